extension Plain {
  /// See `Fast.overSolid`.
  package static func overSolid(
    _ pixels: inout MutableSpan<UInt8>, origin: Int, runs: Span<CoverageRun>,
    coverage: Span<UInt8>, color: UInt32
  ) {
    for index in runs.indices {
      let run = runs[index]
      for x in Int(run.start)..<Int(run.end) {
        let covered = run.coverage == CoverageRun.varying ? Int(coverage[x]) : Int(run.coverage)
        let alpha = product(Int(color >> 24), covered)
        for channel in 0..<4 {
          let offset = (origin + x) * 4 + channel
          let source = product(Int(color >> UInt32(channel * 8)) & 255, covered)
          pixels[offset] = UInt8(source + product(Int(pixels[offset]), 255 - alpha))
        }
      }
    }
  }

  /// See `Fast.fill`.
  package static func fill(
    _ pixels: inout MutableSpan<UInt8>, start: Int, count: Int, with pixel: UInt32
  ) {
    for offset in start * 4..<(start + count) * 4 {
      pixels[offset] = UInt8(truncatingIfNeeded: pixel >> UInt32(offset % 4 * 8))
    }
  }

  /// a·b/255 rounded to nearest: how two bytes that stand for 0…1 are multiplied.
  package static func product(_ a: Int, _ b: Int) -> Int { (2 * a * b + 255) / 510 }
}
