import ArgumentParser

/// The command line as a whole: which subcommands there are and which one is meant when none is
/// named.
struct CommandSyntax: ParsableCommand {
  static let version = "0.2.0"

  /// What the program is called, where a shell is to know it.
  @TaskLocal static var name = "render"

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: name,
      abstract: "Render Core Animation scenes to PNG frames, GIFs and films.",
      version: version,
      subcommands: [
        FramesArguments.self, ListArguments.self, InspectArguments.self, SheetArguments.self,
        CompareArguments.self, GoldenArguments.self, VerifyArguments.self, CleanArguments.self,
        AssembleArguments.self, NewArguments.self, AdaptArguments.self, KitArguments.self,
      ],
      defaultSubcommand: FramesArguments.self)
  }
}
