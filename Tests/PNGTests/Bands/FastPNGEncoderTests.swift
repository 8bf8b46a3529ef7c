import PNG
import TestSupport
import Testing

@Suite struct FastPNGEncoderTests {
  @Test(arguments: SamplePicture.all)
  func filesHoldTheChunksWePromise(picture: SamplePicture) throws {
    let bytes = try FastPNGEncoder.encode(
      picture.pixels, width: picture.width, height: picture.height, pixelsPerMetre: 2 * 2835)
    let chunks = try chunks(of: bytes)
    #expect(chunks.map(\.type) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    let header = headerChunk(
      width: UInt32(picture.width), height: UInt32(picture.height), depth: 8,
      colorType: picture.isOpaque ? 2 : 6)
    #expect(chunks[0].body == header.body)
    #expect(chunks[1].body == [0])
    #expect(chunks[2].body == bigEndian(5670) + bigEndian(5670) + [1])
    #expect(chunks[4].body == [])
  }

  @Test(arguments: Array(1...70))
  func everyHeightEndsItsLastBand(height: Int) throws {
    for picture in Self.pictures(width: 23, height: height, seed: UInt64(height)) {
      try picture.checkFastFile()
    }
  }

  @Test(arguments: Array(1...40))
  func everyWidthIsKept(width: Int) throws {
    for picture in Self.pictures(width: width, height: 37, seed: UInt64(width)) {
      try picture.checkFastFile()
    }
  }

  @Test(arguments: [(5000, 1), (1, 5000), (32_768, 2), (11_000, 5), (300, 300)])
  func extremeSizesAreKept(width: Int, height: Int) throws {
    for picture in Self.pictures(width: width, height: height, seed: 7) {
      try picture.checkFastFile()
    }
  }

  /// So rare are its colours, in the proportions of Fibonacci's numbers, that their codes would be
  /// longer than deflate allows.
  @Test func lopsidedColorsAreKept() throws {
    var noise = SeededGenerator(seed: 12)
    var values: [UInt8] = []
    var (number, next) = (1, 1)
    for value in 0..<24 {
      values += Array(repeating: UInt8(value * 9 + 3), count: number)
      (number, next) = (next, number + next)
    }
    values.shuffle(using: &noise)
    let width = 4000
    // Each colour once in a row of its own, so that what is filtered keeps the proportions.
    var pixels: [UInt8] = []
    var above = [UInt8](repeating: 0, count: width)
    for row in 0..<32 {
      for x in 0..<width {
        above[x] &+= values[(row * width + x) % values.count]
        pixels += [above[x], above[x], above[x], 255]
      }
    }
    var picture = SamplePicture("lopsided", 1, 1, isOpaque: true) { _, _ in (0, 0, 0, 255) }
    (picture.width, picture.height, picture.pixels) = (width, 32, pixels)
    try picture.checkFastFile()
  }

  @Test func aHoleAnywhereMakesThePictureRGBA() throws {
    let (width, height) = (9, 70)
    for place in stride(from: 0, to: width * height, by: 13) {
      let picture = SamplePicture("hole at \(place)", width, height, isOpaque: false) { x, y in
        y * width + x == place ? (7, 7, 7, 254) : (200, 100, UInt8(y), 255)
      }
      try picture.checkFastFile()
    }
  }

  /// An encoder keeps its memory and nothing else.
  @Test func bytesDependOnThePixelsAlone() throws {
    var used = FastPNGEncoder()
    for picture in (SamplePicture.all + SamplePicture.all.reversed()) {
      let alone = try FastPNGEncoder.encode(
        picture.pixels, width: picture.width, height: picture.height)
      let after = try used.encode(picture.pixels, width: picture.width, height: picture.height)
      #expect(after == alone, "\(picture)")
    }
  }

  /// Written down once: the bytes are the same on every machine and with every zlib.
  @Test(arguments: KnownFile.all)
  func theBytesOfSmallPicturesAreKnown(known: KnownFile) throws {
    let picture = known.picture
    let file = try FastPNGEncoder.encode(
      picture.pixels, width: picture.width, height: picture.height)
    #expect(file.count == known.count)
    #expect(cyclicChecksum(of: file) == known.checksum)
  }

  /// A row that has nothing of the one above, but something of itself, is filtered with Sub.
  @Test func rowsTakeTheFilterThatLeavesLess() throws {
    let picture = SamplePicture("bar", 600, 30, isOpaque: true) { x, y in
      if y < 10 { return (255, 255, 255, 255) }
      return y < 20 ? (UInt8(x / 3), 0, 9, 255) : (UInt8(x * y & 255), 1, 2, 255)
    }
    let file = try FastPNGEncoder.encode(picture.pixels, width: 600, height: 30)
    let rows = try StoredRows(file, width: 600, height: 30)
    #expect(rows.filters[10] == 1)
    #expect(rows.filters[11..<20].allSatisfy { $0 == 2 })
    #expect(rows.samples == StoredRows.expected(picture.pixels, isOpaque: true))
  }

  @Test func flatPicturesAreSmall() throws {
    let pixels = [UInt8](repeating: 255, count: 640 * 640 * 4)
    #expect(try FastPNGEncoder.encode(pixels, width: 640, height: 640).count < 3500)
  }

  @Test func noiseHardlyGrows() throws {
    var noise = SeededGenerator(seed: 9)
    let pixels = noise.bytes(200 * 200 * 4).enumerated().map {
      $0.offset % 4 == 3 ? 255 : $0.element
    }
    let count = try FastPNGEncoder.encode(pixels, width: 200, height: 200).count
    #expect(count < 200 * 200 * 3 * 102 / 100)
  }

  @Test func oversizedPicturesAreRefused() throws {
    #expect(throws: PNGError.tooLarge(width: 32_769, height: 1)) {
      _ = try FastPNGEncoder.encode([], width: 32_769, height: 1)
    }
  }

  /// Flat, noisy, striped, repeating, and translucent ones of a size.
  private static func pictures(width: Int, height: Int, seed: UInt64) -> [SamplePicture] {
    var noise = SeededGenerator(seed: seed)
    func byte() -> UInt8 { UInt8(truncatingIfNeeded: noise.next()) }
    let tile = noise.bytes(64)
    return [
      SamplePicture("flat", width, height, isOpaque: true) { _, _ in (16, 149, 159, 255) },
      SamplePicture("clear", width, height, isOpaque: false) { _, _ in (0, 0, 0, 0) },
      SamplePicture("noise", width, height, isOpaque: true) { _, _ in
        (byte(), byte(), byte(), 255)
      },
      SamplePicture("few colours", width, height, isOpaque: true) { _, _ in
        byte() < 200 ? (0, 0, 0, 255) : (255, byte() & 128, 0, 255)
      },
      SamplePicture("disc", width, height, isOpaque: true) { x, y in
        (x - width / 2) * (x - width / 2) + (y - height / 2) * (y - height / 2) < 120
          ? (250, 250, 250, 255) : (30, 60, 90, 255)
      },
      SamplePicture("tiles", width, height, isOpaque: true) { x, y in
        (tile[(x % 8 + y % 8 * 8)], tile[(x * 3 + y) % 64], 9, 255)
      },
      SamplePicture("gradient", width, height, isOpaque: true) { x, y in
        (UInt8(x & 255), UInt8(y * 3 & 255), UInt8((x + y) / 2 & 255), 255)
      },
      SamplePicture("translucent", width, height, isOpaque: false) { x, y in
        let alpha = x == 0 && y == 0 ? 128 : byte()
        return (alpha / 2, alpha, 0, alpha)
      },
    ]
  }
}
