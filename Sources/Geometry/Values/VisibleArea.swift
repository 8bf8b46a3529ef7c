/// The part of a plane that is looked at. Of what lies beyond one of its sides only the ends count:
/// curves there are not worth dividing, and lines there not worth outlining.
package struct VisibleArea: Hashable, Sendable {
  let left: Double
  let top: Double
  let right: Double
  let bottom: Double

  /// Nothing lies beyond it.
  package static let everywhere = VisibleArea(
    left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)

  package init(_ rect: Rect) {
    self.init(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY)
  }

  private init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// This area and what lies around it as far as `reach`.
  func grown(by reach: Double) -> VisibleArea {
    VisibleArea(left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach)
  }

  /// The area that `device` maps into this one, or a larger one.
  package func before(_ device: Affine) -> VisibleArea {
    guard self != .everywhere, let inverse = device.inverse else { return .everywhere }
    let center = inverse.apply(Point((left + right) / 2, (top + bottom) / 2))
    let (x, y) = ((right - left) / 2, (bottom - top) / 2)
    let reach = Point(
      abs(inverse.a) * x + abs(inverse.c) * y, abs(inverse.b) * x + abs(inverse.d) * y)
    return VisibleArea(Rect(from: center - reach, to: center + reach))
  }

  /// True when all four points lie beyond the same side, and so does the curve that they control.
  @inline(__always)
  func isPassed(by a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    // Most curves lie inside.
    if holds(a) { return false }
    return max(a.x, b.x, c.x, d.x) < left || min(a.x, b.x, c.x, d.x) > right
      || max(a.y, b.y, c.y, d.y) < top || min(a.y, b.y, c.y, d.y) > bottom
  }

  /// True when a point lies in it and on none of its sides.
  @inline(__always)
  func holds(_ point: Point) -> Bool {
    point.x > left && point.x < right && point.y > top && point.y < bottom
  }

  /// True when nothing between `low` and `high`, the corners of a box, lies in it.
  @inline(__always)
  func isPassed(byBoxFrom low: Point, to high: Point) -> Bool {
    high.x < left || low.x > right || high.y < top || low.y > bottom
  }
}
