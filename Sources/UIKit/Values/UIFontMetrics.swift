public import CoreGraphics

/// Scales fonts and lengths as the texts of a kind are scaled by the size of text that the user wants; on this device
/// that is the one it was delivered with, at which everything is as large as it was designed.
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
  open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// The same, at most `maximumPointSize` points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    let size = scaledValue(for: font.pointSize)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// `font` as large as texts are with these traits.
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  { scaledFont(for: font) }

  /// The same, at most `maximumPointSize` points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }

  /// A length beside text, points.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// The same as it is with these traits.
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?)
    -> CGFloat
  { scaledValue(for: value) }
}
