import GIF
import Testing

/// Reading GIF files, against bytes that others published.
struct GIFDecoderTests {
  /// The ten by ten pixels of "What's in a GIF": a red, a blue and a white part.
  private let sample: [UInt8] = [
    0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x0A, 0x00, 0x0A, 0x00, 0x91, 0x00, 0x00, 0xFF, 0xFF, 0xFF,
    0xFF, 0x00, 0x00, 0x00, 0x00, 0xFF, 0x00, 0x00, 0x00, 0x21, 0xF9, 0x04, 0x00, 0x00, 0x00, 0x00,
    0x00, 0x2C, 0x00, 0x00, 0x00, 0x00, 0x0A, 0x00, 0x0A, 0x00, 0x00, 0x02, 0x16, 0x8C, 0x2D, 0x99,
    0x87, 0x2A, 0x1C, 0xDC, 0x33, 0xA0, 0x02, 0x75, 0xEC, 0x95, 0xFA, 0xA8, 0xDE, 0x60, 0x8C, 0x04,
    0x91, 0x4C, 0x01, 0x00, 0x3B,
  ]
  private let rows = [
    "1111122222", "1111122222", "1111122222", "1110000222", "1110000222", "2220000111",
    "2220000111", "2222211111", "2222211111", "2222211111",
  ]

  @Test func thePublishedSampleIsReadPixelByPixel() throws {
    let picture = try GIFDecoder.decode(sample)
    #expect(picture.width == 10 && picture.height == 10 && picture.frames.count == 1)
    let colors: [Character: [UInt8]] = [
      "0": [255, 255, 255, 255], "1": [255, 0, 0, 255], "2": [0, 0, 255, 255],
    ]
    #expect(picture.frames[0].pixels == rows.joined().flatMap { colors[$0] ?? [] })
  }

  @Test func brokenFilesAreErrorsAndNeverTraps() {
    for count in 0..<sample.count - 1 { _ = try? GIFDecoder.decode(Array(sample.prefix(count))) }
    for place in sample.indices {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var bytes = sample
        bytes[place] = value
        _ = try? GIFDecoder.decode(bytes)
      }
    }
    #expect(throws: GIFReadingError.noGIF) { try GIFDecoder.decode([1, 2, 3]) }
  }

  @Test func aFewBytesCannotAskForAGigabyte() {
    // 16,000 by 16,000 pixels, of the screen and of a picture on a small one.
    let side: [UInt8] = [0x80, 0x3E, 0x80, 0x3E]
    var screen = sample
    screen.replaceSubrange(6..<10, with: side)
    #expect(throws: GIFReadingError.tooLarge) { try GIFDecoder.decode(screen) }
    var picture = sample
    picture.replaceSubrange(38..<42, with: side)
    #expect(throws: GIFReadingError.broken) { try GIFDecoder.decode(picture) }
  }
}
