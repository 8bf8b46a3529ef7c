import Geometry

/// A point where two bodies touch or nearly do.
struct Contact {
  /// The bodies; the normal points from the first to the second.
  var first: Int
  var second: Int
  var normal: Point
  var position: Point
  /// Points; negative when they overlap.
  var separation: Double
  /// From the bodies' centres to the point.
  var firstArm = Point.zero
  var secondArm = Point.zero
  /// The bodies come apart along the normal at least this fast, points per second.
  var wantedSpeed = 0.0
  /// What has been applied so far, along the normal and across it.
  var impulse = 0.0
  var sideImpulse = 0.0
}

/// The points where two outlines are nearer than `reach`.
func contactPlaces(
  _ a: Outline, _ b: Outline, gap: Gap, reach: Double
) -> [(position: Point, separation: Double)] {
  guard gap.separation <= reach else { return [] }
  if a.isDisc {
    return [(a.center + gap.normal * (a.radius + gap.separation / 2), gap.separation)]
  }
  if b.isDisc {
    return [(b.center - gap.normal * (b.radius + gap.separation / 2), gap.separation)]
  }
  let (reference, other) = gap.edgeIsFirst ? (a, b) : (b, a)
  let normal = gap.edgeIsFirst ? gap.normal : -gap.normal
  let start = reference.corners[gap.edge]
  // The edge of the other that faces the reference edge most.
  var (facing, least) = (0, Double.infinity)
  for index in other.corners.indices {
    let along = Point.dot(other.normals[index], normal)
    if along < least - 1e-9 { (facing, least) = (index, along) }
  }
  let along = normal.turned
  let (p, q) = (other.corners[facing], other.corner(after: facing))
  let (s, e) = (
    Point.dot(along, start), Point.dot(along, reference.corner(after: gap.edge))
  )
  let (low, high) = (min(s, e), max(s, e))
  let (u, v) = (Point.dot(along, p), Point.dot(along, q))
  var positions: [(position: Point, separation: Double)] = []
  if max(u, v) > low && min(u, v) < high {
    for (here, point, far) in [(u, p, q), (v, q, p)] {
      let way = here == u ? v - u : u - v
      let wanted = min(max(here, low), high)
      let fraction = way == 0 ? 0 : (wanted - here) / way
      let position = fraction == 0 ? point : Point.mix(point, far, fraction)
      let separation = Point.dot(normal, position - start)
      if separation <= reach { positions.append((position, separation)) }
    }
    if positions.count == 2, (positions[0].position - positions[1].position).length < 1e-9 {
      positions.removeLast()
    }
  }
  if positions.isEmpty {
    // Corner to corner.
    let deepest = other.corners.min { Point.dot(normal, $0) < Point.dot(normal, $1) }
    positions = deepest.map { [($0, Point.dot(normal, $0 - start))] } ?? []
  }
  return positions
}
