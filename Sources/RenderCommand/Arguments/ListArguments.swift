import ArgumentParser

/// `render list` as typed.
struct ListArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the scenes, or the parameters of one.",
    usage: "render list [SCENE] [--json]")

  @Argument(help: ArgumentHelp("List this scene's parameters.", valueName: "scene"))
  var scene: String?

  @Flag(help: "JSON on standard output.")
  var json = false
}
