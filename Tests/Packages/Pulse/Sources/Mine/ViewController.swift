import UIKit

/// A button that jumps when it is tapped: the controller of an article that became a scene.
class ViewController: UIViewController {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Jump", for: .normal)
    button.frame = CGRect(x: 137, y: 313, width: 100, height: 40)
    button.addTarget(self, action: ViewController.jump, for: .touchUpInside)
    view.addSubview(button)
  }

  func jump() {
    UIView.animate(withDuration: 0.5) { self.button.center.y -= 200 }
  }
}
