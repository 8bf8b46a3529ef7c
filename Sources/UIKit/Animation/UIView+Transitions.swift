public import CoreGraphics
import QuartzCore

extension UIView {
  /// Changes the inside of `view` by `animations` while the old picture of `view` goes over into the
  /// new one; the changes take effect at once unless `allowAnimatedContent` is among the options.
  /// Without a transition among the options it is an animation block. A view that nobody has seen yet, as
  /// it came in the same turn, has no old picture: it is new at once, and `completion` is called at the
  /// end of the turn.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let scopes = AnimationScopes.active
    guard let kind = options.transition, scopes.areEnabled else {
      return animate(
        withDuration: duration, delay: 0, options: options, animations: animations ?? {},
        completion: completion)
    }
    let scope = AnimationScope(
      inside: scopes.current, duration: duration, delay: 0,
      pacing: .curve(options.curve.timingFunction), options: options, completion: completion)
    if !scope.isInstant { kind.start(in: scope, on: view) }
    scopes.run(options.contains(.allowAnimatedContent) ? scope : nil) { animations?() }
    scope.completion.close()
  }

  /// Puts `toView` where `fromView` is, which is removed; or, with
  /// `showHideTransitionViews`, hides one and shows the other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(false)
      return
    }
    // Nobody has seen what would go.
    let duration = fromView.layer.isShown ? duration : 0
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
