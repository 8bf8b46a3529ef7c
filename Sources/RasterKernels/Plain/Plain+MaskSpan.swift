extension Plain {
  /// See `Fast.mask`.
  package static func mask(
    _ pixels: inout MutableSpan<UInt8>, origin: Int, by mask: Span<UInt8>,
    runs: Span<CoverageRun>, coverage: Span<UInt8>
  ) {
    for index in runs.indices {
      let run = runs[index]
      for x in Int(run.start)..<Int(run.end) {
        let covered = run.coverage == CoverageRun.varying ? Int(coverage[x]) : Int(run.coverage)
        let kept = 255 - product(covered, 255 - Int(mask[x]))
        for place in (origin + x) * 4..<(origin + x) * 4 + 4 {
          pixels[place] = UInt8(product(Int(pixels[place]), kept))
        }
      }
    }
  }

  /// See `Fast.alphas`.
  package static func alphas(
    of pixels: Span<UInt8>, start: Int, count: Int, opacity: Int32,
    into mask: inout MutableSpan<UInt8>, maskStart: Int
  ) {
    for i in 0..<count {
      mask[maskStart + i] = UInt8(product(Int(pixels[(start + i) * 4 + 3]), Int(opacity)))
    }
  }
}
