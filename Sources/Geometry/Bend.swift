/// How much a line of some width turns along its way.
struct Bend {
  private let radius: Double
  /// Sum of the turns' sines.
  private var turning = 0.0
  /// True while every turn leaves the line's inner edge well away from its centre of curvature.
  private var isWide = true

  /// `radius` is half the line's width.
  init(radius: Double) { self.radius = radius }

  /// Counts a turn between lines of this length: of a curve the mean, at a corner the shorter's.
  @inline(__always)
  mutating func include(sine: Double, cosine: Double, length: Double) {
    turning += abs(sine)
    // Written so that what is not a number fails it.
    if !(cosine > 0.7 && radius * abs(sine) <= 0.4 * length) { isWide = false }
  }

  /// True when the outline of an open line that turned so, with its caps, winds round no point more
  /// than once.
  ///
  /// The line turns by less than a right angle in all. It then goes ahead all the way, seen in the
  /// direction of either end; and as it bends round centres at least 2.5 half widths away, it is
  /// ahead of an end's normal with its whole width, while that end's cap lies behind it. No two of
  /// its own normals meet within half a width: between them would be a normal through the same
  /// point, longer than the radius of curvature, and the line is not long enough to get so far from
  /// there and back.
  var isGentle: Bool { isWide && turning <= 1.2 }
}
