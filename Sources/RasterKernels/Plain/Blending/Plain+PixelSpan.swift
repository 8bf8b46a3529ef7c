extension Plain {
  /// See `Fast.overPixels`.
  package static func overPixels(
    _ pixels: inout MutableSpan<UInt8>, origin: Int, source: Span<UInt8>, sourceOrigin: Int,
    opacity: Int32, isOpaque: Bool, runs: Span<CoverageRun>, coverage: Span<UInt8>
  ) {
    for index in runs.indices {
      let run = runs[index]
      for x in Int(run.start)..<Int(run.end) {
        let covered = run.coverage == CoverageRun.varying ? Int(coverage[x]) : Int(run.coverage)
        func thinned(_ channel: Int) -> Int {
          product(product(Int(source[(sourceOrigin + x) * 4 + channel]), Int(opacity)), covered)
        }
        let alpha = thinned(3)
        for channel in 0..<4 {
          let offset = (origin + x) * 4 + channel
          pixels[offset] = UInt8(thinned(channel) + product(Int(pixels[offset]), 255 - alpha))
        }
      }
    }
  }
}
