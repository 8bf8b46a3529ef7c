extension Path {
  /// The smallest rectangle round all points, control points included (Core Graphics' bounding
  /// box); nil for an empty path.
  package var controlBounds: Rect? { Rect(around: points) }

  /// The smallest rectangle round the line itself (Core Graphics' bounding box "of path"); nil for
  /// an empty path. A move without a line still counts, as its point may become a dot.
  package var tightBounds: Rect? {
    var reached: [Point] = []
    reached.reserveCapacity(points.count)
    var current = Point.zero
    for element in elements {
      switch element {
      case .move(let p), .line(let p):
        current = p
      case .quad(let control, let p):
        let curve = QuadraticBezier(start: current, control: control, end: p)
        reached += (curve.xExtrema + curve.yExtrema).map(curve.evaluate(at:))
        current = p
      case .cubic(let control1, let control2, let p):
        let curve = CubicBezier(start: current, control1: control1, control2: control2, end: p)
        reached += (curve.xExtrema + curve.yExtrema).map(curve.evaluate(at:))
        current = p
      case .close:
        continue
      }
      reached.append(current)
    }
    return Rect(around: reached)
  }
}

extension Rect {
  /// The smallest rectangle that holds all `points`; nil when there are none.
  package init?(around points: some Sequence<Point>) {
    var low = Point(.infinity, .infinity)
    var high = Point(-.infinity, -.infinity)
    var isEmpty = true
    for p in points {
      isEmpty = false
      low = Point(min(low.x, p.x), min(low.y, p.y))
      high = Point(max(high.x, p.x), max(high.y, p.y))
    }
    if isEmpty { return nil }
    self.init(from: low, to: high)
  }
}

extension Path {
  /// True when the coordinates of all points are numbers of at most `most` either way.
  package func isWithin(_ most: Double) -> Bool {
    points.allSatisfy { abs($0.x) <= most && abs($0.y) <= most }
  }
}
