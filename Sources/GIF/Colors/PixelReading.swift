extension GIFTransparency {
  /// Some pixels of straight RGBA, as a GIF shows them, into `pixels`.
  func read(_ bytes: Span<UInt8>, _ indices: Range<Int>, into pixels: inout [GIFPixel]) {
    var pixels = pixels.mutableSpan
    for index in indices {
      let red = bytes[4 * index]
      let green = bytes[4 * index + 1]
      let blue = bytes[4 * index + 2]
      let alpha = bytes[4 * index + 3]
      if alpha == 255 || (alpha >= threshold && matte == nil) {
        pixels[index] = GIFPixel(OpaqueColor(red: red, green: green, blue: blue))
      } else if alpha >= threshold, let matte {
        pixels[index] = GIFPixel(
          OpaqueColor(
            red: mixed(red, matte.red, alpha), green: mixed(green, matte.green, alpha),
            blue: mixed(blue, matte.blue, alpha)))
      } else {
        pixels[index] = .clear
      }
    }
  }
}

/// `top` over `bottom`, rounded.
private func mixed(_ top: UInt8, _ bottom: UInt8, _ alpha: UInt8) -> UInt8 {
  let sum = UInt32(top) * UInt32(alpha) + UInt32(bottom) * UInt32(255 - alpha)
  return UInt8((2 * sum + 255) / 510)
}
