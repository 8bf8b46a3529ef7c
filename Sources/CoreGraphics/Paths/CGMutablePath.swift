public import Foundation
package import Geometry

/// A path under construction. Each method's `transform` acts on the points it adds.
///
/// Elements that continue a subpath do nothing while there is no current point, as in Core
/// Graphics.
public final class CGMutablePath: CGPath {
  package override init(geometry: Path) { super.init(geometry: geometry) }

  /// Takes over all elements of `path` in place of those here.
  package func replace(with path: CGPath) { geometry = path.geometry }

  /// An empty path.
  public init() { super.init(geometry: Path()) }

  /// Begins a subpath at `point`.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    geometry.move(to: Point(point.applying(transform)))
  }

  /// A straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    guard !geometry.isEmpty else { return }
    geometry.line(to: Point(point.applying(transform)))
  }

  /// A quadratic curve from the current point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard !geometry.isEmpty else { return }
    geometry.quad(
      to: Point(end.applying(transform)), control: Point(control.applying(transform)))
  }

  /// A cubic curve from the current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    guard !geometry.isEmpty else { return }
    geometry.cubic(
      to: Point(end.applying(transform)), control1: Point(control1.applying(transform)),
      control2: Point(control2.applying(transform)))
  }

  /// A line to the subpath's start; twice in a row it does nothing.
  public func closeSubpath() { geometry.close() }

  /// A subpath through `points`: a move to the first, lines to the others.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }
}
