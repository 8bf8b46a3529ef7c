import ArgumentParser

extension CommandSyntax {
  /// Names of the subcommands that people type.
  static var subcommandNames: [String] {
    configuration.subcommands.filter { $0 != configuration.defaultSubcommand }
      .map { $0._commandName } + ["help"]
  }
}
