public import CoreGraphics

// The spellings of Swift 2 to 4.1 of transitions and of animation options that came with them.

@available(swift, deprecated: 99, renamed: "UINavigationController.Operation")
public typealias UINavigationControllerOperation = UINavigationController.Operation

@available(swift, deprecated: 99, renamed: "UIBarButtonItem.Style")
public typealias UIBarButtonItemStyle = UIBarButtonItem.Style

@available(swift, deprecated: 99, renamed: "UIView.KeyframeAnimationOptions")
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions

@available(swift, deprecated: 99, renamed: "UIView.AnimationTransition")
public typealias UIViewAnimationTransition = UIView.AnimationTransition

@available(swift, deprecated: 99, renamed: "UITransitionContextViewControllerKey.from")
public let UITransitionContextFromViewControllerKey = UITransitionContextViewControllerKey.from

@available(swift, deprecated: 99, renamed: "UITransitionContextViewControllerKey.to")
public let UITransitionContextToViewControllerKey = UITransitionContextViewControllerKey.to

@available(swift, deprecated: 99, renamed: "UITransitionContextViewKey.from")
public let UITransitionContextFromViewKey = UITransitionContextViewKey.from

@available(swift, deprecated: 99, renamed: "UITransitionContextViewKey.to")
public let UITransitionContextToViewKey = UITransitionContextViewKey.to

extension UIView.AnimationOptions {
  @available(swift, deprecated: 99, renamed: "transitionFlipFromLeft")
  public static let TransitionFlipFromLeft = transitionFlipFromLeft

  @available(swift, deprecated: 99, renamed: "transitionFlipFromRight")
  public static let TransitionFlipFromRight = transitionFlipFromRight

  @available(swift, deprecated: 99, renamed: "transitionFlipFromTop")
  public static let TransitionFlipFromTop = transitionFlipFromTop

  @available(swift, deprecated: 99, renamed: "transitionFlipFromBottom")
  public static let TransitionFlipFromBottom = transitionFlipFromBottom

  @available(swift, deprecated: 99, renamed: "transitionCurlUp")
  public static let TransitionCurlUp = transitionCurlUp

  @available(swift, deprecated: 99, renamed: "transitionCurlDown")
  public static let TransitionCurlDown = transitionCurlDown
}

extension UIViewController {
  @available(swift, deprecated: 99, renamed: "present(_:animated:completion:)")
  public func presentViewController(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) { present(viewControllerToPresent, animated: flag, completion: completion) }

  @available(swift, deprecated: 99, renamed: "dismiss(animated:completion:)")
  public func dismissViewControllerAnimated(_ flag: Bool, completion: (() -> Void)?) {
    dismiss(animated: flag, completion: completion)
  }
}

extension UINavigationController {
  @available(swift, deprecated: 99, renamed: "popViewController(animated:)")
  @discardableResult
  public func popViewControllerAnimated(_ animated: Bool) -> UIViewController? {
    popViewController(animated: animated)
  }

  @available(swift, deprecated: 99, renamed: "popToRootViewController(animated:)")
  @discardableResult
  public func popToRootViewControllerAnimated(_ animated: Bool) -> [UIViewController]? {
    popToRootViewController(animated: animated)
  }
}

extension UIView {
  @available(
    swift, deprecated: 99,
    renamed:
      "animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:options:animations:completion:)"
  )
  public class func animateWithDuration(
    _ duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animate(
      withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
      initialSpringVelocity: velocity, options: options, animations: animations,
      completion: completion)
  }

  @available(
    swift, deprecated: 99,
    renamed: "animateKeyframes(withDuration:delay:options:animations:completion:)"
  )
  public class func animateKeyframesWithDuration(
    _ duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions,
    animations: @escaping () -> Void, completion: ((Bool) -> Void)?
  ) {
    animateKeyframes(
      withDuration: duration, delay: delay, options: options, animations: animations,
      completion: completion)
  }

  @available(
    swift, deprecated: 99,
    renamed: "addKeyframe(withRelativeStartTime:relativeDuration:animations:)"
  )
  public class func addKeyframeWithRelativeStartTime(
    _ frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    addKeyframe(
      withRelativeStartTime: frameStartTime, relativeDuration: frameDuration,
      animations: animations)
  }
}
