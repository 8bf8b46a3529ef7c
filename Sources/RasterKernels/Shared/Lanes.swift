// Arithmetic on the channels of premultiplied pixels. A pixel is a UInt32 with red in its low byte
// and alpha in its high byte, as it lies in memory; its even (red, blue) and odd (green, alpha)
// channels are worked on as 16-bit lanes. Vectors stay within 16 lanes: wider ones are expanded
// lane by lane.

/// t / 255 rounded to nearest, exact for t ≤ 255·255.
@inline(__always)
func dividedBy255(_ t: SIMD8<UInt16>) -> SIMD8<UInt16> {
  let u = t &+ SIMD8<UInt16>(repeating: 128)
  return (u &+ (u &>> 8)) &>> 8
}

@inline(__always)
func dividedBy255(_ t: SIMD16<UInt16>) -> SIMD16<UInt16> {
  let u = t &+ SIMD16<UInt16>(repeating: 128)
  return (u &+ (u &>> 8)) &>> 8
}

/// Every channel of a pixel times `factor` / 255, rounded to nearest; factor 0…255. Two channels at a time, with
/// room for a product each; over 255 after Blinn (1995).
@inline(__always)
package func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
  var even = (pixel & 0xff_00ff) &* factor &+ 0x80_0080
  even = ((even &+ ((even >> 8) & 0xff_00ff)) >> 8) & 0xff_00ff
  var odd = ((pixel >> 8) & 0xff_00ff) &* factor &+ 0x80_0080
  odd = ((odd &+ ((odd >> 8) & 0xff_00ff)) >> 8) & 0xff_00ff
  return even | (odd << 8)
}

/// `source` over `target`, both premultiplied.
@inline(__always)
func blended(_ source: UInt32, over target: UInt32) -> UInt32 {
  source &+ scaled(target, by: 255 &- source >> 24)
}

/// The alpha of every pixel, from its odd channels, in both 16-bit lanes of the pixel.
@inline(__always)
func alphaLanes(ofOdd odd: SIMD8<UInt16>) -> SIMD8<UInt16> {
  let alpha = unsafe unsafeBitCast(odd, to: SIMD4<UInt32>.self) &>> 16
  return unsafe unsafeBitCast(alpha | (alpha &<< 16), to: SIMD8<UInt16>.self)
}

/// Four bytes, each in both 16-bit lanes of a pixel.
@inline(__always)
func pairedLanes(_ bytes: SIMD4<UInt8>) -> SIMD8<UInt16> {
  let wide = SIMD4<UInt32>(truncatingIfNeeded: bytes)
  return unsafe unsafeBitCast(wide | (wide &<< 16), to: SIMD8<UInt16>.self)
}

/// True when all lanes are 0.
@inline(__always)
func isZero(_ lanes: SIMD8<UInt16>) -> Bool {
  let halves = unsafe unsafeBitCast(lanes, to: SIMD2<UInt64>.self)
  return halves.x | halves.y == 0
}
