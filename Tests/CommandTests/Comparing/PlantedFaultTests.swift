import Foundation
import Testing

/// Faults planted in one of two equal folders: each is found, and called by its name.
@Suite struct PlantedFaultTests {
  private let folders: ComparedFolders

  init() throws {
    folders = try ComparedFolders()
  }

  @Test func withoutAFaultTheyAreTheSame() throws {
    let outcome = try folders.compare()
    #expect(outcome.status == 0)
    #expect(outcome.text == "golden and out are the same: 12 frames\n")
    #expect(outcome.message.isEmpty)
  }

  @Test func onePixelByOne() throws {
    var frame = SampleFrame(3)
    frame[5, 6] = [41, 200, 80, 255]
    try folders.plant(frame.png, 3)
    let lines = try folders.differences()
    #expect(lines.count == 1)
    #expect(
      lines[0].hasPrefix(
        "channel 00003.png: 1 pixel differs in red alone, by at most 1 of 255, at 5,6; SSIM 0.99"))
  }

  @Test func whiteForTransparent() throws {
    var frame = SampleFrame(3)
    frame[20, 1] = [255, 255, 255, 255]
    frame[21, 2] = [255, 255, 255, 255]
    try folders.plant(frame.png, 3)
    let lines = try folders.differences()
    #expect(lines.count == 1)
    #expect(
      lines[0].hasPrefix(
        "transparency 00003.png: 2 pixels differ between there and fully transparent, "
          + "by at most 255 of 255, within 2x2 at 20,1"))
  }

  @Test func aMissingFrame() throws {
    try folders.remove("out/00005.png")
    #expect(try folders.differences() == ["missing 00005.png: is not in B"])
  }

  @Test func anExtraFrame() throws {
    try folders.plant(SampleFrame(12).png, 12)
    #expect(try folders.differences() == ["extra 00012.png: is not in A"])
  }

  @Test func aRenamedFrame() throws {
    try folders.move("out/00011.png", to: "out/last.png")
    #expect(try folders.differences() == ["renamed 00011.png: is called last.png in B"])
  }

  @Test func aResizedFrame() throws {
    var png = HandmadePNG(width: 8, height: 4)
    png.add("IDAT", HandmadePNG.packed(Array(repeating: 7, count: 128), bytesPerRow: 32))
    try folders.plant(png.file, 2)
    #expect(try folders.differences() == ["resized 00002.png: is 24x16 in A and 8x4 in B"])
  }

  @Test(arguments: [9, 40, 400])
  func aTruncatedFile(count: Int) throws {
    try folders.plant(Array(SampleFrame(7).png[..<count]), 7)
    let lines = try folders.differences()
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("truncated 00007.png: in B: the PNG file ends too early"))
  }

  @Test func aTruncatedFileOnTheExpectedSide() throws {
    try folders.write(Array(SampleFrame(7).png[..<400]), "golden/00007.png")
    #expect(try folders.differences()[0].hasPrefix("truncated 00007.png: in A: "))
  }

  @Test func aShiftByAFrame() throws {
    for number in 4..<12 { try folders.plant(SampleFrame(number + 1).png, number) }
    let lines = try folders.differences()
    #expect(lines.count == 2)
    #expect(
      lines[0]
        == "shifted 00004.png to 00010.png: in B equal 00005.png to 00011.png of A: "
        + "B is 1 frame early")
    #expect(lines[1].hasPrefix("displaced 00011.png: is 1 pixel to the right in B; 12 pixels "))
  }

  @Test func aShiftToTheOtherSide() throws {
    for number in 1..<12 { try folders.plant(SampleFrame(number - 1).png, number) }
    #expect(
      try folders.differences() == [
        "shifted 00001.png to 00011.png: in B equal 00000.png to 00010.png of A: "
          + "B is 1 frame late"
      ])
  }

  @Test func aPictureThatMovedByAPixel() throws {
    var frame = SampleFrame(5)
    frame.pixels = Array(frame.pixels[(24 * 4)...] + frame.pixels[..<(24 * 4)])
    try folders.plant(frame.png, 5)
    let lines = try folders.differences()
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("displaced 00005.png: is 1 pixel up in B; 12 pixels differ"))
  }

  @Test func swappedFrames() throws {
    try folders.plant(SampleFrame(8).png, 3)
    try folders.plant(SampleFrame(3).png, 8)
    #expect(
      try folders.differences() == ["swapped 00003.png and 00008.png: have changed places in B"])
  }

  @Test func oneChannelOff() throws {
    var frame = SampleFrame(4)
    frame.changeSquare { $0[2] += 9 }
    try folders.plant(frame.png, 4)
    let lines = try folders.differences()
    #expect(lines.count == 1)
    #expect(
      lines[0].hasPrefix("channel 00004.png: 36 pixels differ in blue alone, by at most 9 of 255"))
  }

  @Test func alphaOnly() throws {
    var frame = SampleFrame(4)
    frame.changeSquare { $0[3] = 254 }
    try folders.plant(frame.png, 4)
    let lines = try folders.differences()
    #expect(lines.count == 1)
    // One step of alpha over white: 215 ÷ 255 of a step of red.
    #expect(
      lines[0].hasPrefix(
        "alpha 00004.png: 36 pixels differ in alpha alone, by at most 0.85 of 255, within 6x6"))
  }

  @Test func anEmptyFile() throws {
    try folders.plant([], 6)
    #expect(try folders.differences() == ["empty 00006.png: in B: the file is empty"])
  }

  @Test func aFileThatIsNoPNG() throws {
    try folders.plant(Array("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8), 6)
    #expect(try folders.differences() == ["not-png 00006.png: in B: this is not a PNG file"])
  }

  @Test func aDamagedFile() throws {
    var bytes = SampleFrame(6).png
    bytes[200] ^= 0x10
    try folders.plant(bytes, 6)
    let lines = try folders.differences()
    #expect(lines.count == 1)
    #expect(lines[0].hasPrefix("damaged 00006.png: in B: the PNG file is damaged"))
  }

  @Test func aFrameShownTwice() throws {
    try folders.plant(SampleFrame(8).png, 9)
    #expect(try folders.differences() == ["repeated 00009.png: in B repeats 00008.png"])
  }

  @Test func aCopyOfAFile() throws {
    try folders.write(SampleFrame(8).png, "out/00008 copy.png")
    #expect(
      try folders.differences()
        == ["extra 00008 copy.png: is not in A, and shows the same as 00008.png"])
  }

  @Test func bytesAfterTheEnd() throws {
    let frame = SampleFrame(4).png
    try folders.plant(frame + Array("hidden".utf8), 4)
    #expect(
      try folders.differences()
        == ["trailing 00004.png: bytes follow the end of the file: 0 in A, 6 in B"])
    // However much pixels may differ, and whichever side has them.
    let outcome = try folders.compare("--tolerance", "255")
    #expect(outcome.status == 1)
    try folders.write(frame + Array("hidder".utf8), "golden/00004.png")
    #expect(
      try folders.differences()
        == ["trailing 00004.png: other bytes follow the end of the file in B than in A"])
    try folders.write(frame + Array("hidden".utf8), "golden/00004.png")
    #expect(try folders.compare().status == 0)
  }

  @Test func anotherColourSpace() throws {
    var png = HandmadePNG(width: SampleFrame.width, height: SampleFrame.height)
    png.add("cICP", [12, 13, 0, 1])
    png.add(
      "IDAT", HandmadePNG.packed(SampleFrame(1).pixels, bytesPerRow: SampleFrame.width * 4))
    try folders.plant(png.file, 1)
    #expect(
      try folders.differences()
        == ["profile 00001.png: says something else about its colours in B than in A"])
  }

  private func plant(_ chunks: [(String, [UInt8])]) throws {
    var png = HandmadePNG(width: SampleFrame.width, height: SampleFrame.height)
    for (type, body) in chunks { png.add(type, body) }
    png.add(
      "IDAT", HandmadePNG.packed(SampleFrame(1).pixels, bytesPerRow: SampleFrame.width * 4))
    try folders.plant(png.file, 1)
  }

  /// White, red, green and blue of Display P3.
  private static let otherLights = [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000]

  @Test func anotherGamma() throws {
    let says = ["profile 00001.png: says something else about its colours in B than in A"]
    try plant([("gAMA", HandmadePNG.number(100_000))])
    #expect(try folders.differences() == says)
    try plant([("cHRM", Self.otherLights.flatMap(HandmadePNG.number))])
    #expect(try folders.differences() == says)
  }

  @Test func theGammaOfSRGBIsNoFault() throws {
    try plant([("gAMA", HandmadePNG.number(45_455))])
    #expect(try folders.compare().status == 0)
    // What is said beside sRGB is for readers that do not know it.
    try plant([("gAMA", HandmadePNG.number(50_000)), ("sRGB", [0])])
    #expect(try folders.compare().status == 0)
  }

  @Test func anotherWayToStoreTheSamePixelsIsNoFault() throws {
    try folders.plant(SampleFrame(0).deepPNG, 0)
    try folders.plant(SampleFrame(1).palettePNG, 1)
    var frame = SampleFrame(2)
    // A colour under alpha 0 is seen by nobody.
    frame[0, 0] = [255, 0, 255, 0]
    try folders.plant(frame.png, 2)
    #expect(try folders.compare().status == 0)
  }

  @Test func whatIsNoPictureIsNotLookedAt() throws {
    try folders.write(Array("{}".utf8), "out/manifest.json")
    try folders.write([], "out/.zoetrope-host-1-1.tmp")
    #expect(try folders.compare().status == 0)
  }

  @Test func aFaultInAFolderBelowIsFound() throws {
    for side in ["golden", "out"] {
      try FileManager.default.createDirectory(
        at: folders.folder.url.appendingPathComponent("\(side)/deep"),
        withIntermediateDirectories: true)
      try folders.write(SampleFrame(side == "out" ? 1 : 0).png, "\(side)/deep/a.png")
    }
    #expect(try folders.differences()[0].hasPrefix("moved deep/a.png: in B shows 00001.png of A"))
  }

  @Test func severalFaultsAreAllFoundInTheirOrder() throws {
    try folders.plant([], 9)
    try folders.remove("out/00002.png")
    var frame = SampleFrame(5)
    frame.changeSquare { $0 = [1, 2, 3, 255] }
    try folders.plant(frame.png, 5)
    let lines = try folders.differences()
    #expect(
      lines.map { $0.prefix { $0 != ":" } }
        == ["missing 00002.png", "different 00005.png", "empty 00009.png"])
  }
}
