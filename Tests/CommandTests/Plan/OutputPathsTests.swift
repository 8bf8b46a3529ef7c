import Foundation
import Testing

/// Two outputs that would be one file are refused, by whatever path.
@Suite struct OutputPathsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent(name).path, withDestinationPath: target)
  }

  private func expectRefusal(_ words: [String]) throws {
    let before = try folder.names()
    let outcome = try BuiltCommand.sample.run(words, in: folder)
    #expect(outcome.status == 64, "\(words): \(outcome.message)")
    #expect(
      outcome.message.contains("is given twice") || outcome.message.contains("is where"),
      "\(outcome.message)")
    #expect(outcome.message.split(separator: "\n").count == 1)
    #expect(try folder.names() == before)
  }

  @Test(arguments: [
    ["a.gif", "a.gif"], ["a.gif", "./a.gif"], ["x/../a.gif", "a.gif"], ["out", "out/"],
    ["out", "./out"], ["out", "out/%05d.png"], ["out/%d.png", "out/../out/%d.png"],
    ["out/a.gif", "out//a.gif"],
  ])
  func oneFileBySeveralPaths(paths: [String]) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("x"), withIntermediateDirectories: true)
    try expectRefusal(["square", "-q", "-o", paths[0], "-o", paths[1]])
  }

  @Test func linksAreFollowed() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("real"), withIntermediateDirectories: true)
    try Data("x".utf8).write(to: folder.url.appendingPathComponent("real/a.gif"))
    try FileManager.default.linkItem(
      at: folder.url.appendingPathComponent("real/a.gif"),
      to: folder.url.appendingPathComponent("hard.gif"))
    try link("soft", to: "real")
    try link("soft.gif", to: "real/a.gif")
    try link("dangling.gif", to: "real/later.gif")
    for (one, other) in [
      ("real/a.gif", "hard.gif"), ("real/a.gif", "soft.gif"), ("hard.gif", "soft.gif"),
      ("real/b.gif", "soft/b.gif"), ("real", "soft"), ("dangling.gif", "real/later.gif"),
      ("real/%05d.png", "soft"),
    ] {
      try expectRefusal(["square", "-q", "-o", one, "-o", other])
      try expectRefusal(["square", "-q", "-o", other, "-o", one])
    }
  }

  @Test func aFileAmongFramesIsOne() throws {
    try expectRefusal(
      ["square", "-q", "--frames", "0", "-o", "out", "-o", "out/00000.png"])
  }

  @Test func outputsBesideEachOtherAreWelcome() throws {
    let words = [
      "square", "-q", "--frames", "0-1", "-o", "out", "-o", "out/a%d.png", "-o", "out/clip.gif",
      "-o", "other/clip.gif",
    ]
    let outcome = try BuiltCommand.sample.run(words, in: folder)
    #expect(outcome.status == 0, "\(outcome.message)")
    #expect(
      try folder.names(in: "out").filter { !$0.hasPrefix(".") }
        == ["00000.png", "00001.png", "a0.png", "a1.png", "clip.gif"])
  }

  @Test func aSheetGoesToAllThatAreNamed() throws {
    let words = ["sheet", "square", "-q", "-o", "a.png", "-o", "b/c.png"]
    #expect(try BuiltCommand.sample.run(words, in: folder).status == 0)
    #expect(try folder.contents(of: "a.png") == folder.contents(of: "b/c.png"))
    try expectRefusal(["sheet", "square", "-q", "-o", "a.png", "-o", "./a.png"])
    try link("l.png", to: "a.png")
    try expectRefusal(["sheet", "square", "-q", "-o", "l.png", "-o", "a.png"])
    try expectRefusal(["sheet", "square", "-q", "-o", "-", "-o", "-"])
  }

  @Test func aPackageHasOnePlace() throws {
    let outcome = try BuiltCommand.sample.run(
      ["adapt", "A.swift", "-o", "a", "-o", "b"], in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.message.contains("given 2 times"), "\(outcome.message)")
  }
}
