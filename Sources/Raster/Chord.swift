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

  /// Goes on to `p`; false, and nothing done, when it would leave a point too far aside.
  @inline(__always)
  mutating func extend(to p: Point) -> Bool {
    let d = p - start
    let distance = max(abs(d.x), abs(d.y))
    if reach > 0 {
      guard distance >= reach, Point.cross(first, d) >= 0, Point.cross(d, last) >= 0 else {
        return false
      }
    }
    end = p
    guard distance > Chord.tolerance else { return true }
    // Aside by so much along the other axis is no farther than that.
    var aside = Point(0, d.x > 0 ? Chord.tolerance : -Chord.tolerance)
    if abs(d.y) > abs(d.x) { aside = Point(d.y > 0 ? -Chord.tolerance : Chord.tolerance, 0) }
    let (before, after) = (d - aside, d + aside)
    if reach == 0 || Point.cross(first, before) > 0 { first = before }
    if reach == 0 || Point.cross(after, last) > 0 { last = after }
    reach = distance
    return true
  }
}
