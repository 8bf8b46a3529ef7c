import UIKit

/// The second screen: yellow. A swipe down takes it away
class SecondVC: UIViewController {
  override func viewDidLoad() {
    view.layer.name = "yellow"
    view.backgroundColor = UIColor.yellow

    let swipe = UISwipeGestureRecognizer(
      target: self, action: SecondVC.handleSwipe(sender:))
    swipe.direction = .down
    view.addGestureRecognizer(swipe)
  }

  func handleSwipe(sender: UISwipeGestureRecognizer) {
    dismiss(animated: true, completion: nil)
  }
}
