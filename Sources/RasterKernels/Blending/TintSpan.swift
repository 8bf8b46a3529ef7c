import CWideKernels

extension Fast {
  /// Multiplies each channel of `count` pixels from the first on by the same channel of `tint`,
  /// over 255, rounded to nearest.
  /// - Parameter tint: premultiplied, red in the low byte.
  /// - Precondition: the pixels are there.
  package static func tint(_ pixels: inout MutableSpan<UInt8>, count: Int, by tint: UInt32) {
    precondition(count >= 0 && count * 4 <= pixels.count, "the pixels are there")
    unsafe pixels.withUnsafeMutableBytes { pixels in
      unsafe wide_tint(wideLevel, pixels.baseAddress, count, tint)
    }
  }
}
