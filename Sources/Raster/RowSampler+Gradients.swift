import RasterKernels

extension RowSampler {
  /// Lays row `y` of a gradient over the pixels that `row` covers; `origin` is where pixel 0 of the
  /// row is or would be in `pixels`.
  mutating func lay(
    _ source: borrowing GradientSource, row y: Int, _ row: borrowing CoverageRow,
    over pixels: inout MutableSpan<UInt8>, origin: Int
  ) {
    if let color = source.constantColor(row: y) {
      Fast.overSolid(
        &pixels, origin: origin, runs: row.runs.span.extracting(first: row.count),
        coverage: row.bytes.span, color: color)
      return
    }
    for index in 0..<row.count {
      let run = row.runs[index]
      let start = Int(run.start)
      if source.isOpaque, run.coverage == 255 {
        Fast.sampleGradient(
          source.ramp.span, shape: source.shape,
          walk: source.unitFromDevice.walk(x: start, y: y), into: &pixels, start: origin + start,
          count: Int(run.end - run.start))
        continue
      }
      var span = samples.mutableSpan
      Fast.sampleGradient(
        source.ramp.span, shape: source.shape,
        walk: source.unitFromDevice.walk(x: start, y: y), into: &span,
        count: Int(run.end - run.start))
      Fast.overPixels(
        &pixels, origin: origin, source: samples.span, sourceOrigin: -start, opacity: 255,
        isOpaque: source.isOpaque, runs: row.runs.span.extracting(index..<index + 1),
        coverage: row.bytes.span)
    }
  }
}
