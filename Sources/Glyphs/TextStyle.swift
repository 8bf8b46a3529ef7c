/// How a stretch of text looks, apart from its colour.
package struct TextStyle: Hashable, Sendable {
  /// The face; characters it lacks are set by the bundled faces of its weight.
  package var typeface: Typeface
  /// Points in one em.
  package var size: Double
  /// Points added after every character, as the kern attribute does. The face's own kerning stays;
  /// ligatures do not.
  package var kerning: Double
  /// True for digits of equal width, where the face has them.
  package var hasTabularDigits: Bool

  package init(
    typeface: Typeface = BundledFonts.interface(), size: Double, kerning: Double = 0,
    hasTabularDigits: Bool = false
  ) {
    self.typeface = typeface
    self.size = size
    self.kerning = kerning
    self.hasTabularDigits = hasTabularDigits
  }

  /// The vertical measures of the style's own face.
  package var metrics: FontMetrics { typeface.metrics(size: size) }

  var features: ShapingFeatures {
    ShapingFeatures(hasTabularDigits: hasTabularDigits, hasLigatures: kerning == 0)
  }
}

/// A stretch of text in one style. A layout counts its spans from 0, so that a caller can fill each
/// in its own colour.
package struct TextSpan: Hashable, Sendable {
  package var text: String
  package var style: TextStyle

  package init(_ text: String, style: TextStyle) {
    self.text = text
    self.style = style
  }
}
