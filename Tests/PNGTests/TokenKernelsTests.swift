import PNG
import TestSupport
import Testing

/// Bands packed on each kind of vectors against those packed pixel by pixel.
@Suite struct TokenKernelsTests {
  @Test(
    arguments: [1, 2, 3, 5, 16, 17, 63, 64, 65, 250, 700, 1080, 4099, 32_768], PNGPixels.allCases)
  func bandsAreTheSameOnAllVectors(width: Int, pixels: PNGPixels) throws {
    var noise = SeededGenerator(seed: UInt64(width))
    let pictures = Content.allCases.map { kind in
      let height = width > 4000 ? 5 : Int.random(in: 1...32, using: &noise)
      return Self.rows(width: width, height: height, of: kind, isOpaque: pixels == .rgb, &noise)
    }
    var bands: [EncodedBand] = []
    try atEveryLevel(packingLevels) { level in
      // One for all, so that it finds what it kept of the picture before.
      var compressor = BandCompressor()
      for (place, rows) in pictures.enumerated() {
        let made = compressor.compress(rows.span, width: width, as: pixels)
        let band = try #require(made)
        if place == bands.count { bands.append(band) }
        #expect(band == bands[place], "\(Content.allCases[place]), level \(level.rawValue)")
      }
    }
    for ((kind, rows), band) in zip(zip(Content.allCases, pictures), bands) {
      let file = try PNGFile.assemble([band])
      if pixels == .rgb {
        #expect(try PNGDecoder.decode(file).pixels == rows, "\(kind)")
      }
      if kind == .copies, pixels == .rgb, width >= 250, rows.count > 4 * 4 * width {
        #expect(file.count < rows.count / 2, "there is something to copy")
      }
    }
  }

  /// What differences from the row above are made of.
  private enum Content: CaseIterable {
    case noise
    /// Of few values, so that pairs come again, but seldom go on.
    case fewValues
    /// Each value half as often as the one before it, so that codes are as long as they may be.
    case rareValues
    case runs
    case copies
    case zerosWithinCopies
  }

  /// Rows whose differences from those above are of `kind`.
  private static func rows(
    width: Int, height: Int, of kind: Content, isOpaque: Bool, _ noise: inout SeededGenerator
  ) -> [UInt8] {
    var differences: [UInt32] = []
    let mask: UInt32 = isOpaque ? 0xff_ffff : .max
    while differences.count < width * height {
      let left = width * height - differences.count
      let length = min(left, Int.random(in: 1...300, using: &noise))
      switch kind {
      case .noise:
        for _ in 0..<length { differences.append(UInt32(truncatingIfNeeded: noise.next())) }
      case .fewValues:
        for _ in 0..<length { differences.append(UInt32(noise.next() % 5) * 0x01_0203) }
      case .rareValues:
        for _ in 0..<length {
          let value = (0..<3).reduce(UInt32(0)) { value, _ in
            value << 8 | UInt32(truncatingIfNeeded: noise.next().trailingZeroBitCount)
          }
          differences.append(value)
        }
      case .runs:
        let value = UInt32(noise.next() % 3) * 0xff01
        for _ in 0..<length { differences.append(value) }
        differences.append(UInt32(truncatingIfNeeded: noise.next()))
      case .copies, .zerosWithinCopies:
        let reach = Int.random(in: 1...min(20_000, differences.count + 1), using: &noise)
        if reach <= differences.count, noise.next() % 8 != 0 {
          for _ in 0..<length { differences.append(differences[differences.count - reach]) }
        } else {
          for _ in 0..<length % 9 { differences.append(UInt32(truncatingIfNeeded: noise.next())) }
          let zeros = kind == .copies ? 1 : 60 + length % 50
          for _ in 0..<zeros { differences.append(0) }
        }
      }
    }
    return sums(differences.prefix(width * height).map { $0 & mask }, width: width)
  }

  /// The rows that leave these differences; the first is below one of alpha alone.
  private static func sums(_ differences: [UInt32], width: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: differences.count * 4)
    for place in bytes.indices {
      let above = place < width * 4 ? (place % 4 == 3 ? 255 : 0) : bytes[place - width * 4]
      bytes[place] =
        above &+ UInt8(truncatingIfNeeded: differences[place / 4] >> UInt32(place % 4 * 8))
    }
    return bytes
  }
}
