import Stage
import UIKit
import VirtualTime

/// Scenes small enough to be rendered many times in a test.
let sampleScenes = [
  TutorialScene(
    id: "square", aliases: ["box"], title: "Square", summary: "A square that goes to the right.",
    screenSize: CGSize(width: 32, height: 24), duration: 0.5,
    parameters: [
      SceneParameter(
        name: "startTimeOffset", default: 0, range: 0...1, unit: "s", summary: "Where it begins.")
    ],
    makeRootViewController: { SquareController(offset: $0["startTimeOffset"]) }),
  TutorialScene(
    id: "square-with-defects", title: "Defects", summary: "Asks for what is not drawn.",
    screenSize: CGSize(width: 32, height: 24), duration: 0.1,
    makeRootViewController: { _ in
      SceneContext.active.unsupported("glow", at: "lamp")
      return SquareController(offset: 0)
    }),
]

/// A red square on white; one second from left to right.
private final class SquareController: UIViewController {
  private let offset: Double

  init(offset: Double) {
    self.offset = offset
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let square = CALayer()
    square.name = "square"
    square.bounds = CGRect(x: 0, y: 0, width: 8, height: 8)
    square.position = CGPoint(x: 0, y: 12)
    square.backgroundColor = UIColor.red.cgColor
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0.0
    animation.toValue = 32.0
    animation.duration = 1
    animation.timeOffset = offset
    animation.repeatCount = .infinity
    square.add(animation, forKey: "slide")
    view.layer.addSublayer(square)
  }
}
