package import GIF

// What lies under pictures where a format keeps no alpha.
extension OpaqueColor {
  package static let white = OpaqueColor(red: 255, green: 255, blue: 255)

  /// Composites premultiplied RGBA over the colour; all of it is opaque then.
  func composite(_ pixels: inout [UInt8]) {
    let colors = [red, green, blue].map(Int.init)
    for start in stride(from: 0, to: pixels.count - 3, by: 4) where pixels[start + 3] != 255 {
      let open = 255 - Int(pixels[start + 3])
      for channel in 0..<3 {
        let sum = Int(pixels[start + channel]) + (colors[channel] * open + 127) / 255
        pixels[start + channel] = UInt8(min(255, sum))
      }
      pixels[start + 3] = 255
    }
  }
}
