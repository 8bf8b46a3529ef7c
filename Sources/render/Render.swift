import RenderCommand
import SceneLibrary

@main
struct Render {
  static func main() async {
    await RenderCommand.main(scenes: SceneLibrary.scenes)
  }
}
