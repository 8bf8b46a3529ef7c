public import CoreGraphics
import Glyphs

extension UIFont {
  /// How heavy a font is, on UIKit's scale from −1 to 1 with 0 for regular.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    /// The named weight nearest on OpenType's scale. Inter's thinnest face is its Thin, so both of
    /// UIKit's thinnest mean that.
    var fontWeight: FontWeight {
      let named: [(Weight, FontWeight)] = [
        (.ultraLight, .thin), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .extraBold),
        (.black, .black),
      ]
      return named.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1
        ?? .regular
    }
  }
}
