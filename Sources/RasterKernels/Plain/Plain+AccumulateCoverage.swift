extension Plain {
  /// See `Fast.accumulate`.
  package static func accumulate(
    _ edges: Span<BandEdge>, contests: Bool, layout: CellLayout,
    cells: inout MutableSpan<Int32>, touched: inout MutableSpan<UInt64>,
    visitors: inout MutableSpan<UInt32>,
    lastChain: inout UInt32
  ) -> UInt32 {
    let right = Int32(layout.width) << Subpixel.bits
    let firstChain = lastChain
    var chains = EdgeChains(first: firstChain)
    var contested: UInt32 = 0
    for index in edges.indices {
      let edge = edges[index]
      precondition(
        edge.x0 >= 0 && edge.x1 >= 0 && edge.x0 <= right && edge.x1 <= right,
        "an edge lies within its cells")
      if contests { chains.advance(to: edge) }
      guard edge.y0 != edge.y1 else { continue }
      var rows = EdgeRows(edge)
      while let piece = rows.next() {
        cross(piece, layout: layout, cells: &cells, touched: &touched)
        guard contests else { continue }
        let (first, last) = piece.pixels
        var cell = Int(piece.row) * layout.stride + first
        let end = cell + last - first
        while cell <= end {
          let visitor = visitors[cell]
          if visitor != chains.current {
            if visitor > firstChain { contested |= 1 << UInt32(piece.row & 31) }
            visitors[cell] = chains.current
          }
          cell += 1
        }
      }
    }
    guard contests else { return 0 }
    chains.finish()
    lastChain = chains.current
    return contested | chains.openRows
  }

  /// Adds the area right of `piece`. Pieces that differ in the sign alone cancel, however they
  /// round.
  private static func cross(
    _ piece: RowPiece, layout: CellLayout, cells: inout MutableSpan<Int32>,
    touched: inout MutableSpan<UInt64>
  ) {
    let one = Subpixel.one
    let left = min(piece.x0, piece.x1)
    let right = max(piece.x0, piece.x1)
    let (first, last) = piece.pixels
    let base = Int(piece.row) * layout.stride
    let bits = Int(piece.row) * layout.words
    let sign = piece.sign
    let height = piece.y1 - piece.y0
    touched[bits + first >> 8] |= 1 << UInt64(first >> 2 & 63)
    touched[bits + (last + 1) >> 8] |= 1 << UInt64((last + 1) >> 2 & 63)
    if first == last {
      let sum = left + right - 2 * Int32(first) << Subpixel.bits
      cells[base + first] &+= sign &* height &* (2 * one - sum)
      cells[base + first + 1] &+= sign &* height &* sum
      return
    }
    var group = first >> 2 + 1
    while group < (last + 1) >> 2 {
      touched[bits + group >> 6] |= 1 << UInt64(group & 63)
      group += 1
    }
    // Heights per pixel, in 32.32 fixed point so that rounding never adds up; without the sign,
    // so that they round the same way up and down.
    let step = Int64(Double(height) * 0x1p32 / Double(right - left))
    let inset = left & (one - 1)
    var exact = step * Int64(one - inset) + Int64(1) << 31
    var passed = Int32(truncatingIfNeeded: exact >> 32)
    cells[base + first] &+= sign &* passed &* (one - inset)
    var carried = sign &* passed &* (one + inset)
    var pixel = first + 1
    while pixel < last {
      exact += step << Int64(Subpixel.bits)
      let reached = Int32(truncatingIfNeeded: exact >> 32)
      let area = sign &* (reached - passed) &* one
      cells[base + pixel] &+= carried &+ area
      carried = area
      passed = reached
      pixel += 1
    }
    let sum = right - Int32(last) << Subpixel.bits
    let rest = sign &* (height - passed)
    cells[base + last] &+= carried &+ rest &* (2 * one - sum)
    cells[base + last + 1] &+= rest &* sum
  }
}
