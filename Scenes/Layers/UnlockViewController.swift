import UIKit

/// A lock screen's invitation
class UnlockViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .darkGray
    let label = GradientLabel(frame: CGRect(x: 0, y: 0, width: 239, height: 44))
    label.layer.name = "unlock"
    label.center = view.center
    label.text = "> 滑动来解锁"
    view.addSubview(label)
  }
}
