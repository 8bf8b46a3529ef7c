import CoreGraphics
import QuartzCore
import Timing

extension UIView {
  /// The pacing of an animation.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
    /// The keyboard's spring, of which its notifications tell the number and Apple no name.
    case keyboard = 7
  }

  /// How an animation block moves, or which transition it is.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out in the block.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views can be touched while they move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown rather than from the model's value.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after each cycle; without `repeat`, forth and back once. The model has the new
    /// value from the start, and shows it at the end.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses this block's duration inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses this block's curve inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// What changes inside a transition moves, instead of being a picture.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows the views of a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Does not take the repetition of the block around.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The view turns about its vertical axis, its left side coming to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns about its vertical axis, its right side coming to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The old picture is turned over like a page; here it fades.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The new picture is laid down like a page; here it appears.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The old picture fades into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view turns about its horizontal axis, its top coming to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view turns about its horizontal axis, its bottom coming to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// No wish for a frame rate.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// A wish of 60 frames per second; frames are rendered when they are asked for.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// A wish of 30 frames per second; frames are rendered when they are asked for.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The transition that is named; nil for none.
    var transition: ViewTransition? { ViewTransition(rawValue: rawValue >> 20 & 0xF) }

    /// The pacing the curve options name.
    var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16 & 0xF)) ?? .easeInOut }
  }
}

extension UIView {
  /// How long the keyboard's spring moves whatever it moves, seconds.
  nonisolated static let keyboardSpringDuration = 0.5
}

extension UIView.AnimationCurve {
  /// The way that is taken. The keyboard's spring has mass 3, stiffness 1000 and damping 500, as animations
  /// that phones make for it say.
  @MainActor
  var pacing: Pacing {
    guard self == .keyboard else { return .curve(timingFunction) }
    return .spring(Spring(mass: 3, stiffness: 1000, damping: 500))
  }

  /// The duration of a block for which `seconds` is said: the keyboard's spring has its own.
  func duration(_ seconds: TimeInterval) -> TimeInterval {
    self == .keyboard && seconds > 0 ? UIView.keyboardSpringDuration : seconds
  }

  @MainActor
  var timingFunction: CAMediaTimingFunction {
    let name: CAMediaTimingFunctionName =
      switch self {
      case .easeInOut, .keyboard: .easeInEaseOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    return CAMediaTimingFunction(name: name)
  }
}
