import Foundation
import PNG
import Testing

/// Faults planted in a golden's folder and in the scene: each is found and named.
@Suite struct GoldenFaultTests {
  private func expect(
    _ outcome: BuiltCommand.Outcome, status: Int32 = 1, _ fragments: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(outcome.status == status, sourceLocation: sourceLocation)
    let text = status == 1 ? outcome.text : outcome.message
    for fragment in fragments {
      #expect(text.contains(fragment), "\(text)", sourceLocation: sourceLocation)
    }
    if status > 1 {
      #expect(outcome.message.split(separator: "\n").count == 1, sourceLocation: sourceLocation)
    }
  }

  /// Decodes a still, changes it and writes it back.
  private func change(
    _ name: String, in bench: GoldenBench, _ change: (inout SamplePicture) -> Void
  ) throws {
    let decoded = try PNGDecoder.decode(try bench.bytes(name))
    var picture = SamplePicture(
      width: decoded.width, height: decoded.height, pixels: decoded.pixels)
    change(&picture)
    try bench.write(
      try PNGEncoder.encode(picture.pixels, width: picture.width, height: picture.height), name)
  }

  private struct SamplePicture {
    var width: Int
    var height: Int
    var pixels: [UInt8]
  }

  // In the stills.

  @Test func onePixelByOne() throws {
    let bench = try GoldenBench()
    try change("00020.png", in: bench) { $0.pixels[($0.width * 3 + 5) * 4] -= 1 }
    expect(
      try bench.check(),
      "channel      still 00020.png: 1 pixel differs in red alone, by at most 1 of 255, at 5,3")
  }

  @Test func whiteForTransparent() throws {
    let bench = try GoldenBench()
    try change("00020.png", in: bench) { picture in
      for place in 0..<8 * 4 { picture.pixels[place] = 0 }
    }
    expect(
      try bench.check(),
      "transparency still 00020.png: 8 pixels differ between there and fully transparent")
  }

  @Test func aStillIsMissing() throws {
    let bench = try GoldenBench()
    try bench.remove("00020.png")
    expect(try bench.check(), "missing      still 00020.png: is not in the folder")
  }

  @Test func aStillTooMany() throws {
    let bench = try GoldenBench()
    try bench.copy("00020.png", to: "00021.png")
    expect(
      try bench.check(),
      "extra        still 00021.png: is not in the golden, and shows the same as 00020.png")
  }

  @Test func aStillIsRenamed() throws {
    let bench = try GoldenBench()
    try bench.move("00020.png", to: "20.png")
    expect(try bench.check(), "renamed      still 00020.png: is called 20.png in the folder")
  }

  @Test func aStillIsResized() throws {
    let bench = try GoldenBench()
    try change("00020.png", in: bench) { picture in
      picture.height -= 1
      picture.pixels.removeLast(picture.width * 4)
    }
    expect(
      try bench.check(),
      "resized      still 00020.png: is 48x32 in the golden and 48x31 in the folder")
  }

  @Test func aStillIsTruncated() throws {
    let bench = try GoldenBench()
    try bench.write(Array(try bench.bytes("00020.png").dropLast(60)), "00020.png")
    expect(
      try bench.check(), "truncated    still 00020.png: in the folder: the PNG file ends too early")
  }

  @Test func aStillIsEmpty() throws {
    let bench = try GoldenBench()
    try bench.write([], "00020.png")
    expect(try bench.check(), "empty        still 00020.png: in the folder: the file is empty")
  }

  @Test func twoStillsAreSwapped() throws {
    let bench = try GoldenBench()
    try bench.move("00000.png", to: "keep")
    try bench.move("00020.png", to: "00000.png")
    try bench.move("keep", to: "00020.png")
    expect(
      try bench.check(),
      "swapped      still 00000.png and 00020.png: have changed places in the folder")
  }

  @Test func aStillIsThereTwice() throws {
    let bench = try GoldenBench()
    try bench.remove("00029.png")
    try bench.copy("00020.png", to: "00029.png")
    expect(try bench.check(), "repeated     still 00029.png: in the folder repeats 00020.png")
  }

  // In the record.

  @Test func aHashIsTamperedWith() throws {
    let bench = try GoldenBench()
    var text = String(decoding: try bench.bytes("golden.txt"), as: UTF8.self)
    let place = try #require(text.range(of: "\n12 "))
    let digit = text[place.upperBound] == "0" ? "1" : "0"
    text.replaceSubrange(place.upperBound...place.upperBound, with: digit)
    try bench.write(Array(text.utf8), "golden.txt")
    expect(
      try bench.check(), status: 65,
      "golden Goldens/card/golden.txt was edited or damaged: its last line does not fit it")
  }

  @Test(arguments: [1, 20, 200, 700]) func theRecordIsTruncated(by count: Int) throws {
    let bench = try GoldenBench()
    try bench.write(Array(try bench.bytes("golden.txt").dropLast(count)), "golden.txt")
    expect(try bench.check(), status: 65, "golden.txt is cut off: its last line is missing")
  }

  @Test func theRecordIsEmptyOrSomethingElse() throws {
    let bench = try GoldenBench()
    try bench.write([], "golden.txt")
    expect(try bench.check(), status: 65, "golden.txt is cut off")
    try bench.write(Array("{}\n".utf8), "golden.txt")
    expect(try bench.check(), status: 65, "golden.txt is not the record of a golden")
    try bench.write([0xFF, 0xFE, 0, 10, 10], "golden.txt")
    expect(try bench.check(), status: 65, "golden.txt is not the record of a golden")
  }

  @Test func theRecordIsOfALaterFormat() throws {
    let bench = try GoldenBench()
    let text = String(decoding: try bench.bytes("golden.txt"), as: UTF8.self)
    try bench.write(
      Array(text.replacing("zoetrope golden 1\n", with: "zoetrope golden 2\n").utf8), "golden.txt")
    expect(
      try bench.check(), status: 65, "has format 2, and this program knows 1 at most",
      "use a newer render")
  }

  @Test func theRecordIsMissing() throws {
    let bench = try GoldenBench()
    try bench.remove("golden.txt")
    expect(
      try bench.check(), status: 66, "golden Goldens/card/golden.txt does not exist",
      "'render golden record card' makes it")
  }

  @Test(.enabled(if: hasSHA256Sum, "another SHA-256 is needed to rewrite a record"))
  func theRecordHasAnotherParameter() throws {
    let bench = try GoldenBench()
    try bench.rewrite(
      try bench.lines().flatMap {
        $0 == "option scale \"1\"" ? [$0, "option set \"lift=3\""] : [$0]
      })
    expect(
      try bench.check(),
      "property     first at frame 7 (0.1167 s): CALayer/CALayer/card: animated position is "
        + "(17.539 17) instead of (17.539 16)")
  }

  @Test(.enabled(if: hasSHA256Sum, "another SHA-256 is needed to rewrite a record"))
  func theRecordHasAnotherRate() throws {
    let bench = try GoldenBench()
    try bench.rewrite(
      try bench.lines().map { $0 == "option fps \"60\"" ? "option fps \"30\"" : $0 })
    expect(try bench.check(), "missing      frame 15", "is not made any more", "animated")
  }

  @Test(.enabled(if: hasSHA256Sum, "another SHA-256 is needed to rewrite a record"))
  func theFramesOfTheRecordAreShifted() throws {
    let bench = try GoldenBench()
    let lines = try bench.lines()
    let hash = { (number: Int) in
      lines.first { $0.hasPrefix("\(number) ") }?.split(separator: " ")[1] ?? ""
    }
    try bench.rewrite(
      lines.map { line in
        guard let number = Int(line.split(separator: " ")[0]), (8..<23).contains(number) else {
          return line
        }
        return "\(number) \(hash(number + 1))"
      })
    expect(
      try bench.check(), "drawing      first at frame 8",
      "shifted      frame 9 (0.15 s) to frame 22", "of the golden: the clip is 1 frame late")
  }

  // In the scene.

  @Test(
    arguments: [
      ("late", "frame 7 (0.1167 s): CALayer/CALayer/card: animated position is (16.583 16)"),
      ("easing", "frame 7 (0.1167 s): CALayer/CALayer/card: animated position is (19.833 16)"),
      ("fill", "frame 0 (0 s): CALayer/CALayer/card: animated opacity is 0.25 instead of 0"),
      ("position", "CALayer/CALayer/card/dot: position is (11 8) instead of (10 8)"),
      ("color", "CALayer/CALayer/card/dot: backgroundColor is (1 0.6 0 1) instead of (1 0.5 0 1)"),
      (
        "half red",
        "CALayer/CALayer/card/dot: backgroundColor is (0.5 0.5 0 1) instead of (1 0.5 0 1)"
      ),
      ("half point", "CALayer/CALayer/card/dot: position is (10.5 8) instead of (10 8)"),
      ("half corner", "CALayer/CALayer/card/dot: cornerRadius is 2.5 instead of 3"),
      ("gone", "CALayer/CALayer/card/dot is not there and was there"),
      (
        "drawing",
        "no value of a layer differs, what is drawn does; in front where pixels differ: "
          + "CALayer/CALayer/ink"
      ),
      ("longer", "setting      the scene's duration: is 0.6 now, 0.5 in the golden"),
      ("longer", "extra        frame 30 (0.5 s): is not in the golden"),
      ("seed", "setting      the scene's seed: is 2 now, 1 in the golden"),
      ("default", "setting      the default of lift: is 3 now, 2 in the golden"),
    ])
  func theSceneIsAnother(fault: String, finding: String) throws {
    expect(try GoldenBench().check(fault: fault), finding)
  }

  @Test func theSceneIsLateByAFrame() throws {
    expect(
      try GoldenBench().check(fault: "late"),
      "shifted      frame 19 (0.3167 s) to frame 24 (0.4 s)", "the clip is 1 frame late")
  }

  @Test func theSceneHasAnotherName() throws {
    let bench = try GoldenBench()
    expect(
      try bench.check(fault: "renamed"), status: 65,
      "golden card cannot be made anew: there is no scene \"card\"")
  }

  @Test func theSceneTakesNoSuchValueAnyMore() throws {
    let bench = try GoldenBench("--set", "lift=1.75")
    expect(
      try bench.check(fault: "narrow"), status: 65,
      "golden card cannot be made anew: --set \"lift=1.75\" is not a number from 0 to 1.5")
  }

  @Test func whatDoesNotShowIsNoFault() throws {
    #expect(try GoldenBench().check(fault: "name").status == 0)
  }

  // In the pictures of all frames.

  @Test func withAllPicturesEveryFrameIsMeasured() throws {
    let bench = try GoldenBench("--keep-frames")
    #expect(try bench.check().status == 0)
    expect(try bench.check(fault: "position"), "different    frame 8 (0.1333 s): ", "ΔE")
    let strip = try PNGDecoder.decode(
      [UInt8](try bench.folder.contents(of: "out/golden/card-00007.png")))
    #expect(strip.width == 48 * 3 + 16 && strip.height == 32)
  }

  @Test func theAnimationIsMissingTruncatedOrAnother() throws {
    let bench = try GoldenBench("--keep-frames", "--stills", "none")
    let whole = try bench.bytes("frames.png")
    try bench.write(Array(whole.dropLast(100)), "frames.png")
    expect(try bench.check(), "animation    frames.png cannot be read: the PNG file ends too early")
    try bench.remove("frames.png")
    expect(try bench.check(), "animation    frames.png is missing")
    try bench.render(into: "other.png", "--at", "0")
    try bench.write([UInt8](try bench.folder.contents(of: "other.png")), "frames.png")
    expect(try bench.check(), "animation    frames.png has 1 frames instead of 30")
  }
}
