/// Circles whose centre moves along the first axis of a gradient's unit space, from the origin,
/// while the radius grows: the one at t has its centre at t · distance and the radius
/// startRadius + t · growth. Each has the colour at its t.
package struct CircleFamily: Hashable, Sendable {
  package let startRadius: Double
  /// Added to the radius from t = 0 to t = 1; may be negative.
  package let growth: Double
  /// Between the centres at t = 0 and t = 1.
  package let distance: Double
  /// Which circles there are beside those from 0 to 1.
  package let ends: GradientEnds
  /// What t² is multiplied by; exactly 0 when every circle touches the others from inside.
  let square: Double

  package init(startRadius: Double, growth: Double, distance: Double, ends: GradientEnds) {
    self.startRadius = startRadius
    self.growth = growth
    self.distance = distance
    self.ends = ends
    let squares = (distance: distance * distance, growth: growth * growth)
    let difference = squares.distance - squares.growth
    square = abs(difference) > 1e-9 * squares.growth ? difference : 0
  }

  /// The greatest t of a circle through (x, y); nil when none passes there.
  @inline(__always)
  func position(_ x: Double, _ y: Double) -> Double? {
    // |p − t·d|² = (r + t·g)² is square·t² − 2·b·t + c = 0.
    let b = x * distance + startRadius * growth
    let c = x * x + y * y - startRadius * startRadius
    if square == 0 {
      guard b != 0 else { return nil }
      return accepted(c / (2 * b))
    }
    let discriminant = b * b - square * c
    guard discriminant >= 0 else { return nil }
    let root = discriminant.squareRoot()
    // One root by addition of like signs, the other by the product of both: no cancellation.
    let sum = b < 0 ? b - root : b + root
    let first = sum / square
    let second = sum == 0 ? first : c / sum
    return accepted(max(first, second)) ?? accepted(min(first, second))
  }

  @inline(__always)
  private func accepted(_ t: Double) -> Double? {
    startRadius + t * growth >= 0 && ends.include(Float(t)) ? t : nil
  }
}

/// Whether a gradient goes on beyond its first and last position, in their colours.
package struct GradientEnds: Hashable, Sendable {
  package var continuesBefore: Bool
  package var continuesAfter: Bool

  package init(continuesBefore: Bool, continuesAfter: Bool) {
    self.continuesBefore = continuesBefore
    self.continuesAfter = continuesAfter
  }

  /// True for positions that are drawn; for NaN where all are.
  @inline(__always)
  func include(_ t: Float) -> Bool {
    t < 0 ? continuesBefore : t > 1 ? continuesAfter : t >= 0 || (continuesBefore && continuesAfter)
  }
}
