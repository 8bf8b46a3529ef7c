import ArgumentParser

/// `render new` as typed.
struct NewArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Write a package with a scene of your own and this command for it.",
    usage: "render new NAME [options]",
    discussion: HelpTexts.new)

  @Argument(help: ArgumentHelp("What the package is called: MyScene.", valueName: "name"))
  var name: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The folder to make (default: NAME, here). It must not exist.", valueName: "folder"),
    completion: .directory)
  var path: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      What the package depends on: the folder or the address of Zoetrope's sources (default: those \
      this command was built from, or that were installed with it).
      """, valueName: "path|url"),
    completion: .directory)
  var zoetrope: String?

  @Flag(help: "Say what was written as JSON on standard output.")
  var json = false

  @Flag(help: .hidden)
  var withinZoetrope = false
}
