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
  /// Drawn instead of each character; nil for letters.
  package var picture: TextPicture?

  package init(foreground: CGColor? = .black) {
    self.foreground = foreground
  }
}

/// A picture in text.
package struct TextPicture: Hashable, Sendable {
  /// Nil: room is left and nothing drawn.
  package var image: CGImage?
  /// Where it stands: from the pen and the baseline, points, y up.
  package var frame: Rect

  package init(image: CGImage?, frame: Rect) {
    self.image = image
    self.frame = frame
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
