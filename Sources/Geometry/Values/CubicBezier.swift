/// A cubic Bézier curve.
package struct CubicBezier: Hashable, Sendable {
  package var start: Point
  package var control1: Point
  package var control2: Point
  package var end: Point

  package init(start: Point, control1: Point, control2: Point, end: Point) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// A straight line, its controls at the thirds.
  package init(from start: Point, to end: Point) {
    self.init(
      start: start, control1: .mix(start, end, 1.0 / 3), control2: .mix(start, end, 2.0 / 3),
      end: end)
  }

  /// The point at parameter `t` in 0…1.
  package func evaluate(at t: Double) -> Point {
    let s = 1 - t
    return start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t)
      + end * (t * t * t)
  }

  /// The two curves before and after parameter `t`.
  package func split(at t: Double) -> (CubicBezier, CubicBezier) {
    let a = Point.mix(start, control1, t)
    let b = Point.mix(control1, control2, t)
    let c = Point.mix(control2, end, t)
    let ab = Point.mix(a, b, t)
    let bc = Point.mix(b, c, t)
    let middle = Point.mix(ab, bc, t)
    return (
      CubicBezier(start: start, control1: a, control2: ab, end: middle),
      CubicBezier(start: middle, control1: bc, control2: c, end: end)
    )
  }

  /// Parameters strictly inside 0…1, ascending, where x turns round.
  package var xExtrema: [Double] { Self.extrema(start.x, control1.x, control2.x, end.x) }

  /// Parameters strictly inside 0…1, ascending, where y turns round.
  package var yExtrema: [Double] { Self.extrema(start.y, control1.y, control2.y, end.y) }

  /// Where the derivative d0·(1−t)² + 2·d1·(1−t)·t + d2·t² is zero, by the quadratic formula that
  /// does not cancel.
  private static func extrema(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let d0 = p1 - p0
    let d1 = p2 - p1
    let d2 = p3 - p2
    let a = d0 - 2 * d1 + d2
    let halfB = d1 - d0
    let discriminant = halfB * halfB - a * d0
    guard discriminant >= 0 else { return [] }
    let root = discriminant.squareRoot()
    let q = halfB >= 0 ? -(halfB + root) : root - halfB
    let candidates = [q / a, d0 / q].filter { $0 > 0 && $0 < 1 }.sorted()
    return candidates.count == 2 && candidates[0] == candidates[1]
      ? [candidates[0]] : candidates
  }
}
