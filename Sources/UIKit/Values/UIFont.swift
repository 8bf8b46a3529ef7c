public import CoreGraphics
package import Glyphs

/// A face at a size. The system face is Inter, with Noto Sans SC for Chinese characters.
open class UIFont: NSObject {
  /// How text in this font is set.
  package let textStyle: TextStyle

  /// A font that sets text in `textStyle`.
  package init(textStyle: TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// A bundled face by the name in its file ("Inter Thin"); nil for other names.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let faces = BundledFonts.interfaceFaces + BundledFonts.chineseFaces
    guard let face = faces.first(where: { $0.name == fontName }) else { return nil }
    self.init(textStyle: TextStyle(typeface: face, size: Double(fontSize)))
  }

  /// The system face, regular.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system face whose weight is nearest.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    let face = BundledFonts.interface(weight: weight.fontWeight)
    return UIFont(textStyle: TextStyle(typeface: face, size: Double(fontSize)))
  }

  /// The system face, bold.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system face with digits of equal width.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight)
    -> UIFont
  {
    let face = BundledFonts.interface(weight: weight.fontWeight)
    return UIFont(
      textStyle: TextStyle(typeface: face, size: Double(fontSize), hasTabularDigits: true))
  }

  /// The size of labels' text, points.
  open class var labelFontSize: CGFloat { 17 }

  /// The size of buttons' text, points.
  open class var buttonFontSize: CGFloat { 18 }

  /// The standard size of text, points.
  open class var systemFontSize: CGFloat { 14 }

  /// The standard size of small text, points.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The face's name.
  open var fontName: String { textStyle.typeface.name }

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
    return UIFont(textStyle: style)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.textStyle == textStyle
  }

  open override var hash: Int { textStyle.hashValue }
}
