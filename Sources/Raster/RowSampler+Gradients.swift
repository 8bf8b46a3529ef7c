import RasterKernels

extension RowSampler {
  /// Lays row `y` of a gradient over the pixels of `runs`; `origin` is where pixel 0 of the row is
  /// or would be in `pixels`.
  mutating func lay(
    _ source: GradientSource, row y: Int, runs: Span<CoverageRun>, coverage: Span<UInt8>,
    over pixels: inout MutableSpan<UInt8>, origin: Int
  ) {
    if let color = source.constantColor(row: y) {
      Fast.overSolid(&pixels, origin: origin, runs: runs, coverage: coverage, color: color)
      return
    }
    for index in runs.indices {
      let run = runs[index]
      let start = Int(run.start)
      var span = samples.mutableSpan
      Fast.sampleGradient(
        source.ramp.span, shape: source.shape,
        walk: source.unitFromDevice.walk(x: start, y: y), into: &span,
        count: Int(run.end - run.start))
      Fast.overPixels(
        &pixels, origin: origin, source: samples.span, sourceOrigin: -start,
        runs: runs.extracting(index..<index + 1), coverage: coverage)
    }
  }
}
