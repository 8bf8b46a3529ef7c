// A pixel is a UInt32 with red in its low byte and alpha in its high byte, as it lies in memory.

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
