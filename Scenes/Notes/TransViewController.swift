import UIKit

/// The second screen: yellow. A swipe down takes it away
class TransViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.layer.name = "yellow"
    view.backgroundColor = .yellow
    let swipe = UISwipeGestureRecognizer(
      target: self, action: TransViewController.handleSwipe(sender:))
    swipe.direction = .down
    view.addGestureRecognizer(swipe)
  }

  func handleSwipe(sender: UISwipeGestureRecognizer) {
    dismiss(animated: true, completion: nil)
  }
}
