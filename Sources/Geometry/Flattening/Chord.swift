/// A straight line that stands for a row of points, none of which is farther from it than can be
/// seen: paths may have many more points than pixels.
///
/// A chord goes along one of the axes. Seen from its first point, every point leaves a sector of slopes
/// that pass it closely enough, measured along the other axis; the row goes on while the next point
/// lies in what they have in common, and farther on than the others.
public struct Chord {
  /// Its first point, and the last of the row.
  public var start: Point
  public var end: Point
  /// How far from it points may lie: a thousandth of a pixel, which is a quarter of a level of
  /// coverage.
  @usableFromInline let tolerance: Double
  /// The axis and the direction in which it goes; meaningless while `reach` is 0, as are the slopes.
  @usableFromInline var isSteep = false
  @usableFromInline var direction = 1.0
  /// The slopes that pass all points.
  @usableFromInline var low = 0.0
  @usableFromInline var high = 0.0
  /// How far along the axis the farthest point lies; 0 while all lie next to `start`.
  @usableFromInline var reach = 0.0

  /// The distance in pixels that nobody sees.
  @inlinable public static var unseen: Double { 0.001 }

  /// The chord that begins at `start`. `tolerance` is in the unit of the points.
  @inlinable @inline(__always)
  public init(from start: Point, tolerance: Double) {
    self.start = start
    end = start
    self.tolerance = tolerance
  }

  /// Begins anew at its end and goes on to `p`.
  @inlinable @inline(__always)
  public mutating func begin(to p: Point) {
    start = end
    point(to: p)
  }

  /// Goes on to `p`; false, and nothing done, when it would leave a point too far aside.
  @inlinable @inline(__always)
  public mutating func extend(to p: Point) -> Bool {
    guard reach > 0 else {
      point(to: p)
      return true
    }
    let d = p - start
    let along = (isSteep ? d.y : d.x) * direction
    let aside = isSteep ? d.x : d.y
    guard along >= reach, aside >= low * along, aside <= high * along else { return false }
    let scale = 1 / along
    let (least, most) = ((aside - tolerance) * scale, (aside + tolerance) * scale)
    // Each one instruction, as `max` is not.
    low = least > low ? least : low
    high = most < high ? most : high
    reach = along
    end = p
    return true
  }

  /// Is the chord from `start` to `p` alone.
  @inlinable @inline(__always)
  mutating func point(to p: Point) {
    end = p
    let d = p - start
    isSteep = abs(d.y) > abs(d.x)
    let along = isSteep ? d.y : d.x
    direction = along < 0 ? -1 : 1
    let distance = along * direction
    guard distance > tolerance else {
      reach = 0
      return
    }
    let slope = (isSteep ? d.x : d.y) / distance
    let slack = tolerance / distance
    (low, high) = (slope - slack, slope + slack)
    reach = distance
  }
}

extension Chord {
  /// Goes on over `points`, mapped by `device`, from `index` on as far as it can, and returns where it
  /// cannot. Those between are finite when the last one is.
  mutating func extend(over points: Span<Point>, from index: Int, in device: Affine) -> Int {
    guard reach > 0 else { return index }
    let ruler = device.followed(by: ruler)
    var (low, high, reach) = (low, high, reach)
    var next = index
    while next < points.count {
      let point = ruler.apply(points[next])
      guard point.x >= reach, point.y >= low * point.x, point.y <= high * point.x else { break }
      let scale = 1 / point.x
      let (least, most) = ((point.y - tolerance) * scale, (point.y + tolerance) * scale)
      low = least > low ? least : low
      high = most < high ? most : high
      reach = point.x
      next += 1
    }
    if next > index {
      (self.low, self.high, self.reach) = (low, high, reach)
      end = device.apply(points[next - 1])
    }
    return next
  }

  /// To how far a point lies along the chord's axis, and how far aside.
  private var ruler: Affine {
    isSteep
      ? Affine(a: 0, b: 1, c: direction, d: 0, tx: -start.y * direction, ty: -start.x)
      : Affine(a: direction, b: 0, c: 0, d: 1, tx: -start.x * direction, ty: -start.y)
  }
}
