public import CoreGraphics
import QuartzCore

extension UIView {
  /// How a block of keyframes moves. The bits of a curve may be added by their raw value.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out in the block.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views can be touched while they move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown rather than from the model's value.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back after each cycle; without `repeat`, forth and back once.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses this block's duration inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Does not take options of the block around.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from value to value; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// From value to value in jumps.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight at constant speed, whatever the frames' times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along the curve at constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 0xF {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  /// Moves what the frames added in `animations` change, one after the other or side by side, as one
  /// movement of `duration` seconds that begins after `delay` seconds. What is changed outside
  /// frames takes the whole duration. The movement as a whole is eased in and out.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let scopes = AnimationScopes.active
    // The bits the two sets of options share.
    let shared = AnimationOptions(rawValue: options.rawValue & ~(0xF << 10))
    let scope = AnimationScope(
      inside: scopes.current, duration: duration, delay: delay,
      pacing: .curve(shared.curve.timingFunction), options: shared, completion: completion)
    let keyframes = KeyframeRecording()
    scope.keyframes = keyframes
    scopes.run(scope, animations)
    keyframes.start(in: scope, mode: options.calculationMode)
    scope.completion.close()
  }

  /// One frame of the block of keyframes that is running: what `animations` changes is reached at
  /// the end of `frameDuration` after `frameStartTime`, both shares of the block's duration. Without
  /// a duration it jumps at the start.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let keyframes = AnimationScopes.active.current?.keyframes else { return animations() }
    keyframes.run(start: frameStartTime, length: frameDuration, animations)
  }
}
