import Foundation
import Stage
import UIKit

/// A scene with clear and half clear pixels, in the list where the environment has `SAMPLE_CLEAR`.
enum ClearScene {
  static var listed: [TutorialScene] {
    guard ProcessInfo.processInfo.environment["SAMPLE_CLEAR"] != nil else { return [] }
    return [
      TutorialScene(
        id: "clear", title: "Clear", summary: "Red on nothing, and on white every other time.",
        screenSize: CGSize(width: 40, height: 30), duration: 0.1,
        makeRootViewController: { _ in ClearController() })
    ]
  }
}

/// Nothing at the left, red in the middle, half clear red at the right. White lies below at every second
/// frame of thirty a second, so that these have no clear pixel.
private final class ClearController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    let ground = UIView(frame: view.bounds)
    ground.backgroundColor = .white
    view.addSubview(ground)
    for (x, alpha) in [(12.0, 1.0), (28, 0.5)] {
      let part = UIView(frame: CGRect(x: x, y: 0, width: x == 12 ? 16 : 12, height: 30))
      part.backgroundColor = UIColor(
        red: 217.0 / 255, green: 26.0 / 255, blue: 26.0 / 255, alpha: alpha)
      view.addSubview(part)
    }
    let blink = CAKeyframeAnimation(keyPath: "opacity")
    blink.values = [1, 0, 1, 0]
    blink.calculationMode = .discrete
    blink.beginTime = CACurrentMediaTime() - 1.0 / 60
    blink.duration = 4.0 / 30
    ground.layer.add(blink, forKey: nil)
  }
}
