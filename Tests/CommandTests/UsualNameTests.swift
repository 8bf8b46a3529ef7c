import Testing

/// Where things go when `-o` says nothing.
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
}
