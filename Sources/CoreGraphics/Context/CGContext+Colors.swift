public import Foundation
import Raster

extension CGContext {
  /// What shapes are filled with; opaque black at the beginning.
  public func setFillColor(_ color: CGColor) { state.fill = ContextColor(color) }

  /// What lines are drawn with; opaque black at the beginning.
  public func setStrokeColor(_ color: CGColor) { state.stroke = ContextColor(color) }

  /// Components in gamma-coded sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Components in gamma-coded sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey, 0 black … 1 white.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// A grey, 0 black … 1 white.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Amounts of ink, 0 none … 1 full.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Amounts of ink, 0 none … 1 full.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Components, alpha last, in the present fill colour's space; too few change nothing.
  public func setFillColor(_ components: [CGFloat]) {
    if let color = CGColor(colorSpace: state.fill.space, components: components) {
      setFillColor(color)
    }
  }

  /// Components, alpha last, in the present stroke colour's space; too few change nothing.
  public func setStrokeColor(_ components: [CGFloat]) {
    if let color = CGColor(colorSpace: state.stroke.space, components: components) {
      setStrokeColor(color)
    }
  }

  /// The space of numbers that come without one; the fill colour becomes its black.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fill = space.beginning }

  /// The space of numbers that come without one; the stroke colour becomes its black.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.stroke = space.beginning }

  /// How colours that the output cannot show are fitted. Here they are always cut off.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  /// How far curves may be from their polygons, in pixels. Here they are always finer than is seen.
  public func setFlatness(_ flatness: CGFloat) {}
}

extension CGColorSpace {
  /// Opaque black; nothing for a pattern space.
  fileprivate var beginning: ContextColor {
    if model == .pattern { return ContextColor(space: self, raster: .clear, pattern: nil) }
    var values = [Double](repeating: 0, count: numberOfComponents)
    if model == .cmyk { values[values.count - 1] = 1 }
    return ContextColor(CGColor(space: self, values: values + [1]))
  }
}
