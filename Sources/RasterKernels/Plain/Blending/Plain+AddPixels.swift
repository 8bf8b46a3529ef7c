extension Plain {
  /// See `Fast.addPixels`.
  package static func addPixels(
    _ pixels: inout MutableSpan<UInt8>, origin: Int, source: Span<UInt8>, sourceOrigin: Int,
    opacity: Int32, runs: Span<CoverageRun>, coverage: Span<UInt8>
  ) {
    for index in runs.indices {
      let run = runs[index]
      for x in Int(run.start)..<Int(run.end) {
        let covered = run.coverage == CoverageRun.varying ? Int(coverage[x]) : Int(run.coverage)
        for channel in 0..<4 {
          let faded = product(Int(source[(sourceOrigin + x) * 4 + channel]), Int(opacity))
          let offset = (origin + x) * 4 + channel
          pixels[offset] = UInt8(min(255, Int(pixels[offset]) + product(faded, covered)))
        }
      }
    }
  }
}
