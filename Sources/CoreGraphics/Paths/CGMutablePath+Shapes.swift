public import Foundation
import Geometry
import VirtualTime

extension CGMutablePath {
  /// Adds what `build` draws, moved by `transform`.
  func add(_ transform: CGAffineTransform, _ build: (inout Path) -> Void) {
    if transform.isIdentity {
      build(&geometry)
      return
    }
    var piece = Path()
    build(&piece)
    geometry.append(piece.transformed(by: Affine(transform)))
  }

  /// Adds what `build` draws on from the current point, moved by `transform`.
  private func addContinuing(_ transform: CGAffineTransform, _ build: (inout Path) -> Void) {
    guard !transform.isIdentity, let current = geometry.currentPoint else {
      return add(transform, build)
    }
    let there = Affine(transform)
    guard let back = there.inverse else { return }
    var piece = Path()
    piece.move(to: back.apply(current))
    build(&piece)
    for element in piece.transformed(by: there).elements.dropFirst() { geometry.append(element) }
  }

  /// Notes a part of a path that is not added, as some of its numbers are none.
  private func noteStrange(_ part: @autoclosure () -> String, _ isPlain: Bool) {
    SceneContext.check(part(), isPlain, at: "a path")
  }

  /// A closed rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    noteStrange("a rectangle", !rect.isLost)
    guard !rect.isNull else { return }
    add(transform) { $0.addRect(Rect(rect.standardized)) }
  }

  /// A closed rectangle for each of `rects`.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// A closed ellipse from (maxX, midY) through (midX, maxY).
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    noteStrange("a rectangle", !rect.isLost)
    guard !rect.isNull else { return }
    add(transform) { $0.addEllipse(in: Rect(rect.standardized)) }
  }

  /// A closed rectangle with elliptic corners.
  /// - Precondition: each corner is at most half a side.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let rect = rect.standardized
    precondition(
      cornerWidth >= 0 && 2 * cornerWidth <= rect.width, "a corner is at most half as wide")
    precondition(
      cornerHeight >= 0 && 2 * cornerHeight <= rect.height, "a corner is at most half as high")
    add(transform) {
      $0.addRoundedRect(
        Rect(rect), cornerWidth: Double(cornerWidth), cornerHeight: Double(cornerHeight))
    }
  }

  /// All elements of `path`.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    guard !path.isEmpty else { return }
    geometry.append(
      transform.isIdentity ? path.geometry : path.geometry.transformed(by: Affine(transform)))
  }

  /// An arc, after a line to its start when there is a current point (else a move).
  ///
  /// `clockwise` is meant in axes whose y grows upwards: with y down, `true` runs through
  /// decreasing angles, which looks anticlockwise. Angles are radians, 0 at +x. The sweep is at
  /// most one turn.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    noteStrange("an arc", center.isPlain && [radius, startAngle, endAngle].allSatisfy(\.isFinite))
    addContinuing(transform) {
      $0.addArc(
        center: Point(center), radius: Double(radius), startAngle: Double(startAngle),
        endAngle: Double(endAngle), clockwise: !clockwise)
    }
  }

  /// An arc through `delta` radians from `startAngle`; positive through increasing angles.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }

  /// A line to where the circle of `radius` touches the line from the current point to
  /// `tangent1End`, then the arc to where it touches the line on to `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard !geometry.isEmpty else { return }
    noteStrange("an arc", tangent1End.isPlain && tangent2End.isPlain && radius.isFinite)
    addContinuing(transform) {
      $0.addArc(
        tangent1: Point(tangent1End), tangent2: Point(tangent2End), radius: Double(radius))
    }
  }
}

extension CGRect {
  /// Whether it counts as null and is not `CGRect.null`: that lies at infinity both ways.
  var isLost: Bool { isNull && !(origin.x == .infinity && origin.y == .infinity) }
}
