/// A path of straight lines only: what curves become before they are measured, stroked or filled.
package struct FlatPath: Hashable, Sendable {
  /// One run of connected points.
  package struct Contour: Hashable, Sendable {
    /// Index of its first point in `FlatPath.points`.
    package var start: Int
    /// Index after its last point.
    package var end: Int
    /// True when a line joins the last point to the first. The first point is not repeated.
    package var isClosed: Bool

    package init(start: Int, end: Int, isClosed: Bool) {
      self.start = start
      self.end = end
      self.isClosed = isClosed
    }
  }

  package var points: [Point] = []
  package var contours: [Contour] = []

  package init() {}

  /// One closed contour through `points`.
  package init(polygon points: [Point]) {
    self.points = points
    contours = [Contour(start: 0, end: points.count, isClosed: true)]
  }

  package var isEmpty: Bool { points.isEmpty }
}
