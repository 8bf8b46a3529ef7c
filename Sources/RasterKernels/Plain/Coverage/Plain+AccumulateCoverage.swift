extension Plain {
  /// See `Fast.accumulate`.
  package static func accumulate(
    _ edges: Span<BandEdge>, contests: Bool, layout: CellLayout,
    cells: inout MutableSpan<Int32>, touched: inout MutableSpan<UInt64>,
    lastChains: inout MutableSpan<UInt32>,
    lastChain: inout UInt32
  ) -> UInt32 {
    let right = Int32(layout.width) << Subpixel.bits
    let firstChain = lastChain
    var chains = EdgeChains(first: firstChain)
    let rows = Fast.everyRow(of: min(32, cells.count / layout.stride))
    var contested: UInt32 = 0
    for index in edges.indices where !contests || contested != rows {
      let edge = edges[index]
      if contests { chains.advance(to: edge) }
      guard edge.y0 != edge.y1 else { continue }
      precondition(
        edge.x0 >= 0 && edge.x1 >= 0 && edge.x0 <= right && edge.x1 <= right,
        "an edge lies within its cells")
      var rows = EdgeRows(edge)
      while let piece = rows.next() {
        cross(piece, layout: layout, cells: &cells, touched: &touched)
        guard contests else { continue }
        let (first, last) = piece.pixels
        var cell = Int(piece.row) * layout.stride + first
        let end = cell + last - first
        while cell <= end {
          let lastChainAt = lastChains[cell]
          if lastChainAt != chains.current {
            if lastChainAt > firstChain { contested |= 1 << UInt32(piece.row & 31) }
            lastChains[cell] = chains.current
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

  /// See `Fast.accumulate`.
  package static func accumulate(
    _ parts: Span<EdgePart>, layout: CellLayout, cells: inout MutableSpan<Int32>,
    touched: inout MutableSpan<UInt64>
  ) {
    let right = Int32(layout.width) << Subpixel.bits
    for index in parts.indices where parts[index].top < parts[index].bottom {
      let part = parts[index]
      let whole = EdgePart(part.edge)
      precondition(
        whole.top <= part.top && part.bottom <= whole.bottom, "a part lies within its edge")
      precondition(
        [whole.topX, whole.bottomX, part.topX, part.bottomX].allSatisfy {
          (0...right).contains($0)
        },
        "an edge lies within its cells")
      var rows = EdgeRows(part)
      while let piece = rows.next() {
        cross(piece, layout: layout, cells: &cells, touched: &touched)
      }
    }
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
    // Heights down to each pixel's right side. Rounding never adds up.
    let slope = Float(height) / Float(right - left)
    let inset = left & (one - 1)
    var way = one - inset
    var passed = Subpixel.nearest(Float(way) * slope)
    cells[base + first] &+= sign &* passed &* (one - inset)
    var carried = sign &* passed &* (one + inset)
    var pixel = first + 1
    while pixel < last {
      way += one
      let reached = Subpixel.nearest(Float(way) * slope)
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
