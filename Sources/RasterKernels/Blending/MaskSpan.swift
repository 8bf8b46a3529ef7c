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
    let low = SIMD8<UInt16>(repeating: 255)
    unsafe pixels.withUnsafeMutableBytes { target in
      unsafe mask.withUnsafeBytes { mask in
        guard let targetBase = target.baseAddress, let maskBase = mask.baseAddress else { return }
        let to = unsafe targetBase + start * 4
        let bytes = unsafe maskBase + maskStart
        var i = unsafe wide_mask(wideLevel, to, count, bytes)
        while i &+ 4 <= count {
          let kept = unsafe pairedLanes(
            bytes.loadUnaligned(fromByteOffset: i, as: SIMD4<UInt8>.self))
          let v = unsafe to.loadUnaligned(fromByteOffset: i &* 4, as: SIMD8<UInt16>.self)
          let even = dividedBy255((v & low) &* kept)
          let odd = dividedBy255((v &>> 8) &* kept)
          unsafe to.storeBytes(
            of: even | (odd &<< 8), toByteOffset: i &* 4, as: SIMD8<UInt16>.self)
          i &+= 4
        }
        while i < count {
          let kept = unsafe UInt32(bytes.load(fromByteOffset: i, as: UInt8.self))
          let pixel = unsafe to.loadUnaligned(fromByteOffset: i &* 4, as: UInt32.self)
          unsafe to.storeBytes(
            of: scaled(pixel, by: kept), toByteOffset: i &* 4, as: UInt32.self)
          i &+= 1
        }
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
        let done = unsafe wide_fade_alphas(
          wideLevel, to + maskStart, count, from + start * 4,
          UInt32(truncatingIfNeeded: opacity))
        for i in done..<count {
          let alpha = unsafe from.load(fromByteOffset: (start &+ i) &* 4 &+ 3, as: UInt8.self)
          let faded = scaled(UInt32(alpha), by: UInt32(truncatingIfNeeded: opacity))
          unsafe to.storeBytes(
            of: UInt8(truncatingIfNeeded: faded), toByteOffset: maskStart &+ i, as: UInt8.self)
        }
      }
    }
  }
}
