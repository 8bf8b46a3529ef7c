/// The colour that lies under pictures where a format keeps no alpha: straight sRGB, 8 bits each.
package struct Matte: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  package static let white = Matte(red: 255, green: 255, blue: 255)

  /// Lays premultiplied RGBA over the colour; all of it is opaque then.
  func lay(_ pixels: inout [UInt8]) {
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
