import Geometry
import RasterKernels

extension FlatPath {
  /// True when whoever made the path, of one contour, says that it winds round no point more than once.
  var saysItWindsOnce: Bool { contours.count == 1 && contours.first?.windsOnce == true }

  /// True when the path is known to wind round no point more than once. Its points turn as `turns` says, where
  /// one contour has them all.
  func windsOnce(turning turns: PointSurvey.Turns) -> Bool {
    saysItWindsOnce || turns == .round || turns == .unknown && isConvex || hasPartedSides
  }

  /// True when the path is a single convex polygon, wound once. May be false for convex ones whose
  /// corners are no corners but for rounding, or that have points that are not finite.
  var isConvex: Bool {
    guard contours.count == 1, let contour = contours.first else { return false }
    let points = points[contour.range]
    guard points.count > 2, let last = points.last else { return false }
    var from = last
    // The side `from` came by; the last one that has a length when the walk begins.
    guard var side = points.last(where: { $0 != last }).map({ last - $0 }) else { return false }
    var turn = 0.0
    var reversals = 0
    var wentDown = FlatPath.goesDown(side)
    let walk = points.span
    for index in walk.indices {
      let point = walk[index]
      let next = point - from
      if next.x == 0, next.y == 0 { continue }
      let cross = Point.cross(side, next)
      // Also false for what is not a number.
      guard cross * turn >= 0, cross != 0 || Point.dot(side, next) > 0 else { return false }
      if cross != 0 { turn = cross }
      // A walk round once turns from downwards to upwards and back once.
      let goesDown = FlatPath.goesDown(next)
      if goesDown != wentDown { reversals += 1 }
      wentDown = goesDown
      from = point
      side = next
    }
    return reversals <= 2
  }

  /// The path without the points that are not finite.
  var withoutInfinity: FlatPath {
    var path = FlatPath()
    for contour in contours {
      let start = path.points.count
      path.points.append(contentsOf: points[contour.range].lazy.filter(\.isFinite))
      let isWhole = path.points.count - start == contour.range.count
      path.contours.append(
        Contour(
          start: start, end: path.points.count, isClosed: contour.isClosed,
          windsOnce: contour.windsOnce && isWhole, isThinned: contour.isThinned))
    }
    return path
  }

  /// Parts the directions into two halves of the circle.
  private static func goesDown(_ side: Point) -> Bool {
    side.y > 0 || side.y == 0 && side.x > 0
  }
}
