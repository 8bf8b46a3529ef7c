/// What there is to know of a row of points.
package struct PointSurvey: Equatable, Sendable {
  /// The smallest rectangle that holds all points, upside down where there are none; meaningless where
  /// one is not finite.
  package var left = Double.infinity
  package var top = Double.infinity
  package var right = -Double.infinity
  package var bottom = -Double.infinity
  package var areFinite = true
  /// True when all corners of the polygon turn the same way, once round: it is convex. False also where one
  /// does not turn at all, or is no number, or nobody asked.
  package var turnsOnceRound = false

  package init() {}
}
