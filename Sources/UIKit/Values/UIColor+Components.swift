public import CoreGraphics
import Raster

extension UIColor {
  /// Writes the components in sRGB, alpha straight.
  /// - Returns: always true: every colour here has them.
  @discardableResult
  public func getRed(
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
  public func getHue(
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
  public func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    let color = cgColor.rasterColor
    guard color.red == color.green, color.green == color.blue else { return false }
    white = CGFloat(color.red)
    alpha = CGFloat(color.alpha)
    return true
  }
}
