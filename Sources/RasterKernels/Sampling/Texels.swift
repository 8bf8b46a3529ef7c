/// Rows of premultiplied texels and how to read them beyond the edges: the edge's own repeat.
@unsafe struct Texels {
  let base: UnsafeRawPointer
  let width: Int
  let height: Int

  @inline(__always)
  func column(_ x: Int) -> Int { unsafe min(max(x, 0), width &- 1) }

  @inline(__always)
  func row(_ y: Int) -> UnsafeRawPointer {
    unsafe base + min(max(y, 0), height &- 1) &* width &* 4
  }

  @inline(__always)
  func nearest(_ u: Int64, _ v: Int64) -> UInt32 {
    unsafe row(Int(v &>> 32)).loadUnaligned(
      fromByteOffset: column(Int(u &>> 32)) &* 4, as: UInt32.self)
  }

  /// The mean of four texels at a position between centres.
  @inline(__always)
  func linear(_ u: Int64, _ v: Int64) -> UInt32 {
    let x = Int(u &>> 32)
    let y = Int(v &>> 32)
    let fraction = UInt16(truncatingIfNeeded: (v &>> 24) & 255)
    let upper = unsafe row(y)
    let lower = unsafe row(y &+ 1)
    let x0 = unsafe column(x) &* 4
    let x1 = unsafe column(x &+ 1) &* 4
    let left = unsafe mixed(texel(upper, x0), texel(lower, x0), fraction)
    let right = unsafe mixed(texel(upper, x1), texel(lower, x1), fraction)
    let weight = UInt16(truncatingIfNeeded: (u &>> 24) & 255)
    let bytes = SIMD4<UInt8>(truncatingIfNeeded: mixed(left, right, weight))
    return unsafe unsafeBitCast(bytes, to: UInt32.self)
  }

  @inline(__always)
  private func texel(_ row: UnsafeRawPointer, _ offset: Int) -> SIMD4<UInt16> {
    unsafe SIMD4<UInt16>(
      truncatingIfNeeded: row.loadUnaligned(fromByteOffset: offset, as: SIMD4<UInt8>.self))
  }
}

/// a + (b − a)·f/256 rounded to nearest, for bytes in 16-bit lanes.
@inline(__always)
func mixed(_ a: SIMD4<UInt16>, _ b: SIMD4<UInt16>, _ f: UInt16) -> SIMD4<UInt16> {
  (a &* SIMD4(repeating: 256 &- f) &+ b &* SIMD4(repeating: f) &+ SIMD4(repeating: 128)) &>> 8
}

@inline(__always)
func mixed(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>, _ f: SIMD8<UInt16>) -> SIMD8<UInt16> {
  (a &* (SIMD8(repeating: 256) &- f) &+ b &* f &+ SIMD8(repeating: 128)) &>> 8
}
