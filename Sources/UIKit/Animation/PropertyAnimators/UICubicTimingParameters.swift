public import CoreGraphics
import QuartzCore

/// Paces an animator by a Bézier curve from (0, 0) to (1, 1).
@MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; for control points of one's own it has no meaning.
  public let animationCurve: UIView.AnimationCurve
  let function: CAMediaTimingFunction
  /// A named curve or control points.
  public let timingCurveType: UITimingCurveType

  /// Core Animation's default curve.
  public override init() {
    animationCurve = .easeInOut
    function = CAMediaTimingFunction(name: .default)
    timingCurveType = .builtin
  }

  /// A named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    function = curve.timingFunction
    timingCurveType = .builtin
  }

  /// The curve with two inner control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    function = CAMediaTimingFunction(
      controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
    timingCurveType = .cubic
  }

  /// The first inner control point.
  open var controlPoint1: CGPoint { point(1) }

  /// The second inner control point.
  open var controlPoint2: CGPoint { point(2) }

  private func point(_ index: Int) -> CGPoint {
    let point = function.controlPoint(at: index)
    return CGPoint(x: CGFloat(point.x), y: CGFloat(point.y))
  }

  /// These.
  open var cubicTimingParameters: UICubicTimingParameters? { self }

  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}
