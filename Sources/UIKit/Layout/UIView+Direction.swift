import CoreGraphics

extension UIView {
  /// True where content that follows the direction of the interface runs from right to left.
  final var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A rectangle in the view that is laid out from left to right, where it lies in the view's direction.
  final func directed(_ rect: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    return CGRect(
      x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }
}
