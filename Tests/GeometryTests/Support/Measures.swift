import Geometry

// Plain measures of shapes, for comparison with closed forms.

/// The angle, in radians, where a share of a circle of four quarter curves ends: they are cut at their
/// parameter, which runs up to half a degree ahead of the angle and behind it.
func circleAngle(ofShare share: Double) -> Double {
  let quarters = min(share * 4, 3.999_999_999_999)
  let whole = quarters.rounded(.down)
  let k = 0.552284749830793398
  let quarter = CubicBezier(
    start: Point(1, 0), control1: Point(1, k), control2: Point(k, 1), end: Point(0, 1))
  let place = quarter.evaluate(at: quarters - whole)
  return whole * .pi / 2 + arcTangent2(place.y, place.x)
}

extension FlatPath {
  /// Length of all lines, closing ones included.
  var length: Double { contours.reduce(0) { $0 + length(of: $1) } }

  func length(of contour: Contour) -> Double {
    lines(of: contour).reduce(0) { $0 + ($1.1 - $1.0).length }
  }

  /// Area enclosed, positive clockwise on screen; overlapping contours count as often as they wind.
  var signedArea: Double {
    contours.reduce(0) { sum, contour in
      let p = Array(points[contour.range])
      return sum + p.indices.reduce(0) { $0 + Point.cross(p[$1], p[($1 + 1) % p.count]) } / 2
    }
  }

  /// The lines of a contour; the closing one for closed contours only.
  func lines(of contour: Contour) -> [(Point, Point)] {
    let p = Array(points[contour.range])
    var lines = Array(zip(p, p.dropFirst()))
    if contour.isClosed, let first = p.first, let last = p.last { lines.append((last, first)) }
    return lines
  }

  /// How often the contours, all taken as closed, wind round `point`.
  func winding(at point: Point) -> Int {
    var winding = 0
    for contour in contours {
      let p = points[contour.range]
      guard var a = p.last else { continue }
      for b in p {
        if (a.y <= point.y) != (b.y <= point.y) {
          let side = Point.cross(b - a, point - a)
          if b.y > a.y, side > 0 { winding += 1 }
          if b.y < a.y, side < 0 { winding -= 1 }
        }
        a = b
      }
    }
    return winding
  }

  /// Distance from `point` to the nearest line.
  func distance(to point: Point) -> Double {
    var nearest = Double.infinity
    for contour in contours {
      let closed = lines(of: contour)
      if closed.isEmpty, let only = points[contour.range].first {
        nearest = min(nearest, (point - only).length)
      }
      for (a, b) in closed {
        let d = b - a
        let t = d == .zero ? 0 : max(0, min(1, Point.dot(point - a, d) / Point.dot(d, d)))
        nearest = min(nearest, (point - Point.mix(a, b, t)).length)
      }
    }
    return nearest
  }
}

func isNear(_ a: Double, _ b: Double, within tolerance: Double) -> Bool {
  abs(a - b) <= tolerance
}

func isNear(_ a: Point, _ b: Point, within tolerance: Double) -> Bool {
  (a - b).length <= tolerance
}

/// True when both paths have the same verbs and nearly the same points.
func isNear(_ a: Path, _ b: Path, within tolerance: Double) -> Bool {
  a.verbs == b.verbs
    && zip(a.points, b.points).allSatisfy { isNear($0, $1, within: tolerance) }
}
