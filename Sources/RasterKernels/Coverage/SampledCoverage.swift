import CWideKernels

extension Fast {
  /// Makes the cells of a row hold what dense pieces cover in `pixels`, instead of how often they wind.
  ///
  /// `pieces` are all those of the row that touch these pixels, and perhaps some on the right, by their first
  /// pixels; `cells` holds what `accumulate` made of the row, and `winding` is the winding number left of the
  /// pixels, without the pieces. The row is looked at along lines 2 to the `lineBits` steps high, in their
  /// middles. Pixels in which the sum of signed areas tells what is covered stay as they are; in the others
  /// every line is cut where pieces cross it, and what lies inside between the cuts is what the pixel's sum
  /// becomes. An end is off by half a line at most; the cost is that of the pieces in each pixel.
  ///
  /// - Precondition: the pieces lie in one row of the cells; `lineBits` is what `sampledLineBits`
  ///   gives for their width; `scratch` has `sampledMemory`.
  package static func coverSampled(
    _ pieces: Span<RowPiece>, in pixels: Range<Int>, winding: Int32, evenOdd: Bool, lineBits: Int,
    layout: CellLayout, cells: inout MutableSpan<Int32>, scratch: inout MutableSpan<Int32>
  ) {
    guard let row = checkedRow(of: pieces, pixels, layout, cells.count) else { return }
    precondition(
      scratch.count >= sampledMemory(pieces.count, width: layout.width), "dense has its memory")
    precondition((0...highestLineBits).contains(lineBits), "lines are of sensible height")
    unsafe cells.withUnsafeMutableBufferPointer { cells in
      unsafe scratch.withUnsafeMutableBufferPointer { scratch in
        unsafe pieces.withUnsafeBytes { pieces in
          guard let cells = cells.baseAddress, let scratch = scratch.baseAddress,
            let first = pieces.baseAddress
          else { return }
          unsafe wide_cover_sampled(
            wideLevel, first.assumingMemoryBound(to: WidePiece.self),
            pieces.count / MemoryLayout<WidePiece>.stride, pixels.lowerBound, pixels.upperBound,
            winding, evenOdd ? 1 : 0, Int32(lineBits), cells + row * layout.stride, scratch)
        }
      }
    }
  }

  /// The power of two of steps that the lines of `coverSampled` are high at most: 16 in a row.
  package static var highestLineBits: Int { 6 }

  /// How many words of memory `coverSampled` needs for `count` pieces in rows `width` pixels wide.
  package static func sampledMemory(_ count: Int, width: Int) -> Int {
    Int(WIDE_SAMPLED_WORDS) + Int(WIDE_SAMPLED_PIECE_WORDS) * count + width + 2
  }

  /// The greatest `lineBits` up to `wanted` with which positions in dense pieces so many pixels wide are told
  /// apart.
  package static func sampledLineBits(_ wanted: Int, width: Int) -> Int {
    var bits = wanted
    while bits > 0, width >= 1 << (20 - bits) { bits -= 1 }
    return bits
  }

  /// The row that the pieces lie in; nil when there are none.
  private static func checkedRow(
    of pieces: Span<RowPiece>, _ pixels: Range<Int>, _ layout: CellLayout, _ cellCount: Int
  ) -> Int? {
    guard pieces.count > 0 else { return nil }
    let row = pieces[0].row
    let right = Int32(layout.width) << Subpixel.bits
    precondition(
      pixels.lowerBound >= 0 && pixels.upperBound <= layout.width, "the pixels have cells")
    var last = 0
    for index in pieces.indices {
      let piece = pieces[index]
      let touched = piece.pixels
      precondition(
        piece.row == row && touched.first >= last && touched.last >= pixels.lowerBound
          && max(piece.x0, piece.x1) <= right
          && piece.y0 >= 0 && piece.y0 < piece.y1 && piece.y1 <= Subpixel.one,
        "pieces of dense lie in its row, from left to right, and not before its pixels")
      last = touched.first
    }
    precondition(
      row >= 0 && (Int(row) + 1) * layout.stride <= cellCount, "the row has cells")
    return Int(row)
  }
}
