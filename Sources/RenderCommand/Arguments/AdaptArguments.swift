import ArgumentParser

/// `render adapt` as typed.
struct AdaptArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adapt",
    abstract: "Write a project's adapted sources as a package to go on with.",
    usage: "render adapt PATH -o FOLDER [options]",
    discussion: HelpTexts.adapt)

  @Argument(
    help: ArgumentHelp("The project: a file, a folder, what Xcode opens.", valueName: "path"),
    completion: .file())
  var path: String

  @Option(
    name: [.short, .long], parsing: .unconditionalSingleValue,
    help: ArgumentHelp("The folder to make. It must not exist.", valueName: "folder"),
    completion: .directory)
  var output: [String]

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Adapt this target (default: its first app for iOS).", valueName: "name"))
  var target: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "What the package depends on: the folder or the address of Zoetrope's sources (default: as for "
        + "'render new').", valueName: "path|url"),
    completion: .directory)
  var zoetrope: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Where builds of projects are kept (default: ~/.cache/zoetrope).", valueName: "folder"),
    completion: .directory)
  var cache: String?

  @Flag(name: [.short, .long], help: "Say nothing but errors.")
  var quiet = false
}
