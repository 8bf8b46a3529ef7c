/// Easing: a cubic Bézier curve from (0, 0) to (1, 1), read as output over input.
package struct TimingCurve: Hashable, Sendable {
  package var x1: Double
  package var y1: Double
  package var x2: Double
  package var y2: Double

  /// The curve with these inner control points. x is meant to lie in 0…1; y may lie anywhere.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  package static let linear = TimingCurve(0, 0, 1, 1)
  package static let easeIn = TimingCurve(0.42, 0, 1, 1)
  package static let easeOut = TimingCurve(0, 0, 0.58, 1)
  package static let easeInEaseOut = TimingCurve(0.42, 0, 0.58, 1)
  /// The curve of implicit animations.
  package static let `default` = TimingCurve(0.25, 0.1, 0.25, 1)

  /// The output for `input`: 0 below the start, 1 above the end, between them the curve, right to
  /// better than 1e-7 and possibly outside 0…1.
  package func value(at input: Double) -> Double {
    guard input > 0 else { return 0 }
    guard input < 1 else { return 1 }
    if x1 == y1, x2 == y2 { return input }
    return Self.coordinate(y1, y2, parameter(forX: input))
  }

  /// One coordinate of the curve at parameter `s`.
  private static func coordinate(_ c1: Double, _ c2: Double, _ s: Double) -> Double {
    let a = 1 - 3 * c2 + 3 * c1
    let b = 3 * c2 - 6 * c1
    return ((a * s + b) * s + 3 * c1) * s
  }

  private func slopeOfX(at s: Double) -> Double {
    let a = 1 - 3 * x2 + 3 * x1
    let b = 3 * x2 - 6 * x1
    return (3 * a * s + 2 * b) * s + 3 * x1
  }

  /// The parameter in 0…1 where the curve's x is `input`: Newton's steps, and halving wherever a
  /// step would leave the interval that holds the root.
  private func parameter(forX input: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = input
    for _ in 0..<64 {
      let error = Self.coordinate(x1, x2, s) - input
      if abs(error) < 1e-15 { return s }
      if error > 0 { high = s } else { low = s }
      let next = s - error / slopeOfX(at: s)
      s = next > low && next < high ? next : (low + high) / 2
      if high - low < 1e-16 { break }
    }
    return s
  }
}
