public import Foundation
import Geometry

extension CGPoint {
  /// The point moved by the matrix.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(Affine(t).apply(Point(self)))
  }
}

extension CGSize {
  /// The displacement turned and scaled by the matrix, without its translation.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest rectangle that holds the four transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let affine = Affine(t)
    let corners = Rect(standardized).corners.map { affine.apply($0) }
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return self }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
