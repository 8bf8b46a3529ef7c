import CWideKernels

extension Fast {
  /// Adds a row of pixels to the pixels of `runs`, through their coverage and `opacity`.
  ///
  /// The source is multiplied by opacity/255, then by coverage/255, each product rounded to
  /// nearest, then added channel by channel; sums end at 255. Positions as in `overPixels`.
  /// - Precondition: all runs lie within `pixels` and `source`, varying ones within `coverage`;
  ///   `opacity` is 0…255.
  package static func addPixels(
    _ pixels: inout MutableSpan<UInt8>, origin: Int, source: Span<UInt8>, sourceOrigin: Int,
    opacity: Int32, runs: Span<CoverageRun>, coverage: Span<UInt8>
  ) {
    precondition(opacity >= 0 && opacity <= 255, "opacity is a byte")
    unsafe pixels.withUnsafeMutableBytes { target in
      unsafe source.withUnsafeBytes { source in
        unsafe coverage.withUnsafeBytes { mask in
          let level = wideLevel
          guard let base = target.baseAddress, let sourceBase = source.baseAddress else { return }
          for index in runs.indices {
            let run = runs[index]
            let extent = checked(run, origin: origin, pixelBytes: target.count, mask: mask.count)
            let from = checked(
              run, origin: sourceOrigin, pixelBytes: source.count, mask: mask.count)
            let bytes =
              run.coverage == CoverageRun.varying
              ? unsafe mask.baseAddress.map { unsafe $0 + Int(run.start) } : nil
            unsafe wide_add_pixels(
              level, base + extent.offset, extent.count, sourceBase + from.offset, bytes,
              UInt16(truncatingIfNeeded: opacity),
              UInt16(truncatingIfNeeded: max(0, run.coverage)))
          }
        }
      }
    }
  }
}
