import RenderCommand
import SceneLibrary

/// The command `render`, with the scenes of the library.
@main
struct Render {
  static func main() async {
    await RenderCommand.main(scenes: SceneLibrary.scenes)
  }
}
