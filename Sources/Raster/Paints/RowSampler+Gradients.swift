import RasterKernels

extension RowSampler {
  /// Starts on a gradient, which is drawn in these columns at most.
  mutating func begin(_ source: borrowing GradientSource, columns: Range<Int>) {
    guard source.isAlikeDownwards else { return }
    var span = samples.mutableSpan
    Fast.sampleGradient(
      source.colors, shape: source.shape,
      walk: source.unitFromDevice.walk(x: columns.lowerBound, y: 0), into: &span,
      count: columns.count)
    firstSample = columns.lowerBound
  }

  /// Composites rows of the gradient last begun over the pixels of a surface that `row` covers of each of them.
  mutating func composite(
    _ source: borrowing GradientSource, rows: Range<Int>, _ row: borrowing CoverageRow,
    over pixels: inout MutableSpan<UInt8>, _ surface: Surface
  ) {
    if source.isAlikeDownwards {
      Fast.overPixels(
        &pixels, origin: surface.origin(ofRow: rows.lowerBound), stride: surface.stride,
        source: samples.span, sourceOrigin: -firstSample, sourceStride: 0, rows: rows.count,
        opacity: 255, isOpaque: source.isOpaque, runs: row.runs.span.extracting(first: row.count),
        coverage: row.bytes.span)
      return
    }
    if rows.count > 1, row.count > 0, !source.isAlikeAcross {
      let start = Int(row.runs[0].start)
      let count = Int(row.runs[row.count - 1].end) - start
      if count <= RowSampler.sharedPixels {
        composite(source, rows: rows, from: start, count: count, row, over: &pixels, surface)
        return
      }
    }
    for y in rows {
      composite(source, row: y, row, over: &pixels, origin: surface.origin(ofRow: y))
    }
  }

  /// The same by way of samples of all rows, `count` pixels from pixel `start` on.
  private mutating func composite(
    _ source: borrowing GradientSource, rows: Range<Int>, from start: Int, count: Int,
    _ row: borrowing CoverageRow, over pixels: inout MutableSpan<UInt8>, _ surface: Surface
  ) {
    var span = samples.mutableSpan
    let unitFromDevice = source.unitFromDevice
    Fast.sampleGradient(
      source.colors, shape: source.shape, rows: rows.count, into: &span, start: 0, stride: count,
      count: count
    ) { unitFromDevice.walk(x: start, y: rows.lowerBound + $0) }
    Fast.overPixels(
      &pixels, origin: surface.origin(ofRow: rows.lowerBound), stride: surface.stride,
      source: samples.span, sourceOrigin: -start, sourceStride: count, rows: rows.count,
      opacity: 255, isOpaque: source.isOpaque, runs: row.runs.span.extracting(first: row.count),
      coverage: row.bytes.span)
  }

  /// Composites row `y` of a gradient over the pixels that `row` covers; `origin` is where pixel 0 of the
  /// row is or would be in `pixels`.
  private mutating func composite(
    _ source: borrowing GradientSource, row y: Int, _ row: borrowing CoverageRow,
    over pixels: inout MutableSpan<UInt8>, origin: Int
  ) {
    let runs = row.runs.span.extracting(first: row.count)
    if let color = source.constantColor(row: y) {
      Fast.overSolid(
        &pixels, origin: origin, runs: runs, coverage: row.bytes.span, color: color)
      return
    }
    // Runs that lie close together share their samples.
    var first = 0
    while first < runs.count {
      var end = first + 1
      let start = Int(runs[first].start)
      while end < runs.count, Int(runs[end].end) - start <= RowSampler.sharedPixels { end += 1 }
      let walk = source.unitFromDevice.walk(x: start, y: y)
      let count = Int(runs[end - 1].end) - start
      if end == first + 1, source.isOpaque, runs[first].coverage == 255 {
        Fast.sampleGradient(
          source.colors, shape: source.shape, walk: walk, into: &pixels, start: origin + start,
          count: count)
      } else {
        var span = samples.mutableSpan
        Fast.sampleGradient(
          source.colors, shape: source.shape, walk: walk, into: &span, count: count)
        Fast.overPixels(
          &pixels, origin: origin, source: samples.span, sourceOrigin: -start, opacity: 255,
          isOpaque: source.isOpaque, runs: runs.extracting(first..<end), coverage: row.bytes.span)
      }
      first = end
    }
  }

  /// Pixels from the first that is covered to the last, at most, that are sampled together.
  static var sharedPixels: Int { 256 }
}
