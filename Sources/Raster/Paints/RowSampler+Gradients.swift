import RasterKernels

extension RowSampler {
  /// Composites row `y` of a gradient over the pixels that `row` covers; `origin` is where pixel 0 of the
  /// row is or would be in `pixels`.
  mutating func composite(
    _ source: borrowing GradientSource, row y: Int, _ row: borrowing CoverageRow,
    over pixels: inout MutableSpan<UInt8>, origin: Int
  ) {
    if let color = source.constantColor(row: y) {
      Fast.overSolid(
        &pixels, origin: origin, runs: row.runs.span.extracting(first: row.count),
        coverage: row.bytes.span, color: color)
      return
    }
    let runs = row.runs.span.extracting(first: row.count)
    if runs.count > 1, runs[runs.count - 1].end - runs[0].start <= RowSampler.shortRow {
      composite(source, row: y, row, runs: runs.indices, over: &pixels, origin: origin)
      return
    }
    for index in runs.indices {
      let run = runs[index]
      guard source.isOpaque, run.coverage == 255 else {
        composite(source, row: y, row, runs: index..<index + 1, over: &pixels, origin: origin)
        continue
      }
      let start = Int(run.start)
      Fast.sampleGradient(
        source.colors, shape: source.shape, walk: source.unitFromDevice.walk(x: start, y: y),
        into: &pixels, start: origin + start, count: Int(run.end - run.start))
    }
  }

  /// Pixels from the first that is covered to the last, at most, that are sampled together.
  private static var shortRow: Int32 { 64 }

  /// The same with some runs of the row, by way of samples of all pixels from the first to the last.
  private mutating func composite(
    _ source: borrowing GradientSource, row y: Int, _ row: borrowing CoverageRow,
    runs range: Range<Int>, over pixels: inout MutableSpan<UInt8>, origin: Int
  ) {
    let start = Int(row.runs[range.lowerBound].start)
    let end = Int(row.runs[range.upperBound - 1].end)
    var span = samples.mutableSpan
    Fast.sampleGradient(
      source.colors, shape: source.shape, walk: source.unitFromDevice.walk(x: start, y: y),
      into: &span, count: end - start)
    Fast.overPixels(
      &pixels, origin: origin, source: samples.span, sourceOrigin: -start, opacity: 255,
      isOpaque: source.isOpaque, runs: row.runs.span.extracting(range), coverage: row.bytes.span)
  }
}
