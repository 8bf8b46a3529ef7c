/// A quadratic Bézier curve.
package struct QuadraticBezier: Hashable, Sendable {
  package var start: Point
  package var control: Point
  package var end: Point

  package init(start: Point, control: Point, end: Point) {
    self.start = start
    self.control = control
    self.end = end
  }

  /// The point at parameter `t` in 0…1.
  package func evaluate(at t: Double) -> Point {
    let s = 1 - t
    return start * (s * s) + control * (2 * s * t) + end * (t * t)
  }

  /// The two curves before and after parameter `t`.
  package func split(at t: Double) -> (QuadraticBezier, QuadraticBezier) {
    let a = Point.mix(start, control, t)
    let b = Point.mix(control, end, t)
    let middle = Point.mix(a, b, t)
    return (
      QuadraticBezier(start: start, control: a, end: middle),
      QuadraticBezier(start: middle, control: b, end: end)
    )
  }

  /// Parameters strictly inside 0…1 where x turns round.
  package var xExtrema: [Double] { Self.extrema(start.x, control.x, end.x) }

  /// Parameters strictly inside 0…1 where y turns round.
  package var yExtrema: [Double] { Self.extrema(start.y, control.y, end.y) }

  /// The same curve as a cubic.
  package var cubic: CubicBezier {
    CubicBezier(
      start: start, control1: start + (control - start) * (2.0 / 3),
      control2: end + (control - end) * (2.0 / 3), end: end)
  }

  private static func extrema(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
    let t = (a - b) / (a - 2 * b + c)
    return t > 0 && t < 1 ? [t] : []
  }
}
