public import Foundation
import Raster

extension CGContext {
  /// What shapes are filled with; opaque black at the beginning.
  public func setFillColor(_ color: CGColor) { state.fill = color.rasterColor }

  /// What lines are drawn with; opaque black at the beginning.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.rasterColor }

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
}
