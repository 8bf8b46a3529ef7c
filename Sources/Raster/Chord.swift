import Geometry

/// A straight line that stands for a row of points, none of which is farther from it than can be
/// seen: paths may have many more points than pixels.
///
/// Seen from the first point, every point leaves a sector of directions that pass it closely enough;
/// the row goes on while the next point lies in what they have in common, and farther off than the
/// others.
struct Chord {
  private(set) var start: Point
  private(set) var end: Point
  /// The sides of the sector, against `start`; meaningless while `reach` is 0.
  private var first = Point.zero
  private var last = Point.zero
  /// The greater distance along an axis of the farthest point; 0 while all lie next to `start`.
  private var reach = 0.0

  /// How far from it points may lie, in pixels: a quarter of a level of coverage.
  static let tolerance = 0.001

  /// The chord that begins at `start`.
  init(from start: Point) {
    self.start = start
    end = start
  }

  /// The chord from `start` to `p`.
  @inline(__always)
  init(from start: Point, to p: Point) {
    self.start = start
    end = p
    let d = p - start
    let distance = Chord.length(of: d)
    guard distance > Chord.tolerance else { return }
    let aside = Chord.aside(of: d)
    first = d - aside
    last = d + aside
    reach = distance
  }

  /// Goes on to `p`; false, and nothing done, when it would leave a point too far aside.
  @inline(__always)
  mutating func extend(to p: Point) -> Bool {
    guard reach > 0 else {
      self = Chord(from: start, to: p)
      return true
    }
    let d = p - start
    let distance = Chord.length(of: d)
    guard distance >= reach, Point.cross(first, d) >= 0, Point.cross(d, last) >= 0 else {
      return false
    }
    end = p
    let aside = Chord.aside(of: d)
    let (before, after) = (d - aside, d + aside)
    if Point.cross(first, before) > 0 { first = before }
    if Point.cross(after, last) > 0 { last = after }
    reach = distance
    return true
  }

  /// The greater length along an axis. One instruction, where `max` takes care of what is no number.
  @inline(__always)
  private static func length(of d: Point) -> Double {
    let (x, y) = (abs(d.x), abs(d.y))
    return x > y ? x : y
  }

  /// From a side of the sector that passes a point at `d` to the middle: aside by so much along the
  /// other axis is no farther than that.
  @inline(__always)
  private static func aside(of d: Point) -> Point {
    abs(d.y) > abs(d.x)
      ? Point(d.y > 0 ? -tolerance : tolerance, 0) : Point(0, d.x > 0 ? tolerance : -tolerance)
  }
}
