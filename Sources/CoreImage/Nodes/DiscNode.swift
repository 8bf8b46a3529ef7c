import CoreGraphics

/// Means over circles.
struct DiscNode: ImageNode {
  let input: any ImageNode
  let radius: Double

  var extent: CGRect { input.extent.grown(radius, radius) }

  func field(_ area: PixelArea, _ space: WorkingSpace) -> PixelField {
    let reach = Int(radius.rounded(.down))
    let source = input.part(of: area.grown(reach, reach), space)
    var field = PixelField(area)
    let from = source.area
    if from.isEmpty { return field }
    let widths = (0...reach).map { Int((radius * radius - Double($0 * $0)).squareRoot()) }
    let count = widths.reduce(0) { $0 + 2 * (2 * $1 + 1) } - (2 * widths[0] + 1)
    // Of each row the sums of all pixels before each, so that a row of a circle is one difference.
    let stride = from.width + 1
    var sums = [SIMD4<Float>](repeating: .zero, count: stride * from.height)
    for row in 0..<from.height {
      for column in 0..<from.width {
        sums[row * stride + column + 1] =
          sums[row * stride + column] + source.pixels[row * from.width + column]
      }
    }
    for row in 0..<area.height {
      let y = area.y + row - from.y
      let (low, high) = (max(0, y - reach), min(from.height - 1, y + reach))
      if low > high { continue }
      for column in 0..<area.width {
        let x = area.x + column - from.x
        var sum = SIMD4<Float>.zero
        for line in low...high {
          let half = widths[abs(line - y)]
          let start = min(max(0, x - half), from.width)
          let end = min(max(0, x + half + 1), from.width)
          sum += sums[line * stride + end] - sums[line * stride + start]
        }
        field.pixels[row * area.width + column] = sum / Float(count)
      }
    }
    return field
  }
}
