import CWideKernels

extension Fast {
  /// Multiplies `count` pixels from pixel `start` on by the mask's bytes from `maskStart` on, over
  /// 255, rounded to nearest.
  /// - Precondition: pixels and bytes are there.
  package static func mask(
    _ pixels: inout MutableSpan<UInt8>, start: Int, count: Int, by mask: Span<UInt8>,
    maskStart: Int
  ) {
    precondition(
      start >= 0 && count >= 0 && (start + count) * 4 <= pixels.count, "the pixels are there")
    precondition(maskStart >= 0 && maskStart + count <= mask.count, "the mask has the bytes")
    unsafe pixels.withUnsafeMutableBytes { target in
      unsafe mask.withUnsafeBytes { mask in
        guard let targetBase = target.baseAddress, let maskBase = mask.baseAddress else { return }
        unsafe wide_mask(wideLevel, targetBase + start * 4, count, maskBase + maskStart)
      }
    }
  }

  /// Writes the alphas of `count` pixels, times opacity/255, to `mask` from `maskStart` on.
  /// - Precondition: pixels and bytes are there; `opacity` is 0…255.
  package static func alphas(
    of pixels: Span<UInt8>, start: Int, count: Int, opacity: Int32,
    into mask: inout MutableSpan<UInt8>, maskStart: Int
  ) {
    precondition(opacity >= 0 && opacity <= 255, "opacity is a byte")
    precondition(
      start >= 0 && count >= 0 && (start + count) * 4 <= pixels.count, "the pixels are there")
    precondition(maskStart >= 0 && maskStart + count <= mask.count, "the mask has room")
    unsafe mask.withUnsafeMutableBytes { mask in
      unsafe pixels.withUnsafeBytes { pixels in
        guard let from = pixels.baseAddress, let to = mask.baseAddress else { return }
        unsafe wide_fade_alphas(
          wideLevel, to + maskStart, count, from + start * 4,
          UInt32(truncatingIfNeeded: opacity))
      }
    }
  }
}
