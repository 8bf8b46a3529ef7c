/// How a path's line is drawn, in the path's own units.
package struct StrokeStyle: Hashable, Sendable {
  package enum Cap: Sendable { case butt, round, square }
  package enum Join: Sendable { case miter, round, bevel }

  package var width: Double
  package var cap: Cap
  package var join: Join
  /// A miter longer than `miterLimit · width` becomes a bevel: 1/sin(angle/2) > limit.
  package var miterLimit: Double
  /// Lengths on, off, on … ; an odd count repeats with on and off exchanged. Empty: no dashes.
  package var dash: [Double]
  /// Distance into the pattern at the start of each subpath.
  package var dashPhase: Double
  /// Fractions 0…1 of the total length of all subpaths between which the line is drawn.
  package var trimStart: Double
  package var trimEnd: Double

  package init(
    width: Double = 1, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0, trimStart: Double = 0, trimEnd: Double = 1
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
    self.trimStart = trimStart
    self.trimEnd = trimEnd
  }
}

extension StrokeStyle {
  /// A rectangle that holds the outline of a path stroked so whose control points lie in `bounds`. A
  /// miter longer than 256 half widths, of lines within half a degree of each other, is not counted:
  /// without a limit no picture would hold what it could be.
  package func reach(around bounds: Rect) -> Rect { bounds.inset(by: -reach) }

  /// How far the outline goes from the line.
  var reach: Double { width / 2 * (join == .miter ? min(max(2, miterLimit), 256) : 2) }
}
