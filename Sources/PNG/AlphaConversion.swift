/// Turns premultiplied RGBA into straight RGBA, in place: each component becomes
/// 255 · component ÷ alpha, rounded to nearest. A component above its alpha counts as equal to it;
/// transparent pixels become 0, 0, 0, 0.
/// - Precondition: four bytes a pixel.
package func straightenAlpha(of pixels: inout [UInt8]) {
  var bytes = pixels.mutableSpan
  RowKernels.straightenAlpha(of: &bytes)
}

/// A premultiplied component as a straight one.
@inline(__always)
func straightened(_ component: UInt8, alpha: UInt32) -> UInt8 {
  let component = min(UInt32(component), alpha)
  return alpha == 0 ? 0 : UInt8((component * 255 + alpha / 2) / alpha)
}

/// Turns straight RGBA into premultiplied RGBA, in place: each component becomes
/// component · alpha ÷ 255, rounded to nearest.
/// - Precondition: four bytes a pixel.
package func premultiplyAlpha(of pixels: inout [UInt8]) {
  precondition(pixels.count.isMultiple(of: 4), "a pixel has four bytes")
  var bytes = pixels.mutableSpan
  for first in stride(from: 0, to: bytes.count, by: 4) {
    let alpha = UInt32(bytes[first + 3])
    if alpha == 255 { continue }
    for index in first..<first + 3 {
      // Exact for all 65,536 pairs: x ÷ 255 to nearest is (x + 128) · 257 ÷ 65,536.
      let product = UInt32(bytes[index]) * alpha + 128
      bytes[index] = UInt8((product + product >> 8) >> 8)
    }
  }
}

/// True when every alpha is 255.
/// - Precondition: four bytes a pixel.
package func isOpaque(_ pixels: [UInt8]) -> Bool {
  precondition(pixels.count.isMultiple(of: 4), "a pixel has four bytes")
  let bytes = pixels.span
  var all: UInt8 = 255
  for pixel in 0..<bytes.count / 4 { all &= bytes[4 * pixel + 3] }
  return all == 255
}
