public import CoreGraphics
import QuartzCore

extension NSValue {
  /// Up to four numbers, as the rectangle that Foundation on Linux can store.
  private convenience init(numbers: [CGFloat]) {
    let first = CGRect(
      x: numbers[0], y: numbers[1], width: numbers.count > 2 ? numbers[2] : 0,
      height: numbers.count > 3 ? numbers[3] : 0)
    self.init(rect: first)
  }

  /// A value that holds distances from edges.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }

  /// The distances it holds.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let rect = rectValue
    return UIEdgeInsets(
      top: rect.origin.x, left: rect.origin.y, bottom: rect.size.width, right: rect.size.height)
  }

  /// A value that holds a displacement.
  public convenience init(uiOffset insets: UIOffset) {
    self.init(numbers: [insets.horizontal, insets.vertical])
  }

  /// The displacement it holds.
  public var uiOffsetValue: UIOffset {
    UIOffset(horizontal: rectValue.origin.x, vertical: rectValue.origin.y)
  }

  /// A value that holds a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(numbers: [vector.dx, vector.dy])
  }

  /// The vector it holds.
  public var cgVectorValue: CGVector { CGVector(dx: rectValue.origin.x, dy: rectValue.origin.y) }

  /// A value that holds a transform in a plane.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(caTransform3D: CATransform3DMakeAffineTransform(transform))
  }

  /// The transform it holds.
  public var cgAffineTransformValue: CGAffineTransform {
    CATransform3DGetAffineTransform(caTransform3DValue)
  }
}
