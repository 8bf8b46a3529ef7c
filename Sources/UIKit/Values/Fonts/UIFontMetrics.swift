public import CoreGraphics

/// Scales fonts and lengths as the texts of a kind are scaled by the size of text that the user wants.
open class UIFontMetrics: NSObject {
  /// Those of body text.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  private let textStyle: UIFont.TextStyle

  /// Those of a kind of text.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// `font` as large as the user wants it.
  open func scaledFont(for font: UIFont) -> UIFont { scaled(font, nil, nil) }

  /// `font` as large as the user wants it, at most `maximumPointSize` points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaled(font, maximumPointSize, nil)
  }

  /// `font` as large as texts are with these traits; nil: with the current ones.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  { scaled(font, nil, traitCollection) }

  /// `font` as large as texts are with these traits, at most `maximumPointSize` points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaled(font, maximumPointSize, traitCollection) }

  private func scaled(
    _ font: UIFont, _ largest: CGFloat?, _ traits: UITraitCollection?
  ) -> UIFont {
    let scaling = FontScaling(
      style: textStyle, size: font.pointSize, largest: largest.flatMap { $0 > 0 ? $0 : nil })
    let result = font.withSize(scaling.size(at: .wanted(traits)))
    result.scaling = scaling
    return result
  }

  /// A length beside text, points.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// The length as it is with these traits; nil: with the current ones.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?)
    -> CGFloat
  { value * textStyle.growth(at: .wanted(traitCollection)) }
}
