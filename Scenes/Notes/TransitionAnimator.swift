import UIKit

/// Slides a screen over another: from below when it is presented, from above when it is dismissed
class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration = 0.5

  var isPresenting = false

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return duration
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    // The notes' own line.
    // swift-format-ignore: NeverForceUnwrap
    let toView = transitionContext.view(forKey: .to)!
    container.addSubview(toView)

    var animation = {}

    if isPresenting {
      toView.frame = CGRect(
        x: 0, y: toView.bounds.height, width: toView.bounds.width, height: toView.bounds.height)
      animation = {
        toView.frame = CGRect(
          x: 0, y: 0, width: toView.bounds.width, height: toView.bounds.height)
      }
    } else {
      toView.frame = CGRect(
        x: 0, y: -toView.bounds.height, width: toView.bounds.width, height: toView.bounds.height)
      animation = {
        toView.frame = CGRect(
          x: 0, y: 0, width: toView.bounds.width, height: toView.bounds.height)
      }
    }

    UIView.animate(
      withDuration: duration,
      animations: {
        animation()
      }
    ) { _ in
      // Without this the transition never ends, and the second screen answers to no finger.
      transitionContext.completeTransition(true)
    }
  }
}
