import Testing

/// Pages of help hold together: where they point to, and how their lists are set.
@Suite struct HelpPageTests {
  @Test(arguments: ["record", "check"])
  func whatIsWrongWithAGoldenPointsToItsPage(name: String) throws {
    let folder = try TemporaryFolder()
    let outcome = try BuiltCommand.sample.run(["golden", name, "--bogus"], in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.message.contains("'render help golden \(name)' shows all options"))
    let page = try BuiltCommand.sample.run(["help", "golden", name], in: folder)
    #expect(page.text.contains("--goldens"))
  }

  @Test(arguments: [
    [], ["list"], ["inspect"], ["sheet"], ["compare"], ["new"], ["golden"], ["golden", "record"],
    ["golden", "check"],
  ])
  func exitStatusesAreSetInOneColumn(words: [String]) throws {
    let page = try BuiltCommand.sample.run(["help"] + words, in: try TemporaryFolder()).text
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "EXIT STATUS:"))
    let list = lines[(start + 1)...].prefix { !$0.isEmpty }
    #expect(!list.isEmpty)
    #expect(list.allSatisfy { $0.hasPrefix("  ") }, "\(list)")
  }
}
