import Foundation
import Testing

/// What `--content-size` does to a page whose texts follow the size that the user wants.
@Suite struct ContentSizeTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ words: String) throws -> BuiltCommand.Outcome {
    try BuiltCommand.render.run(
      words.split(separator: " ").map(String.init), in: folder)
  }

  /// The page of lists, small.
  private func page(_ options: String, _ name: String) throws -> Data {
    let outcome = try run("features-controls --at 8.5 --scale 0.25 -o \(name).png \(options)")
    #expect(outcome.status == 0, "\(outcome.message)")
    return try folder.contents(of: "\(name).png")
  }

  @Test func textsAreAsLargeAsTheUserWants() throws {
    let usual = try page("", "usual")
    #expect(try page("--content-size large", "large") == usual)
    #expect(try page("--content-size LARGE", "capitals") == usual)
    let greater = try page("--content-size accessibility-large", "greater")
    #expect(greater != usual)
    #expect(try page("--content-size extra-small", "smaller") != usual)
    #expect(try page("--content-size accessibility-extra-large", "greatest") != greater)
  }

  @Test(arguments: ["huge", "0", "accessibility", "extra_small"])
  func otherSizesAreRefused(size: String) throws {
    let outcome = try run("features-controls --at 8.5 -o x.png --content-size \(size)")
    #expect(outcome.status != 0)
    #expect(outcome.message.contains("\"\(size)\"") && outcome.message.contains("--content-size"))
    #expect(outcome.message.contains("accessibility-medium"))
  }
}
