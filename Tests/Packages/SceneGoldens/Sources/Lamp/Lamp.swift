import Foundation
public import Stage
import UIKit

/// A lamp that goes on: the scene of a package of one's own. `LAMP` in the environment stands for a
/// change of its code.
public let lamp = TutorialScene(
  id: "lamp", title: "Lamp", summary: "A lamp that goes on.",
  screenSize: CGSize(width: 24, height: 24), duration: 1,
  makeRootViewController: { _ in LampController() })

private final class LampController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    let bulb = CALayer()
    bulb.name = "bulb"
    bulb.frame = CGRect(x: 6, y: 6, width: 12, height: 12)
    bulb.cornerRadius = 6
    bulb.backgroundColor = UIColor.yellow.cgColor
    let glow = CABasicAnimation(keyPath: "opacity")
    glow.fromValue = 0
    glow.duration = ProcessInfo.processInfo.environment["LAMP"] == "slow" ? 2 : 1
    bulb.add(glow, forKey: "glow")
    view.layer.addSublayer(bulb)
  }
}
