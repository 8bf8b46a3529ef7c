public import Foundation
import Geometry
import Raster
import VirtualTime

extension CGContext {
  /// Fills the clip with colours that change from `start` to `end`, both in user space. Without
  /// options nothing is drawn beyond the lines through both; points that coincide draw nothing.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    check("a gradient's ends", start.isPlain && end.isPlain)
    let axis = Point(end) - Point(start)
    // Unit space: x along the axis, y across it.
    let userFromUnit = Affine(
      a: axis.x, b: axis.y, c: -axis.y, d: axis.x, tx: Double(start.x), ty: Double(start.y))
    draw(gradient, .axial, userFromUnit, options)
  }

  /// Fills the clip with the colours of circles between two, both in user space; where circles
  /// overlap, the later ones lie above. Without options there are no circles before the first and
  /// after the last; with them they go on growing or shrinking, down to a radius of 0.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    check(
      "a gradient's circles",
      startCenter.isPlain && startRadius.isPlain && endCenter.isPlain && endRadius.isPlain)
    let way = Point(endCenter) - Point(startCenter)
    let (first, last) = (Double(startRadius), Double(endRadius))
    // The greatest of the three lengths becomes 1.
    let scale = max(way.length, first, last)
    guard first >= 0, last >= 0, scale > 0 else { return }
    let direction =
      way.length > 0 ? Point(way.x / way.length, way.y / way.length) : Point(1, 0)
    let userFromUnit = Affine(
      a: direction.x * scale, b: direction.y * scale, c: -direction.y * scale,
      d: direction.x * scale, tx: Double(startCenter.x), ty: Double(startCenter.y))
    draw(
      gradient,
      .circles(
        startRadius: first / scale, endRadius: last / scale, distance: way.length / scale),
      userFromUnit, options)
  }

  /// Fills the clip with colours that change around `center`: the first lies in the direction
  /// `angle` (radians from the x axis towards the y axis of user space), the last where a full turn
  /// in that sense ends.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    check("a gradient's centre", center.isPlain && angle.isPlain)
    let turn = Affine(CGAffineTransform(rotationAngle: angle))
    draw(
      gradient, .conic, turn.followed(by: .translation(Double(center.x), Double(center.y))), [])
  }

  /// Fills the clip with a gradient.
  private func draw(
    _ gradient: CGGradient, _ shape: GradientPaint.Shape, _ userFromUnit: Affine,
    _ options: CGGradientDrawingOptions
  ) {
    guard let unitFromPixels = userFromUnit.followed(by: pixelsFromUser).inverse else { return }
    let paint = GradientPaint(
      shape: shape, stops: gradient.stops, unitFromDevice: Homography(unitFromPixels),
      continuesBefore: options.contains(.drawsBeforeStartLocation),
      continuesAfter: options.contains(.drawsAfterEndLocation), opacity: state.alpha)
    fillClip(with: .gradient(paint))
  }

  /// Draws `paint` over everything that the clips leave.
  func fillClip(with paint: Paint) {
    fill(FlatPath(polygon: pictureArea.corners), rule: .nonZero, paint: paint)
  }

  /// All pixels.
  var pictureArea: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }
}
