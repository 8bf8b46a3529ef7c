import JPEG
import Testing

/// Files of another encoder, read as that encoder's library reads them.
struct JPEGDecoderTests {
  private func pixel(_ picture: DecodedJPEG, _ x: Int, _ y: Int) -> [Int] {
    let count = picture.components.rawValue
    return (0..<count).map { Int(picture.pixels[(y * picture.width + x) * count + $0]) }
  }

  @Test func baselineRGB() throws {
    let picture = try JPEGDecoder.decode(SampleFiles.rgb)
    #expect((picture.width, picture.height) == (16, 8))
    #expect(picture.components == .rgb)
    #expect(picture.orientation == 1)
    #expect(picture.profile == nil)
    #expect(pixel(picture, 0, 0) == [201, 40, 20])
    #expect(pixel(picture, 15, 7) == [20, 60, 220])
  }

  @Test func progressiveWithCoarserColours() throws {
    let picture = try JPEGDecoder.decode(SampleFiles.progressive)
    #expect(pixel(picture, 0, 0) == [201, 40, 22])
    #expect(pixel(picture, 15, 0) == [18, 61, 218])
  }

  @Test func greys() throws {
    let picture = try JPEGDecoder.decode(SampleFiles.gray)
    #expect(picture.components == .gray)
    #expect((picture.width, picture.height) == (5, 3))
    #expect(
      (0..<5).map { pixel(picture, $0, 1)[0] }.map { abs($0 - 60) <= 2 || abs($0 - 200) <= 2 }
        .allSatisfy { $0 })
    #expect(abs(pixel(picture, 0, 0)[0] - 60) <= 1)
    #expect(abs(pixel(picture, 4, 0)[0] - 200) <= 1)
  }

  @Test func adobesInksAreTurnedRound() throws {
    let picture = try JPEGDecoder.decode(SampleFiles.inks)
    #expect(picture.components == .inks)
    #expect(pixel(picture, 3, 3) == [255, 0, 0, 0])
  }

  @Test func theOrientationIsTold() throws {
    #expect(try JPEGDecoder.decode(SampleFiles.turned).orientation == 6)
  }

  @Test func whatIsNoJPEGIsRefused() {
    #expect(throws: JPEGError.notJPEG) { try JPEGDecoder.decode([]) }
    #expect(throws: JPEGError.notJPEG) { try JPEGDecoder.decode(Array("nothing at all".utf8)) }
  }

  /// Every beginning of a file ends too early; none traps or hangs.
  @Test func everyBeginningIsTruncated() {
    for file in [SampleFiles.rgb, SampleFiles.progressive, SampleFiles.inks] {
      for count in 1..<file.count - 2 {
        #expect(throws: JPEGError.self) { try JPEGDecoder.decode(Array(file.prefix(count))) }
      }
    }
  }

  /// Changed bytes may change the picture or be refused; nothing worse.
  @Test func damageEndsInAPictureOrAnError() {
    for place in SampleFiles.turned.indices {
      var file = SampleFiles.turned
      file[place] ^= 0x55
      _ = try? JPEGDecoder.decode(file)
    }
  }

  @Test func aSmallFileCannotHoldALargePicture() {
    var file = SampleFiles.gray
    // The frame's height and width follow the marker FF C0, a length and the bits.
    guard let frame = file.indices.first(where: { file[$0] == 0xFF && file[$0 + 1] == 0xC0 }) else {
      Issue.record("the file has a frame")
      return
    }
    for offset in 5..<9 { file[frame + offset] = 0x3F }
    #expect(throws: JPEGError.truncated) { try JPEGDecoder.decode(file) }
    for offset in 5..<9 { file[frame + offset] = 0xFF }
    #expect(throws: JPEGError.self) { try JPEGDecoder.decode(file) }
  }

  @Test func whatIsWrittenIsRead() throws {
    var pixels: [UInt8] = []
    for y in 0..<20 { for x in 0..<30 { pixels += [UInt8(8 * x), UInt8(12 * y), 90, 255] } }
    let file = try JPEGEncoder.encode(pixels, width: 30, height: 20, quality: 1)
    let picture = try JPEGDecoder.decode(file)
    #expect((picture.width, picture.height) == (30, 20))
    for y in 0..<20 {
      for x in 0..<30 {
        let found = pixel(picture, x, y)
        #expect(abs(found[0] - 8 * x) <= 12 && abs(found[1] - 12 * y) <= 12)
      }
    }
    let coarse = try JPEGEncoder.encode(pixels, width: 30, height: 20, quality: 0)
    #expect(coarse.count < file.count)
  }

  @Test func transparencyIsWrittenOnWhite() throws {
    let clear = [UInt8](repeating: 0, count: 8 * 8 * 4)
    let file = try JPEGEncoder.encode(clear, width: 8, height: 8, quality: 0.9)
    #expect(pixel(try JPEGDecoder.decode(file), 4, 4) == [255, 255, 255])
  }
}
