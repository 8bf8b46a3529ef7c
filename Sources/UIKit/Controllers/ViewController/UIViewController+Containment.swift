import CoreGraphics

extension UIViewController {
  /// What `transition` does.
  final func exchangeChildren(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard let old = fromViewController.view, let new = toViewController.view,
      let container = old.superview
    else {
      completion?(false)
      return
    }
    let isAnimated = duration > 0
    for child in [fromViewController, toViewController] { child.isInTransition = true }
    fromViewController.beginDisappearing(animated: isAnimated)
    toViewController.beginAppearing(animated: isAnimated)
    UIView.transition(
      with: container, duration: duration, options: options,
      animations: {
        container.insertSubview(new, aboveSubview: old)
        // A transition has a picture of the old view; a plain animation may move the view itself.
        if options.transition != nil { old.removeFromSuperview() }
        animations?()
      },
      completion: { finished in
        old.removeFromSuperview()
        fromViewController.endDisappearing(animated: isAnimated)
        toViewController.endAppearing(animated: isAnimated)
        for child in [fromViewController, toViewController] { child.isInTransition = false }
        completion?(finished)
      })
  }
}
