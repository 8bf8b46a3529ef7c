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
  /// out. The delegate's methods get `animationID` and `context`.
  public class func beginAnimations(_ animationID: String?, context: Any? = nil) {
    let scopes = AnimationScopes.active
    let scope = AnimationScope(
      inside: scopes.current, duration: 0.2, delay: 0,
      pacing: .curve(AnimationCurve.easeInOut.timingFunction),
      options: .allowUserInteraction, completion: nil)
    scope.messages = BegunMessages(animationID: animationID, context: context)
    scopes.begin(scope)
  }

  /// Ends the block begun last.
  public class func commitAnimations() {
    let scope = AnimationScopes.active.innermost
    AnimationScopes.active.commit()
    if let scope { scope.messages?.tellOfStart(after: scope.delay) }
  }

  /// Whom the methods of `setAnimationWillStart(_:)` and `setAnimationDidStop(_:)` are called on; kept
  /// until the end.
  public class func setAnimationDelegate(_ delegate: Any?) {
    AnimationScopes.active.innermost?.messages?.delegate = delegate.map { $0 as AnyObject }
  }

  /// The delegate's method for the moment when the block's animations begin to move; it gets the block's
  /// identifier and context.
  public class func setAnimationWillStart(_ selector: Selector?) {
    AnimationScopes.active.innermost?.messages?.willStart = selector
  }

  /// The delegate's method for the end; it gets the block's identifier, whether all animations finished, as
  /// a number, and the block's context.
  public class func setAnimationDidStop(_ selector: Selector?) {
    guard let scope = AnimationScopes.active.innermost, let messages = scope.messages else {
      return
    }
    messages.didStop = selector
    scope.completion.body = { messages.tellOfEnd(finished: $0) }
  }

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
    guard let scope = AnimationScopes.active.innermost else { return }
    scope.pacing = curve.pacing
    scope.duration = curve.duration(scope.duration)
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
