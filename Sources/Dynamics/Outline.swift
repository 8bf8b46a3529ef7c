import Geometry

/// A shape placed in the world: a convex polygon, or a disc.
struct Outline: Sendable {
  /// Where the body is, which is the middle of a disc.
  var center: Point
  /// None for a disc.
  var corners: [Point] = []
  /// The outward directions of the edges, each beginning at the corner of its number.
  var normals: [Point] = []
  /// 0 for a polygon.
  var radius = 0.0

  init(_ shape: Shape, at position: Point, angle: Double) {
    center = position
    switch shape {
    case .circle(let radius): self.radius = radius
    case .polygon(let points):
      if angle == 0 {
        corners = points.map { $0 + position }
      } else {
        let (s, c) = (sine(angle), cosine(angle))
        corners = points.map {
          Point(position.x + c * $0.x - s * $0.y, position.y + s * $0.x + c * $0.y)
        }
      }
      normals = corners.indices.map { Self.normal(from: corners[$0], to: corner(after: $0)) }
    }
  }

  var isDisc: Bool { corners.isEmpty }

  func corner(after index: Int) -> Point { corners[(index + 1) % corners.count] }

  private static func normal(from start: Point, to end: Point) -> Point {
    let edge = end - start
    let length = edge.length
    return length > 0 ? Point(edge.y / length, -edge.x / length) : Point(0, -1)
  }
}

/// How far two outlines are apart along the direction that tells them apart best. Negative is how
/// deep they overlap. Zero exactly where they touch; elsewhere it is at most the distance.
struct Gap {
  var separation: Double
  /// From the first to the second, of length 1.
  var normal: Point
  /// The edge the direction belongs to, for two polygons.
  var edge = 0
  /// True when it is the first one's.
  var edgeIsFirst = true

  init(_ a: Outline, _ b: Outline) {
    switch (a.isDisc, b.isDisc) {
    case (true, true): self.init(discs: a, b)
    case (true, false):
      self.init(disc: a, polygon: b)
      normal = -normal
      edgeIsFirst = false
    case (false, true): self.init(disc: b, polygon: a)
    case (false, false): self.init(polygons: a, b)
    }
  }

  private init(discs a: Outline, _ b: Outline) {
    let way = b.center - a.center
    let distance = way.length
    normal = distance > 0 ? way / distance : Point(0, -1)
    separation = distance - a.radius - b.radius
  }

  private init(polygons a: Outline, _ b: Outline) {
    let (first, firstEdge) = Self.bestEdge(of: a, against: b)
    let (second, secondEdge) = Self.bestEdge(of: b, against: a)
    // The first one's edge where both serve, so that rounding does not make them take turns.
    edgeIsFirst = second <= first + 1e-9
    separation = max(first, second)
    edge = edgeIsFirst ? firstEdge : secondEdge
    normal = edgeIsFirst ? a.normals[edge] : -b.normals[edge]
  }

  /// The normal points from the polygon to the disc.
  private init(disc: Outline, polygon: Outline) {
    let center = disc.center
    var (best, height) = (0, -Double.infinity)
    for index in polygon.corners.indices {
      let here = Point.dot(polygon.normals[index], center - polygon.corners[index])
      if here > height { (best, height) = (index, here) }
    }
    edge = best
    let start = polygon.corners[best]
    let end = polygon.corner(after: best)
    let isInside = height <= 0 && polygon.corners.count > 2
    if !isInside {
      for (corner, other) in [(start, end), (end, start)]
      where Point.dot(center - corner, other - corner) < 0 {
        let way = center - corner
        let distance = way.length
        normal = distance > 0 ? way / distance : polygon.normals[best]
        separation = distance - disc.radius
        return
      }
    }
    normal = polygon.normals[best]
    separation = height - disc.radius
  }

  /// The edge of `a` that `b` lies farthest outside of, and how far.
  private static func bestEdge(of a: Outline, against b: Outline) -> (Double, Int) {
    var best = (-Double.infinity, 0)
    for index in a.corners.indices {
      let normal = a.normals[index]
      let start = a.corners[index]
      let distance = b.corners.reduce(Double.infinity) { min($0, Point.dot(normal, $1 - start)) }
      if distance > best.0 { best = (distance, index) }
    }
    return best
  }
}
