import CoreGraphics
import Timing

/// Says how far an animation has come, in place of the animation's own timing: what is paused,
/// turned round or moved by hand as a whole.
///
/// An animation with such a source is shown until it is removed; its duration, speed, repeats,
/// reversal and fill mode do not count.
@MainActor
package protocol AnimationProgress: AnyObject {
  /// 0 at the start, 1 at the end, less or more beyond them, when the layer's time is `localTime`.
  func progress(atLocalTime localTime: Double) -> Double
}

extension CALayer {
  /// What this layer has under `keyPath` when `animation` alone has come `progress` of its way over
  /// the model's values.
  package func value(
    forKeyPath keyPath: String, animatedBy animation: CAPropertyAnimation, at progress: Double
  ) -> Any? {
    guard let path = animation.keyPath, progress.isFinite else { return value(forKeyPath: keyPath) }
    let copy = presentationCopy()
    let moment = AnimationMoment(
      progress: progress, cycle: 0, basicLocalTime: progress * animation.duration)
    AnimationEvaluator(animation, of: path, on: self)?
      .apply(to: copy, of: self, at: moment, duration: animation.duration)
    return copy.value(forKeyPath: keyPath)
  }
}
