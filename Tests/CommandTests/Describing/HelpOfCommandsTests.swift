import Foundation
import Testing

/// The pages of help of all commands.
@Suite struct HelpOfCommandsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private struct Dump: Decodable {
    struct Command: Decodable {
      var commandName: String
      var subcommands: [Command]?
    }
    var command: Command
  }

  /// Every command line that names a subcommand, those of subcommands too.
  private func subcommands() throws -> [[String]] {
    let dump = try BuiltCommand.sample.run(["--experimental-dump-help"], in: folder)
    let root = try JSONDecoder().decode(Dump.self, from: dump.output).command
    func paths(below command: Dump.Command) -> [[String]] {
      (command.subcommands ?? []).flatMap { subcommand in
        [[subcommand.commandName]]
          + paths(below: subcommand).map { [subcommand.commandName] + $0 }
      }
    }
    return paths(below: root).filter { !["render", "help"].contains($0[0]) }
  }

  @Test func everyCommandHasHelpInTwoWaysThatSaysHowItLeaves() throws {
    let commands = try subcommands()
    #expect(commands.contains(["compare"]))
    for words in commands {
      let page = try BuiltCommand.sample.run(words + ["--help"], in: folder)
      #expect(page.status == 0)
      #expect(page.text.contains("EXIT STATUS:"), "\(words)")
      #expect(page.text.contains("64 usage"), "\(words)")
      #expect(page.text.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(words)")
      let same = try BuiltCommand.sample.run(["help"] + words, in: folder)
      #expect(same.status == 0)
      // The page of `help` lacks nothing but its own way to be called.
      #expect(same.text.contains("EXIT STATUS:"))
      #expect(same.text.prefix(40) == page.text.prefix(40))
    }
  }
}
