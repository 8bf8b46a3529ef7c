/// Where a run lies in a row of pixels.
struct RunExtent {
  /// Bytes before its first pixel.
  let offset: Int
  /// Pixels.
  let count: Int
}

/// The extent of `run` in `pixelBytes` bytes of pixels, of which pixel `origin` is the run's
/// pixel 0. The one bounds check of the span kernels.
/// - Precondition: the run lies within the pixels and, when it varies, within `mask` bytes.
@inline(__always)
func checked(_ run: CoverageRun, origin: Int, pixelBytes: Int, mask: Int) -> RunExtent {
  let start = Int(run.start)
  let end = Int(run.end)
  precondition(
    start <= end && origin + start >= 0 && (origin + end) * 4 <= pixelBytes,
    "a run lies within its row of pixels")
  precondition(
    run.coverage != CoverageRun.varying || (start >= 0 && end <= mask),
    "a run lies within its row of coverage")
  return RunExtent(offset: (origin + start) * 4, count: end - start)
}
