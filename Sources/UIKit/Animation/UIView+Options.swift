import CoreGraphics
import QuartzCore

extension UIView {
  /// The pacing of an animation.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }

  /// How an animation block moves, or which transition it is.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views can be touched while they move; there are no touches yet.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown rather than from the model's value.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after each cycle; only with `repeat`.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses this block's duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses this block's curve inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Hides and shows the views of a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)

    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The old picture fades into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    /// True when a transition is named.
    var isTransition: Bool { rawValue & (0xF << 20) != 0 }

    /// The pacing the curve options name.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }
  }
}

extension UIView.AnimationCurve {
  @MainActor
  var timingFunction: CAMediaTimingFunction {
    let name: CAMediaTimingFunctionName =
      switch self {
      case .easeInOut: .easeInEaseOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    return CAMediaTimingFunction(name: name)
  }
}
