package import CoreGraphics
package import Geometry
package import Raster

/// How a span of text is drawn, apart from how it is set.
package struct TextLook: Hashable, Sendable {
  /// Of the letters; nil for the fill colour of the context.
  package var foreground: CGColor?
  /// Behind the letters, as high as the line; nil for none.
  package var background: CGColor?
  /// Percent of the font's size: above 0 the letters are outlined, below 0 filled and outlined.
  package var strokeWidth = 0.0
  /// Nil: the letters' colour.
  package var stroke: CGColor?
  package var underline = RuledLineStyle()
  /// Nil: the letters' colour.
  package var underlineColor: CGColor?
  package var strikethrough = RuledLineStyle()
  /// Nil: the letters' colour.
  package var strikethroughColor: CGColor?
  package var shadow: TextShadow?

  package init(foreground: CGColor? = .black) {
    self.foreground = foreground
  }
}

/// A shadow behind text.
package struct TextShadow: Hashable, Sendable {
  /// Points, y down.
  package var offset: Point
  /// How far its border is felt, points: two standard deviations of the Gaussian.
  package var blurRadius: Double
  package var color: Color
  /// The standard deviation, points.
  package var deviation: Double { blurRadius / 2 }

  package init(offset: Point, blurRadius: Double, color: Color) {
    self.offset = offset
    self.blurRadius = blurRadius
    self.color = color
  }
}
