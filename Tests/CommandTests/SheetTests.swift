import Foundation
import PNG
import RenderCommand
import Stage
import Testing

/// `render sheet`, on the built executable.
@Suite struct SheetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func sheet(_ words: String, status: Int32 = 0) throws -> BuiltCommand.Outcome {
    let outcome = try BuiltCommand.sample.run(
      ["sheet"] + words.split(separator: " ").map(String.init), in: folder)
    #expect(outcome.status == status, "\(outcome.message)")
    return outcome
  }

  /// Width, height and kind (2: no alpha) in the header of a PNG file.
  private func header(_ bytes: [UInt8]) -> [Int] {
    [16, 20].map { at in bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } } + [Int(bytes[25])]
  }

  @Test func withoutOptionsThereAreEighteenMomentsInOnePictureWithoutAlpha() throws {
    let outcome = try sheet("square")
    #expect(outcome.output.isEmpty)
    #expect(outcome.message.contains("18 moments, "))
    #expect(try folder.names(in: "out") == ["square-sheet.png"])
    let bytes = [UInt8](try folder.contents(of: "out/square-sheet.png"))
    let header = header(bytes)
    #expect(header[2] == 2)
    #expect(outcome.message.contains("\(header[0])x\(header[1]) pixels"))
  }

  @Test func theBytesDoNotDependOnTheJobsNorOnWhereTheyGo() throws {
    _ = try sheet("square --count 7 -o a.png --jobs 1")
    _ = try sheet("square --count 7 -o b.png --jobs 5")
    let streamed = try sheet("square --count 7 -o - --quiet")
    #expect(try folder.contents(of: "a.png") == folder.contents(of: "b.png"))
    #expect(try folder.contents(of: "a.png") == streamed.output)
    #expect(streamed.message.isEmpty)
  }

  @Test(arguments: ["", " --motion-blur 270 --motion-samples 5"])
  func aCellIsTheFrameAtItsSize(blur: String) throws {
    _ = try sheet("square --frames 11 --cell-width 64 -o a.png" + blur)
    _ = try BuiltCommand.sample.run(
      "square --frames 11 --size 64x48 -o b.png\(blur)".split(separator: " ").map(String.init),
      in: folder)
    let whole = try PNGDecoder.decode([UInt8](try folder.contents(of: "a.png")))
    let frame = try PNGDecoder.decode([UInt8](try folder.contents(of: "b.png")))
    let margin = (whole.width - 64) / 2
    for row in 0..<48 {
      let first = ((margin + row) * whole.width + margin) * 4
      #expect(
        Array(whole.pixels[first..<first + 64 * 4])
          == Array(frame.pixels[row * 64 * 4..<(row + 1) * 64 * 4]))
    }
  }

  /// The square moves by 32 pixels from frame to frame, half of which the shutter sees.
  @Test func aSheetWithMotionBlurIsTheMeanOfWhatItsMomentsShow() throws {
    let moments = "square --extend --fps 2 --frames 0,1 --columns 2 --cell-width 64"
    _ = try sheet("\(moments) -o a.png --motion-blur")
    _ = try sheet("\(moments) -o b.png")
    let blurred = try PNGDecoder.decode([UInt8](try folder.contents(of: "a.png")))
    let sharp = try PNGDecoder.decode([UInt8](try folder.contents(of: "b.png")))
    #expect(blurred.width == sharp.width && blurred.height == sharp.height)
    // Cells begin at 10 and at 10 + 64 + 6; the middle of the second square is at 32.
    let row = (10 + 24) * sharp.width
    let greens = { (pixels: [UInt8]) in [20, 32, 44].map { pixels[(row + 80 + $0) * 4 + 1] } }
    #expect(greens(sharp.pixels) == [255, 0, 255])
    #expect(greens(blurred.pixels).allSatisfy { (1...254).contains($0) })
    // Paper, borders and labels are no different.
    let below = (10 + 48 + 1) * sharp.width * 4
    #expect(blurred.pixels[below...] == sharp.pixels[below...])
  }

  @Test func momentsLieOverEachOtherWithOnion() throws {
    let outcome = try sheet("square --onion --count 3 --cell-width 64")
    #expect(outcome.message.contains("3 moments, 64x48 pixels"))
    let picture = try PNGDecoder.decode(
      [UInt8](try folder.contents(of: "out/square-onion.png")))
    // Frames 0, 15 and 29: the square is 16 pixels wide, its middle at 0, 16 and 30.9.
    let greens = [2, 12, 30].map { picture.pixels[(24 * 64 + $0) * 4 + 1] }
    #expect(greens == [217, 102, 0], "15 %, 60 % and all of it")
    #expect(picture.pixels[(24 * 64 + 50) * 4 + 1] == 255, "the ground is white")
  }

  @Test func momentsAreSpreadEvenlyWithBothEnds() {
    #expect(SheetMoments.evenly(5, of: 0..<180) == [0, 45, 90, 134, 179])
    #expect(SheetMoments.evenly(3, of: 10..<12) == [10, 11])
    #expect(SheetMoments.evenly(1, of: 4..<9) == [4])
    for count in 2...40 {
      let moments = SheetMoments.evenly(count, of: 7..<90)
      #expect(moments.first == 7 && moments.last == 89 && moments.count == count)
      let gaps = zip(moments.dropFirst(), moments).map { $0 - $1 }
      #expect((gaps.max() ?? 0) - (gaps.min() ?? 0) <= 1)
    }
  }

  @Test func timesAreRoundedFromExactFractions() {
    #expect(SheetMoments.time(ofFrame: 32, at: FrameRate(60)) == "0.533 s")
    #expect(SheetMoments.time(ofFrame: 3_000, at: FrameRate(30_000, 1001)) == "100.100 s")
    #expect(SheetMoments.time(ofFrame: 1, at: FrameRate(2000)) == "0.000500 s")
    #expect(SheetMoments.time(ofFrame: 0, at: FrameRate(60)) == "0.000 s")
  }

  @Test func aPartOfTheClipMayBeShownAtEqualSteps() throws {
    #expect(try sheet("square --from 0.1 --to 0.4 --every 50ms").message.contains("6 moments"))
    #expect(try sheet("square --frames 1-4,20").message.contains("5 moments"))
    #expect(try sheet("square --from 28f").message.contains("2 moments"))
  }

  @Test(arguments: [
    ("", ["scene"]),
    ("square --count 0", ["--count", "\"0\""]),
    ("square --count 5 --frames 3", ["--frames", "--count"]),
    ("square --count 5 --every 3f", ["--count", "--every"]),
    ("square --frames 3 --to 1", ["--frames", "--to"]),
    ("square --every 0", ["--every", "\"0\"", "6f"]),
    ("square --every 1f --fps 10000", ["1000 moments"]),
    ("square --frames 0-9999999", ["1000 moments"]),
    ("square --from 1 --to 1", ["no frame"]),
    ("square --from 9", ["behind the end of the clip, frame 30"]),
    ("square --columns 0", ["--columns", "\"0\""]),
    ("square --columns 3 --onion", ["--columns", "--onion"]),
    ("square --cell-width 3", ["--cell-width", "\"3\""]),
    ("square --cell-width 4096 --columns 18", ["18 moments", "more than a picture"]),
    ("square --screen 10x16000 --cell-width 400", ["400x640000"]),
    ("square --background purple", ["--background", "purple"]),
    ("square --paper purple", ["--paper", "purple"]),
    ("square --motion-samples 4", ["add --motion-blur"]),
    (
      "square --fps 10000 --count 900 --motion-blur --motion-samples 200",
      ["900 moments", "of 200 each"]
    ),
    ("square -o sheets", ["sheets", "PNG"]),
    ("square -o all.gif", ["all.gif", "PNG"]),
    ("square -o %05d.png", ["%05d.png", "PNG"]),
    ("square --jobs 0", ["--jobs", "\"0\""]),
    ("square --nonsense", ["--nonsense", "render help sheet"]),
  ])
  func nonsenseIsRefusedInOneLine(words: String, fragments: [String]) throws {
    let outcome = try sheet(words, status: 64)
    #expect(outcome.message.split(separator: "\n").count == 1, "\(outcome.message)")
    for fragment in fragments { #expect(outcome.message.contains(fragment), "\(outcome.message)") }
    #expect(try folder.names() == [])
  }

  @Test func whatIsNotDrawnIsListedAndMayFail() throws {
    #expect(try sheet("square-with-defects -o a.png").message.contains("not drawn: glow"))
    _ = try sheet("square-with-defects --strict -o b.png", status: 65)
  }

  private struct Facts: Decodable {
    struct Moment: Decodable, Equatable {
      var frame: Int
      var time: Double
    }
    var path: String
    var width: Int
    var height: Int
    var onion: Bool
    var moments: [Moment]
  }

  @Test func itSaysForProgramsWhatItShows() throws {
    let outcome = try sheet("square --fps 50 --count 3 --duration 0.22 --json -o a.png")
    let facts = try JSONDecoder().decode(Facts.self, from: outcome.output)
    #expect(
      facts.moments == [
        .init(frame: 0, time: 0), .init(frame: 5, time: 0.1), .init(frame: 10, time: 0.2),
      ])
    #expect(facts.path == "a.png")
    #expect(!facts.onion)
    let header = header([UInt8](try folder.contents(of: "a.png")))
    #expect([facts.width, facts.height] == Array(header.prefix(2)))
    let refused = try sheet("square --json -o -", status: 64)
    #expect(refused.output.isEmpty)
  }

  @Test func helpTellsTheRules() throws {
    let outcome = try BuiltCommand.sample.run(["help", "sheet"], in: folder)
    #expect(outcome.status == 0)
    for word in ["--onion", "--count", "15 to 60 %", "render sheet fuber"] {
      #expect(outcome.text.contains(word), "\(word)")
    }
  }
}
