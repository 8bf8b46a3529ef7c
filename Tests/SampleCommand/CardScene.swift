import Foundation
import Stage
import UIKit

/// A scene that a fault can be planted in from outside, as if its code had been changed: it is in the
/// list where the environment has `SAMPLE_FAULT`, which names the fault.
enum CardScene {
  static var listed: [TutorialScene] {
    ProcessInfo.processInfo.environment["SAMPLE_FAULT"].map { [scene(with: $0)] } ?? []
  }

  private static func scene(with fault: String) -> TutorialScene {
    TutorialScene(
      id: fault == "renamed" ? "carte" : "card", title: "Card",
      summary: "A card that fades and turns.",
      screenSize: CGSize(width: 48, height: 32), duration: fault == "longer" ? 0.6 : 0.5,
      parameters: [
        SceneParameter(
          name: "lift", default: fault == "default" ? 3 : fault == "narrow" ? 1 : 2,
          range: 0...(fault == "narrow" ? 1.5 : 4), summary: "How high it lies.")
      ],
      seed: fault == "seed" ? 2 : 1,
      makeRootViewController: { CardController(fault: fault, lift: $0["lift"]) })
  }
}

/// A card that fades in after a tenth of a second and slides; a dot on it that grows.
private final class CardController: UIViewController {
  private let fault: String
  private let lift: Double

  init(fault: String, lift: Double) {
    self.fault = fault
    self.lift = lift
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let card = CALayer()
    card.name = "card"
    card.frame = CGRect(x: 4, y: 6 + lift, width: 20, height: 16)
    card.backgroundColor = UIColor.blue.cgColor
    card.opacity = 0.25
    view.layer.addSublayer(card)
    let dot = CALayer()
    dot.name = fault == "name" ? "spot" : "dot"
    dot.bounds = CGRect(x: 0, y: 0, width: 6, height: 6)
    dot.position = CGPoint(x: fault == "position" ? 11 : fault == "half point" ? 10.5 : 10, y: 8)
    dot.backgroundColor =
      UIColor(
        red: fault == "half red" ? 0.5 : 1, green: fault == "color" ? 0.6 : 0.5, blue: 0, alpha: 1
      ).cgColor
    dot.cornerRadius = fault == "half corner" ? 2.5 : 3
    if fault != "gone" { card.addSublayer(dot) }

    let now = CACurrentMediaTime()
    let slide = CABasicAnimation(keyPath: "position.x")
    slide.fromValue = 14
    slide.toValue = 34
    slide.duration = 0.4
    slide.beginTime = now + (fault == "late" ? 1.0 / 60 : 0)
    slide.fillMode = .both
    slide.isRemovedOnCompletion = false
    slide.timingFunction = CAMediaTimingFunction(name: fault == "easing" ? .linear : .easeInEaseOut)
    card.add(slide, forKey: "slide")

    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.beginTime = now + 0.1
    fade.duration = 0.2
    fade.fillMode = fault == "fill" ? .forwards : .both
    fade.isRemovedOnCompletion = false
    card.add(fade, forKey: "fade")
    view.layer.addSublayer(Ink(blue: fault == "drawing" ? 1 : 0))
  }
}

/// Draws what none of its values tells.
private final class Ink: CALayer {
  private var blue: CGFloat = 0

  init(blue: CGFloat) {
    self.blue = blue
    super.init()
    name = "ink"
    frame = CGRect(x: 40, y: 20, width: 4, height: 4)
    setNeedsDisplay()
  }

  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { nil }

  override func draw(in context: CGContext) {
    context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: blue, alpha: 1))
    context.fill(bounds)
  }
}
