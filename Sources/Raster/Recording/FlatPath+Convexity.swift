import Geometry

extension FlatPath {
  /// True when whoever made the path says that it winds round no point more than once, as one contour or one area
  /// of several.
  var saysItWindsOnce: Bool {
    contours.first?.windsOnce == true && contours.dropFirst().allSatisfy(\.continuesArea)
  }

  /// True when the path turns out to wind round no point more than once: without a look where it is known that
  /// it `turnsOnceRound`, as one contour.
  func windsOnce(turnsOnceRound: Bool) -> Bool {
    turnsOnceRound || isConvex || hasPartedSides
  }

  /// True when the path is a single convex polygon, wound once.
  var isConvex: Bool {
    guard contours.count == 1, let contour = contours.first else { return false }
    return FlatPath.turnOfConvex(points.span.extracting(contour.range)) != nil
  }

  /// A number with the sign of all turns of a convex polygon that is wound once, 0 where it has no area; nil
  /// for other polygons, and where a point is not a number.
  ///
  /// Points on a straight side turn either way once they have been rotated: turns by less than 10⁻⁹ are none.
  static func turnOfConvex(_ points: Span<Point>) -> Double? {
    guard points.count > 2 else { return nil }
    var from = points[points.count - 1]
    // The side `from` came by; the last one that has a length when the walk begins.
    var before = points.count - 2
    while before >= 0, points[before] == from { before -= 1 }
    guard before >= 0 else { return nil }
    var side = from - points[before]
    var turn = 0.0
    var reversals = 0
    var wentDown = FlatPath.goesDown(side)
    for index in points.indices {
      let point = points[index]
      let next = point - from
      if next.x == 0, next.y == 0 { continue }
      let cross = Point.cross(side, next)
      if cross * turn > 0 || !(abs(cross) <= straight * Point.dot(side, next)) {
        // Also false for what is not a number.
        guard cross * turn > 0 || turn == 0 && abs(cross) > 0 else { return nil }
        turn = cross
        // A walk round once turns from downwards to upwards and back once.
        let goesDown = FlatPath.goesDown(next)
        if goesDown != wentDown { reversals += 1 }
        wentDown = goesDown
      }
      from = point
      side = next
    }
    return reversals <= 2 ? turn : nil
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

  /// The tangent of a turn that is none.
  private static var straight: Double { 1e-9 }

  /// Parts the directions into two halves of the circle.
  private static func goesDown(_ side: Point) -> Bool {
    side.y > 0 || side.y == 0 && side.x > 0
  }
}
