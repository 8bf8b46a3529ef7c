import ArgumentParser

/// `render list` as typed.
struct ListArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the scenes, or the parameters of one.",
    usage: "render list [SCENE|PATH] [--json]")

  @Argument(
    help: ArgumentHelp("List this scene's parameters.", valueName: "scene"), completion: .scenes)
  var scene: String?

  @OptionGroup var project: ProjectArguments

  @Flag(help: "List the devices that --screen knows.")
  var screens = false

  @Flag(help: "JSON on standard output.")
  var json = false
}
