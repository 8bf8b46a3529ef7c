import RasterKernels

extension RowSampler {
  /// Lays row `y` of `source` over the pixels of `runs`; `origin` is where pixel 0 of the row is
  /// or would be in `pixels`.
  mutating func lay(
    _ source: ImageSource, row y: Int, runs: Span<CoverageRun>, coverage: Span<UInt8>,
    over pixels: inout MutableSpan<UInt8>, origin: Int
  ) {
    var first = 0
    while first < runs.count {
      // Neighbouring runs are sampled as one.
      var next = first + 1
      while next < runs.count, runs[next].start == runs[next - 1].end { next += 1 }
      lay(
        source, row: y, from: Int(runs[first].start), to: Int(runs[next - 1].end),
        runs: runs.extracting(first..<next), coverage: coverage, over: &pixels, origin: origin)
      first = next
    }
  }

  /// Lays the pixels from `start` to `end`.
  private mutating func lay(
    _ source: ImageSource, row y: Int, from start: Int, to end: Int, runs: Span<CoverageRun>,
    coverage: Span<UInt8>, over pixels: inout MutableSpan<UInt8>, origin: Int
  ) {
    let opacity = source.onlyFades ? Int32(source.factor & 255) : 255
    if source.onlyFades, let shift = source.wholePixelShift {
      let row = y + shift.y
      let image = source.image
      let texels = image.pixels
      if row >= 0, row < image.height, start + shift.x >= 0, end + shift.x <= image.width {
        Fast.overPixels(
          &pixels, origin: origin, source: texels.span,
          sourceOrigin: row * image.width + shift.x, opacity: opacity, runs: runs,
          coverage: coverage)
        return
      }
    }
    sample(source, row: y, from: start, count: end - start)
    if !source.onlyFades {
      var span = samples.mutableSpan
      Fast.tint(&span, count: end - start, by: source.factor)
    }
    Fast.overPixels(
      &pixels, origin: origin, source: samples.span, sourceOrigin: -start, opacity: opacity,
      runs: runs, coverage: coverage)
  }

  /// Samples the centres of `count` pixels of row `y` from `start` on into `samples`.
  private mutating func sample(_ source: ImageSource, row y: Int, from start: Int, count: Int) {
    RowSampler.sample(
      source, source.imageFromDevice.walk(x: start, y: y), count: count, into: &samples,
      scratch: &scratch)
  }

  // Memory comes as separate arguments: spans of two properties would exclude each other.
  private static func sample(
    _ source: ImageSource, _ walk: ProjectiveWalk, count: Int, into samples: inout [UInt8],
    scratch: inout [UInt8]
  ) {
    let image = source.image
    let texels = image.pixels
    var span = samples.mutableSpan
    guard let straight = source.straightWalk(walk), straight.isSafe(count: count) else {
      Fast.sampleProjective(
        texels.span, width: image.width, height: image.height, walk: walk,
        linear: source.isLinear, into: &span, count: count)
      return
    }
    if source.isLinear {
      var scratchSpan = scratch.mutableSpan
      Fast.sampleLinear(
        texels.span, width: image.width, height: image.height, walk: straight, into: &span,
        count: count, scratch: &scratchSpan)
    } else {
      Fast.sampleNearest(
        texels.span, width: image.width, height: image.height, walk: straight, into: &span,
        count: count)
    }
  }
}
