import ArgumentParser

/// `render inspect` as typed.
struct InspectArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Show the presentation tree of a scene at one time.",
    usage: "render inspect SCENE --at T [--json]",
    discussion: HelpTexts.inspect)

  @Argument(help: ArgumentHelp("What to look at.", valueName: "scene"), completion: .scenes)
  var scene: String

  @OptionGroup var staging: StagingArguments

  @OptionGroup var project: ProjectArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The time to look at: 1.5, 250ms, 90f (default: 0).", valueName: "time"))
  var at: String?

  @Flag(help: "JSON on standard output.")
  var json = false
}
