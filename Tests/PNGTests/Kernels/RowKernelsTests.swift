import PNG
import TestSupport
import Testing

/// The fast loops against their plain twins, for every length and place in memory.
@Suite struct RowKernelsTests {
  private static let widths = Array(0...67) + [127, 128, 129, 1000, 4096, 32_768]

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
