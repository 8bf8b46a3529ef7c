import CWideKernels

extension Fast {
  /// Turns rows of cells into coverage and composites one colour through it: what `sweep` and `overSolid`
  /// do together, without anything written in between. Clears the cells and bits it has read.
  ///
  /// Pixel 0 of the first row's cells is pixel `start` of `pixels`; from row to row there are
  /// `stride` pixels.
  /// - Parameters:
  ///   - color: premultiplied, red in the low byte.
  ///   - hidden: columns of the cells whose pixels, in all of the rows, will be covered by something
  ///     else. They may be left as they are.
  /// - Precondition: the cells have the rows, and all pixels of those lie within `pixels`.
  package static func sweepOverSolid(
    rows: Range<Int>, layout: CellLayout, evenOdd: Bool, color: UInt32,
    hidden: Range<Int> = 0..<0, cells: inout MutableSpan<Int32>, touched: inout MutableSpan<UInt64>,
    pixels: inout MutableSpan<UInt8>, start: Int, stride: Int
  ) {
    if rows.isEmpty { return }
    precondition(
      rows.lowerBound >= 0 && rows.upperBound * layout.stride <= cells.count,
      "the rows have cells")
    precondition(rows.upperBound * layout.words <= touched.count, "the rows have touched bits")
    precondition(
      start >= 0 && stride >= 0
        && (start + (rows.count - 1) * stride + layout.width) * 4 <= pixels.count,
      "the rows lie within the pixels")
    unsafe cells.withUnsafeMutableBufferPointer { cells in
      unsafe touched.withUnsafeMutableBufferPointer { touched in
        unsafe pixels.withUnsafeMutableBytes { pixels in
          guard let cells = cells.baseAddress, let touched = touched.baseAddress,
            let pixels = pixels.baseAddress
          else { return }
          let cellRows = unsafe cells + rows.lowerBound * layout.stride
          let touchedRows = unsafe touched + rows.lowerBound * layout.words
          let memory = unsafe WideCells(
            cells: cellRows, touched: touchedRows, lastChains: nil, layout, rows: rows.count)
          unsafe wide_sweep_over_solid(
            wideLevel, memory, evenOdd ? 1 : 0, color,
            WideHidden(start: hidden.lowerBound, end: hidden.upperBound),
            pixels + start * 4, stride * 4)
        }
      }
    }
  }
}
