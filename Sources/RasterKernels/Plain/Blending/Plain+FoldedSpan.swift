extension Plain {
  /// See `Fast.overFolded`.
  package static func overFolded(
    _ pixels: inout MutableSpan<UInt8>, origin: Int, source: Span<UInt8>, folded: FoldedRow,
    opacity: Int32, isOpaque: Bool, runs: Span<CoverageRun>, coverage: Span<UInt8>
  ) {
    for index in runs.indices {
      let run = runs[index]
      for x in run.start..<run.end {
        let hidden = min(max(Int(x) - folded.first, 0), folded.count)
        let pixel = [CoverageRun(start: x, end: x + 1, coverage: run.coverage)]
        overPixels(
          &pixels, origin: origin, source: source, sourceOrigin: folded.origin - hidden,
          opacity: opacity, isOpaque: isOpaque, runs: pixel.span, coverage: coverage)
      }
    }
  }
}
