import Geometry

/// Where a line stands in its paragraph, and what that paragraph asks of it.
struct LineContext {
  var style: ParagraphStyle
  var beginsParagraph = false
  var endsParagraph = false
  /// True where the paragraph runs from right to left.
  var isRightToLeft = false

  /// How wide the line may be in a box `width` wide.
  func room(in width: Double) -> Double {
    style.indents.room(in: width, isFirst: beginsParagraph)
  }

  /// How far the line begins inside the box.
  var head: Double { style.indents.head(isFirst: beginsParagraph) }

  /// The left end of the line's room in a box `width` wide.
  func left(in width: Double) -> Double {
    isRightToLeft ? width - head - room(in: width) : head
  }

  /// The ascent of a line with these metrics: what its height is more or less stands above the text.
  func ascent(of metrics: FontMetrics) -> Double {
    style.lineHeight.applied(to: metrics.ascent + metrics.descent) - metrics.descent
  }
}
