/// Subpaths of lines, quadratic and cubic Bézier curves, as Core Graphics builds them. A value:
/// copies share storage until one of them changes.
package struct Path: Hashable, Sendable {
  package enum Verb: UInt8, Sendable {
    case move
    case line
    case quad
    case cubic
    case close

    /// How many points the verb takes from `points`.
    package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }

  package private(set) var verbs: [Verb] = []
  /// The verbs' points in a row; control points come before the end point.
  package private(set) var points: [Point] = []
  private var subpathStart = Point.zero
  /// What is known of some of its subpaths, in their order.
  package internal(set) var simpleAreas: [SimpleArea] = []

  package init() {}

  package var isEmpty: Bool { verbs.isEmpty }

  /// The end of the last element: the start of the subpath after `close`, nil while empty.
  package var currentPoint: Point? {
    guard let last = verbs.last else { return nil }
    return last == .close ? subpathStart : points.last
  }

  package mutating func move(to p: Point) {
    verbs.append(.move)
    points.append(p)
    subpathStart = p
  }

  /// A straight line; on an empty path it is a move.
  package mutating func line(to p: Point) {
    guard begin(at: p) else { return }
    verbs.append(.line)
    points.append(p)
  }

  package mutating func quad(to p: Point, control: Point) {
    _ = begin(at: control)
    verbs.append(.quad)
    points.append(control)
    points.append(p)
  }

  package mutating func cubic(to p: Point, control1: Point, control2: Point) {
    _ = begin(at: control1)
    verbs.append(.cubic)
    points.append(control1)
    points.append(control2)
    points.append(p)
  }

  /// Closes the subpath with a line to its start; nothing on an empty path or twice in a row.
  package mutating func close() {
    guard let last = verbs.last, last != .close else { return }
    verbs.append(.close)
  }

  /// All elements of `other` after the elements here.
  package mutating func append(_ other: Path) {
    for area in other.simpleAreas { simpleAreas.append(area.moved(by: verbs.count)) }
    verbs.append(contentsOf: other.verbs)
    points.append(contentsOf: other.points)
    subpathStart = other.subpathStart
  }

  /// Makes room for the elements of a shape in an empty path: it is mostly all that comes.
  mutating func makeRoom(verbs verbCount: Int, points pointCount: Int) {
    guard isEmpty else { return }
    verbs.reserveCapacity(verbCount)
    points.reserveCapacity(pointCount)
  }

  /// The same verbs with every point replaced by its image. Nothing is known of the areas of these.
  package func mapPoints(_ image: (Point) -> Point) -> Path {
    var copy = self
    copy.points = points.map(image)
    copy.subpathStart = image(subpathStart)
    copy.simpleAreas = []
    return copy
  }

  /// True when a current point is there; else moves to `p`. After `close` a new subpath begins at
  /// the old one's start.
  private mutating func begin(at p: Point) -> Bool {
    guard let last = verbs.last else {
      move(to: p)
      return false
    }
    if last == .close { move(to: subpathStart) }
    return true
  }
}
