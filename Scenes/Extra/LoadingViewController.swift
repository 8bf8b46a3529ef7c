import UIKit

/// Twelve dots in a ring that light up one after the other, for ever
class LoadingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.11, green: 0.12, blue: 0.16, alpha: 1)

    let replicatorLayer = CAReplicatorLayer()
    replicatorLayer.name = "replicator"
    replicatorLayer.bounds = CGRect(x: 0, y: 0, width: 120, height: 120)
    replicatorLayer.position = view.center
    replicatorLayer.instanceCount = 12
    replicatorLayer.instanceDelay = 1.0 / 12
    replicatorLayer.instanceTransform = CATransform3DMakeRotation(.pi * 2 / 12, 0, 0, 1)
    view.layer.addSublayer(replicatorLayer)

    let dot = CALayer()
    dot.name = "dot"
    dot.frame = CGRect(x: 53, y: 4, width: 14, height: 14)
    dot.cornerRadius = 7
    dot.backgroundColor = UIColor(red: 0.35, green: 0.78, blue: 0.98, alpha: 1).cgColor
    dot.transform = CATransform3DMakeScale(0.2, 0.2, 1)
    replicatorLayer.addSublayer(dot)

    let shrink = CABasicAnimation(keyPath: "transform.scale")
    shrink.fromValue = 1
    shrink.toValue = 0.2
    shrink.duration = 1
    shrink.repeatCount = .infinity
    dot.add(shrink, forKey: "shrink")
  }
}
