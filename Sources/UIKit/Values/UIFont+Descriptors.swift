public import CoreGraphics
import CoreText
import Glyphs

extension UIFont {
  /// The font that a descriptor describes, at `pointSize` points; 0: at the descriptor's size, 12 where it has none.
  /// There always is one: a bundled face stands for fonts that are not here, which the ledger notes.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let (style, askedName) = descriptor.textStyle(size: pointSize)
    self.init(textStyle: style, askedName: askedName)
  }

  /// What describes the font.
  public var fontDescriptor: UIFontDescriptor {
    var attributes: [UIFontDescriptor.AttributeName: Any] = [.name: fontName, .size: pointSize]
    if textStyle.slant != 0 {
      var traits: UIFontDescriptor.SymbolicTraits = .traitItalic
      if textStyle.typeface.weight >= .semibold { traits.insert(.traitBold) }
      attributes[.traits] = [UIFontDescriptor.TraitKey.symbolic: traits.rawValue]
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

  /// How wide a font is drawn, on a scale with 0 for the usual width.
  public struct Width: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The system face whose weight is nearest, its letters made narrower or wider: no face here is drawn so.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(
      descriptor: UIFontDescriptor(fontAttributes: [
        .size: fontSize,
        .traits: [
          UIFontDescriptor.TraitKey.weight: weight.rawValue, .width: width.rawValue,
        ],
      ]), size: fontSize)
  }
}
