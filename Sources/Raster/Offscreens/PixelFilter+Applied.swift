import RasterKernels

extension PixelFilter {
  /// Changes the pixels of a picture: premultiplied RGBA, `width · height · 4` bytes.
  package func apply(to pixels: inout [UInt8], width: Int, height: Int) {
    switch self {
    case .blur(let x, let y):
      guard x > 0 || y > 0 else { return }
      let reach = PixelFilter.blurReach
      let across = GaussianWeights(deviation: x, reach: reach, within: width)
      let down = GaussianWeights(deviation: y, reach: reach, within: height)
      var plane = SamplePlane(width: width, height: height)
      for channel in 0..<4 {
        plane.take(channel: channel, of: pixels)
        plane.blur(across: across, down: down)
        plane.put(intoChannel: channel, of: &pixels)
      }
    case .shadow(let color, let x, let y, let reach):
      var plane = SamplePlane(width: width, height: height)
      plane.take(channel: 3, of: pixels)
      plane.blur(
        across: GaussianWeights(deviation: x, reach: reach, within: width),
        down: GaussianWeights(deviation: y, reach: reach, within: height))
      let shades = (0...255).map { color.premultiplied(opacity: Double($0) / 255) }
      plane.put(as: shades, into: &pixels)
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
