import ArgumentParser
import Foundation

/// A command as its definition describes it: what completions and the manual are made of, so that
/// neither has to be told of a new subcommand or option.
struct CommandDescription: Decodable {
  var commandName: String
  var shouldDisplay: Bool
  var abstract: String?
  var discussion: String?
  var defaultSubcommand: String?
  var subcommands: [CommandDescription]?
  var arguments: [ArgumentDescription]?

  /// The whole command line, as the parser dumps it.
  static func whole() throws(Diagnostic) -> CommandDescription {
    struct Dump: Decodable {
      var command: CommandDescription
    }
    do {
      return try JSONDecoder().decode(Dump.self, from: Data(CommandSyntax._dumpHelp().utf8)).command
    } catch {
      throw Diagnostic(.software, "the command line cannot be described: \(error)")
    }
  }

  /// Subcommands that people see, without the one that is meant when none is named.
  var namedSubcommands: [CommandDescription] {
    (subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != defaultSubcommand }
  }

  /// What is meant when no subcommand is named: that of `defaultSubcommand`, else the command itself.
  var unnamed: CommandDescription {
    subcommands?.first { $0.commandName == defaultSubcommand } ?? self
  }

  /// Arguments that people see.
  var shownArguments: [ArgumentDescription] {
    (arguments ?? []).filter(\.shouldDisplay)
  }
}
