import UIKit

/// The first screen: red. A swipe up brings the second
class ViewController: UIViewController, UIViewControllerTransitioningDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.layer.name = "red"
    view.backgroundColor = .red
    let swipe = UISwipeGestureRecognizer(
      target: self, action: ViewController.handleSwipe(sender:))
    swipe.direction = .up
    view.addGestureRecognizer(swipe)
  }

  func handleSwipe(sender: UISwipeGestureRecognizer) {
    let controller = TransViewController()
    controller.transitioningDelegate = self
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true, completion: nil)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    return TransitionAnimator(direction: .fromBelow)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    return TransitionAnimator(direction: .fromAbove)
  }
}
