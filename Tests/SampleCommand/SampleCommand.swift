import RenderCommand

/// The command with scenes of one's own, as another package has it.
@main
struct SampleCommand {
  static func main() async {
    await RenderCommand.main(
      scenes: sampleScenes + CardScene.listed + ClearScene.listed + BusyScene.listed
        + ManyScene.listed)
  }
}
