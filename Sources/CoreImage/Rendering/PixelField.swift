/// Colours of a rectangle of pixels: premultiplied RGBA in the working space, rows from the bottom.
struct PixelField: Sendable {
  let area: PixelArea
  /// `area.count` colours.
  var pixels: [SIMD4<Float>]

  init(_ area: PixelArea, repeating color: SIMD4<Float> = .zero) {
    self.area = area
    pixels = [SIMD4<Float>](repeating: color, count: area.count)
  }

  /// The colour of a pixel, clear outside the area.
  func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let (column, row) = (x - area.x, y - area.y)
    guard column >= 0, row >= 0, column < area.width, row < area.height else { return .zero }
    return pixels[row * area.width + column]
  }

  /// The colour at a point, mixed of the four pixels whose centres surround it.
  func linearColor(_ x: Double, _ y: Double) -> SIMD4<Float> {
    let (left, bottom) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
    guard abs(left) < 1e9, abs(bottom) < 1e9 else { return .zero }
    let (column, row) = (Int(left), Int(bottom))
    let (across, up) = (Float(x - 0.5 - left), Float(y - 0.5 - bottom))
    let low = mixed(color(column, row), color(column + 1, row), across)
    return up == 0
      ? low : mixed(low, mixed(color(column, row + 1), color(column + 1, row + 1), across), up)
  }

  /// The colour of the pixel in which a point lies.
  func nearestColor(_ x: Double, _ y: Double) -> SIMD4<Float> {
    guard abs(x) < 1e9, abs(y) < 1e9 else { return .zero }
    return color(Int(x.rounded(.down)), Int(y.rounded(.down)))
  }

  /// The same colours in another area, clear where there are none.
  func placed(in other: PixelArea) -> PixelField {
    if other == area { return self }
    var result = PixelField(other)
    let shared = area.intersection(other)
    for row in 0..<shared.height {
      let source = (shared.y + row - area.y) * area.width + shared.x - area.x
      let target = (shared.y + row - other.y) * other.width + shared.x - other.x
      for column in 0..<shared.width {
        result.pixels[target + column] = pixels[source + column]
      }
    }
    return result
  }
}

/// `from` at 0, `to` at 1.
@inline(__always)
func mixed(_ from: SIMD4<Float>, _ to: SIMD4<Float>, _ part: Float) -> SIMD4<Float> {
  from + (to - from) * part
}
