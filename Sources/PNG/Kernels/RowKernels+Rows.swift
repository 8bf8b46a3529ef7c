import CWideKernels

/// What filtering a row finds out.
package struct FilteredRow: Hashable, Sendable {
  /// All differences or-ed together, 0 where there are none.
  package var any: UInt32 = 0
  /// All pixels and-ed together: their alpha is 255 where every alpha is.
  package var all: UInt32 = .max
  /// Of the differences, as they are stored.
  package var sums = RowSums()

  package init() {}
}

extension RowKernels {
  /// The vectors that kernels called from this thread use: the widest of the processor, unless a test
  /// asks for less. Bytes are the same.
  @inline(__always)
  static var wideLevel: WideLevel { wide_level_in_use() }

  /// Words that hold the changes of a row of so many pixels.
  package static func changeWords(width: Int) -> Int { width / 64 + 1 }

  /// Filters a row: writes its pixels minus those of `above`, channel by channel modulo 256, into
  /// `differences` from `first` on. Where there is no row above they are less their left neighbours,
  /// of which the first is `before`.
  ///
  /// Bit k of `changes` is set where difference k is not the one before it, and for the first; so is
  /// the bit after the last. Sums are those of three bytes a pixel or four.
  /// - Precondition: rows are equally long and whole pixels, 1…32,768 of them; differences and changes
  ///   have room; where three bytes are stored, the fourth ones are 0 or the sums mean nothing.
  package static func filter(
    _ row: Span<UInt8>, above: Span<UInt8>?, before: UInt32 = 0,
    into differences: inout MutableSpan<UInt32>, at first: Int,
    changes: inout MutableSpan<UInt64>, bytesPerPixel: Int
  ) -> FilteredRow {
    let count = row.count / 4
    precondition(count > 0 && count <= 32_768, "a row has pixels, and not too many")
    precondition(row.count == count * 4, "rows are whole pixels")
    precondition(above == nil || above?.count == row.count, "rows are equally long")
    precondition(first >= 0 && first + count <= differences.count, "differences have room")
    precondition(changeWords(width: count) <= changes.count, "changes have room")
    precondition(bytesPerPixel == 3 || bytesPerPixel == 4, "pixels are RGB or RGBA")
    for word in 0..<changeWords(width: count) { changes[word] = 0 }
    var found = WideFilteredRow()
    unsafe row.withUnsafeBytes { row in
      unsafe differences.withUnsafeMutableBytes { target in
        unsafe changes.withUnsafeMutableBytes { changes in
          func filter(_ above: UnsafeRawPointer?) {
            unsafe wide_filter_row(
              wideLevel, target.baseAddress.map { unsafe $0 + first * 4 }, row.baseAddress,
              above, count, before, bytesPerPixel, changes.baseAddress, &found)
          }
          guard let above else { return filter(nil) }
          unsafe above.withUnsafeBytes { unsafe filter($0.baseAddress) }
        }
      }
    }
    var result = FilteredRow()
    result.any = found.any
    result.all = found.all
    result.sums.plain = found.plain
    result.sums.weighted = found.weighted
    changes[count / 64] |= 1 &<< UInt64(count % 64)
    return result
  }
}

extension PlainRowKernels {
  /// As `RowKernels.filter`.
  package static func filter(
    _ row: Span<UInt8>, above: Span<UInt8>?, before: UInt32,
    into differences: inout MutableSpan<UInt32>, at first: Int,
    changes: inout MutableSpan<UInt64>, bytesPerPixel: Int
  ) -> FilteredRow {
    let count = row.count / 4
    for word in 0...count / 64 { changes[word] = 0 }
    var result = FilteredRow()
    var left = before
    for x in 0..<count {
      let here = pixel(x, of: row)
      var other = left
      if let above { other = pixel(x, of: above) }
      let less = difference(here, other)
      if x == 0 || less != differences[first + x - 1] {
        changes[x / 64] |= 1 << UInt64(x % 64)
      }
      differences[first + x] = less
      result.any |= less
      result.all &= here
      left = here
    }
    changes[count / 64] |= 1 << UInt64(count % 64)
    result.sums = sums(
      of: differences.span.extracting(first..<first + count), bytesPerPixel: bytesPerPixel)
    return result
  }

  private static func pixel(_ x: Int, of row: Span<UInt8>) -> UInt32 {
    UInt32(row[x &* 4]) | UInt32(row[x &* 4 &+ 1]) &<< 8 | UInt32(row[x &* 4 &+ 2]) &<< 16
      | UInt32(row[x &* 4 &+ 3]) &<< 24
  }

  /// Channel by channel modulo 256.
  private static func difference(_ pixel: UInt32, _ other: UInt32) -> UInt32 {
    var result: UInt32 = 0
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      result |= ((pixel >> shift &- other >> shift) & 255) << shift
    }
    return result
  }
}
