import CWideKernels

extension RowKernels {
  /// The first place from `start` on, and before `end`, at which `pixels` are not those `back` places
  /// before; `end` if there is none.
  /// - Precondition: `start..<end`, and as much `back` places before it, lies within the pixels.
  @inline(__always)
  package static func copyEnd(
    in pixels: Span<UInt32>, from start: Int, to end: Int, back: Int
  ) -> Int {
    precondition(back > 0 && start >= back, "a copy begins within the pixels")
    precondition(end <= pixels.count, "a copy ends within the pixels")
    var x = start
    unsafe pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      while x &+ 2 <= end {
        let here = unsafe base.loadUnaligned(fromByteOffset: x &* 4, as: UInt64.self)
        let there = unsafe base.loadUnaligned(fromByteOffset: (x &- back) &* 4, as: UInt64.self)
        guard here == there else {
          x &+= (here ^ there).littleEndian.trailingZeroBitCount &>> 5
          return
        }
        x &+= 2
      }
      if x < end {
        let here = unsafe base.load(fromByteOffset: x &* 4, as: UInt32.self)
        if unsafe here == base.load(fromByteOffset: (x &- back) &* 4, as: UInt32.self) { x &+= 1 }
      }
    }
    return x
  }

  /// Whether two rows are the same, byte for byte.
  /// - Precondition: they are equally long.
  package static func areEqual(
    _ row: Span<UInt8>, _ other: Span<UInt8>
  ) -> Bool {
    precondition(row.count == other.count, "rows are equally long")
    if row.isIdentical(to: other) { return true }
    let words = row.count / 4
    let areEqual = unsafe row.withUnsafeBytes { row in
      unsafe other.withUnsafeBytes { other in
        unsafe wide_rows_equal(wideLevel, row.baseAddress, other.baseAddress, words) == 1
      }
    }
    return areEqual && (words * 4..<row.count).allSatisfy { row[$0] == other[$0] }
  }
}

extension PlainRowKernels {
  /// As `RowKernels.copyEnd`.
  package static func copyEnd(
    in pixels: Span<UInt32>, from start: Int, to end: Int, back: Int
  ) -> Int {
    var x = start
    while x < end, pixels[x] == pixels[x - back] { x += 1 }
    return x
  }

  /// As `RowKernels.areEqual`.
  package static func areEqual(_ row: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    row.indices.allSatisfy { row[$0] == other[$0] }
  }
}
