public import CoreGraphics
public import CoreText
package import Glyphs
import VirtualTime

/// A face at a size. The system face is Inter, with Noto Sans SC for Chinese characters.
open class UIFont: CTFont {
  /// How the font follows the size of text that the user wants; nil: it does not.
  final var scaling: FontScaling?

  /// How text in this font is set.
  package var textStyle: Glyphs.TextStyle { style }

  /// A font that sets text in `textStyle`, under its face's name or the one asked for.
  package init(textStyle: Glyphs.TextStyle, askedName: String? = nil) {
    super.init(style: textStyle, askedName: askedName)
  }

  /// A font by its PostScript, full or family name, of those that the scene brings and the bundled ones; nil
  /// where there is none of that name. A bundled face
  /// stands for the fonts of iOS, which the ledger notes where the designs differ.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = SceneFonts.face(named: fontName) else { return nil }
    if face.isStandIn {
      SceneContext.active.unsupported("the design of the font \(fontName)", at: "UIFont")
    }
    self.init(
      textStyle: Glyphs.TextStyle(
        typeface: face.typeface, size: Double(fontSize), isSpacedBySize: face.isOfTheSystem,
        slant: face.slant),
      askedName: SceneFonts.askedName(fontName, for: face))
  }

  /// The system face, regular.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system face whose weight is nearest.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    let face = BundledFonts.interface(weight: weight.fontWeight)
    return UIFont(
      textStyle: Glyphs.TextStyle(typeface: face, size: Double(fontSize), isSpacedBySize: true))
  }

  /// The system face, bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system face, leaning.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(
      textStyle: Glyphs.TextStyle(
        size: Double(fontSize), isSpacedBySize: true, slant: BundledFonts.italicSlant))
  }

  /// The system face: no face here has letters of equal width, only digits.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    SceneContext.active.unsupported("a monospaced font", at: "UIFont")
    return monospacedDigitSystemFont(ofSize: fontSize, weight: weight)
  }

  /// The system face with digits of equal width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight)
    -> UIFont
  {
    let face = BundledFonts.interface(weight: weight.fontWeight)
    return UIFont(
      textStyle: Glyphs.TextStyle(
        typeface: face, size: Double(fontSize), isSpacedBySize: true, hasTabularDigits: true))
  }

  /// The size of labels' text, points.
  open class var labelFontSize: CGFloat { 17 }

  /// The size of buttons' text, points.
  open class var buttonFontSize: CGFloat { 18 }

  /// The standard size of text, points.
  open class var systemFontSize: CGFloat { 14 }

  /// The standard size of small text, points.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The name the font was asked for by, or the face's.
  open var fontName: String { graphicsFont.postScriptName ?? textStyle.typeface.name }

  /// The family's name.
  open var familyName: String { textStyle.typeface.family }

  /// Points in one em.
  open var pointSize: CGFloat { CGFloat(textStyle.size) }

  /// From the baseline to the top of a line, points.
  open var ascender: CGFloat { CGFloat(textStyle.metrics.ascent) }

  /// From the baseline to the bottom of a line, points; negative.
  open var descender: CGFloat { CGFloat(-textStyle.metrics.descent) }

  /// Extra space between lines, points.
  open var leading: CGFloat { CGFloat(textStyle.metrics.lineGap) }

  /// Height of a line, points.
  open var lineHeight: CGFloat { ascender - descender }

  /// Height of a flat capital, points.
  open var capHeight: CGFloat { CGFloat(textStyle.metrics.capHeight) }

  /// Height of a flat small letter, points.
  open var xHeight: CGFloat { CGFloat(textStyle.metrics.xHeight) }

  /// The same face at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var style = textStyle
    style.size = Double(fontSize)
    return UIFont(
      textStyle: style, askedName: fontName == style.typeface.name ? nil : fontName)
  }
}
