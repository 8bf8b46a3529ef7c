public import Foundation
package import Geometry

/// A path that never changes: subpaths of lines and of quadratic and cubic Bézier curves.
///
/// Where Core Graphics takes a pointer to a matrix, `nil` and `&matrix` are accepted.
public class CGPath: Hashable {
  /// The path as Geometry knows it.
  package internal(set) var geometry: Path

  /// A path with the elements of `geometry`.
  package init(geometry: Path) { self.geometry = geometry }

  /// True when the path has no elements.
  public var isEmpty: Bool { geometry.isEmpty }

  /// The end of the last element; zero while empty.
  public var currentPoint: CGPoint { geometry.currentPoint.map { CGPoint($0) } ?? .zero }

  /// Equal when the elements are.
  public static func == (a: CGPath, b: CGPath) -> Bool {
    a.geometry.verbs == b.geometry.verbs && a.geometry.points == b.geometry.points
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(geometry.verbs)
    hasher.combine(geometry.points)
  }

  /// The same path, safe from later changes to this one.
  public func copy() -> CGPath? { CGPath(geometry: geometry) }

  /// A path to go on with.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(geometry: geometry) }
}
