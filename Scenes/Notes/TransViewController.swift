import UIKit

/// The first screen: red. A swipe up brings the second
class TransViewController: UIViewController, UIViewControllerTransitioningDelegate {
  let animator = TransitionAnimator()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.layer.name = "red"
    view.backgroundColor = UIColor.red

    let swipe = UISwipeGestureRecognizer(
      target: self, action: TransViewController.handleSwipe(sender:))
    swipe.direction = .up
    view.addGestureRecognizer(swipe)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    animator.isPresenting = false
    return animator
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    animator.isPresenting = true
    return animator
  }

  func handleSwipe(sender: UISwipeGestureRecognizer) {
    let vc = SecondVC()
    vc.transitioningDelegate = self
    present(vc, animated: true, completion: nil)
  }
}
