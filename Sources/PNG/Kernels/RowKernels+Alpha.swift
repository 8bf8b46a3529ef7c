import CWideKernels

extension RowKernels {
  /// Writes `pixels`, premultiplied RGBA, into the beginning of `straight`, as `straightenAlpha`
  /// leaves them.
  /// - Precondition: four bytes a pixel, and room for them.
  package static func straightenAlpha(
    of pixels: Span<UInt8>, into straight: inout MutableSpan<UInt8>
  ) {
    precondition(pixels.count.isMultiple(of: 4), "a pixel has four bytes")
    precondition(pixels.count <= straight.count, "the pixels have room")
    let count = pixels.count / 4
    unsafe pixels.withUnsafeBytes { source in
      unsafe straight.withUnsafeMutableBytes { target in
        guard let source = source.baseAddress, let target = target.baseAddress else { return }
        unsafe wide_straighten_alpha(wideLevel, target, count, source)
      }
    }
  }

  /// Straightens the alpha of `pixels`, premultiplied RGBA, in place.
  /// - Precondition: four bytes a pixel.
  static func straightenAlpha(of pixels: inout MutableSpan<UInt8>) {
    precondition(pixels.count.isMultiple(of: 4), "a pixel has four bytes")
    let count = pixels.count / 4
    unsafe pixels.withUnsafeMutableBytes { bytes in
      guard let bytes = bytes.baseAddress else { return }
      unsafe wide_straighten_alpha(wideLevel, bytes, count, bytes)
    }
  }
}

extension PlainRowKernels {
  /// As `RowKernels.straightenAlpha`.
  package static func straightenAlpha(
    of pixels: Span<UInt8>, into straight: inout MutableSpan<UInt8>
  ) {
    for first in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = pixels[first + 3]
      for index in first..<first + 3 {
        straight[index] =
          alpha == 255 ? pixels[index] : straightened(pixels[index], alpha: UInt32(alpha))
      }
      straight[first + 3] = alpha
    }
  }
}
