public import CoreGraphics
package import Timing
import VirtualTime

/// A pacing: a Bézier curve from (0, 0) to (1, 1) that maps the fraction of the time to the
/// fraction of the change.
open class CAMediaTimingFunction: NSObject {
  /// The curve, its control points rounded to `Float` as they are stored.
  package let curve: TimingCurve

  /// The curve with the inner control points (`c1x`, `c1y`) and (`c2x`, `c2y`).
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }

  init(_ curve: TimingCurve) { self.curve = curve }

  /// The standard curve called `name`; the default one where there is none, which Core Animation throws an exception at.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self.init(.linear)
    case .easeIn: self.init(.easeIn)
    case .easeOut: self.init(.easeOut)
    case .easeInEaseOut: self.init(.easeInEaseOut)
    case .default: self.init(.default)
    default:
      SceneContext.active.unsupported(
        "\"\(name.rawValue)\", which is no timing function", at: "CAMediaTimingFunction")
      self.init(.default)
    }
  }

  /// Control point 0 … 3, the ends included, as x and y.
  package func controlPoint(at index: Int) -> (x: Float, y: Float) {
    switch index {
    case 0: (0, 0)
    case 1: (Float(curve.x1), Float(curve.y1))
    case 2: (Float(curve.x2), Float(curve.y2))
    default: (1, 1)
    }
  }

  /// Writes control point `idx`, 0 … 3, the ends included, to `ptr`: x, then y.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let point = controlPoint(at: idx)
    unsafe ptr[0] = point.x
    unsafe ptr[1] = point.y
  }

  /// Equal curves are equal.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.curve == curve
  }

  open override var hash: Int { curve.hashValue }
}
