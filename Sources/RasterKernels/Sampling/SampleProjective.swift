import CWideKernels

extension Fast {
  /// Writes the texels that hold the walk's positions to the first `count` pixels, or the means of
  /// the four around them when `linear` (as `sampleLinear`); transparent where the walk's weight
  /// is not positive.
  /// - Precondition: image and pixels have the stated sizes.
  package static func sampleProjective(
    _ image: Span<UInt8>, width: Int, height: Int, walk: ProjectiveWalk, linear: Bool,
    into pixels: inout MutableSpan<UInt8>, count: Int
  ) {
    sample(
      image, width, height, walk, linear: linear, repeated: false, into: &pixels, count)
  }

  /// As `sampleProjective`, of an image that covers the plane as tiles do.
  /// - Precondition: image and pixels have the stated sizes.
  package static func sampleRepeated(
    _ image: Span<UInt8>, width: Int, height: Int, walk: ProjectiveWalk, linear: Bool,
    into pixels: inout MutableSpan<UInt8>, count: Int
  ) {
    sample(
      image, width, height, walk, linear: linear, repeated: true, into: &pixels, count)
  }

  private static func sample(
    _ image: Span<UInt8>, _ width: Int, _ height: Int, _ walk: ProjectiveWalk, linear: Bool,
    repeated: Bool, into pixels: inout MutableSpan<UInt8>, _ count: Int
  ) {
    checkSample(image, width, height, pixels.count, count)
    var wide = WideWalk(
      u: walk.u, v: walk.v, w: walk.w, du: walk.du, dv: walk.dv, dw: walk.dw)
    unsafe image.withUnsafeBytes { image in
      unsafe pixels.withUnsafeMutableBytes { pixels in
        unsafe wide_sample_projective(
          wideLevel, pixels.baseAddress, count, image.baseAddress, width, height, &wide,
          linear ? 1 : 0, repeated ? 1 : 0)
      }
    }
  }
}
