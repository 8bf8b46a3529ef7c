/// What there is to know of a row of points.
package struct PointSurvey: Equatable, Sendable {
  /// How the corners of a polygon turn.
  package enum Turns: Sendable {
    /// All the same way, once round: it is convex.
    case round
    /// Some one way and some the other, or more than once round.
    case mixed
    /// Some do not turn at all, or are no numbers, or nobody asked.
    case unknown
  }

  /// The smallest rectangle that holds all points, upside down where there are none; meaningless where
  /// one is not finite.
  package var left = Double.infinity
  package var top = Double.infinity
  package var right = -Double.infinity
  package var bottom = -Double.infinity
  package var areFinite = true
  package var turns = Turns.unknown

  package init() {}
}
