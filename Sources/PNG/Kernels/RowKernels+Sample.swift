import CWideKernels

/// What an eighth of a row's pixels says about the row.
package struct RowSample: Hashable, Sendable {
  /// Pixels looked at.
  package var pixels = 0
  /// How many of them differ from those above in another way than their left neighbours do.
  package var changes = 0
  /// The sum of the differences from the pixels above, each byte's as far as it is from 0 or 255,
  /// which is next to 0.
  package var above = 0
  /// The sum of the differences from the left neighbours, likewise.
  package var left = 0

  package init() {}
}

extension RowKernels {
  /// Pixels from one group of four that is looked at to the next.
  fileprivate static let sampleStep = 32

  /// Looks at every eighth group of four pixels of `row`, from the fifth pixel on.
  /// - Precondition: both rows are equally long and whole pixels.
  package static func sample(
    of row: Span<UInt8>, above: Span<UInt8>
  ) -> RowSample {
    precondition(row.count.isMultiple(of: 4) && above.count == row.count, "rows are equally long")
    var result = RowSample()
    var wide = WideRowSample()
    unsafe row.withUnsafeBytes { row in
      unsafe above.withUnsafeBytes { above in
        unsafe wide_sample_row(
          row.baseAddress, above.baseAddress, row.count / 4, sampleStep, &wide)
      }
    }
    result.pixels = wide.pixels
    result.changes = wide.changes
    result.above = wide.above
    result.left = wide.left
    return result
  }
}

extension PlainRowKernels {
  /// As `RowKernels.sample`.
  package static func sample(of row: Span<UInt8>, above: Span<UInt8>) -> RowSample {
    var result = RowSample()
    for first in stride(from: 4, through: row.count / 4 - 4, by: RowKernels.sampleStep) {
      for x in first..<first + 4 {
        var turns = false
        for offset in x * 4..<x * 4 + 4 {
          let up = row[offset] &- above[offset]
          let left = row[offset] &- row[offset - 4]
          if up != row[offset - 4] &- above[offset - 4] { turns = true }
          result.above += Int(min(up, ~up))
          result.left += Int(min(left, ~left))
        }
        result.pixels += 1
        if turns { result.changes += 1 }
      }
    }
    return result
  }
}
