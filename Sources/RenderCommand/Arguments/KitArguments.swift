import ArgumentParser

/// `render kit` as typed.
struct KitArguments: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kit",
    abstract: "Say how swiftc compiles against the installed modules.",
    usage: "render kit",
    discussion: HelpTexts.kit)
}
