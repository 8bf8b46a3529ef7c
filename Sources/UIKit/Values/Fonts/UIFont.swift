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
        typeface: face.typeface, size: Double(fontSize),
        isSpacedBySize: BundledFonts.namesSystemFace(fontName), slant: face.slant),
      askedName: SceneFonts.askedName(fontName, for: face))
  }

  /// A font of nobody's choice, as every object of Objective-C can be made: the system face at 12 points.
  public convenience init() {
    self.init(textStyle: Glyphs.TextStyle(size: 12, isSpacedBySize: true))
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

  /// The face at another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var style = textStyle
    style.size = Double(fontSize)
    return UIFont(
      textStyle: style, askedName: fontName == style.typeface.name ? nil : fontName)
  }

  // MARK: Descriptors

  /// What describes the font.
  open var fontDescriptor: UIFontDescriptor {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [.name: fontName, .size: pointSize]
    if textStyle.isSpacedBySize { attributes[.isSpacedBySize] = true }
    // Of a face that stands for another the name says neither.
    let isStandIn = fontName != textStyle.typeface.name
    if textStyle.slant != 0 || isStandIn {
      var traits: UIFontDescriptor.SymbolicTraits = textStyle.slant != 0 ? .traitItalic : []
      if textStyle.typeface.weight >= .semibold { traits.insert(.traitBold) }
      if !traits.isEmpty {
        attributes[.traits] = [UIFontDescriptor.TraitKey.symbolic: traits.rawValue]
      }
    }
    if textStyle.hasTabularDigits {
      attributes[.featureSettings] = [
        [
          UIFontDescriptor.FeatureKey.type: kNumberSpacingType,
          .selector: kMonospacedNumbersSelector,
        ]
      ]
    }
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// The system face whose weight is nearest, its letters made narrower or wider: no face here is drawn so.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(
      descriptor: UIFontDescriptor(fontAttributes: [
        .size: fontSize,
        .traits: [
          UIFontDescriptor.TraitKey.weight: weight.rawValue, .width: width.rawValue,
        ],
      ]), size: fontSize)
  }

  // MARK: Families

  /// The families that there are faces of: those that the scene brings, and the bundled ones.
  open class var familyNames: [String] {
    var names: [String] = []
    for face in allFaces where !names.contains(face.family) { names.append(face.family) }
    return names.sorted()
  }

  /// The PostScript names of a family's faces; none for a family that is not there.
  open class func fontNames(forFamilyName familyName: String) -> [String] {
    allFaces.filter { $0.family == familyName || $0.name(.family) == familyName }.map(\.name)
  }

  // MARK: Text styles

  /// The system face as texts of this kind are set in the size that the user wants; unknown styles are set
  /// as body text.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system face for texts of this kind, in the size of text of those traits; nil: of the current ones.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = UIContentSizeCategory.wanted(traitCollection)
    let font = systemFont(ofSize: style.size(at: category), weight: style.weight)
    font.scaling = FontScaling(style: style, size: style.size(at: .large), largest: nil)
    return font
  }
}
