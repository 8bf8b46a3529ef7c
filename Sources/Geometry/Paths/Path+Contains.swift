extension Path {
  /// True when `point` is inside the filled path. Subpaths count as closed; of a shape's own edge,
  /// the left and upper sides belong to it.
  package func contains(_ point: Point, evenOdd: Bool = false) -> Bool {
    let winding = winding(at: point)
    return evenOdd ? winding % 2 != 0 : winding != 0
  }

  /// How often the path turns round `point`, clockwise on screen counted positive.
  package func winding(at point: Point) -> Int {
    guard point.isFinite, let bounds = controlBounds,
      point.y >= bounds.minY, point.y <= bounds.maxY, point.x <= bounds.maxX
    else { return 0 }
    var ray = Ray(origin: point)
    var start = Point.zero
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let p):
        ray.cross(from: current, to: start)
        start = p
        current = p
      case .line(let p):
        ray.cross(from: current, to: p)
        current = p
      case .quad(let control, let p):
        ray.cross(QuadraticBezier(start: current, control: control, end: p).cubic)
        current = p
      case .cubic(let control1, let control2, let p):
        ray.cross(
          CubicBezier(start: current, control1: control1, control2: control2, end: p))
        current = p
      case .close:
        ray.cross(from: current, to: start)
        current = start
      }
    }
    ray.cross(from: current, to: start)
    return ray.winding
  }
}

/// A ray to the right that counts what crosses it: downwards +1, upwards −1.
private struct Ray {
  let origin: Point
  var winding = 0

  init(origin: Point) {
    self.origin = origin
  }

  mutating func cross(from a: Point, to b: Point) {
    guard (a.y <= origin.y) != (b.y <= origin.y) else { return }
    let side = Point.cross(b - a, origin - a)
    let isRight = b.y > a.y ? side > 0 : side < 0
    if isRight { winding += b.y > a.y ? 1 : -1 }
  }

  /// A curve is cut where it turns round in y; each piece crosses the ray at most once.
  mutating func cross(_ curve: CubicBezier) {
    let ys = [curve.start.y, curve.control1.y, curve.control2.y, curve.end.y]
    let xs = [curve.start.x, curve.control1.x, curve.control2.x, curve.end.x]
    // Written so that curves with NaN are skipped.
    guard ys.contains(where: { $0 <= origin.y }), ys.contains(where: { $0 > origin.y }),
      xs.contains(where: { $0 > origin.x })
    else { return }
    var low = 0.0
    for high in curve.yExtrema + [1] {
      crossMonotone(curve, low, high)
      low = high
    }
  }

  private mutating func crossMonotone(_ curve: CubicBezier, _ low: Double, _ high: Double) {
    let y = origin.y
    func isBelow(_ t: Double) -> Bool { curve.evaluate(at: t).y > y }
    // The ends themselves, not their rounded evaluations, so that neighbours agree.
    let endsBelow = high == 1 ? curve.end.y > y : isBelow(high)
    let startsBelow = low == 0 ? curve.start.y > y : isBelow(low)
    guard startsBelow != endsBelow else { return }
    var (a, b) = (low, high)
    for _ in 0..<60 {
      let middle = (a + b) / 2
      if isBelow(middle) == startsBelow { a = middle } else { b = middle }
    }
    if curve.evaluate(at: b).x > origin.x { winding += endsBelow ? 1 : -1 }
  }
}
