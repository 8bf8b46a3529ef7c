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
    /// True when it is known that, filled, it winds round no point more than once.
    package var windsOnce: Bool
    /// True when it is of one area with the contour before it: together they wind round no point more than
    /// once.
    package var continuesArea = false
    /// True when points are left out already that nobody would miss, see `Chord`.
    package var isThinned: Bool

    package init(
      start: Int, end: Int, isClosed: Bool, windsOnce: Bool = false, isThinned: Bool = false
    ) {
      self.start = start
      self.end = end
      self.isClosed = isClosed
      self.windsOnce = windsOnce
      self.isThinned = isThinned
    }

    package var range: Range<Int> { start..<end }
  }

  /// What the path was at a point before it was flattened. A stroke's joins show only at corners,
  /// and directions near the other kinds are those of the curve, not of its chords.
  package enum Joint: UInt8, Hashable, Sendable {
    /// Two lines, or two curves that meet at an angle.
    case corner
    /// Inside a curve, or where one curve continues another.
    case smooth
    /// A line runs on into a curve.
    case lineToCurve
    /// A curve runs on into a line.
    case curveToLine
  }

  package var points: [Point] = []
  package var contours: [Contour] = []
  /// The joints of the points; points beyond its end are corners.
  package var joints: [Joint] = []

  package init() {}

  /// One closed contour through `points`.
  package init(polygon points: [Point]) {
    self.points = points
    contours = [Contour(start: 0, end: points.count, isClosed: true)]
  }

  /// A closed contour through each of `polygons`.
  package init(polygons: [[Point]]) {
    for polygon in polygons {
      let start = points.count
      points += polygon
      contours.append(Contour(start: start, end: points.count, isClosed: true))
    }
  }

  package var isEmpty: Bool { points.isEmpty }

  /// The smallest rectangle that holds all points; nil when there are none.
  package var bounds: Rect? { Rect(around: points) }

  /// Leaves nothing but its memory.
  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    contours.removeAll(keepingCapacity: true)
    if !joints.isEmpty { joints.removeAll(keepingCapacity: true) }
  }

  /// Appends one closed contour of four corners.
  mutating func appendPolygon(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
    let start = points.count
    points.append(a)
    points.append(b)
    points.append(c)
    points.append(d)
    contours.append(Contour(start: start, end: points.count, isClosed: true))
  }

  /// The joint of the point with this index.
  package func joint(at index: Int) -> Joint { index < joints.count ? joints[index] : .corner }

  /// Appends one contour of `other`.
  mutating func append(_ contour: Contour, of other: FlatPath) {
    let start = points.count
    points.append(contentsOf: other.points[contour.range])
    padJoints(to: start)
    joints.append(contentsOf: contour.range.lazy.map(other.joint(at:)))
    contours.append(Contour(start: start, end: points.count, isClosed: contour.isClosed))
  }

  /// Makes `joints` at least `count` long, so that the next one belongs to point `count`.
  mutating func padJoints(to count: Int) {
    while joints.count < count { joints.append(.corner) }
  }
}
