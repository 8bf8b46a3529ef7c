public import Foundation
import Geometry

extension CGPath {
  /// The path with its curves replaced by lines that leave them by at most `threshold`.
  public func flattened(threshold: CGFloat) -> CGPath {
    let finest = 1e-6
    let tolerance = threshold > finest ? Double(threshold) : finest
    return CGPath(geometry: Path(geometry.flattened(tolerance: tolerance)))
  }
}
