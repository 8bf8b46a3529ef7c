import CoreGraphics
import Geometry

extension UIBezierPath {
  /// A path with the same settings that runs through the subpaths from end to start; closed ones
  /// stay closed.
  public func reversing() -> UIBezierPath {
    withElements(of: CoreGraphics.CGPath(geometry: path.geometry.reversed))
  }
}
