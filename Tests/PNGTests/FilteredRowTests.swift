import PNG
import TestSupport
import Testing

/// Filtering a row, on vectors of every width, against its plain twin.
@Suite struct FilteredRowTests {
  private static let widths = Array(1...67) + [127, 128, 129, 1000, 4096, 32_768]

  @Test(arguments: [3, 4])
  func rowsAgreeWithTheirTwin(bytesPerPixel: Int) {
    var noise = SeededGenerator(seed: 31)
    for width in Self.widths {
      for isNoise in [true, false] {
        let (row, above) = Self.rows(
          width: width, isNoise: isNoise, isOpaque: bytesPerPixel == 3, &noise)
        for hasAbove in [true, false] {
          let before: UInt32 = bytesPerPixel == 3 ? 0xff00_0000 : 0
          let plain = Self.filtered(width) { differences, changes in
            PlainRowKernels.filter(
              row.span, above: hasAbove ? above.span : nil, before: before, into: &differences,
              at: 3, changes: &changes, bytesPerPixel: bytesPerPixel)
          }
          atEveryLevel { level in
            let fast = Self.filtered(width) { differences, changes in
              RowKernels.filter(
                row.span, above: hasAbove ? above.span : nil, before: before, into: &differences,
                at: 3, changes: &changes, bytesPerPixel: bytesPerPixel)
            }
            #expect(
              fast == plain,
              "\(width) pixels, above: \(hasAbove), noise: \(isNoise), level \(level.rawValue)")
          }
        }
      }
    }
  }

  @Test func theGreatestSumsAgreeToo() {
    let width = 32_768
    let row = [UInt8](repeating: 255, count: width * 4)
    let above = [UInt8](repeating: 0, count: width * 4)
    let bytes = UInt64(width * 4)
    atEveryLevel { _ in
      let fast = Self.filtered(width) { differences, changes in
        RowKernels.filter(
          row.span, above: above.span, into: &differences, at: 3, changes: &changes,
          bytesPerPixel: 4)
      }
      #expect(fast.row.sums.plain == bytes * 255)
      #expect(fast.row.sums.weighted == bytes * (bytes + 1) / 2 * 255)
    }
  }

  private struct Result: Hashable {
    var row: FilteredRow
    var differences: [UInt32]
    var changes: [UInt64]
  }

  /// What `filter` finds and leaves behind, with room for three pixels before and one after.
  private static func filtered(
    _ width: Int,
    _ filter: (inout MutableSpan<UInt32>, inout MutableSpan<UInt64>) -> FilteredRow
  ) -> Result {
    var differences = [UInt32](repeating: 7, count: width + 4)
    var changes = [UInt64](repeating: .max, count: RowKernels.changeWords(width: width))
    var target = differences.mutableSpan
    var marks = changes.mutableSpan
    let row = filter(&target, &marks)
    return Result(row: row, differences: differences, changes: changes)
  }

  /// Two rows; where they are no noise, the second has runs and what is equal to the first.
  private static func rows(
    width: Int, isNoise: Bool, isOpaque: Bool, _ noise: inout SeededGenerator
  ) -> ([UInt8], [UInt8]) {
    var row = noise.bytes(width * 4)
    var above = noise.bytes(width * 4)
    if !isNoise {
      for place in row.indices where place / 4 % 23 != 0 { row[place] = UInt8(place % 4 * 9) }
      for place in above.indices where place / 4 % 31 != 0 {
        above[place] = row[place] &+ (place / 4 % 40 < 20 ? 1 : 0)
      }
    }
    if isOpaque {
      for place in stride(from: 3, to: width * 4, by: 4) {
        row[place] = 255
        above[place] = 255
      }
    }
    return (row, above)
  }
}
