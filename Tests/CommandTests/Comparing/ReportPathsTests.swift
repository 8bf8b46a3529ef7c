import Foundation
import Testing

/// Reports never take the place of what is compared.
@Suite struct ReportPathsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a", "b"] {
      let words = ["square", "-q", "--frames", "0-2", "-o", name]
      #expect(try BuiltCommand.sample.run(words, in: folder).status == 0)
    }
  }

  private func expectRefusal(_ words: [String], naming fragment: String) throws {
    let outcome = try BuiltCommand.sample.run(words, in: folder)
    #expect(outcome.status == 64, "\(words)")
    #expect(outcome.message.contains(fragment), "\(outcome.message)")
    #expect(outcome.message.split(separator: "\n").count == 1, "\(outcome.message)")
  }

  @Test(arguments: [
    ["--junit", "b/00001.png"], ["--junit", "a/../b/new.PNG"], ["--diff", "a"],
    ["--diff", "b/strips"], ["--html", "a"], ["--html", "./b/"], ["--html", "a/report"],
    ["--html", "link"],
  ])
  func compareLeavesItsPicturesAlone(words: [String]) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("link").path, withDestinationPath: "a")
    let before = try folder.contents(of: "b/00001.png")
    try expectRefusal(["compare", "a", "b"] + words, naming: "which is compared")
    #expect(try folder.contents(of: "b/00001.png") == before)
  }

  @Test func compareLeavesASinglePictureAlone() throws {
    let words = ["compare", "a/00000.png", "b/00000.png", "--junit", "a/00000.png"]
    try expectRefusal(words, naming: "--junit \"a/00000.png\" is \"a/00000.png\"")
  }

  @Test func whatIsNoPictureMayLieBesideThem() throws {
    let words = ["compare", "a", "b", "-q", "--junit", "a/junit.xml", "--html", "."]
    #expect(try BuiltCommand.sample.run(words, in: folder).status == 0)
    #expect(try BuiltCommand.sample.run(["compare", "a", "b"], in: folder).status == 0)
  }

  @Test(arguments: ["--junit", "--diff", "--html"])
  func standardOutputIsTaken(option: String) throws {
    try expectRefusal(["compare", "a", "b", option, "-"], naming: "\(option) \"-\" is not a path")
    #expect(try folder.names() == ["a", "b"])
  }

  @Test func checkLeavesTheGoldensAlone() throws {
    let record = ["golden", "record", "square", "-q"]
    #expect(try BuiltCommand.sample.run(record, in: folder).status == 0)
    let check = ["golden", "check", "square"]
    try expectRefusal(
      check + ["--junit", "Goldens/square/golden.txt"], naming: "which is a golden")
    try expectRefusal(check + ["--diff", "Goldens/square"], naming: "which is a golden")
    try expectRefusal(check + ["--html", "Goldens/square/page"], naming: "which is a golden")
    let within = ["golden", "check", "--goldens", "Goldens", "-q", "--junit", "Goldens/junit.xml"]
    #expect(try BuiltCommand.sample.run(within, in: folder).status == 0)
    #expect(try BuiltCommand.sample.run(check, in: folder).status == 0)
  }
}
