import Foundation
import Testing

/// `render SCENE --motion-blur`, on the built executable.
@Suite struct MotionBlurTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func render(_ words: String) throws -> BuiltCommand.Outcome {
    let outcome = try BuiltCommand.sample.run(
      ["square"] + words.split(separator: " ").map(String.init), in: folder)
    #expect(outcome.status == 0, "\(outcome.message)")
    return outcome
  }

  /// The red square moves by 64 pixels a second: for a whole turn of a quarter of a second by 16, one
  /// for each moment, and at this time each lies on whole pixels.
  @Test func aSquareThatMovesSteadilyHasARampOfLight() throws {
    let bytes = [UInt8](
      try render("--fps 4 --at 0.2578125 --motion-blur 360 --motion-samples 16 -o -").output)
    for x in 0..<60 {
      let covering = (0..<16).filter { (1 + $0..<17 + $0).contains(x) }.count
      let light = 1 - Double(covering) / 16
      let code = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
      let green = Double(bytes[(24 * 64 + x) * 4 + 1])
      #expect(abs(green - code * 255) <= 1, "at \(x): \(green), not \(code * 255)")
    }
  }

  @Test func aHundredAndEightyDegreesAndSixteenMomentsAreMeantWhereNothingIsSaid() throws {
    _ = try render("--frames 3 --motion-blur -o a.png")
    _ = try render("--frames 3 --motion-blur 180 --motion-samples 16 -o b.png")
    _ = try render("--frames 3 -o c.png")
    #expect(try folder.contents(of: "a.png") == folder.contents(of: "b.png"))
    #expect(try folder.contents(of: "a.png") != folder.contents(of: "c.png"))
  }

  @Test func neitherJobsNorCacheNorTheChoiceOfFramesChangeTheBytes() throws {
    _ = try render("--motion-blur 270 -o a --jobs 1")
    _ = try render("--motion-blur 270 -o b --jobs 3")
    _ = try render("--motion-blur 270 -o c --no-cache")
    _ = try render("--motion-blur 270 -o d --frames 7,20")
    _ = try render("--motion-blur 270 -o d/%05d.png --at 11f --jobs 4")
    let names = try folder.names(in: "a")
    #expect(names.count == 30)
    for name in names {
      let bytes = try folder.contents(of: "a/\(name)")
      #expect(try folder.contents(of: "b/\(name)") == bytes)
      #expect(try folder.contents(of: "c/\(name)") == bytes)
    }
    for name in try folder.names(in: "d") {
      #expect(try folder.contents(of: "d/\(name)") == folder.contents(of: "a/\(name)"))
    }
  }

  @Test(arguments: [
    ("--motion-blur 0", ["--motion-blur", "\"0\"", "360"]),
    ("--motion-blur 361", ["--motion-blur", "\"361\""]),
    ("--motion-blur nan", ["--motion-blur", "nan"]),
    ("--motion-blur 180 --motion-samples 1", ["--motion-samples", "\"1\"", "256"]),
    ("--motion-blur 180 --motion-samples 1000", ["--motion-samples", "\"1000\""]),
    ("--motion-samples 8", ["--motion-samples", "add --motion-blur"]),
  ])
  func nonsenseIsRefusedInOneLine(words: String, fragments: [String]) throws {
    let outcome = try BuiltCommand.sample.run(
      ["square"] + words.split(separator: " ").map(String.init), in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.message.split(separator: "\n").count == 1)
    for fragment in fragments { #expect(outcome.message.contains(fragment), "\(outcome.message)") }
    #expect(try folder.names() == [])
  }
}
