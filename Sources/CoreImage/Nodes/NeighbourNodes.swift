import CoreGraphics
import Geometry

/// Every pixel by a formula of those around it.
struct NeighbourNode: ImageNode {
  let input: any ImageNode
  let extent: CGRect
  /// How far the formula looks, in pixels.
  let columns: Int
  let rows: Int
  /// `color` tells the premultiplied colour of a pixel so far away.
  let make: @Sendable (_ color: (_ across: Int, _ up: Int) -> SIMD4<Float>) -> SIMD4<Float>

  func field(_ area: PixelArea, _ space: WorkingSpace) -> PixelField {
    let source = input.part(of: area.grown(columns, rows), space)
    var field = PixelField(area)
    for row in 0..<area.height {
      for column in 0..<area.width {
        let (x, y) = (area.x + column, area.y + row)
        field.pixels[row * area.width + column] = make { source.color(x + $0, y + $1) }
      }
    }
    return field
  }

  /// Weighted sums of an odd number of rows and columns, weights row by row from the bottom, and a number that is
  /// added.
  static func convolved(
    _ input: any ImageNode, _ weights: [Float], width: Int, bias: Float, growing: Bool
  ) -> any ImageNode {
    let (columns, rows) = (width / 2, weights.count / width / 2)
    return NeighbourNode(
      input: input,
      extent: growing ? input.extent.grown(Double(columns), Double(rows)) : input.extent,
      columns: columns, rows: rows
    ) { color in
      var sum = SIMD4<Float>(repeating: bias)
      for row in -rows...rows {
        for column in -columns...columns {
          sum += color(column, row) * weights[(row + rows) * width + column + columns]
        }
      }
      return sum
    }
  }
}

/// The least or the greatest colours within a distance, component by component.
struct MorphologyNode: ImageNode {
  let input: any ImageNode
  let isMaximum: Bool
  /// Half the height of the area looked at, and for each of its rows from the middle outwards half its width.
  let halfWidths: [Int]

  /// Within a circle.
  static func disc(_ input: any ImageNode, radius: Double, isMaximum: Bool) -> MorphologyNode {
    let rows = Int(radius.rounded(.down))
    return MorphologyNode(
      input: input, isMaximum: isMaximum,
      halfWidths: (0...rows).map { Int((radius * radius - Double($0 * $0)).squareRoot()) })
  }

  private var reach: Int { halfWidths.max() ?? 0 }

  var extent: CGRect {
    let (across, up) = (Double(reach), Double(halfWidths.count - 1))
    return isMaximum ? input.extent.grown(across, up) : input.extent
  }

  func field(_ area: PixelArea, _ space: WorkingSpace) -> PixelField {
    let rows = halfWidths.count - 1
    let source = input.whole(area.grown(reach, rows), space)
    var field = PixelField(area)
    let width = source.area.width
    for row in 0..<area.height {
      for column in 0..<area.width {
        let middle = (row + rows) * width + column + reach
        var best = source.pixels[middle]
        for line in -rows...rows {
          let half = halfWidths[abs(line)]
          for offset in middle + line * width - half...middle + line * width + half {
            let color = source.pixels[offset]
            best = isMaximum ? pointwiseMax(best, color) : pointwiseMin(best, color)
          }
        }
        field.pixels[row * area.width + column] = best
      }
    }
    return field
  }
}

/// Squares of one colour each, the mean of what they cover.
struct SquaresNode: ImageNode {
  let input: any ImageNode
  /// A corner of four squares.
  let center: Point
  /// The side of a square.
  let side: Double

  /// Whole squares.
  var extent: CGRect {
    let extent = input.extent
    if extent.isInfinite || extent.isNull || extent.isEmpty { return extent }
    func edge(_ value: CGFloat, _ middle: Double, _ rule: FloatingPointRoundingRule) -> Double {
      ((Double(value) - middle) / side).rounded(rule) * side + middle
    }
    let (left, bottom) = (edge(extent.minX, center.x, .down), edge(extent.minY, center.y, .down))
    return CGRect(
      x: left, y: bottom, width: edge(extent.maxX, center.x, .up) - left,
      height: edge(extent.maxY, center.y, .up) - bottom)
  }

  func field(_ area: PixelArea, _ space: WorkingSpace) -> PixelField {
    let margin = Int(min(side, 1e6).rounded(.up)) + 1
    let source = input.part(of: area.grown(margin, margin), space)
    let columns = (0..<area.width).map { square(area.x + $0, center.x) }
    let rows = (0..<area.height).map { square(area.y + $0, center.y) }
    var field = PixelField(area)
    var means: [SIMD4<Float>] = []
    for (row, number) in rows.enumerated() {
      if row == 0 || number != rows[row - 1] {
        means = self.means(of: columns, number, source)
      }
      for column in 0..<area.width { field.pixels[row * area.width + column] = means[column] }
    }
    return field
  }

  private func square(_ offset: Int, _ middle: Double) -> Double {
    ((Double(offset) + 0.5 - middle) / side).rounded(.down)
  }

  /// For each column the mean of its square.
  private func means(
    of columns: [Double], _ row: Double, _ source: PixelField
  ) -> [SIMD4<Float>] {
    var result: [SIMD4<Float>] = []
    for (index, column) in columns.enumerated() {
      if index > 0, column == columns[index - 1] {
        result.append(result[index - 1])
        continue
      }
      let square = PixelArea(
        centersIn: CGRect(
          x: center.x + column * side, y: center.y + row * side, width: side, height: side))
      let seen = square.intersection(source.area)
      var sum = SIMD4<Double>.zero
      for y in 0..<seen.height {
        for x in 0..<seen.width { sum += SIMD4<Double>(source.color(seen.x + x, seen.y + y)) }
      }
      result.append(SIMD4<Float>(sum / Double(max(1, square.count))))
    }
    return result
  }
}

/// One pixel: the mean, or the greatest or least components, of a rectangle of an image.
struct ReductionNode: ImageNode {
  enum Kind: Sendable { case mean, greatest, least }

  let input: any ImageNode
  let rect: CGRect
  let kind: Kind

  var extent: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

  func field(_ area: PixelArea, _ space: WorkingSpace) -> PixelField {
    let source = input.part(of: PixelArea(centersIn: rect.standardized), space)
    guard let first = source.pixels.first else { return PixelField(area) }
    switch kind {
    case .mean:
      let sum = source.pixels.reduce(SIMD4<Double>.zero) { $0 + SIMD4<Double>($1) }
      return PixelField(area, repeating: SIMD4<Float>(sum / Double(source.pixels.count)))
    case .greatest: return PixelField(area, repeating: source.pixels.reduce(first, pointwiseMax))
    case .least: return PixelField(area, repeating: source.pixels.reduce(first, pointwiseMin))
    }
  }
}
