import Foundation
import Testing

/// What a command with very many layers takes: a tenth of a gigabyte for a hundred thousand, beside what any takes.
@Suite struct ManyLayersTests {
  private static let layers = 100_000

  /// Visible ones, such as are mostly beyond the picture, and one more that moves through ten frames.
  @Test(arguments: ["wide", "beyond", "moving"])
  func aHundredThousandTakeATenthOfAGigabyte(kind: String) throws {
    let outcome = try BuiltCommand.sample.run(
      ["many", "--fps", "100", "--scale", "1", "--jobs", "2", "--memory", "160M", "-o", "frames"]
        + (kind == "moving" ? ["--frames", "0-9"] : ["--frames", "5"]),
      in: TemporaryFolder(), environment: ["SAMPLE_MANY": "\(kind) \(Self.layers)"])
    #expect(outcome.status == 0, "\(outcome.message)")
  }

  /// Of each of very many animations a delegate and a block are told; a layer shows when all have been.
  @Test(arguments: ["told", "told-together"])
  func everyEndOfManyAnimationsIsTold(kind: String) throws {
    func picture(_ count: Int) throws -> Data {
      let folder = try TemporaryFolder()
      let outcome = try BuiltCommand.sample.run(
        ["many", "--at", "0.0999", "--scale", "1", "--quiet", "-o", "still.png"], in: folder,
        environment: ["SAMPLE_MANY": "\(kind) \(count)"])
      #expect(outcome.status == 0, "\(outcome.message)")
      return try Data(contentsOf: folder.url.appendingPathComponent("still.png"))
    }
    let few = try picture(3)
    #expect(try few == picture(20_000))
    let none = try TemporaryFolder()
    _ = try BuiltCommand.sample.run(
      ["many", "--at", "0.05", "--scale", "1", "--quiet", "-o", "still.png"], in: none,
      environment: ["SAMPLE_MANY": "\(kind) 3"])
    #expect(try few != Data(contentsOf: none.url.appendingPathComponent("still.png")))
  }
}
