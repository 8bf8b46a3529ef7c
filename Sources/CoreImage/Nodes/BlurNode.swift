import CoreGraphics
import Geometry

/// An image blurred along both axes by weights that depend on the distance alone.
struct BlurNode: ImageNode {
  enum Shape: Hashable, Sendable {
    /// Of this standard deviation.
    case gaussian(Double)
    /// The mean of all pixels no further away, to parts of pixels.
    case box(Double)
  }

  let input: any ImageNode
  let shape: Shape

  /// Beyond three deviations a Gaussian shows no more.
  private var reach: Double {
    switch shape {
    case .gaussian(let deviation): 3 * deviation
    case .box(let radius): radius
    }
  }

  var extent: CGRect { input.extent.grown(reach, reach) }

  func field(_ area: PixelArea, _ space: WorkingSpace) -> PixelField {
    let margin = Int(reach.rounded(.up)) + 1
    let source = input.part(of: area.grown(margin, margin), space)
    guard !source.area.isEmpty else { return PixelField(area) }
    switch shape {
    case .gaussian(let deviation) where deviation <= Self.widestByWeights:
      let weights = Self.weights(deviation)
      let across = PixelArea(
        x: area.x, y: source.area.y, width: area.width, height: source.area.height)
      return Self.upwards(Self.across(source, across, weights), area, weights)
    case .gaussian(let deviation):
      // Three boxes of the same variance in all: what differs from a Gaussian is below a hundredth.
      let radius = ((4 * deviation * deviation + 1).squareRoot() - 1) / 2
      var field = source.placed(in: area.grown(margin, margin))
      for step in 0..<3 { field = Self.boxed(field, step < 2 ? field.area : area, radius) }
      return field
    case .box(let radius): return Self.boxed(source, area, radius)
    }
  }

  private static let widestByWeights = 16.0

  /// From the middle outwards, with all of them on both sides 1 in sum.
  private static func weights(_ deviation: Double) -> [Float] {
    guard deviation > 0 else { return [1] }
    let values = (0...Int((3 * deviation).rounded(.up))).map {
      exponential(-Double($0 * $0) / (2 * deviation * deviation))
    }
    let sum = 2 * values.reduce(0, +) - values[0]
    return values.map { Float($0 / sum) }
  }

  private static func across(
    _ source: PixelField, _ area: PixelArea, _ weights: [Float]
  ) -> PixelField {
    var field = PixelField(area)
    let from = source.area
    for row in 0..<area.height {
      let line = (area.y + row - from.y) * from.width
      for column in 0..<area.width {
        let middle = area.x + column - from.x
        var sum = SIMD4<Float>.zero
        let (low, high) = (
          max(0, middle - weights.count + 1), min(from.width - 1, middle + weights.count - 1)
        )
        if low <= high {
          for index in low...high {
            sum += source.pixels[line + index] * weights[abs(index - middle)]
          }
        }
        field.pixels[row * area.width + column] = sum
      }
    }
    return field
  }

  private static func upwards(
    _ source: PixelField, _ area: PixelArea, _ weights: [Float]
  ) -> PixelField {
    var field = PixelField(area)
    let from = source.area
    for row in 0..<area.height {
      let middle = area.y + row - from.y
      let (low, high) = (
        max(0, middle - weights.count + 1), min(from.height - 1, middle + weights.count - 1)
      )
      if low > high { continue }
      for line in low...high {
        let weight = weights[abs(line - middle)]
        for column in 0..<area.width {
          field.pixels[row * area.width + column] +=
            source.pixels[line * from.width + column] * weight
        }
      }
    }
    return field
  }

  /// Means over boxes of `radius` on each side, by running sums.
  private static func boxed(
    _ source: PixelField, _ area: PixelArea, _ radius: Double
  ) -> PixelField {
    let across = PixelArea(
      x: area.x, y: source.area.y, width: area.width, height: source.area.height)
    var middle = PixelField(across)
    for row in 0..<across.height {
      RunningMean(radius, source, start: row * source.area.width, step: 1, count: source.area.width)
        .write(
          to: &middle, start: row * across.width, step: 1, count: across.width,
          offset: area.x - source.area.x)
    }
    var field = PixelField(area)
    for column in 0..<area.width {
      RunningMean(radius, middle, start: column, step: across.width, count: across.height)
        .write(
          to: &field, start: column, step: area.width, count: area.height,
          offset: area.y - across.y)
    }
    return field
  }
}

/// Means along one line of pixels, clear beyond its ends.
private struct RunningMean {
  let radius: Double
  /// The sums of all pixels before each.
  let sums: [SIMD4<Double>]

  init(_ radius: Double, _ field: PixelField, start: Int, step: Int, count: Int) {
    self.radius = radius
    var sums = [SIMD4<Double>.zero]
    sums.reserveCapacity(count + 1)
    var sum = SIMD4<Double>.zero
    for index in 0..<count {
      sum += SIMD4<Double>(field.pixels[start + index * step])
      sums.append(sum)
    }
    self.sums = sums
  }

  /// Writes the mean around each place, the first of which is `offset` after the line's first.
  func write(to field: inout PixelField, start: Int, step: Int, count: Int, offset: Int) {
    let length = 2 * radius + 1
    for index in 0..<count {
      let middle = Double(index + offset)
      let sum = sum(to: middle + radius + 1) - sum(to: middle - radius)
      field.pixels[start + index * step] = SIMD4<Float>(sum / length)
    }
  }

  /// The sum of what lies before a place, with a part of the pixel in which it lies.
  private func sum(to position: Double) -> SIMD4<Double> {
    if position <= 0 { return .zero }
    if position >= Double(sums.count - 1) { return sums[sums.count - 1] }
    let whole = Int(position)
    return sums[whole] + (sums[whole + 1] - sums[whole]) * (position - Double(whole))
  }
}
