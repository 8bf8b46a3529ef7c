public import Foundation
import Geometry

extension CGPath {
  /// The smallest rectangle that holds all points, control points included; null while empty.
  public var boundingBox: CGRect { geometry.controlBounds.map { CGRect($0) } ?? .null }

  /// The smallest rectangle that holds the lines and curves themselves; null while empty.
  public var boundingBoxOfPath: CGRect { geometry.tightBounds.map { CGRect($0) } ?? .null }

  /// True when `point`, moved by `transform`, is inside the path; open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    geometry.contains(Point(point.applying(transform)), evenOdd: rule == .evenOdd)
  }
}
