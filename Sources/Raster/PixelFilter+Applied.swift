import RasterKernels

extension PixelFilter {
  /// Changes the pixels of a picture: premultiplied RGBA, `width · height · 4` bytes.
  package func apply(to pixels: inout [UInt8], width: Int, height: Int) {
    switch self {
    case .blur(let x, let y):
      guard x > 0 || y > 0 else { return }
      for channel in 0..<4 {
        var plane = SamplePlane(channel: channel, of: pixels, width: width, height: height)
        plane.blur(x: x, y: y)
        var span = pixels.mutableSpan
        Fast.put(plane.samples.span, intoChannel: channel, of: &span)
      }
    case .shadow(let color, let x, let y, let reach):
      var plane = SamplePlane(channel: 3, of: pixels, width: width, height: height)
      plane.blur(x: x, y: y, reach: reach)
      let shades = (0...255).map { color.premultiplied(opacity: Double($0) / 255) }
      var span = pixels.mutableSpan
      Fast.put(plane.samples.span, as: shades.span, into: &span)
    case .colorMatrix(let matrix):
      mapColors(of: &pixels) { matrix($0) }
    case .curve(let table):
      guard table.count == 256 else { return }
      mapColors(of: &pixels) { color in
        var result = color
        for channel in 0..<3 {
          result[channel] = Float(table[Int(unit(color[channel]) * 255 + 0.5)]) / 255
        }
        return result
      }
    }
  }

  /// Puts every straight colour (components 0…1) through `map`.
  private func mapColors(of pixels: inout [UInt8], _ map: (SIMD4<Float>) -> SIMD4<Float>) {
    for place in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Float(pixels[place + 3])
      var color = SIMD4<Float>(0, 0, 0, alpha / 255)
      if alpha > 0 {
        for channel in 0..<3 { color[channel] = Float(pixels[place + channel]) / alpha }
      }
      let mapped = map(color).clamped(lowerBound: .zero, upperBound: .one)
      for channel in 0..<3 {
        pixels[place + channel] = UInt8(mapped[channel] * mapped.w * 255 + 0.5)
      }
      pixels[place + 3] = UInt8(mapped.w * 255 + 0.5)
    }
  }

  private func unit(_ value: Float) -> Float { value > 0 ? min(value, 1) : 0 }
}

extension ColorMatrix {
  fileprivate func callAsFunction(_ c: SIMD4<Float>) -> SIMD4<Float> {
    func component(_ row: Row) -> Float {
      Float(row.red) * c.x + Float(row.green) * c.y + Float(row.blue) * c.z
        + Float(row.alpha) * c.w + Float(row.constant)
    }
    let mapped = SIMD4(component(red), component(green), component(blue), component(alpha))
    // What is no number is nothing.
    return mapped.replacing(with: SIMD4<Float>.zero, where: mapped .!= mapped)
  }
}
