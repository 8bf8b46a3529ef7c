import CoreGraphics
import QuartzCore

/// What a timing curve is made of.
public enum UITimingCurveType: Int, Sendable {
  /// One of UIKit's named curves.
  case builtin = 0
  /// A Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A curve and a spring.
  case composed = 3
}

/// Paces an animator.
@MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// Which of the two parameters count.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil for a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil for a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The pacing of a movement of `duration` seconds, and the seconds it really takes. Of a composed
  /// curve the spring counts.
  func pace(for duration: TimeInterval) -> Pace {
    if let springTimingParameters { return springTimingParameters.pace(over: duration) }
    let function =
      cubicTimingParameters?.function ?? UIView.AnimationCurve.easeInOut.timingFunction
    return Pace(pacing: .curve(function), seconds: duration)
  }
}

/// A pacing with the time it is for.
struct Pace {
  var pacing: Pacing
  var seconds: Double

  /// The share of the movement done after `fraction` of the time.
  func value(at fraction: Double) -> Double { pacing.value(at: fraction, of: seconds) }

  /// The first fraction of the time at which `share` of the movement is done.
  func fraction(at share: Double) -> Double { pacing.fraction(at: share, of: seconds) }
}
