extension Plain {
  /// See `Fast.countCrossings`.
  package static func countCrossings(
    of edges: Span<BandEdge>, row: Int, _ grid: LineGrid, into counts: inout MutableSpan<Int32>
  ) {
    let high = Int32(1) << (Subpixel.bits - Int32(grid.lineBits))
    let scale = Float(1 << grid.partBits) / Float(Subpixel.one)
    for index in edges.indices {
      let edge = edges[index]
      let goesDown = edge.y0 < edge.y1
      let (top, bottom) = (Int32(min(edge.y0, edge.y1)), Int32(max(edge.y0, edge.y1)))
      let (topX, bottomX) = goesDown ? (edge.x0, edge.x1) : (edge.x1, edge.x0)
      let start = Int32(row) << Subpixel.bits + high / 2
      for line in 0..<Int32(1) << Int32(grid.lineBits) {
        let y = start + line * high
        guard top <= y, y < bottom else { continue }
        let slope = Float(bottomX - topX) / Float(bottom - top)
        let first = (Float(topX) + slope * Float(start - top)) * scale + 0.5
        let position = Float(line) * (slope * (Float(high) * scale)) + first
        let part = Int(min(max(position, 0), Float(grid.width << grid.partBits)))
        counts[grid.index(line: Int(line), part: part)] += goesDown ? 1 : -1
      }
    }
  }

  /// See `Fast.coverCounted`.
  package static func coverCounted(
    _ counts: inout MutableSpan<Int32>, _ grid: LineGrid, evenOdd: Bool, row: Int,
    layout: CellLayout, cells: inout MutableSpan<Int32>, touched: inout MutableSpan<UInt64>
  ) {
    let unit = (2 * Subpixel.one * Subpixel.one) >> Int32(grid.lineBits + grid.partBits)
    let parts = 1 << grid.partBits
    for line in 0..<1 << grid.lineBits {
      var winding: Int32 = 0
      for part in 0..<grid.width * parts {
        winding += counts[grid.index(line: line, part: part)]
        guard evenOdd ? winding & 1 != 0 : winding != 0 else { continue }
        let pixel = part / parts
        cells[row * layout.stride + pixel] &+= unit
        cells[row * layout.stride + pixel + 1] &-= unit
      }
    }
    for index in 0..<grid.countCount { counts[index] = 0 }
    for pixel in 0...grid.width where cells[row * layout.stride + pixel] != 0 {
      touched[row * layout.words + pixel / 256] |= 1 << UInt64(pixel / 4 % 64)
    }
  }
}
