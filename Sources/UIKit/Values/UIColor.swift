public import CoreGraphics

/// An immutable colour.
open class UIColor: NSObject {
  /// The same colour for layers and contexts. A grey stays a grey: `white` has two components.
  public let cgColor: CGColor

  /// A colour that draws as `cgColor`.
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    super.init()
  }

  /// A grey, 0 black … 1 white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CoreGraphics.CGColor(gray: white, alpha: alpha))
  }

  /// Components in gamma-coded sRGB, nominally 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CoreGraphics.CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }

  /// Hue, saturation and brightness, 0…1 each; hue 0 and 1 are red, 1/3 green, 2/3 blue. Values
  /// beyond the range are moved to its nearer end.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// What a colour literal makes: components in gamma-coded sRGB.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// The same colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
  }

  /// Equal when space and components are.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.cgColor == cgColor
  }

  open override var hash: Int { cgColor.hashValue }
}

extension UIColor: _ExpressibleByColorLiteral {}
