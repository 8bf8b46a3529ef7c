import ArgumentParser

/// The command line as a whole: which subcommands there are and which one is meant when none is
/// named.
struct CommandSyntax: ParsableCommand {
  static let version = "0.2.0"

  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Render Core Animation scenes to PNG frames, GIFs and films.",
    version: version,
    subcommands: [
      FramesArguments.self, ListArguments.self, InspectArguments.self, SheetArguments.self,
      CompareArguments.self, GoldenArguments.self, VerifyArguments.self, CleanArguments.self,
      AssembleArguments.self, NewArguments.self, AdaptArguments.self, KitArguments.self,
    ],
    defaultSubcommand: FramesArguments.self)
}
