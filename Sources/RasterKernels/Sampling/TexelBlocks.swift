import CWideKernels

/// Which blocks of neighbouring texels hold anything, and where they are as in the next row: what is empty
/// need not be drawn, and what goes on need not be mixed anew.
package struct TexelBlocks: Sendable {
  /// Of each row and the one below it; the last one is that below itself.
  let rows: [WideBlocks]
  /// A block has 2 to the power of this texels, 8 or more, so that 64 bits do for a row.
  let shift: Int
  /// Texels.
  let width: Int

  /// Finds those of an image of `width · height · 4` bytes.
  package static func find(in image: Span<UInt8>, width: Int, height: Int) -> TexelBlocks {
    precondition(
      width > 0 && height > 0 && image.count == width * height * 4,
      "an image has four bytes a pixel")
    var shift = 3
    while (width - 1) >> shift > 63 { shift += 1 }
    var rows: [WideBlocks] = []
    rows.reserveCapacity(height)
    unsafe image.withUnsafeBytes { image in
      guard let texels = image.baseAddress else { return }
      for y in 0..<height {
        let upper = unsafe texels + y * width * 4
        let lower = unsafe texels + min(y + 1, height - 1) * width * 4
        unsafe rows.append(blocks(of: upper, lower, width, shift))
      }
    }
    return TexelBlocks(rows: rows, shift: shift, width: width)
  }

  /// The image's rows.
  var height: Int { rows.count }

  /// The blocks that are not empty in row `y` or in the one below it, and those that are not the same in
  /// both. Beyond the image its outermost rows go on.
  package func between(_ y: Int) -> (filled: UInt64, unlike: UInt64) { rows.span.between(y) }

  @inline(__always)
  private static func blocks(
    of upper: UnsafeRawPointer, _ lower: UnsafeRawPointer, _ count: Int, _ shift: Int
  ) -> WideBlocks {
    var blocks = WideBlocks()
    unsafe wide_find_blocks(Fast.wideLevel, &blocks, upper, lower, count, shift)
    return blocks
  }
}

extension Span<WideBlocks> {
  /// As of the blocks whose rows these are.
  @inline(__always)
  func between(_ y: Int) -> (filled: UInt64, unlike: UInt64) {
    let row = self[Swift.min(Swift.max(y, 0), count &- 1)]
    if y >= 0 { return (row.filled, row.unlike) }
    // Of the first row alone: what is filled in the second only is filled for nothing.
    return (row.filled, 0)
  }

  /// The blocks that are the same in all of the rows `before`, `y` and those below the two; none where
  /// these have no row in common.
  @inline(__always)
  func kept(from before: Int?, to y: Int) -> UInt64 {
    guard let before, abs(before &- y) <= 1 else { return 0 }
    return ~(between(before).unlike | between(y).unlike)
  }
}
