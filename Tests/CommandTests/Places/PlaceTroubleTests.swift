import Foundation
import Testing

/// What is said where nothing can be found or made is what is so.
@Suite struct PlaceTroubleTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, target) in [
      ("dangling", "nowhere"), ("round", "about"), ("about", "round"), ("stream", "/dev/stdout"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appendingPathComponent(name).path, withDestinationPath: target)
    }
    try Data("text".utf8).write(to: folder.url.appendingPathComponent("file"))
  }

  private func expect(_ words: [String], _ status: Int32, _ fragment: String) throws {
    let outcome = try BuiltCommand.sample.run(words, in: folder)
    #expect(outcome.status == status, "\(words): \(outcome.message)")
    #expect(outcome.message.contains(fragment), "\(words): \(outcome.message)")
    #expect(outcome.message.split(separator: "\n").count == 1, "\(outcome.message)")
    #expect(outcome.output.isEmpty)
  }

  private static let isDangling = "a link to ‘nowhere’, which does not exist"
  private static let isRound = "a link that leads back to itself"

  @Test func outputsThatCannotBe() throws {
    for (place, fragment) in [
      ("dangling", Self.isDangling), ("dangling/", Self.isDangling),
      ("dangling/a.gif", Self.isDangling), ("dangling/deep/%d.png", Self.isDangling),
      ("round", Self.isRound), ("round/a.gif", Self.isRound), ("round/deep", Self.isRound),
      ("file/a.gif", "is a file, not a folder"), ("file/x/a.gif", "which is no folder"),
    ] {
      try expect(["square", "-q", "-o", place], 73, fragment)
    }
    try expect(["sheet", "square", "-q", "-o", "dangling/s.png"], 73, Self.isDangling)
  }

  @Test func streamsAreNoFiles() throws {
    for place in ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"] {
      try expect(["square", "-q", "-o", place], 73, "write to it with ‘-o -’")
      try expect(["square", "-q", "--format", "rgba", "-o", place], 73, "‘-o -’")
    }
    try expect(["square", "-q", "--format", "gif", "-o", "stream"], 73, "device or a pipe")
    try expect(["square", "-q", "-o", "stream"], 73, "device or a pipe")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: folder.url.appendingPathComponent("stream").path) == "/dev/stdout")
  }

  @Test func inputsThatCannotBe() throws {
    for (place, fragment) in [
      ("dangling", Self.isDangling), ("round", Self.isRound), ("file/x", "which is no folder"),
      ("nothing", "does not exist"),
    ] {
      try expect(["compare", place, "file"], 66, fragment)
      try expect(["square", "--script", place], 66, fragment)
      try expect(["square", "--fonts", place], 66, fragment)
      try expect(["golden", "check", "--goldens", place], 66, fragment)
      try expect(["assemble", place, "-o", "a.gif"], 66, fragment)
    }
    try expect(["golden", "check", "--goldens", "file"], 66, "is no folder")
  }

  @Test func goldensHintAtTheirOwnOption() throws {
    for place in ["file", "file/deep", "dangling", "round"] {
      let outcome = try BuiltCommand.sample.run(
        ["golden", "record", "square", "-q", "--goldens", place], in: folder)
      #expect(outcome.status == 73, "\(outcome.message)")
      #expect(outcome.message.contains("with --goldens"), "\(outcome.message)")
      #expect(!outcome.message.contains("-o"), "\(outcome.message)")
    }
  }

  @Test(arguments: [
    ["long"], ["inspect", "long", "--at", "0"], ["golden", "record", "long"],
    ["golden", "check", "long"], ["list", "long"], ["sheet", "long"], ["compare", "long", "x"],
    ["square", "-o", "long"], ["square", "--set", "long=1"], ["square", "--fps", "long"],
    ["square", "--long"], ["new", "long"], ["assemble", "long", "-o", "a.gif"],
  ])
  func whatWasTypedIsCut(words: [String]) throws {
    let name = String(repeating: "x", count: 100_000)
    let outcome = try BuiltCommand.sample.run(
      words.map { $0.replacing("long", with: name) }, in: folder)
    #expect(outcome.status >= 64)
    #expect(outcome.message.utf8.count < 3000, "\(outcome.message.utf8.count)")
    #expect(outcome.message.contains("…"), "\(outcome.message.prefix(300))")
  }
}
