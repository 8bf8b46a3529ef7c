import Geometry

extension Path {
  /// True when the elements of both paths belong together one by one: subpaths begin and are closed in the
  /// same places. A line and a curve may stand for each other.
  func matches(_ other: Path) -> Bool {
    verbs.count == other.verbs.count
      && zip(verbs, other.verbs).allSatisfy { $0 == $1 || ($0.isSegment && $1.isSegment) }
  }

  /// The path at fraction `t` of the way to one that matches; goes on outside 0…1.
  ///
  /// As Core Animation does: ends of elements go straight from place to place, and the handles of curves,
  /// which lead from an end to its control point, turn the shorter way while they change their length. A
  /// line in the place of a curve has handles of no length. The two handles of a quadratic curve seldom
  /// lead to one point then: its control lies midway. Beside other kinds it is the cubic that it equals.
  func blended(_ other: Path, _ t: Double) -> Path {
    var path = Path()
    var ends = (Point.zero, Point.zero)
    var starts = ends
    var theirs = other.elements
    for mine in elements {
      guard let their = theirs.next() else { break }
      switch (mine, their) {
      case (.move(let a), .move(let b)):
        ends = (a, b)
        starts = ends
        path.move(to: .mix(a, b, t))
      case (.line(let a), .line(let b)):
        ends = (a, b)
        path.line(to: .mix(a, b, t))
      case (.quad(let a, let p), .quad(let b, let q)):
        path.quad(
          to: .mix(p, q, t),
          control: QuadraticBezier(start: ends.0, control: a, end: p)
            .blendedControl(QuadraticBezier(start: ends.1, control: b, end: q), t))
        ends = (p, q)
      case (.close, _), (_, .close):
        ends = starts
        path.close()
      default:
        let first = mine.curve(from: ends.0)
        let second = their.curve(from: ends.1)
        ends = (first.end, second.end)
        let curve = first.blended(second, t)
        path.cubic(to: curve.end, control1: curve.control1, control2: curve.control2)
      }
    }
    return path
  }
}

extension Path.Verb {
  fileprivate var isSegment: Bool { self == .line || self == .quad || self == .cubic }
}

extension Path.Element {
  /// The element as a cubic; a line's controls lie at its ends.
  fileprivate func curve(from start: Point) -> CubicBezier {
    switch self {
    case .move(let p), .line(let p):
      CubicBezier(start: start, control1: start, control2: p, end: p)
    case .quad(let control, let p):
      QuadraticBezier(start: start, control: control, end: p).cubic
    case .cubic(let control1, let control2, let p):
      CubicBezier(start: start, control1: control1, control2: control2, end: p)
    case .close: CubicBezier(start: start, control1: start, control2: start, end: start)
    }
  }
}

extension QuadraticBezier {
  fileprivate func blendedControl(_ other: QuadraticBezier, _ t: Double) -> Point {
    let first = Handle(control - start).turned(Handle(other.control - other.start), t)
    let second = Handle(control - end).turned(Handle(other.control - other.end), t)
    let straight = Point.mix(control, other.control, t)
    return Point.mix(
      first.map { .mix(start, other.start, t) + $0 } ?? straight,
      second.map { .mix(end, other.end, t) + $0 } ?? straight, 0.5)
  }
}

extension CubicBezier {
  fileprivate func blended(_ other: CubicBezier, _ t: Double) -> CubicBezier {
    let start = Point.mix(start, other.start, t)
    let end = Point.mix(end, other.end, t)
    let turned1 = Handle(control1 - self.start).turned(Handle(other.control1 - other.start), t)
    let turned2 = Handle(control2 - self.end).turned(Handle(other.control2 - other.end), t)
    return CubicBezier(
      start: start,
      control1: turned1.map { start + $0 } ?? .mix(control1, other.control1, t),
      control2: turned2.map { end + $0 } ?? .mix(control2, other.control2, t), end: end)
  }
}

/// The way from an end of a curve to its control point.
private struct Handle {
  private let way: Point
  private let length: Double

  init(_ way: Point) {
    self.way = way
    length = way.length
  }

  /// Angles, in radians, and shares of a length that are no more than rounding errors.
  private static var least: Double { 1e-9 }

  /// The handle at fraction `t` of the way to another, by length and angle. Nil where that is a straight
  /// way: both point the same way, or one has no length and so takes the other's angle.
  func turned(_ other: Handle, _ t: Double) -> Point? {
    guard length > Handle.least * other.length, other.length > Handle.least * length else {
      return nil
    }
    let from = way / length
    let to = other.way / other.length
    let sine = Point.cross(from, to)
    let cosine = Point.dot(from, to)
    let angle: Double
    if abs(sine) < Handle.least {
      if cosine > 0 { return nil }
      angle = from.turnsClockwiseToItsOpposite(Handle.least) ? .pi : -.pi
    } else {
      angle = arcTangent2(sine, cosine)
    }
    let turn = angle * t
    let (c, s) = (Geometry.cosine(turn), Geometry.sine(turn))
    return Point(from.x * c - from.y * s, from.x * s + from.y * c)
      * (length + (other.length - length) * t)
  }
}

extension Point {
  /// Which way round a unit vector is mixed with its opposite, where neither is shorter: by way of the
  /// right, or of below where both lie along the x axis. So it is the same way there and back.
  fileprivate func turnsClockwiseToItsOpposite(_ least: Double) -> Bool {
    abs(y) <= least ? x > 0 : y < 0
  }
}
