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
}
