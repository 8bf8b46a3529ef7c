public import Foundation
import Geometry

extension CGContext {
  /// Forgets the path under construction.
  public func beginPath() { pending.geometry = Path() }

  /// Begins a subpath.
  public func move(to point: CGPoint) { pending.move(to: point) }

  /// A straight line from the current point.
  public func addLine(to point: CGPoint) { pending.addLine(to: point) }

  /// A subpath through `points`.
  public func addLines(between points: [CGPoint]) { pending.addLines(between: points) }

  /// A quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    pending.addQuadCurve(to: end, control: control)
  }

  /// A cubic curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    pending.addCurve(to: end, control1: control1, control2: control2)
  }

  /// A closed rectangle.
  public func addRect(_ rect: CGRect) { pending.addRect(rect) }

  /// A closed rectangle for each of `rects`.
  public func addRects(_ rects: [CGRect]) { pending.addRects(rects) }

  /// A closed ellipse.
  public func addEllipse(in rect: CGRect) { pending.addEllipse(in: rect) }

  /// An arc; see `CGMutablePath.addArc` for what `clockwise` means.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    pending.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A line and an arc that round the corner at `tangent1End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    pending.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// All elements of `path`.
  public func addPath(_ path: CGPath) { pending.addPath(path) }

  /// A line to the subpath's start.
  public func closePath() { pending.closeSubpath() }

  /// The path becomes the outline of its stroke with the present line settings.
  public func replacePathWithStrokedPath() {
    pending.geometry = Path(strokeOutline(of: pending.geometry))
  }

  /// The path under construction; nil while it is empty.
  public var path: CGPath? { pending.isEmpty ? nil : pending.copy() }

  /// True while the path under construction has no elements.
  public var isPathEmpty: Bool { pending.isEmpty }

  /// The end of the path's last element; zero while it is empty.
  public var currentPointOfPath: CGPoint { pending.currentPoint }

  /// Control points included; null while the path is empty.
  public var boundingBoxOfPath: CGRect { pending.boundingBox }

  /// True when the path's fill (or stroke, for modes that stroke) would cover `point`.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    let fills = mode.fillRule.map { pending.contains(point, using: $0) } ?? false
    guard mode.strokes, !fills else { return fills }
    let outline = Path(strokeOutline(of: pending.geometry))
    return outline.contains(Point(point), evenOdd: false)
  }

  /// The outline of `path`'s stroke in user space, fine enough for the present matrix.
  func strokeOutline(of path: Path) -> FlatPath {
    let scale = state.ctm.largestScale
    guard scale > 0 else { return FlatPath() }
    return path.strokeOutline(state.line, tolerance: Flattening.tolerance / scale)
  }
}
