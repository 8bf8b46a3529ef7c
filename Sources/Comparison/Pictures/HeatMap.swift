import PNG

extension StraightPicture {
  /// Where two pictures differ and by how much: equal pixels are a faint grey of the first, others go
  /// from red for one step to light yellow for 255; what only one of two sizes has is violet. As large
  /// as both together; nil where that is beyond `PNGLimits`.
  package init?(heatMapOf expected: StraightPicture, _ actual: StraightPicture) {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    guard Self.fitsFile(width: width, height: height) else { return nil }
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let heat = Self.heat(expected.pixel(column, row), actual.pixel(column, row))
        pixels.append(heat.red)
        pixels.append(heat.green)
        pixels.append(heat.blue)
        pixels.append(heat.alpha)
      }
    }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// Whether a picture of this size can be written.
  static func fitsFile(width: Int, height: Int) -> Bool {
    do {
      try PNGLimits.check(width: width, height: height)
      return true
    } catch {
      return false
    }
  }

  private static func heat(_ expected: StraightPixel?, _ actual: StraightPixel?) -> StraightPixel {
    guard let expected, let actual else {
      // A corner that neither has stays empty.
      return expected == nil && actual == nil
        ? StraightPixel(0, 0, 0, 0) : StraightPixel(128, 0, 200, 255)
    }
    if expected == actual {
      let brightness = (Int(expected.red) + 2 * Int(expected.green) + Int(expected.blue)) / 4
      let grey = UInt8(16 + brightness * Int(expected.alpha) / 255 / 5)
      return StraightPixel(grey, grey, grey, 255)
    }
    // The root shows small differences too.
    let warmth = (PixelDistance(expected, actual).steps / 255).squareRoot()
    let part = { (low: Double, high: Double) in UInt8(low + (high - low) * warmth) }
    return StraightPixel(part(170, 255), part(0, 250), part(0, 180), 255)
  }
}
