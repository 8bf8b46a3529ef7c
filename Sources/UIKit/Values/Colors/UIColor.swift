public import CoreGraphics
import Raster
import VirtualTime

/// An immutable colour.
open class UIColor: NSObject {
  private let fixed: CGColor
  /// Says what a colour is under some traits; nil for one that is the same under all.
  private let provider: ((UITraitCollection) -> UIColor)?

  /// The colour for layers and contexts, as it is under the current traits. A grey stays a grey:
  /// `white` has two components.
  public var cgColor: CGColor { provider.map { $0(.current).cgColor } ?? fixed }

  /// A clear colour.
  public convenience override init() { self.init(white: 0, alpha: 0) }

  /// A colour that draws as `cgColor`.
  public init(cgColor: CGColor) {
    fixed = cgColor
    provider = nil
    super.init()
  }

  /// A colour that is what `dynamicProvider` says of the traits where it is used. Views look it up again
  /// when their traits change; a `cgColor` that was taken stays.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    fixed = .clear
    provider = dynamicProvider
    super.init()
  }

  /// The colour as it is under these traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider.map { $0(traitCollection).resolvedColor(with: traitCollection) } ?? self
  }

  /// True where the colour depends on traits.
  var isDynamic: Bool { provider != nil }

  /// A grey, 0 black … 1 white, in the extended grey space.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(space: CGColorSpace.extendedGray, [white, alpha])
  }

  /// Components in gamma-coded extended sRGB, nominally 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: CGColorSpace.extendedSRGB, [red, green, blue, alpha])
  }

  /// Components in Display P3, which are kept; `getRed` gives those in extended sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(space: CGColorSpace.displayP3, [red, green, blue, alpha])
  }

  private convenience init(space name: CFString, _ components: [CGFloat]) {
    let color = CGColorSpace(name: name)
      .flatMap { CoreGraphics.CGColor(colorSpace: $0, components: components) }
    self.init(cgColor: color ?? .clear)
  }

  /// Hue, saturation and brightness, 0…1 each; hue 0 and 1 are red, 1/3 green, 2/3 blue. Values
  /// beyond the range are moved to its nearer end.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    SceneContext.check(
      "a colour", [hue, saturation, brightness, alpha].allSatisfy(\.isPlain), at: "UIColor")
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

  /// The colour with another alpha.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if let provider { return UIColor { provider($0).withAlphaComponent(alpha) } }
    return UIColor(cgColor: cgColor.copy(alpha: alpha) ?? cgColor)
  }

  /// Equal when space and components are.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.cgColor == cgColor
  }

  open override var hash: Int { cgColor.hashValue }

  // MARK: Drawing

  /// Makes this the fill and stroke colour of the current context.
  @MainActor
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes this the fill colour of the current context.
  @MainActor
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes this the stroke colour of the current context.
  @MainActor
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Components

  /// Writes the components in sRGB, alpha straight.
  /// - Returns: always true: every colour here has them.
  @discardableResult
  open func getRed(
    _ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let color = cgColor.rasterColor
    red = CGFloat(color.red)
    green = CGFloat(color.green)
    blue = CGFloat(color.blue)
    alpha = CGFloat(color.alpha)
    return true
  }

  /// Writes hue, saturation and brightness, 0…1 each.
  /// - Returns: always true.
  @discardableResult
  open func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat,
    alpha: inout CGFloat
  ) -> Bool {
    let color = cgColor.rasterColor
    let hsb = HSB(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue))
    hue = hsb.hue
    saturation = hsb.saturation
    brightness = hsb.brightness
    alpha = CGFloat(color.alpha)
    return true
  }

  /// Writes the grey.
  /// - Returns: false, without writing, when the colour is not a grey.
  @discardableResult
  open func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    let color = cgColor.rasterColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white = CGFloat(color.red)
    alpha = CGFloat(color.alpha)
    return true
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// What a colour literal is where nothing else says its type.
public typealias _ColorLiteralType = UIColor
