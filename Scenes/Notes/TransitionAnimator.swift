import UIKit

/// Slides a screen over another: from below when it is presented, from above when it is dismissed
class TransitionAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Direction {
    case fromBelow, fromAbove
  }

  let direction: Direction

  init(direction: Direction) {
    self.direction = direction
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    return 0.5
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toViewController = transitionContext.viewController(forKey: .to),
      let toView = transitionContext.view(forKey: .to)
    else { return }
    let containerView = transitionContext.containerView
    let finalFrame = transitionContext.finalFrame(for: toViewController)
    let height = containerView.bounds.height

    toView.frame = finalFrame.offsetBy(dx: 0, dy: direction == .fromBelow ? height : -height)
    containerView.addSubview(toView)

    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        toView.frame = finalFrame
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
