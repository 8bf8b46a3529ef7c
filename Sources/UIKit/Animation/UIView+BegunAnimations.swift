public import CoreGraphics
import QuartzCore

// Animations between two calls, as before there were blocks.

extension UIView {
  /// Which transition `setAnimationTransition(_:for:cache:)` shows.
  public enum AnimationTransition: Int, Sendable {
    case none = 0
    case flipFromLeft = 1
    case flipFromRight = 2
    case curlUp = 3
    case curlDown = 4
  }

  /// Begins a block of animations that lasts until `commitAnimations()`: 0.2 seconds, eased in and
  /// out. `animationID` and `context` would go to a delegate and are without effect.
  public class func beginAnimations(_ animationID: String?, context: Any? = nil) {
    let scopes = AnimationScopes.active
    scopes.begin(
      AnimationScope(
        inside: scopes.current, duration: 0.2, delay: 0,
        pacing: .curve(AnimationCurve.easeInOut.timingFunction),
        options: .allowUserInteraction, completion: nil))
  }

  /// Ends the block begun last.
  public class func commitAnimations() { AnimationScopes.active.commit() }

  /// Seconds, for what is changed from now on in the block that is running.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    AnimationScopes.active.innermost?.duration = duration
  }

  /// Seconds until what is changed from now on in the block begins to move.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    AnimationScopes.active.innermost?.delay = delay
  }

  /// The pacing of what is changed from now on in the block.
  public class func setAnimationCurve(_ curve: AnimationCurve) {
    AnimationScopes.active.innermost?.pacing = .curve(curve.timingFunction)
  }

  /// How often what is changed from now on in the block moves; fractions are allowed.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationScopes.active.innermost?.repeatCount = repeatCount > 0 ? repeatCount : 0
  }

  /// Whether what is changed from now on in the block runs back after each cycle.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationScopes.active.innermost?.autoreverses = repeatAutoreverses
  }

  /// Whether what is changed from now on in the block starts from what is shown.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    AnimationScopes.active.innermost?.beginsFromCurrentState = fromCurrentState
  }

  /// Shows what the block changes inside `view` as a transition.
  public class func setAnimationTransition(
    _ transition: AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard let scope = AnimationScopes.active.current,
      let kind = ViewTransition(rawValue: UInt(transition.rawValue))
    else { return }
    kind.start(in: scope, on: view)
  }
}
