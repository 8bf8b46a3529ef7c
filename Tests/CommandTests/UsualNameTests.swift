import Testing

/// Where things go when `-o` says nothing, and options as other commands have them.
@Suite struct UsualNameTests {
  @Test(arguments: ["gif", "apng", "rgba", "y4m", "nut"])
  func aFileHasTheEndingOfItsFormat(format: String) throws {
    let folder = try TemporaryFolder()
    let words = ["square", "-q", "--format", format]
    #expect(try BuiltCommand.sample.run(words, in: folder).status == 0)
    #expect(try folder.names(in: "out") == ["square.\(format)"])
    // The folder of frames has its place beside it.
    #expect(try BuiltCommand.sample.run(["square", "-q"], in: folder).status == 0)
    #expect(try folder.names(in: "out").sorted() == ["square", "square.\(format)"])
  }

  @Test func framesGoToAFolderOfTheScenesName() throws {
    let folder = try TemporaryFolder()
    let words = ["square", "-q", "--format", "png"]
    #expect(try BuiltCommand.sample.run(words, in: folder).status == 0)
    #expect(try folder.names(in: "out") == ["square"])
  }

  @Test(arguments: ["-j1", "-j 1", "-j=1", "--jobs 1", "--jobs=1"])
  func theNumberOfJobsMayFollowItsLetter(words: String) throws {
    let folder = try TemporaryFolder()
    let all = "square -q --at 0 -o a.png \(words)".split(separator: " ").map(String.init)
    let outcome = try BuiltCommand.sample.run(all, in: folder)
    #expect(outcome.status == 0, "\(outcome.message)")
    let bad = try BuiltCommand.sample.run(["square", "-jx"], in: folder)
    #expect(bad.status == 64 && bad.message.contains("\"x\""), "\(bad.message)")
  }
}
