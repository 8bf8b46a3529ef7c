public import CoreGraphics

// Apple's methods write through pointers, which may be nil for components that are not asked for.

extension UIColor {
  /// Writes those components in sRGB that are asked for, alpha straight.
  /// - Returns: always true: every colour here has them.
  @_disfavoredOverload
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getRed(&r, green: &g, blue: &b, alpha: &a) else { return false }
    unsafe red?.pointee = r
    unsafe green?.pointee = g
    unsafe blue?.pointee = b
    unsafe alpha?.pointee = a
    return true
  }

  /// Writes what is asked for of hue, saturation and brightness, 0…1 each.
  /// - Returns: always true.
  @_disfavoredOverload
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard getHue(&h, saturation: &s, brightness: &b, alpha: &a) else { return false }
    unsafe hue?.pointee = h
    unsafe saturation?.pointee = s
    unsafe brightness?.pointee = b
    unsafe alpha?.pointee = a
    return true
  }

  /// Writes what is asked for of the grey and its alpha.
  /// - Returns: false, without writing, when the colour is not a grey.
  @_disfavoredOverload
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    var (w, a): (CGFloat, CGFloat) = (0, 0)
    guard getWhite(&w, alpha: &a) else { return false }
    unsafe white?.pointee = w
    unsafe alpha?.pointee = a
    return true
  }
}
