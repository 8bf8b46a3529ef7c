extension Fast {
  /// Adds the exact signed areas beside `edges` to `cells` and marks the groups they touch.
  ///
  /// After a prefix sum along a row, cell i holds the winding-weighted area of pixel i covered by
  /// what lies right of the edges: `Subpixel.full` for a pixel inside a clockwise contour. An
  /// edge that crosses a pixel with height d at the mean distance m from its left side leaves
  /// d·(1 − m) in the pixel's cell and d·m in the next one. Closed contours cancel exactly, since
  /// all of it is integer arithmetic. Sums wrap beyond 1024 windings.
  ///
  /// Bounds-checked code without pointers, so it has no twin.
  /// - Precondition: every edge lies within the layout's width and the rows present.
  package static func accumulate(
    _ edges: Span<BandEdge>, layout: CellLayout, cells: inout MutableSpan<Int32>,
    touched: inout MutableSpan<UInt64>
  ) {
    let right = Int32(layout.width) << Subpixel.bits
    for index in edges.indices {
      let edge = edges[index]
      precondition(
        edge.x0 >= 0 && edge.x1 >= 0 && edge.x0 <= right && edge.x1 <= right,
        "an edge lies within its cells")
      accumulate(edge, layout: layout, cells: &cells, touched: &touched)
    }
  }

  @inline(__always)
  private static func accumulate(
    _ edge: BandEdge, layout: CellLayout, cells: inout MutableSpan<Int32>,
    touched: inout MutableSpan<UInt64>
  ) {
    guard edge.y0 != edge.y1 else { return }
    let down = edge.y0 < edge.y1
    let top = Int32(down ? edge.y0 : edge.y1)
    let bottom = Int32(down ? edge.y1 : edge.y0)
    let start = down ? edge.x0 : edge.x1
    let end = down ? edge.x1 : edge.x0
    let sign: Int32 = down ? 1 : -1
    var row = Int(top >> Subpixel.bits)
    let lastRow = Int((bottom - 1) >> Subpixel.bits)
    if row == lastRow {
      crossRow(
        row, from: start, to: end, height: (bottom - top) * sign, layout: layout, cells: &cells,
        touched: &touched)
      return
    }
    // x in 32.32 fixed point, stepped from row to row; truncation of the slope keeps it between
    // the ends.
    let slope = Int64(Double(end - start) * 0x1p32 / Double(bottom - top))
    var x = start
    var exact = Int64(start) << 32 + Int64(1) << 31
    var height = Subpixel.one - top & (Subpixel.one - 1)
    while row < lastRow {
      exact += slope * Int64(height)
      let next = Int32(truncatingIfNeeded: exact >> 32)
      crossRow(
        row, from: x, to: next, height: height * sign, layout: layout, cells: &cells,
        touched: &touched)
      x = next
      height = Subpixel.one
      row += 1
    }
    height = bottom - Int32(lastRow) << Subpixel.bits
    crossRow(
      row, from: x, to: end, height: height * sign, layout: layout, cells: &cells,
      touched: &touched)
  }

  /// The part of an edge inside one row: `height` steps, negative upwards.
  @inline(__always)
  private static func crossRow(
    _ row: Int, from: Int32, to: Int32, height: Int32, layout: CellLayout,
    cells: inout MutableSpan<Int32>, touched: inout MutableSpan<UInt64>
  ) {
    let one = Subpixel.one
    let left = min(from, to)
    let right = max(from, to)
    let first = Int(left >> Subpixel.bits)
    let last = max(first, Int((right - 1) >> Subpixel.bits))
    let base = row * layout.stride
    let bits = row * layout.words
    touched[bits + first >> 8] |= 1 << UInt64(first >> 2 & 63)
    touched[bits + (last + 1) >> 8] |= 1 << UInt64((last + 1) >> 2 & 63)
    if first == last {
      let sum = left + right - 2 * Int32(first) << Subpixel.bits
      cells[base + first] &+= height &* (2 * one - sum)
      cells[base + first + 1] &+= height &* sum
      return
    }
    var group = first >> 2 + 1
    while group < (last + 1) >> 2 {
      touched[bits + group >> 6] |= 1 << UInt64(group & 63)
      group += 1
    }
    // Heights per pixel, in 32.32 fixed point so that rounding never adds up.
    let step = Int64(Double(height) * 0x1p32 / Double(right - left))
    let inset = left & (one - 1)
    var exact = step * Int64(one - inset) + Int64(1) << 31
    var passed = Int32(truncatingIfNeeded: exact >> 32)
    cells[base + first] &+= passed &* (one - inset)
    var carried = passed &* (one + inset)
    var pixel = first + 1
    while pixel < last {
      exact += step << Int64(Subpixel.bits)
      let reached = Int32(truncatingIfNeeded: exact >> 32)
      let area = (reached - passed) &* one
      cells[base + pixel] &+= carried &+ area
      carried = area
      passed = reached
      pixel += 1
    }
    let sum = right - Int32(last) << Subpixel.bits
    cells[base + last] &+= carried &+ (height - passed) &* (2 * one - sum)
    cells[base + last + 1] &+= (height - passed) &* sum
  }
}
