import ArgumentParser

extension CommandSyntax {
  /// The lines of all commands that say how they are used, each once.
  static var usages: [String] {
    var seen: Set<String> = []
    return usages(of: [CommandSyntax.self]).filter { seen.insert($0).inserted }
  }

  private static func usages(of commands: [any ParsableCommand.Type]) -> [String] {
    commands.flatMap { command in
      (command.configuration.usage ?? "").split(separator: "\n").map(String.init)
        + usages(of: command.configuration.subcommands)
    }
  }

  /// Names of the subcommands that people type.
  static var subcommandNames: [String] {
    configuration.subcommands.filter { $0 != configuration.defaultSubcommand }
      .map { $0._commandName } + ["help"]
  }
}
