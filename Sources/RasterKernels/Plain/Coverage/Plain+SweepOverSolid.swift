extension Plain {
  /// See `Fast.sweepOverSolid`.
  package static func sweepOverSolid(
    rows: Range<Int>, layout: CellLayout, evenOdd: Bool, color: UInt32,
    cells: inout MutableSpan<Int32>, touched: inout MutableSpan<UInt64>,
    pixels: inout MutableSpan<UInt8>, start: Int, stride: Int
  ) {
    var coverage = [UInt8](repeating: 0, count: layout.stride)
    var runs = [CoverageRun](repeating: .empty, count: layout.stride / 2 + 1)
    for row in rows {
      let count: Int
      do {
        var coverageSpan = coverage.mutableSpan
        var runSpan = runs.mutableSpan
        count = sweep(
          row: row, layout: layout, evenOdd: evenOdd, origin: 0, cells: &cells,
          touched: &touched, coverage: &coverageSpan, runs: &runSpan)
      }
      overSolid(
        &pixels, origin: start + (row - rows.lowerBound) * stride,
        runs: runs.span.extracting(first: count), coverage: coverage.span, color: color)
    }
  }
}
