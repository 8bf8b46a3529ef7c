extension Plain {
  /// See `Fast.overColumns`. `walk` is what the columns were set to; rows are counted from its
  /// first pixel.
  package static func overColumns(
    _ pixels: inout MutableSpan<UInt8>, start: Int, stride: Int, image: Span<UInt8>, width: Int,
    height: Int, walk: SampleWalk, range: Range<Int>, heights: Span<Int64>, opacity: Int32,
    coverage: Span<UInt8>
  ) {
    var samples = [UInt8](repeating: 0, count: range.upperBound * 4)
    let run = [
      CoverageRun(start: 0, end: Int32(range.count), coverage: CoverageRun.varying)
    ]
    for index in heights.indices {
      let row = SampleWalk(u: walk.u, v: heights[index], du: walk.du, dv: 0)
      var span = samples.mutableSpan
      sampleLinear(
        image, width: width, height: height, walk: row, into: &span, count: range.upperBound)
      overPixels(
        &pixels, origin: start + index * stride, source: samples.span,
        sourceOrigin: range.lowerBound, opacity: opacity, isOpaque: false, runs: run.span,
        coverage: coverage)
    }
  }
}
