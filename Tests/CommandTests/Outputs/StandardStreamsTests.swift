import Foundation
import Testing

/// Standard output that is closed, full or no longer read, and standard error that is a terminal or
/// not: of every command that writes there.
@Suite struct StandardStreamsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let still = ["square", "--at", "0", "-q", "-o"]
    #expect(try BuiltCommand.sample.run(still + ["a.png"], in: folder).status == 0)
    #expect(try BuiltCommand.sample.run(still + ["b.png"], in: folder).status == 0)
  }

  private static let commands: [[String]] = [
    ["list"], ["list", "--json"], ["list", "box"], ["inspect", "square"],
    ["inspect", "square", "--json"], ["compare", "a.png", "b.png"],
    ["compare", "a.png", "b.png", "--json"], ["new", "Written", "--json"],
    ["square", "-q", "--json", "-o", "out"], ["square", "-q", "-o", "-"], ["--help"],
    ["help", "list"], ["new", "--help"], ["--version"], ["--experimental-dump-help"],
    ["--generate-completion-script", "bash"],
  ]

  /// Runs a command of the sample in a shell, with its output redirected.
  private func run(_ words: [String], _ redirection: String) throws -> BuiltCommand.Outcome {
    let shell = try #require(BuiltCommand(ofSystem: "sh"))
    return try shell.run(
      ["-c", "\"$0\" \"$@\" \(redirection)", BuiltCommand.sample.path] + words, in: folder)
  }

  @Test(arguments: commands)
  func aClosedOneIsAnErrorInOneLine(words: [String]) throws {
    let outcome = try run(words, ">&-")
    #expect(outcome.status == 74)
    #expect(
      outcome.message.contains("standard output cannot be written: Bad file descriptor"),
      "\(outcome.message)")
    #expect(outcome.message.split(separator: "\n").count == 1, "\(outcome.message)")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: commands)
  func aFullOneIsAnErrorInOneLine(words: [String]) throws {
    let outcome = try run(words, "> /dev/full")
    #expect(outcome.status == 74)
    #expect(outcome.message.contains("No space left on device"), "\(outcome.message)")
    #expect(outcome.message.split(separator: "\n").count == 1, "\(outcome.message)")
  }

  @Test(arguments: commands)
  func aReaderThatIsGoneEndsItQuietly(words: [String]) throws {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try BuiltCommand.sample
      .start(words, in: folder, output: pipe.fileHandleForWriting).outcome()
    #expect(outcome.status == 141)
    #expect(outcome.message.isEmpty, "\(outcome.message)")
  }

  @Test func framesAreWholeWithoutAnyStandardStream() throws {
    #expect(try run(["square", "-o", "closed"], "<&- >&- 2>&-").status == 0)
    #expect(try run(["square", "-o", "open"], "").status == 0)
    let names = try folder.names(in: "closed")
    #expect(names.count == 30)
    for name in names {
      #expect(try folder.contents(of: "closed/\(name)") == folder.contents(of: "open/\(name)"))
    }
  }

  @Test(
    .enabled(if: BuiltCommand.systemHas("script"), "script, which opens a terminal, is not here"),
    arguments: [("TERM=xterm", true), ("TERM=dumb", false), ("TERM=", false)])
  func onlyATerminalThatCanHasABar(variable: String, hasBar: Bool) throws {
    let script = try #require(BuiltCommand(ofSystem: "script"))
    let words = "\(variable) '\(BuiltCommand.sample.path)' square -o bar"
    let outcome = try script.run(["-qec", words, "/dev/null"], in: folder)
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("\u{1B}") == hasBar, "\(outcome.text)")
    #expect(outcome.text.contains("30 frames in"))
  }

  @Test(
    .enabled(if: BuiltCommand.systemHas("script"), "script, which opens a terminal, is not here"),
    arguments: [
      ["list"], ["inspect", "square"], ["--help"], ["lst"], ["compare", "a.png", "b.png"],
    ])
  func nothingIsColoured(words: [String]) throws {
    let script = try #require(BuiltCommand(ofSystem: "script"))
    for variable in ["NO_COLOR=1", "NO_COLOR="] {
      let line =
        "\(variable) TERM=xterm '\(BuiltCommand.sample.path)' "
        + words.joined(separator: " ")
      #expect(!(try script.run(["-qec", line, "/dev/null"], in: folder).text.contains("\u{1B}")))
    }
  }
}
