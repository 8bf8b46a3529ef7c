import PNG
import TestSupport
import Testing

/// The fast loops against their plain twins, for every length and place in memory.
@Suite struct RowKernelsTests {
  private static let widths = Array(0...67) + [127, 128, 129, 1000, 4096, 32_768]

  @Test(arguments: [0, 1, 2, 3])
  func filtersAgreeWithTheirTwins(offset: Int) {
    var noise = SeededGenerator(seed: 21)
    for width in Self.widths {
      let row = noise.bytes(width * 4 + offset)
      var above = noise.bytes(width * 4 + offset)
      // Equal for the most part, and altogether in every third row.
      for place in above.indices where width % 3 == 0 || place % 37 != 0 {
        above[place] = row[place]
      }
      var fast = [UInt32](repeating: 7, count: width + offset + 1)
      var plain = fast
      let fastUnion = Self.up(row, above, offset, &fast, RowKernels.subtractAbove)
      let plainUnion = Self.up(row, above, offset, &plain, PlainRowKernels.subtractAbove)
      #expect(fast == plain && fastUnion == plainUnion, "Up, \(width) pixels")
      let fastLeft = Self.sub(row, offset, &fast, RowKernels.subtractLeft)
      let plainLeft = Self.sub(row, offset, &plain, PlainRowKernels.subtractLeft)
      #expect(fast == plain && fastLeft == plainLeft, "Sub, \(width) pixels")
    }
  }

  private static func up(
    _ row: [UInt8], _ above: [UInt8], _ offset: Int, _ target: inout [UInt32],
    _ filter: (Span<UInt8>, Span<UInt8>, inout MutableSpan<UInt32>, Int) -> UInt32
  ) -> UInt32 {
    var span = target.mutableSpan
    return filter(
      row.span.extracting(offset..<row.count), above.span.extracting(offset..<above.count), &span,
      offset)
  }

  private static func sub(
    _ row: [UInt8], _ offset: Int, _ target: inout [UInt32],
    _ filter: (Span<UInt8>, inout MutableSpan<UInt32>, Int) -> UInt32
  ) -> UInt32 {
    var span = target.mutableSpan
    return filter(row.span.extracting(offset..<row.count), &span, offset)
  }

  @Test(arguments: [3, 4])
  func sumsAgreeWithTheirTwin(bytesPerPixel: Int) {
    var noise = SeededGenerator(seed: 22)
    let mask: UInt32 = bytesPerPixel == 3 ? 0xff_ffff : 0xffff_ffff
    for width in Self.widths {
      let random = (0..<width).map { _ in UInt32(truncatingIfNeeded: noise.next()) & mask }
      let greatest = [UInt32](repeating: mask, count: width)
      for pixels in [random, greatest] {
        let fast = RowKernels.sums(of: pixels.span, bytesPerPixel: bytesPerPixel)
        let plain = PlainRowKernels.sums(of: pixels.span, bytesPerPixel: bytesPerPixel)
        #expect(fast == plain, "\(width) pixels")
      }
    }
  }

  @Test func samplesAgreeWithTheirTwin() {
    var noise = SeededGenerator(seed: 23)
    for width in Self.widths {
      let row = noise.bytes(width * 4)
      var above = noise.bytes(width * 4)
      for place in above.indices where width % 3 == 0 && place % 150 < 100 {
        above[place] = row[place] &+ 3
      }
      let extremes = (0..<width * 4).map { UInt8($0 % 8 < 4 ? 128 : 0) }
      let zeros = [UInt8](repeating: 0, count: width * 4)
      for (a, b) in [(row, above), (above, row), (row, row), (extremes, zeros)] {
        let plain = PlainRowKernels.sample(of: a.span, above: b.span)
        atEveryLevel { level in
          let fast = RowKernels.sample(of: a.span, above: b.span)
          #expect(fast == plain, "\(width) pixels, level \(level.rawValue)")
        }
      }
    }
  }

  @Test func runsEndWhereTheirTwinsDo() {
    for width in 0...67 {
      for end in 0...width {
        var pixels = [UInt32](repeating: 5, count: width)
        if end < width { pixels[end] = 6 }
        for start in 0...min(end, 5) {
          let fast = RowKernels.runEnd(of: 5, in: pixels.span, from: start, to: width)
          let plain = PlainRowKernels.runEnd(of: 5, in: pixels.span, from: start, to: width)
          #expect(fast == plain && fast == end)
        }
      }
    }
  }

  @Test func rowsThatDifferInOneByteAreNotEqual() {
    var noise = SeededGenerator(seed: 24)
    for count in Array(0...140) + [4096] {
      let row = noise.bytes(count)
      let plainSame = PlainRowKernels.areEqual(row.span, row.span)
      atEveryLevel { level in
        let same = RowKernels.areEqual(row.span, row.span)
        #expect(same && plainSame, "level \(level.rawValue)")
      }
      for place in stride(from: 0, to: count, by: count > 200 ? 97 : 1) {
        var other = row
        other[place] ^= 1 << UInt8(place % 8)
        let plain = PlainRowKernels.areEqual(row.span, other.span)
        atEveryLevel { level in
          let fast = RowKernels.areEqual(row.span, other.span)
          #expect(!fast && !plain, "byte \(place) of \(count), level \(level.rawValue)")
        }
      }
    }
  }

  /// Every component at every alpha, and rows of opaque, clear and other pixels in turn.
  @Test func straightAlphaAgreesWithItsTwin() {
    var rows: [[UInt8]] = []
    for alpha in 0...255 {
      rows.append((0...255).flatMap { [UInt8($0), UInt8(255 - $0), 9, UInt8(alpha)] })
    }
    var noise = SeededGenerator(seed: 25)
    for count in 0...67 {
      rows.append(
        (0..<count).flatMap { place -> [UInt8] in
          switch place / 6 % 3 {
          case 0: [1, 2, 3, 255]
          case 1: [0, 0, 0, 0]
          default: noise.bytes(4)
          }
        })
    }
    for row in rows {
      var plain = [UInt8](repeating: 77, count: row.count + 1)
      var whole = row
      straightenAlpha(of: &whole)
      Self.straighten(row, &plain, PlainRowKernels.straightenAlpha)
      #expect(plain == whole + [77])
      atEveryLevel { level in
        var fast = [UInt8](repeating: 77, count: row.count + 1)
        Self.straighten(row, &fast, RowKernels.straightenAlpha)
        #expect(fast == plain, "on vectors of level \(level.rawValue)")
      }
    }
  }

  private static func straighten(
    _ row: [UInt8], _ target: inout [UInt8],
    _ straighten: (Span<UInt8>, inout MutableSpan<UInt8>) -> Void
  ) {
    var span = target.mutableSpan
    straighten(row.span, &span)
  }

  @Test func copiesEndWhereTheirTwinsDo() {
    for back in [1, 2, 3, 7] {
      for width in back...40 {
        for end in back...width {
          var pixels = (0..<width).map { UInt32($0 % back) }
          if end < width { pixels[end] += 1 << 20 }
          for start in back...min(end, back + 5) {
            let fast = RowKernels.copyEnd(in: pixels.span, from: start, to: width, back: back)
            let plain = PlainRowKernels.copyEnd(in: pixels.span, from: start, to: width, back: back)
            #expect(fast == plain && fast == end)
          }
        }
      }
    }
  }
}
