import Testing

/// A word that is nearly a command: one line that says which.
@Suite struct MisspeltCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [
    (["lst"], "'render list'"), (["inspct", "square", "--at", "1"], "'render inspect'"),
    (["comapre", "a", "b"], "'render compare'"), (["help", "inspct"], "'render inspect'"),
    (["hlep"], "'render help'"), (["sqare"], "mean square"),
    (["square", "--sclae", "2"], "'--scale'"),
    (["list", "--jsn"], "'--json'"), (["inspect", "square", "--jsn"], "'render help inspect'"),
    (["help", "square"], "no command \"square\""),
  ])
  func theNearestIsNamed(words: [String], fragment: String) throws {
    let outcome = try BuiltCommand.sample.run(words, in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.message.contains(fragment), "\(outcome.message)")
    #expect(outcome.message.split(separator: "\n").count == 1, "\(outcome.message)")
  }
}
