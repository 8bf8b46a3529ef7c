import CoreGraphics
import Geometry

/// An image made larger or smaller from the origin by Lanczos' windowed sinc of three lobes.
struct LanczosNode: ImageNode {
  let input: any ImageNode
  /// Factors, positive.
  let across: Double
  let up: Double

  var extent: CGRect {
    input.extent.applying(CGAffineTransform(scaleX: CGFloat(across), y: CGFloat(up))).grown(0, 0)
  }

  func field(_ area: PixelArea, _ space: WorkingSpace) -> PixelField {
    let source = PixelArea(centersIn: input.extent)
    let columns = (0..<area.width).map { taps(area.x + $0, across, source.x, source.width) }
    let rows = (0..<area.height).map { taps(area.y + $0, up, source.y, source.height) }
    guard let left = columns.map(\.start).min(), let bottom = rows.map(\.start).min(),
      let right = columns.map({ $0.start + $0.weights.count }).max(),
      let top = rows.map({ $0.start + $0.weights.count }).max()
    else { return PixelField(area) }
    let needed = PixelArea(x: left, y: bottom, width: right - left, height: top - bottom)
    let pixels = input.part(of: needed, space)
    let middle = PixelArea(
      x: area.x, y: pixels.area.y, width: area.width, height: pixels.area.height)
    var lines = PixelField(middle)
    for row in 0..<middle.height {
      for column in 0..<area.width {
        var sum = SIMD4<Float>.zero
        for (index, weight) in columns[column].weights.enumerated() {
          sum += pixels.color(columns[column].start + index, middle.y + row) * weight
        }
        lines.pixels[row * middle.width + column] = sum
      }
    }
    var field = PixelField(area)
    for row in 0..<area.height {
      for (index, weight) in rows[row].weights.enumerated() {
        for column in 0..<area.width {
          field.pixels[row * area.width + column] +=
            lines.color(area.x + column, rows[row].start + index) * weight
        }
      }
    }
    return field
  }

  /// The pixels that one at `offset` is mixed of, 1 in sum. Beyond its ends the image does not darken.
  private func taps(
    _ offset: Int, _ factor: Double, _ first: Int, _ count: Int
  ) -> (start: Int, weights: [Float]) {
    let center = (Double(offset) + 0.5) / factor
    let scale = max(1, 1 / factor)
    let low = max(first, Int(max(-1e9, (center - 3 * scale).rounded(.down))))
    let high = min(first + count - 1, Int(min(1e9, (center + 3 * scale).rounded(.up))))
    guard low <= high else { return (first, []) }
    let weights = (low...high).map { Self.lanczos((Double($0) + 0.5 - center) / scale) }
    let sum = weights.reduce(0, +)
    return (low, sum == 0 ? [] : weights.map { Float($0 / sum) })
  }

  private static func lanczos(_ x: Double) -> Double {
    if x == 0 { return 1 }
    if abs(x) >= 3 { return 0 }
    let angle = Double.pi * x
    return 3 * sine(angle) * sine(angle / 3) / (angle * angle)
  }
}
