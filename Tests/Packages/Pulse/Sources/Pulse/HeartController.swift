import UIKit

/// A dot that grows and shrinks, and turns red when it is tapped.
final class HeartController: UIViewController {
  private let dot = CAShapeLayer()
  private let growth: CGFloat

  init(growth: CGFloat) {
    self.growth = growth
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    dot.name = "dot"
    dot.path = UIBezierPath(ovalIn: CGRect(x: -20, y: -20, width: 40, height: 40)).cgPath
    dot.position = view.center
    view.layer.addSublayer(dot)

    let pulse = CABasicAnimation(keyPath: "transform.scale")
    pulse.toValue = growth
    pulse.duration = 0.5
    pulse.autoreverses = true
    pulse.repeatCount = .infinity
    dot.add(pulse, forKey: "pulse")

    view.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: HeartController.tapped))
  }

  func tapped() { dot.fillColor = UIColor.red.cgColor }
}
