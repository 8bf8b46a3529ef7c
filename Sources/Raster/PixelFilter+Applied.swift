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
      let factors = matrix.factors
      var span = pixels.mutableSpan
      Fast.mapColors(&span, by: factors.span)
    case .curve(let table):
      guard table.count == 256 else { return }
      let numbers = table.map { Float($0) / 255 }
      var span = pixels.mutableSpan
      Fast.lookUpColors(&span, in: numbers.span)
    }
  }
}

extension ColorMatrix {
  /// Row by row.
  fileprivate var factors: [Float] {
    [red, green, blue, alpha].flatMap { row in
      [row.red, row.green, row.blue, row.alpha, row.constant].map { Float($0) }
    }
  }
}
