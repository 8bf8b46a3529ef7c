import CWideKernels

extension Fast {
  /// Multiplies each channel of `count` pixels from the first on by the same channel of `tint`,
  /// over 255, rounded to nearest.
  /// - Parameter tint: premultiplied, red in the low byte.
  /// - Precondition: the pixels are there.
  package static func tint(_ pixels: inout MutableSpan<UInt8>, count: Int, by tint: UInt32) {
    precondition(count >= 0 && count * 4 <= pixels.count, "the pixels are there")
    let even = unsafe unsafeBitCast(
      SIMD4<UInt32>(repeating: tint & 0xff_00ff), to: SIMD8<UInt16>.self)
    let odd = unsafe unsafeBitCast(
      SIMD4<UInt32>(repeating: (tint >> 8) & 0xff_00ff), to: SIMD8<UInt16>.self)
    let low = SIMD8<UInt16>(repeating: 255)
    unsafe pixels.withUnsafeMutableBytes { pixels in
      guard let base = pixels.baseAddress else { return }
      var i = unsafe wide_tint(wideLevel, base, count, tint)
      while i &+ 4 <= count {
        let v = unsafe base.loadUnaligned(fromByteOffset: i &* 4, as: SIMD8<UInt16>.self)
        let e = dividedBy255((v & low) &* even)
        let o = dividedBy255((v &>> 8) &* odd)
        unsafe base.storeBytes(of: e | (o &<< 8), toByteOffset: i &* 4, as: SIMD8<UInt16>.self)
        i &+= 4
      }
      while i < count {
        let v = unsafe base.loadUnaligned(fromByteOffset: i &* 4, as: UInt32.self)
        var result: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
          result |= scaled((v >> shift) & 255, by: (tint >> shift) & 255) << shift
        }
        unsafe base.storeBytes(of: result, toByteOffset: i &* 4, as: UInt32.self)
        i &+= 1
      }
    }
  }
}
