import Foundation
import PNG
import RenderCommand
import TestSupport
import Testing

/// GIF and APNG files made by the built command, read by code that had no part in writing them.
@Suite struct AnimatedFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @discardableResult
  private func render(_ words: String) throws -> BuiltCommand.Outcome {
    let outcome = try BuiltCommand.sample.run(
      ["square"] + words.split(separator: " ").map(String.init), in: folder)
    #expect(outcome.status == 0, "\(outcome.message)")
    return outcome
  }

  private func bytes(_ name: String) throws -> [UInt8] { [UInt8](try folder.contents(of: name)) }

  private func gif(_ name: String) throws -> GIFReader { try GIFReader(bytes(name)) }

  /// The frames of a run as raw pixels of 64 × 48.
  private func raw(_ words: String) throws -> [[UInt8]] {
    let all = [UInt8](try render(words + " -o -").output)
    let size = 64 * 48 * 4
    return stride(from: 0, to: all.count, by: size).map { Array(all[$0..<$0 + size]) }
  }

  @Test func outputsOfOneRunAreThoseOfSingleRuns() throws {
    let names = ["a.gif", "a.apng", "a.rgba"]
    for name in names { try render("--fps 50 --duration 0.3 -o alone/\(name)") }
    try render("--fps 50 --duration 0.3 -o alone/frames")
    for jobs in 1...3 {
      let run = "run\(jobs)"
      let outputs = (names + ["frames"]).map { "-o \(run)/\($0)" }.joined(separator: " ")
      let outcome = try render("--fps 50 --duration 0.3 --jobs \(jobs) -o - \(outputs)")
      #expect(try outcome.output == folder.contents(of: "alone/a.rgba"))
      #expect(try folder.names(in: run) == ["a.apng", "a.gif", "a.rgba", "frames"])
      for name in names {
        #expect(try bytes("\(run)/\(name)") == bytes("alone/\(name)"))
      }
      for name in try folder.names(in: "alone/frames") {
        #expect(try bytes("\(run)/frames/\(name)") == bytes("alone/frames/\(name)"))
      }
      for name in names {
        let size = Quantity.bytes(try bytes("\(run)/\(name)").count)
        #expect(outcome.message.contains("\(run)/\(name) (\(size))"), "\(outcome.message)")
      }
      #expect(outcome.message.contains("\(run)/frames ("), "\(outcome.message)")
      #expect(!outcome.message.contains("for a film"))
    }
  }

  @Test func aGIFShowsEveryFrameAtItsTime() throws {
    let expected = try raw("--fps 30")
    try render("--fps 30 -o a.gif")
    let reader = try gif("a.gif")
    #expect(reader.repeats == 0)
    #expect(reader.frames.map(\.pixels) == expected)
    let ticks = (0...15).map { frame in (200 * frame + 30) / 60 }
    #expect(reader.delays == zip(ticks.dropFirst(), ticks).map { $0 - $1 })
  }

  @Test func aGIFBeyond50FramesASecondSaysInOneLineWhatIsLeftOut() throws {
    let outcome = try render("-o a.gif -o frames --jobs 2")
    let lines = outcome.message.split(separator: "\n").filter { $0.contains("a.gif keeps") }
    #expect(lines.count == 1)
    #expect(lines[0].contains("25 of 30 frames") && lines[0].contains("--fps 50"))
    #expect(try folder.names(in: "frames").count == 30)
    let reader = try gif("a.gif")
    #expect(reader.delays == Array(repeating: 2, count: 25))
    let expected = try raw("")
    // ⌊1.2 k + 1/2⌋
    let nearest = (0..<25).map { slot in expected[(12 * slot + 5) / 10] }
    #expect(reader.frames.map(\.pixels) == nearest)
    #expect(try render("-o a.gif --quiet").message.isEmpty)
    #expect(try !render("-o a.gif --fps 50").message.contains("keeps"))
  }

  @Test func anAPNGShowsEveryFrameAtItsTime() throws {
    let expected = try raw("--fps 29.97")
    try render("--fps 29.97 --png small -o a.apng")
    let facts = AnimatedPNGFacts(try bytes("a.apng"))
    #expect(facts.delays == Array(repeating: [1001, 30000], count: expected.count))
    #expect(facts.plays == 0)
    var reader = try PNGFrameReader(bytes("a.apng"))
    for frame in expected { #expect(try reader.nextFrame() == frame) }
    #expect(try reader.nextFrame() == nil)
  }

  @Test func delaysThatAnAPNGCannotSayAreSaid() throws {
    let outcome = try render("--fps 1000003/16667 --frames 0-1 -o a.apng")
    #expect(outcome.message.contains("16667/1000003 s"), "\(outcome.message)")
  }

  @Test func loopSaysHowOftenAClipIsPlayed() throws {
    try render("--frames 0-4 --loop 3 -o a.gif -o a.apng")
    #expect(try gif("a.gif").repeats == 2)
    #expect(AnimatedPNGFacts(try bytes("a.apng")).plays == 3)
    for word in ["0", "forever"] {
      try render("--frames 0-4 --loop \(word) -o a.gif -o a.apng")
      #expect(try gif("a.gif").repeats == 0)
      #expect(AnimatedPNGFacts(try bytes("a.apng")).plays == 0)
    }
  }

  @Test func matteLiesUnderHalfTransparentPixels() throws {
    // The sides of the picture are beside the scene, so they show the background alone.
    let run = "--size 96x48 --frames 0 --background #ff000080"
    try render("\(run) -o plain.gif")
    #expect(try Array(gif("plain.gif").frames[0].pixels[..<4]) == [255, 0, 0, 255])
    try render("\(run) --matte #0000ff -o matte.gif")
    #expect(try Array(gif("matte.gif").frames[0].pixels[..<4]) == [128, 0, 127, 255])
    try render("--size 96x48 --frames 0 --background transparent --matte white -o clear.gif")
    #expect(try Array(gif("clear.gif").frames[0].pixels[..<4]) == [0, 0, 0, 0])
  }

  @Test func aStillMayBeAGIFOrAnAPNG() throws {
    try render("--at 0.123 -o a.gif -o a.apng -o a.png")
    let still = try PNGDecoder.decode(bytes("a.png")).pixels
    #expect(try gif("a.gif").frames.map(\.pixels) == [still])
    var reader = try PNGFrameReader(bytes("a.apng"))
    #expect(try reader.nextFrame() == still)
  }

  @Test func formatGoesForOutputsThatDoNotSayWhatTheyAre() throws {
    try render("--frames 0-2 --fps 50 --format gif -o clip")
    #expect(try gif("clip").frames.count == 3)
    let outcome = try render("--frames 0-2 --fps 50 --format gif -o -")
    #expect(try GIFReader([UInt8](outcome.output)).frames.count == 3)
    try render("--frames 0-2 --format apng -o clip.gif")
    #expect(AnimatedPNGFacts(try bytes("clip.gif")).announced == 3)
    try render("--frames 0-2 --fps 50 --format gif -o one -o two.apng")
    #expect(try gif("one").frames.count == 3)
    #expect(AnimatedPNGFacts(try bytes("two.apng")).announced == 3)
    let raw = try render("--frames 0-2 --format rgba -o - -o frames")
    #expect(raw.output.count == 3 * 64 * 48 * 4)
    #expect(try folder.names(in: "frames").count == 3)
    let pictures = try render("--frames 0-2 --format png -o -")
    #expect([UInt8](pictures.output).starts(with: [0x89, 0x50, 0x4E, 0x47]))
  }
}
