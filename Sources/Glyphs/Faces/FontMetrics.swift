/// The vertical measures of a face at one size, in points. All are distances, so the descent is
/// positive although it lies below the baseline.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline to the top of a line.
  package var ascent: Double
  /// From the baseline down to the bottom of a line.
  package var descent: Double
  /// Extra space below a line.
  package var lineGap: Double
  /// Height of a flat capital such as H.
  package var capHeight: Double
  /// Height of a flat small letter such as x.
  package var xHeight: Double
  /// The middle of an underline above the baseline (so negative) and how thick it is.
  package var underline = RuledLine(height: 0, thickness: 0)
  /// The same of a line through small letters.
  package var strikethrough = RuledLine(height: 0, thickness: 0)

  /// The distance between the baselines of two lines: ascent, descent and line gap.
  package var lineHeight: Double { ascent + descent + lineGap }

  /// The metrics at `factor` times the size.
  func scaled(by factor: Double) -> FontMetrics {
    FontMetrics(
      ascent: ascent * factor, descent: descent * factor, lineGap: lineGap * factor,
      capHeight: capHeight * factor, xHeight: xHeight * factor,
      underline: underline.scaled(by: factor), strikethrough: strikethrough.scaled(by: factor))
  }
}

/// A line under or through text.
package struct RuledLine: Hashable, Sendable {
  /// Of its middle above the baseline, points.
  package var height: Double
  /// Points.
  package var thickness: Double

  func scaled(by factor: Double) -> RuledLine {
    RuledLine(height: height * factor, thickness: thickness * factor)
  }
}
