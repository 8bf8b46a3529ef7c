/// Kochanek–Bartels splines through the values, component by component.
extension Keyframes {
  func splineValue(segment: Int, fraction: Double) -> Value {
    let start = knots[segment]
    let end = knots[segment + 1]
    let leaving = tangent(at: segment, weights: shape.outgoing(at: segment), segment: segment)
    let arriving = tangent(
      at: segment + 1, weights: shape.incoming(at: segment + 1), segment: segment)
    let u = fraction
    let h1 = (2 * u - 3) * u * u + 1
    let h2 = ((u - 2) * u + 1) * u
    let h3 = (3 - 2 * u) * u * u
    let h4 = (u - 1) * u * u
    let numbers = start.indices.map {
      h1 * start[$0] + h2 * leaving[$0] + h3 * end[$0] + h4 * arriving[$0]
    }
    return values[segment].withComponents(numbers)
  }

  /// The tangent at value `index` as one of the ends of `segment`. Before the first and after the
  /// last value the curve goes on by reflection, so that the tangent there is the whole chord.
  private func tangent(at index: Int, weights: SplineShape.Weights, segment: Int) -> [Double] {
    let hasBefore = index > 0
    let hasAfter = index < knots.count - 1
    let before = hasBefore ? chord(index - 1) : chord(index)
    let after = hasAfter ? chord(index) : chord(index - 1)
    let factor = hasBefore && hasAfter ? paceFactor(at: index, segment: segment) : 1
    return before.indices.map {
      (weights.before * before[$0] + weights.after * after[$0]) * factor
    }
  }

  private func chord(_ segment: Int) -> [Double] {
    zip(knots[segment + 1], knots[segment]).map { $0 - $1 }
  }

  /// Paced splines stretch a tangent to the share its segment has of the two chords that meet: the
  /// speed is then continuous where their lengths differ.
  private func paceFactor(at index: Int, segment: Int) -> Double {
    guard mode == .cubicPaced else { return 1 }
    let before = Self.distance(knots[index - 1], knots[index])
    let after = Self.distance(knots[index], knots[index + 1])
    guard before + after > 0 else { return 1 }
    return 2 * (segment == index ? after : before) / (before + after)
  }

  static func distances(between knots: [[Double]]) -> [Double] {
    zip(knots, knots.dropFirst()).map(distance)
  }

  /// Euclidean distance over all components.
  static func distance(_ a: [Double], _ b: [Double]) -> Double {
    zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }
}
