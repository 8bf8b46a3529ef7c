package import Foundation

extension CGContext {
  /// A picture of `size` points as UIKit makes them: origin top left, y down, `scale` pixels per
  /// point, whole pixels. Nil for a size of nothing, and for more than 2²⁸ pixels.
  package convenience init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    guard let (width, height) = Self.wholePixels(of: size, scale: scale) else { return nil }
    self.init(width: width, height: height, isOpaque: isOpaque)
    concatenate(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height)))
    base = state.ctm
  }

  /// A context scaled so that `size` fills the whole pixels exactly: for pictures that will be
  /// shown at `size` whatever their number of pixels. Differs only where `size · scale` is not
  /// whole.
  package convenience init?(filledBy size: CGSize, scale: CGFloat, isOpaque: Bool) {
    guard let (width, height) = Self.wholePixels(of: size, scale: scale) else { return nil }
    self.init(width: width, height: height, isOpaque: isOpaque)
    concatenate(
      CGAffineTransform(
        a: CGFloat(width) / size.width, b: 0, c: 0, d: -CGFloat(height) / size.height, tx: 0,
        ty: CGFloat(height)))
    base = state.ctm
  }

  private static func wholePixels(of size: CGSize, scale: CGFloat) -> (width: Int, height: Int)? {
    let columns = (size.width * scale).rounded(.up)
    let rows = (size.height * scale).rounded(.up)
    // Written so that NaN fails it.
    guard columns >= 1, rows >= 1, columns <= 0x1p20, rows <= 0x1p20, columns * rows <= 0x1p28
    else { return nil }
    return (Int(columns), Int(rows))
  }
}
