import Foundation
import RenderCommand
import Testing

/// The page of the manual and the pages of help.
@Suite struct ManualTests {
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

  @Test func theManualNamesEveryCommandAndEveryOption() throws {
    let manual = try BuiltCommand.sample.run(["--generate-manual"], in: folder)
    #expect(manual.status == 0)
    let text = manual.text.replacing("\\-", with: "-")
    for words in try subcommands() {
      #expect(text.contains(words.joined(separator: " ")))
      let help = try BuiltCommand.sample.run(words + ["--help"], in: folder).text
      for option in help.matches(of: /--[a-z-]+[a-z]/) where option.output != "--help" {
        #expect(text.contains(option.output), "\(words) \(option.output)")
      }
    }
  }

  @Test func everyExitStatusIsInTheManual() throws {
    let text = try BuiltCommand.sample.run(["--generate-manual"], in: folder).text
    for status in ExitStatus.allCases {
      #expect(text.contains("\n.B \(status.rawValue)\n"), "\(status)")
    }
  }

  @Test(.enabled(if: BuiltCommand.systemHas("groff"), "groff is not here"))
  func theFormatterHasNothingToSayAboutTheManual() throws {
    let manual = try BuiltCommand.sample.run(["--generate-manual"], in: folder)
    try manual.output.write(to: folder.url.appendingPathComponent("page.1"))
    let groff = try #require(BuiltCommand(ofSystem: "groff"))
    let page = try groff.run(["-man", "-ww", "-k", "-Tutf8", "-P-cbou", "page.1"], in: folder)
    #expect(page.status == 0)
    #expect(page.message.isEmpty, "\(page.message)")
    #expect(page.text.contains("SYNOPSIS"))
    #expect(page.text.contains("EXIT STATUS"))
  }
}
