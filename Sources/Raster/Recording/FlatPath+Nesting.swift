import Geometry
import RasterKernels

/// Two convex polygons of one path, one inside the other, as a border or a ring has them.
struct NestedPolygons: Hashable {
  /// The inner one's index among the contours.
  let inner: Int
  /// True when both turn the same way: winding numbers are then 0, 1 and 2, else 0, 1 and 0 from the outside
  /// inwards, or less than 0 where they turn left.
  let turnAlike: Bool
}

extension FlatPath {
  /// The path as two convex polygons, the inner of which stays inside also when points are rounded and those go
  /// that nobody would miss; nil where it is something else. It may be nil for some that are.
  /// - Precondition: all points are finite.
  var nestedPolygons: NestedPolygons? {
    guard contours.count == 2 else { return nil }
    let first = points.span.extracting(contours[0].range)
    let second = points.span.extracting(contours[1].range)
    guard let firstTurn = FlatPath.turnOfConvex(first), firstTurn != 0,
      let secondTurn = FlatPath.turnOfConvex(second), secondTurn != 0
    else { return nil }
    let turnAlike = firstTurn.sign == secondTurn.sign
    if FlatPath.holds(first, turning: firstTurn, second, turnsAlike: turnAlike) {
      return NestedPolygons(inner: 1, turnAlike: turnAlike)
    }
    if FlatPath.holds(second, turning: secondTurn, first, turnsAlike: turnAlike) {
      return NestedPolygons(inner: 0, turnAlike: turnAlike)
    }
    return nil
  }

  /// How far the inner polygon keeps from the sides of the outer one, in pixels: four subpixel steps, of which
  /// rounding takes one and a half.
  private static var gap: Double { 4 / Double(Subpixel.one) }

  /// True when convex `inner` lies within convex `outer`, which turns with the sign of `turn`.
  ///
  /// Round both in step: the corner of the inner one that comes nearest to a side, or passes it, goes on as the
  /// side turns (rotating calipers).
  private static func holds(
    _ outer: Span<Point>, turning turn: Double, _ inner: Span<Point>, turnsAlike: Bool
  ) -> Bool {
    let inward = turn > 0 ? 1.0 : -1.0
    let step = turnsAlike ? 1 : inner.count - 1
    var from = outer[outer.count - 1]
    var nearest: Int?
    for index in outer.indices {
      let side = outer[index] - from
      if side.x == 0, side.y == 0 { continue }
      /// Times the length of the side.
      func distance(_ vertex: Int) -> Double { Point.cross(side, inner[vertex] - from) * inward }
      var closest = nearest ?? inner.indices.min { distance($0) < distance($1) } ?? 0
      var least = distance(closest)
      var left = inner.count
      while left > 0 {
        let next = closest + step < inner.count ? closest + step : closest + step - inner.count
        let other = distance(next)
        guard other <= least else { break }
        (closest, least, left) = (next, other, left - 1)
      }
      guard least > 0, least * least >= gap * gap * Point.dot(side, side) else { return false }
      nearest = closest
      from = outer[index]
    }
    return nearest != nil
  }
}
