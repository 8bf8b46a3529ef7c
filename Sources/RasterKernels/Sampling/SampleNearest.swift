import CWideKernels

extension Fast {
  /// Writes the texels that hold the walk's positions to the first `count` pixels.
  /// - Precondition: the walk is safe for `count`; image and pixels have the stated sizes.
  package static func sampleNearest(
    _ image: Span<UInt8>, width: Int, height: Int, walk: SampleWalk,
    into pixels: inout MutableSpan<UInt8>, count: Int
  ) {
    checkSample(image, width, height, pixels.count, count)
    precondition(walk.isSafe(count: count), "the walk stays near the image")
    unsafe image.withUnsafeBytes { image in
      unsafe pixels.withUnsafeMutableBytes { pixels in
        guard let source = image.baseAddress, let target = pixels.baseAddress else { return }
        unsafe wide_sample_nearest(
          wideLevel, target, count, source, width, height, walk.u, walk.v, walk.du, walk.dv)
      }
    }
  }

  /// - Precondition: the image has its pixels and `count` pixels have room.
  @inline(__always)
  static func checkSample(
    _ image: Span<UInt8>, _ width: Int, _ height: Int, _ room: Int, _ count: Int
  ) {
    precondition(
      width > 0 && height > 0 && image.count == width * height * 4, "the image has its pixels")
    precondition(width * height < 1 << 31, "an image has no more than a picture's file")
    precondition(count >= 0 && count * 4 <= room, "the sampled pixels have room")
  }
}
