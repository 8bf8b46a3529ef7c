public import CoreGraphics
import QuartzCore
import Timing
import VirtualTime

extension UIView {
  /// As the form with options, moved by a spring that has come to rest after `duration` seconds. A
  /// `dampingRatio` of 1 does not swing, one near 0 swings much; `velocity` is that at the start, in
  /// whole distances per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    SceneContext.check(
      "a spring", dampingRatio.isPlain && velocity.isPlain, at: "a block of animations")
    let spring = Spring(
      dampingRatio: Double(dampingRatio), velocity: Double(velocity), duration: duration)
    animate(
      withDuration: duration, delay: delay, pacing: .spring(spring), options: options,
      animations: animations, completion: completion)
  }

  /// As the form with options, moved by a spring that looks `duration` seconds long and settles in
  /// its own time: `bounce` 0 does not overshoot, towards 1 it swings, below 0 it creeps.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    SceneContext.check(
      "a spring", duration.isPlain && bounce.isPlain && initialSpringVelocity.isPlain,
      at: "a block of animations")
    let spring = Spring(
      perceptualDuration: duration, bounce: Double(bounce),
      initialVelocity: Double(initialSpringVelocity))
    animate(
      withDuration: spring.settlingDuration, delay: delay, pacing: .spring(spring),
      options: options, animations: animations, completion: completion)
  }
}
