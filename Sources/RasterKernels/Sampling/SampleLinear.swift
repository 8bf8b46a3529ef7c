import CWideKernels

extension Fast {
  /// Writes the mean of the four texels around each of the walk's positions to the first `count`
  /// pixels: first down, then across, with weights in 256ths, each mean rounded to nearest.
  /// - Precondition: the walk is safe for `count`; image and pixels have the stated sizes.
  package static func sampleLinear(
    _ image: Span<UInt8>, width: Int, height: Int, walk: SampleWalk,
    into pixels: inout MutableSpan<UInt8>, count: Int
  ) {
    checkSample(image, width, height, pixels.count, count)
    precondition(walk.isSafe(count: count), "the walk stays near the image")
    unsafe image.withUnsafeBytes { image in
      unsafe pixels.withUnsafeMutableBytes { pixels in
        guard let source = image.baseAddress, let target = pixels.baseAddress else { return }
        let between = walk.betweenCentres
        unsafe wide_sample_linear(
          wideLevel, target, count, source, width, height, between.u, between.v, between.du,
          between.dv)
      }
    }
  }
}
