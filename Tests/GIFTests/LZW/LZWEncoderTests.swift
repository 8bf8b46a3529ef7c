import TestSupport
import Testing

@testable import GIF

@Suite struct LZWEncoderTests {
  /// The reader gets what the encoder says it wrote, and that was allowed.
  private static func check(_ pixels: [WrittenPixel], depth: Int) throws {
    var encoder = LZWEncoder(depth: depth)
    for prefersClear in [false, true] {
      for looksAhead in [false, true] {
        let style = LZWEncoder.Style(prefersClear: prefersClear, looksAhead: looksAhead)
        let packed = encoder.encode(pixels, style)
        let read = try GIFReader.unpacked(packed.codes, depth: depth, count: pixels.count)
        #expect(read == packed.indices)
        #expect(zip(pixels, read).allSatisfy { $0.allows($1) })
        // What was packed before does not matter.
        if pixels.count > 1000 { continue }
        var other = LZWEncoder(depth: depth)
        let count = packed.codes.count
        #expect(other.encode(pixels, style, most: count).codes == packed.codes)
        // Codes that are too many are still too many where they are not all made.
        #expect(other.encode(pixels, style, most: count - 1).codes.count >= count)
      }
    }
  }

  @Test(arguments: 2...8)
  func everyDepthAndLengthIsKept(depth: Int) throws {
    var noise = SeededGenerator(seed: UInt64(depth))
    for length in Array(1...40) + [300, 12_000] {
      let greatest = UInt8((1 << depth) - 1)
      try Self.check(
        (0..<length).map { _ in WrittenPixel(UInt8.random(in: 0...greatest, using: &noise)) },
        depth: depth)
    }
  }

  @Test(arguments: 2...8)
  func runsAndPatternsAreKept(depth: Int) throws {
    for period in [1, 2, 3, 7] {
      for length in [1, 2, 3, 4, 5, 100, 6000] {
        try Self.check((0..<length).map { WrittenPixel(UInt8($0 % period % 4)) }, depth: depth)
      }
    }
  }

  @Test(arguments: 0..<6)
  func pixelsThatMayStayAreWrittenEitherWay(seed: Int) throws {
    var noise = SeededGenerator(seed: UInt64(seed))
    var pixels: [WrittenPixel] = []
    while pixels.count < 12_000 {
      let index = UInt8.random(in: 0...63, using: &noise)
      let orClear = Int.random(in: 0...2, using: &noise) > 0
      let length = Int.random(in: 1...60, using: &noise)
      pixels += [WrittenPixel](repeating: WrittenPixel(index, orClear: orClear), count: length)
    }
    try Self.check(pixels, depth: 6)
  }

  @Test func freedomMakesCodesShorter() {
    var noise = SeededGenerator(seed: 1)
    let indices = (0..<5000).map { _ in UInt8.random(in: 1...200, using: &noise) }
    var encoder = LZWEncoder(depth: 8)
    let style = LZWEncoder.Style(prefersClear: true)
    let bound = encoder.encode(indices.map { WrittenPixel($0) }, style)
    let free = encoder.encode(indices.map { WrittenPixel($0, orClear: true) }, style)
    #expect(free.codes.count * 10 < bound.codes.count)
  }
}
