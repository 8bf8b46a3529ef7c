package import Geometry

/// The outline of a body about its centre, points.
package enum Shape: Hashable, Sendable {
  /// A disc; a radius of 0 is a point.
  case circle(radius: Double)
  /// The corners of a convex polygon, with the inside to the right of each edge as seen on screen
  /// (y down). Two corners are a wall without thickness.
  case polygon([Point])

  /// A rectangle with its middle at the centre.
  package static func rectangle(width: Double, height: Double) -> Shape {
    let (x, y) = (max(0, width.bounded) / 2, max(0, height.bounded) / 2)
    return .convex(hullOf: [Point(-x, -y), Point(x, -y), Point(x, y), Point(-x, y)])
  }

  /// The smallest convex polygon that holds `points`: a polygon of two corners where they lie on
  /// one line, a circle without radius where there is only one place.
  package static func convex(hullOf points: [Point]) -> Shape {
    let hull = Self.hull(of: points.map { Point($0.x.bounded, $0.y.bounded) })
    guard hull.count > 1 else { return .circle(radius: 0) }
    return .polygon(hull)
  }

  /// The shape with some extent in every direction: without any, nothing could be found in it, and
  /// it would pass through walls, which have no thickness either.
  var solid: Shape {
    let least = 0.005
    switch self {
    case .circle(let radius): return .circle(radius: max(radius.bounded, least))
    case .polygon(let corners):
      guard corners.count < 3 else { return self }
      guard let start = corners.first, let end = corners.last, start != end else {
        return .circle(radius: least)
      }
      let way = end - start
      let side = (way / way.length).turned * least
      return .polygon([start - side, end - side, end + side, start + side])
    }
  }

  /// Square points.
  package var area: Double {
    switch self {
    case .circle(let radius): return .pi * radius * radius
    case .polygon(let corners):
      return corners.indices.reduce(0) { sum, index in
        sum + Point.cross(corners[index], corners[(index + 1) % corners.count]) / 2
      }
    }
  }

  /// The moment of inertia about the centre of a body of mass 1, square points.
  package var unitInertia: Double {
    switch self {
    case .circle(let radius): return radius * radius / 2
    case .polygon(let corners):
      var (area, sum) = (0.0, 0.0)
      for index in corners.indices {
        let (a, b) = (corners[index], corners[(index + 1) % corners.count])
        let part = Point.cross(a, b)
        area += part
        sum += part * (Point.dot(a, a) + Point.dot(a, b) + Point.dot(b, b))
      }
      return area > 0 ? sum / (6 * area) : 0
    }
  }

  /// How far from the centre the outline reaches when it turns; 0 for a circle, which looks the
  /// same at any angle.
  var turningRadius: Double {
    switch self {
    case .circle: 0
    case .polygon(let corners): corners.reduce(0) { max($0, $1.length) }
    }
  }

  /// Andrew's monotone chain.
  private static func hull(of points: [Point]) -> [Point] {
    let sorted = points.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    var hull: [Point] = []
    for run in [sorted, sorted.reversed()] {
      let base = max(0, hull.count - 1)
      for point in run {
        while hull.count >= base + 2,
          Point.cross(hull[hull.count - 1] - hull[hull.count - 2], point - hull[hull.count - 1])
            <= 0
        {
          hull.removeLast()
        }
        if hull.last != point { hull.append(point) }
      }
    }
    if hull.count > 1, hull.first == hull.last { hull.removeLast() }
    return hull
  }
}

extension Double {
  /// The number itself within ±10⁷; 0 for NaN. Beyond, positions in points lose their fractions.
  var bounded: Double { isNaN ? 0 : min(max(self, -1e7), 1e7) }

  /// A rotation of at most 10⁴ radians per second.
  var boundedSpin: Double { min(max(bounded, -1e4), 1e4) }

  /// `bounded`, and not below 0.
  var boundedAboveZero: Double { max(0, bounded) }
}

extension Point {
  /// A speed of at most 10⁶ points per second along each axis.
  var boundedSpeed: Point { Point(min(max(x.bounded, -1e6), 1e6), min(max(y.bounded, -1e6), 1e6)) }

  /// Both coordinates `bounded`.
  var bounded: Point { Point(x.bounded, y.bounded) }

  /// A quarter turn from x towards y.
  var turned: Point { Point(-y, x) }
}
