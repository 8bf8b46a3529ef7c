public import Foundation
package import Raster
import VirtualTime

/// An immutable colour: components in a colour space, then straight alpha, nominally 0…1.
public final class CGColor: Hashable, Sendable {
  /// Opaque white in the grey space.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Opaque black in the grey space.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Transparent black in the grey space.
  public static let clear = CGColor(gray: 0, alpha: 0)

  let space: CGColorSpace
  /// Components, alpha last; nil where they are those that are drawn.
  private let ownValues: [Double]?
  /// The colour as it is drawn: in gamma-coded sRGB, not yet cut off at 0 and 1.
  package let rasterColor: Color
  /// The picture that is repeated as this colour; nil for most colours.
  public let pattern: CGPattern?

  /// - Precondition: `values` has one number more than `space` has components.
  init(space: CGColorSpace, values: [Double]) {
    self.space = space.inCommon
    let drawn = space.rasterColor(values)
    rasterColor = drawn
    ownValues = drawn.components == values ? nil : values
    pattern = nil
    if !values.allSatisfy(Self.isPlain) {
      SceneContext.active.unsupported(
        "a colour with components that are no numbers or have no end", at: "CGColor")
    }
  }

  private init(_ pattern: CGPattern, space: CGColorSpace, values: [Double]) {
    self.space = space
    ownValues = values
    rasterColor = .clear
    self.pattern = pattern
  }

  /// A pattern as a colour. The components are an alpha for one with colours of its own; for any
  /// other the colour it is drawn in, in the space under `space`, and its alpha.
  /// - Returns: nil when the space is none for patterns, or the components are too few.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: [CGFloat]
  ) {
    let count = pattern.isColored ? 1 : space.numberOfComponents + 1
    guard space.model == .pattern, components.count >= count,
      pattern.isColored || space.baseColorSpace != nil
    else { return nil }
    self.init(pattern, space: space, values: components.prefix(count).map { Double($0) })
  }

  /// A pattern of its own colours, as Core Graphics' function is called with the address of the
  /// alpha.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components alpha: inout CGFloat
  ) {
    self.init(patternSpace: space, pattern: pattern, components: [alpha])
  }

  /// What a pattern without colours is drawn in; nil for any other colour.
  var colorUnderPattern: CGColor? {
    guard let pattern, !pattern.isColored, let base = space.baseColorSpace else { return nil }
    return CGColor(space: base, values: values)
  }

  /// A colour in generic RGB. Decision: that is sRGB here, as it is on a phone.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// A colour in gamma-coded sRGB.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      space: .standardRGB, values: [Double(red), Double(green), Double(blue), Double(alpha)])
  }

  /// What a colour literal makes where a colour of this kind is wanted: components in gamma-coded sRGB.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// A grey with gamma 2.2; drawn as equal red, green and blue.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, values: [Double(gray), Double(alpha)])
  }

  /// A grey with gamma 2.2; drawn as equal red, green and blue.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// A colour of four inks, 0 none … 1 full.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      space: .genericInks, values: [cyan, magenta, yellow, black, alpha].map { Double($0) })
  }

  /// A colour from its components, alpha last; nil when there are too few for the space. More are
  /// not heeded.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    let count = space.numberOfComponents + 1
    guard space.model != .pattern, components.count >= count else { return nil }
    self.init(space: space, values: components.prefix(count).map { Double($0) })
  }

  /// What the components mean.
  public var colorSpace: CGColorSpace? { space }

  /// False for components that are no numbers or have no end. Extended ranges go beyond 1, but not far.
  package var hasPlainComponents: Bool {
    guard let ownValues else {
      let drawn = rasterColor
      return Self.isPlain(drawn.red) && Self.isPlain(drawn.green) && Self.isPlain(drawn.blue)
        && Self.isPlain(drawn.alpha)
    }
    return ownValues.allSatisfy(Self.isPlain)
  }

  private static func isPlain(_ component: Double) -> Bool { abs(component) <= 1e6 }

  /// Components, alpha last.
  var values: [Double] { ownValues ?? rasterColor.components }

  /// The components, alpha last: two for a grey, four for RGB, five for inks.
  public var components: [CGFloat]? { values.map { CGFloat($0) } }

  /// The length of `components`.
  public var numberOfComponents: Int { values.count }

  /// 0 transparent … 1 opaque.
  public var alpha: CGFloat { CGFloat(values[values.count - 1]) }

  /// The same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    let values = Array(values.dropLast()) + [Double(alpha)]
    if let pattern { return CGColor(pattern, space: space, values: values) }
    return CGColor(space: space, values: values)
  }

  /// The same colour.
  public func copy() -> CGColor? { self }

  /// Equal when space and components are: a grey never equals an RGB colour.
  public static func == (a: CGColor, b: CGColor) -> Bool {
    if a === b { return true }
    return a.rasterColor == b.rasterColor && a.ownValues == b.ownValues && a.pattern === b.pattern
      && a.space == b.space
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(space)
    hasher.combine(values)
  }
}

extension Color {
  fileprivate var components: [Double] { [red, green, blue, alpha] }
}

extension CGColor: _ExpressibleByColorLiteral {}
