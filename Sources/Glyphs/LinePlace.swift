import Geometry

/// Where a line stands in its paragraph, and what that paragraph asks of it.
struct LinePlace {
  var style: ParagraphStyle
  var beginsParagraph = false
  var endsParagraph = false

  /// How wide the line may be in a box `width` wide.
  func room(in width: Double) -> Double {
    style.indents.room(in: width, isFirst: beginsParagraph)
  }

  /// The left end of the line's room.
  var left: Double { style.indents.left(isFirst: beginsParagraph) }

  /// The ascent of a line with these metrics: what its height is more or less stands above the text.
  func ascent(of metrics: FontMetrics) -> Double {
    style.lineHeight.applied(to: metrics.ascent + metrics.descent) - metrics.descent
  }
}
