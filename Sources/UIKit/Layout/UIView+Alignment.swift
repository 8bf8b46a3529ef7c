import CoreGraphics

extension UIView {
  /// How far the aligned edges lie inside the frame, as the view's methods say, which may be overridden.
  final var alignmentInsets: UIEdgeInsets {
    let frame = CGRect(x: 0, y: 0, width: 1024, height: 1024)
    let aligned = alignmentRect(forFrame: frame)
    return UIEdgeInsets(
      top: aligned.minY, left: aligned.minX, bottom: frame.maxY - aligned.maxY,
      right: frame.maxX - aligned.maxX)
  }
}

extension CGRect {
  /// The rectangle that those insets make this one of.
  func outset(by insets: UIEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(
        top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }
}
