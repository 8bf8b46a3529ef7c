public import CoreGraphics
import QuartzCore

extension UIView {
  /// Changes the inside of `view` by `animations` at once, while the old picture of `view` fades
  /// into the new one. Without a transition among the options it is an animation block.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    guard options.isTransition, duration > 0 else {
      return animate(
        withDuration: duration, delay: 0, options: options, animations: animations ?? {},
        completion: completion)
    }
    let scope = AnimationScope(
      duration: duration, delay: 0, curve: options.curve, options: [], completion: completion)
    scope.start(CATransition(), on: view.layer, key: kCATransition)
    performWithoutAnimation { animations?() }
    scope.close()
  }

  /// Puts `toView` into the place of `fromView`, which is removed; or, with
  /// `showHideTransitionViews`, hides one and shows the other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(false)
      return
    }
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
