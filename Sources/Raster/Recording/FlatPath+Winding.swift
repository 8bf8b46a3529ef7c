import Geometry

extension FlatPath {
  /// True when whoever made the path says that it winds round no point more than once, as one contour or one area
  /// of several.
  var saysItWindsOnce: Bool {
    contours.first?.windsOnce == true && contours.dropFirst().allSatisfy(\.continuesArea)
  }

  /// True when the path is a single polygon of two sides, one beside the other: one goes along an axis
  /// and never back, the other back and never on, and a line along the axis parts them. So is the area
  /// under the graph of a function. It may be false for others that wind once.
  ///
  /// Such a polygon winds once also when its points are rounded and lines along it are cut, which keeps
  /// their order on both axes.
  /// - Precondition: all points are finite.
  var hasPartedSides: Bool {
    guard contours.count == 1, let contour = contours.first, !contour.range.isEmpty else {
      return false
    }
    let points = points.span.extracting(contour.range)
    var across = OpposedSides()
    var down = OpposedSides()
    var from = points[points.count - 1]
    for index in points.indices {
      let point = points[index]
      across.go(by: point.x - from.x, from: from.y, to: point.y)
      down.go(by: point.y - from.y, from: from.x, to: point.x)
      guard across.areTwo || down.areTwo else { return false }
      from = point
    }
    return across.areParted || down.areParted
  }
}

/// The lines of a polygon that go on along an axis, and those that go back.
private struct OpposedSides {
  /// How often the polygon has turned from one to the other.
  private var turns = 0
  private var goesBack: Bool?
  /// Where both lie on the other axis.
  private var onward = Interval()
  private var backward = Interval()

  /// True while each may be one side.
  var areTwo: Bool { turns <= 2 }

  /// True when they are, and lie one beside the other.
  var areParted: Bool {
    areTwo && (onward.high <= backward.low || backward.high <= onward.low)
  }

  /// Adds a line that goes `step` along the axis, and on the other one from `from` to `to`.
  @inline(__always)
  mutating func go(by step: Double, from: Double, to: Double) {
    if step > 0 {
      if goesBack != false { turn(back: false) }
      onward.include(from, to)
    } else if step < 0 {
      if goesBack != true { turn(back: true) }
      backward.include(from, to)
    }
  }

  private mutating func turn(back: Bool) {
    if goesBack != nil { turns += 1 }
    goesBack = back
  }
}

/// From where to where numbers lie; upside down where there are none.
private struct Interval {
  private(set) var low = Double.infinity
  private(set) var high = -Double.infinity

  @inline(__always)
  mutating func include(_ a: Double, _ b: Double) {
    // Each one instruction, as `min` is not.
    low = a < low ? a : low
    low = b < low ? b : low
    high = a > high ? a : high
    high = b > high ? b : high
  }
}
