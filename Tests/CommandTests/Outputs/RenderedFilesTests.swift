import Foundation
import PNG
import Testing

@Suite struct RenderedFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @discardableResult
  private func render(_ words: String...) throws -> BuiltCommand.Outcome {
    try render(words)
  }

  @discardableResult
  private func render(_ words: [String]) throws -> BuiltCommand.Outcome {
    let outcome = try BuiltCommand.sample.run(["square"] + words, in: folder)
    #expect(outcome.status == 0, "\(outcome.message)")
    return outcome
  }

  /// Width and height in the header of a PNG file.
  private func size(of name: String) throws -> [Int] {
    let bytes = [UInt8](try folder.contents(of: name))
    return [16, 20].map { at in bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  private func numbers(_ numbers: some Sequence<Int>) -> [String] {
    numbers.map { String(repeating: "0", count: 5 - "\($0)".count) + "\($0).png" }
  }

  @Test func withoutOptionsTheClipGoesIntoAFolderOfTheScenesName() throws {
    let outcome = try render()
    #expect(outcome.output.isEmpty)
    #expect(try folder.names(in: "out/square") == numbers(0..<30))
    #expect(try size(of: "out/square/00000.png") == [64, 48])
    #expect(outcome.message.contains("30 frames in "))
    #expect(outcome.message.contains("in out/square ("))
    #expect(outcome.message.contains("); for a film: ffmpeg -framerate 60 -i "))
  }

  @Test func theSubcommandMayBeNamed() throws {
    let outcome = try BuiltCommand.sample.run(
      ["render", "--frames", "0", "square", "-o", "a"], in: folder)
    #expect(outcome.status == 0)
    #expect(try folder.names(in: "a") == ["00000.png"])
  }

  @Test func aPartKeepsTheNumbersOfTheWhole() throws {
    try render("--from", "0.1", "--to", "200ms", "-o", "a")
    #expect(try folder.names(in: "a") == numbers(6..<12))
    try render("--from", "6f", "--duration", "0:00.1", "-o", "b")
    #expect(try folder.names(in: "b") == numbers(6..<12))
    try render("--frames", "3-5,28-,9", "-o", "c")
    #expect(try folder.names(in: "c") == numbers([3, 4, 5, 9, 28, 29]))
    for name in numbers(6..<12) {
      #expect(try folder.contents(of: "a/\(name)") == folder.contents(of: "b/\(name)"))
    }
  }

  @Test func atTheLowestRatesThereIsStillTheFirstFrame() throws {
    try render("--fps", "0.1", "-o", "a")
    #expect(try folder.names(in: "a") == ["00000.png"])
  }

  @Test func aTemplateNamesTheFiles() throws {
    try render("--frames", "7-8", "-o", "deep/er/f-%03d.png")
    #expect(try folder.names(in: "deep/er") == ["f-007.png", "f-008.png"])
  }

  @Test func oneStillEqualsTheFrameOfTheSequence() throws {
    try render("-o", "all")
    try render("--at", "0.25", "-o", "still.png")
    try render("--at", "15f", "-o", "one")
    let frame = try folder.contents(of: "all/00015.png")
    #expect(try folder.contents(of: "still.png") == frame)
    #expect(try folder.contents(of: "one/00015.png") == frame)
  }

  @Test func aStillBetweenFramesLeavesTheNumberedOnesAlone() throws {
    try render("--at", "0.255", "-o", "a")
    #expect(try folder.names(in: "a") == ["at-0.255s.png"])
  }

  @Test(arguments: ["2", "7"])
  func jobsDoNotChangeTheBytes(jobs: String) throws {
    try render("--jobs", "1", "-o", "one")
    try render("--jobs", jobs, "-o", "many")
    for name in numbers(0..<30) {
      #expect(try folder.contents(of: "one/\(name)") == folder.contents(of: "many/\(name)"))
    }
  }

  @Test(arguments: ["1", "3"])
  func theCacheDoesNotChangeTheBytes(jobs: String) throws {
    try render("--jobs", jobs, "-o", "kept")
    try render("--jobs", jobs, "--no-cache", "-o", "anew")
    for name in numbers(0..<30) {
      #expect(try folder.contents(of: "kept/\(name)") == folder.contents(of: "anew/\(name)"))
    }
  }

  @Test func smallFilesHoldTheSamePixels() throws {
    try render("--frames", "3", "-o", "default.png")
    try render("--frames", "3", "--png", "fast", "-o", "fast.png")
    try render("--frames", "3", "--png", "small", "-o", "small.png")
    let fast = try PNGDecoder.decode([UInt8](folder.contents(of: "fast.png")))
    let small = try PNGDecoder.decode([UInt8](folder.contents(of: "small.png")))
    #expect(fast.pixels == small.pixels)
    #expect(try folder.contents(of: "default.png") == folder.contents(of: "fast.png"))
  }

  @Test func sizeAndScaleDecideThePixels() throws {
    try render("--frames", "0", "--scale", "1.5", "-o", "a.png")
    #expect(try size(of: "a.png") == [48, 36])
    try render("--frames", "0", "--size", "100x60", "-o", "b.png")
    #expect(try size(of: "b.png") == [100, 60])
    try render("--frames", "0", "--screen", "20x30", "--scale", "1", "-o", "c.png")
    #expect(try size(of: "c.png") == [20, 30])
  }

  @Test func theRateDecidesTheNumberOfFrames() throws {
    try render("--fps", "29.97", "-o", "a")
    #expect(try folder.names(in: "a").count == 15)
    try render("--fps", "25/2", "-o", "b")
    #expect(try folder.names(in: "b").count == 6)
  }

  @Test func rawFramesFillStandardOutput() throws {
    let outcome = try render("-o", "-", "--scale", "1", "--frames", "0-4")
    #expect(outcome.output.count == 32 * 24 * 4 * 5)
    // The first frame's last pixel: white, opaque.
    #expect([UInt8](outcome.output[3068..<3072]) == [255, 255, 255, 255])
    #expect(outcome.message.contains("ffmpeg -f rawvideo -pix_fmt rgba -video_size 32x24"))
    #expect(try folder.names().isEmpty)
  }

  @Test func theBackgroundLiesBesideTheScreen() throws {
    let outcome = try render(
      "-o", "-", "--size", "64x24", "--frames", "0", "--background", "#102030")
    #expect([UInt8](outcome.output.prefix(4)) == [0x10, 0x20, 0x30, 255])
  }

  @Test func withoutABackgroundTheScenesOwnGoesOn() throws {
    let outcome = try render("-o", "-", "--size", "64x24", "--frames", "0")
    #expect([UInt8](outcome.output.prefix(4)) == [255, 255, 255, 255])
    // Fractions of a pixel at the screen's edges are white too, and nothing is clear.
    for size in [["--size", "61x47"], ["--scale", "1.3"]] {
      let pixels = try render(["-o", "-", "--frames", "0"] + size).output
      let alphas = stride(from: 3, to: pixels.count, by: 4).map { pixels[$0] }
      #expect(alphas.allSatisfy { $0 == 255 })
    }
  }

  @Test func parametersReachTheScene() throws {
    try render("--at", "0.25", "-o", "a.png")
    try render("--at", "0", "--set", "startTimeOffset=0.25", "-o", "b.png")
    #expect(try folder.contents(of: "a.png") == folder.contents(of: "b.png"))
  }

  @Test func quietSaysNothing() throws {
    #expect(try render("--quiet", "-o", "a").message.isEmpty)
  }

  @Test func aLogHasOneLineForEachTenth() throws {
    let lines = try render("-o", "a").message.split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines.filter { $0.contains(" %  ") }.count == 10)
  }

  @Test func olderFramesAreReplaced() throws {
    try render("--frames", "0", "-o", "a")
    let before = try folder.contents(of: "a/00000.png")
    try render("--frames", "0", "-o", "a", "--background", "black", "--scale", "1")
    #expect(try folder.contents(of: "a/00000.png") != before)
    #expect(try folder.names(in: "a") == ["00000.png"])
  }

  @Test func strictFailsOnWhatIsNotDrawn() throws {
    let words = ["square-with-defects", "-o", "a"]
    let loose = try BuiltCommand.sample.run(words, in: folder)
    #expect(loose.status == 0)
    #expect(loose.message.contains("not drawn: glow, lamp"))
    let strict = try BuiltCommand.sample.run(words + ["--strict"], in: folder)
    #expect(strict.status == 65)
    #expect(strict.message.contains("glow"))
  }
}
