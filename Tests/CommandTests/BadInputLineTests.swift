import Foundation
import Testing

/// Every kind of bad input gets its one line, the same each time, and nothing is written.
@Suite struct BadInputLineTests {
  @Test(arguments: BadInputLines.all)
  func badInputGetsItsLine(words: String, status: Int32, line: String) throws {
    let folder = try TemporaryFolder()
    try Self.fill(folder.url)
    let before = try folder.names()
    let typed = words.split(separator: " ").map { $0 == "''" ? "" : String($0) }
    let outcome = try BuiltCommand.sample.run(typed, in: folder)
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty)
    let lines = outcome.message.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 2 && lines.last == "", "one whole line: \(outcome.message)")
    let first = try #require(lines.first)
    #expect(first.hasPrefix("render: "))
    let said = first.dropFirst("render: ".count)
    if line.hasPrefix("…") {
      #expect(said.hasSuffix(line.dropFirst()))
    } else {
      #expect(said == line)
    }
    #expect(try folder.names() == before, "nothing is written")
  }

  /// What was typed may be of any length, and hold anything.
  @Test(arguments: [
    "square --set startTimeOffset=%", "square --set %", "square --set %=1", "%", "square --fps %",
    "square --%", "% %", "square -o /%/a.png", "golden check %", "compare % %", "list %", "new %",
  ])
  func whatWasTypedIsCut(words: String) throws {
    let folder = try TemporaryFolder()
    let texts = ["a", "é", "\"", "'", "\u{301}", "👩‍👩‍👧", "\u{1B}[2J", "\n", "\u{2028}"]
    for text in texts {
      let long = String(repeating: text, count: 1500)
      let typed = words.split(separator: " ").map { $0.replacingOccurrences(of: "%", with: long) }
      let outcome = try BuiltCommand.sample.run(typed, in: folder)
      #expect([64, 65, 66, 73].contains(outcome.status), "\(outcome.message)")
      #expect(outcome.output.isEmpty)
      #expect(outcome.message.unicodeScalars.count < 3200)
      #expect(outcome.message.hasPrefix("render: ") && outcome.message.hasSuffix("\n"))
      let lines = outcome.message.split(whereSeparator: \.isNewline)
      #expect(lines.count == 1)
      #expect(!outcome.message.unicodeScalars.contains("\u{1B}"))
    }
  }

  @Test func theTableHoldsSixtyKindsAndMore() {
    #expect(Set(BadInputLines.all.map { $0.line }).count >= 60)
  }

  /// Files that are not what their names say.
  private static func fill(_ folder: URL) throws {
    let files = [
      "empty.png": "", "text.png": "hello\n", "hello.txt": "hello\n", "main.swift": "let x = \n",
      "late.script": "0.5 tap 1,1\nsoon tap 1,1\n", "verb.script": "1 jump 1,1\n",
      "quote.script": "1 type \"x\n", "frames/notes.txt": "mine\n",
      "broken/text.ttf": "just a text file\n",
      "plist.xcodeproj/project.pbxproj": "{ objects = ",
      "Goldens/cut/golden.txt": "zoetrope golden 1\nscene \"square\"\n",
    ]
    for name in ["empty", "other", "nothing.xcodeproj", "empty.xcworkspace"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    try Data([0xFF, 0xFE, 0x31]).write(to: folder.appendingPathComponent("bin.script"))
  }
}
