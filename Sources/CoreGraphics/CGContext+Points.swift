package import Foundation

extension CGContext {
  /// A picture of `size` points as UIKit makes them: origin top left, y down, `scale` pixels per
  /// point, whole pixels.
  /// - Precondition: width, height and scale are positive.
  package convenience init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    let height = Int((size.height * scale).rounded(.up))
    self.init(
      width: Int((size.width * scale).rounded(.up)), height: height, isOpaque: isOpaque)
    concatenate(CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height)))
  }

  /// The same, stretched so that `size` fills the whole pixels exactly: for pictures that will be
  /// shown at `size` whatever their number of pixels. Differs only where `size · scale` is not
  /// whole.
  /// - Precondition: width, height and scale are positive.
  package convenience init(filledBy size: CGSize, scale: CGFloat, isOpaque: Bool) {
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    self.init(width: width, height: height, isOpaque: isOpaque)
    concatenate(
      CGAffineTransform(
        a: CGFloat(width) / size.width, b: 0, c: 0, d: -CGFloat(height) / size.height, tx: 0,
        ty: CGFloat(height)))
  }
}
