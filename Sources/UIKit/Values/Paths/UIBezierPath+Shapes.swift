public import CoreGraphics
import Geometry
import VirtualTime

extension UIBezierPath {
  /// A rectangle from (minX, minY) along the top edge, closed.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// An ellipse from (maxX, midY), clockwise on screen, closed.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// An arc alone; `clockwise` as seen on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// A rectangle with corners of continuous curvature, which begin 1.528665 radii from the tips;
  /// from the end of the top left corner clockwise.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// As `init(roundedRect:cornerRadius:)` with some corners left square. The radius is the width
  /// of `cornerRadii`; its height is not heeded, as in UIKit.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    SceneContext.check(
      "a rounded rectangle", rect.isPlain && !cornerRadii.width.isNaN, at: "a path")
    var shape = Path()
    shape.addContinuousRoundedRect(
      Rect(rect.standardized), cornerRadius: Double(cornerRadii.width),
      corners: RectCorners(rawValue: corners.rawValue & RectCorners.all.rawValue))
    path.addPath(CoreGraphics.CGPath(geometry: shape))
  }
}
