import RenderCommand

@main struct Main {
  static func main() async { await RenderCommand.main(scenes: [scene]) }
}
