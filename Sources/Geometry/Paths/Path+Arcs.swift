extension Path {
  /// Appends an arc of a circle, from a line to its first point if there is a current point, else
  /// from a move.
  ///
  /// Angles are radians from +x; `clockwise` means growing angles, which looks clockwise with y
  /// down (`UIBezierPath`'s flag; `CGPathAddArc`'s is the opposite). Whole turns are added to the
  /// end angle until it lies in that direction; a sweep of a turn or more draws one full circle. So do
  /// whole turns against the direction, 0 to 2π anticlockwise, which indicators rely on; equal angles
  /// draw nothing.
  /// The curve is cut into quarters from the start, the last one being the remainder, with handles
  /// of 4/3·tan(θ/4). Nothing is added for a negative radius or a number that is not finite.
  package mutating func addArc(
    center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool
  ) {
    guard center.isFinite, radius >= 0, radius.isFinite, startAngle.isFinite, endAngle.isFinite
    else { return }
    let turn = 2 * Double.pi
    var sweep = clockwise ? endAngle - startAngle : startAngle - endAngle
    if sweep < 0 {
      let beyond = (-sweep).truncatingRemainder(dividingBy: turn)
      // Of whole turns the rounding error of the angles may be left.
      sweep = beyond > turn - 1e-9 ? turn : turn - beyond
    }
    sweep = min(sweep, turn)
    let from = Point(cosine(startAngle), sine(startAngle))
    line(to: center + from * radius)
    addArc(center: center, radius: radius, from: from, sweep: clockwise ? sweep : -sweep)
  }

  /// Appends a line from the current point to where a circle of `radius` touches it, and the arc
  /// from there to where the circle touches the line from `tangent1` to `tangent2`.
  ///
  /// A line to `tangent1` alone when the three points lie on one line, two coincide, or the radius
  /// is not positive. As in `CGPathAddArcToPoint`.
  package mutating func addArc(tangent1: Point, tangent2: Point, radius: Double) {
    guard tangent1.isFinite, tangent2.isFinite, radius.isFinite else { return }
    guard let current = currentPoint else { return move(to: tangent1) }
    let toStart = current - tangent1
    let toEnd = tangent2 - tangent1
    let lengths = toStart.length * toEnd.length
    let cross = Point.cross(toStart, toEnd)
    guard radius > 0, lengths > 0, abs(cross) > 1e-12 * lengths else {
      return line(to: tangent1)
    }
    let a = toStart / toStart.length
    let b = toEnd / toEnd.length
    // Half the angle at tangent1 has the tangent sin/(1 + cos) of the whole.
    let distance = radius * (1 + Point.dot(a, b)) / abs(Point.cross(a, b))
    let first = tangent1 + a * distance
    let last = tangent1 + b * distance
    let side: Double = cross > 0 ? 1 : -1
    let center = first + Point(-a.y, a.x) * (side * radius)
    line(to: first)
    let from = (first - center) / radius
    let to = (last - center) / radius
    let sweep = arcTangent2(Point.cross(from, to), Point.dot(from, to))
    addArc(center: center, radius: radius, from: from, sweep: sweep)
  }

  /// Appends the curves of an arc that starts at the current point, `center` + `from`·`radius`
  /// (`from` of length 1), and turns by `sweep`, at most a turn either way.
  private mutating func addArc(center: Point, radius: Double, from: Point, sweep: Double) {
    for piece in UnitArc(from: from, sweep: sweep) {
      cubic(
        to: center + piece.end * radius, control1: center + piece.control1 * radius,
        control2: center + piece.control2 * radius)
    }
  }
}

/// The curves of an arc of the unit circle: quarter turns, then the remainder.
struct UnitArc: Sequence, IteratorProtocol {
  private var from: Point
  private var remaining: Double
  private let direction: Double

  /// An arc from the point `from` on the unit circle through `sweep` radians.
  init(from: Point, sweep: Double) {
    self.from = from
    remaining = abs(sweep)
    direction = sweep < 0 ? -1 : 1
  }

  mutating func next() -> CubicBezier? {
    // Less than a billionth of a quarter is a rounding error of the angles.
    guard remaining > 1e-9 else { return nil }
    let isQuarter = remaining > .pi / 2 - 1e-9
    let angle = isQuarter ? .pi / 2 : remaining
    remaining -= angle
    let to: Point
    let handle: Double
    if isQuarter {
      to = Point(-from.y * direction, from.x * direction)
      handle = Path.quarterHandle
    } else {
      let c = cosine(angle)
      let s = sine(angle) * direction
      to = Point(from.x * c - from.y * s, from.x * s + from.y * c)
      handle = 4.0 / 3 * tangent(angle / 4)
    }
    defer { from = to }
    let k = handle * direction
    return CubicBezier(
      start: from, control1: from + Point(-from.y, from.x) * k,
      control2: to - Point(-to.y, to.x) * k, end: to)
  }
}
