/// The inner edge of an open line as wide as its curve is round, where it gathers next to one point:
/// the centre of a pie.
struct Hub {
  /// One end of the line's width, and the way from there to the line.
  struct Spoke {
    var end: Point
    var way: Point
  }

  /// Those that tell what the line covers there: the first, the last, those at which the edge turns
  /// back, and of the others enough to lie `grain` apart.
  private(set) var spokes: [Spoke] = []
  /// True while the edge is that of a curve and no wider or higher than `reach`.
  private(set) var isTight = false
  /// The smallest rectangle that holds the edge.
  private(set) var bounds = Rect(x: 0, y: 0, width: 0, height: 0)

  private var reach = 0.0
  private var grain = 0.0
  private var left = 0.0
  private var top = 0.0
  private var right = 0.0
  private var bottom = 0.0
  /// The edge's last point, of the line's point `origin`; and whether it led there the way the line goes.
  private var last = Point.zero
  private var origin = Point.zero
  private var isAhead: Bool?

  /// Starts on another edge.
  mutating func begin(at end: Point, of origin: Point, reach: Double, grain: Double) {
    self.reach = reach
    self.grain = grain
    (left, right, top, bottom) = (end.x, end.x, end.y, end.y)
    last = end
    self.origin = origin
    isAhead = nil
    isTight = true
    spokes.removeAll(keepingCapacity: true)
    spokes.append(Spoke(end: end, way: origin - end))
  }

  /// Takes in the edge's first point at the join of the line's point `origin`.
  @inline(__always)
  mutating func include(_ point: Point, isInner: Bool, of origin: Point) {
    guard isTight else { return }
    guard isInner else { return isTight = false }
    go(to: point, of: origin)
  }

  /// Takes in the edge's last point.
  mutating func end(at end: Point, of origin: Point) {
    // What has no join is not known for a curve.
    guard isTight, isAhead != nil else { return isTight = false }
    go(to: end, of: origin)
    spokes.append(Spoke(end: end, way: origin - end))
    bounds = Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private mutating func go(to end: Point, of origin: Point) {
    left = min(left, end.x)
    right = max(right, end.x)
    top = min(top, end.y)
    bottom = max(bottom, end.y)
    // Written so that what is not a number fails it.
    isTight = right - left <= reach && bottom - top <= reach
    guard isTight else { return }
    let isAhead = Point.dot(end - last, origin - self.origin) >= 0
    if let wasAhead = self.isAhead, let kept = spokes.last?.end {
      let far = last - kept
      if isAhead != wasAhead || max(abs(far.x), abs(far.y)) > grain {
        spokes.append(Spoke(end: last, way: self.origin - last))
      }
    }
    self.isAhead = isAhead
    last = end
    self.origin = origin
  }
}
