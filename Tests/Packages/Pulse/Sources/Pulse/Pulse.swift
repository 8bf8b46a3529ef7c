import UIKit

class PulseController: UIViewController {
  override func viewDidLoad() {
    let dot = UIView(frame: CGRect(x: 137, y: 283, width: 100, height: 100))
    dot.backgroundColor = .systemOrange
    dot.layer.cornerRadius = 50
    view.addSubview(dot)
    UIView.animate(withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse]) {
      dot.transform = CGAffineTransform(scaleX: 2, y: 2)
    }
  }
}
