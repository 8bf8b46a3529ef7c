/// How a piece of text looks, apart from its colour.
package struct TextStyle: Hashable, Sendable {
  /// The face; characters it lacks are set by the bundled faces of its weight, then by those of `fallback`.
  package var typeface: Typeface
  /// Points in one em.
  package var size: Double
  /// Points added after every character, as the kern attribute does. The face's own kerning stays;
  /// ligatures do not.
  package var kerning: Double
  /// True where letters of the style's own face stand apart as iOS sets its system face at this size.
  package var isSpacedBySize: Bool
  /// True for digits of equal width, where the face has them.
  package var hasTabularDigits: Bool
  /// False where letters never join.
  package var hasLigatures: Bool
  /// Points the glyphs stand above the baseline; negative below.
  package var baselineOffset: Double
  /// How far a glyph leans to the right for each point above its baseline, as a made italic does.
  package var slant: Double
  /// How much wider glyphs are than the face has them, as a factor.
  package var expansion: Double
  /// What is set instead of each character; nil for glyphs.
  package var box: TextBox?
  /// The code of the text's language, such as `ja` or `zh-Hant`; nil where it is not known.
  package var language: String?
  /// Where characters are looked for that the face and the bundled ones lack.
  package var fallback: FallbackFonts?

  package init(
    typeface: Typeface = BundledFonts.interface(), size: Double, kerning: Double = 0,
    isSpacedBySize: Bool = false,
    hasTabularDigits: Bool = false, hasLigatures: Bool = true, baselineOffset: Double = 0,
    slant: Double = 0, expansion: Double = 1, box: TextBox? = nil, language: String? = nil,
    fallback: FallbackFonts? = nil
  ) {
    self.typeface = typeface
    self.size = size
    self.kerning = kerning
    self.isSpacedBySize = isSpacedBySize
    self.hasTabularDigits = hasTabularDigits
    self.hasLigatures = hasLigatures
    self.baselineOffset = baselineOffset
    self.slant = slant
    self.expansion = expansion
    self.box = box
    self.language = language
    self.fallback = fallback
  }

  /// Points added after every character that `face` sets.
  func spacing(in face: Typeface) -> Double {
    guard isSpacedBySize, face == typeface else { return kerning }
    return kerning + InterfaceSpacing.points(weight: face.weight, size: size) * expansion
  }

  /// The vertical measures of the style's own face.
  package var metrics: FontMetrics { typeface.metrics(size: size) }

  var features: ShapingFeatures {
    ShapingFeatures(hasTabularDigits: hasTabularDigits, hasLigatures: hasLigatures && kerning == 0)
  }
}

/// A box on the baseline, in points: room for a picture in the text.
package struct TextBox: Hashable, Sendable {
  package var width: Double
  /// How far it rises above the baseline.
  package var ascent: Double
  /// How far it hangs below.
  package var descent: Double

  package init(width: Double, ascent: Double, descent: Double) {
    self.width = width
    self.ascent = ascent
    self.descent = descent
  }
}

/// A piece of text in one style. A layout counts its spans from 0, so that a caller can fill each
/// in its own colour.
package struct TextSpan: Hashable, Sendable {
  package var text: String
  package var style: TextStyle
  /// How the paragraph that begins in this span is set; nil: as the layout says.
  package var paragraph: ParagraphStyle?

  package init(_ text: String, style: TextStyle, paragraph: ParagraphStyle? = nil) {
    self.text = text
    self.style = style
    self.paragraph = paragraph
  }
}
