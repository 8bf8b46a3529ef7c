import Foundation
import Stage
import UIKit

/// Scenes that do much of one thing, in the list where the environment has `SAMPLE_MANY`: "layers 5000" nests
/// as many layers below the controller's view.
enum ManyScene {
  static var listed: [TutorialScene] {
    guard let words = ProcessInfo.processInfo.environment["SAMPLE_MANY"]?.split(separator: " "),
      words.count == 2, let count = Int(words[1])
    else { return [] }
    return [
      TutorialScene(
        id: "many", title: "Many", summary: "Much of one thing.",
        screenSize: CGSize(width: 40, height: 30), duration: 0.1,
        makeRootViewController: { _ in ManyController(kind: String(words[0]), count: count) })
    ]
  }
}

private final class ManyController: UIViewController {
  private let kind: String
  private let count: Int

  init(kind: String, count: Int) {
    self.kind = kind
    self.count = count
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    switch kind {
    case "layers": nest { CALayer() }
    case "upward": nestUpward()
    case "replicators":
      nest {
        let layer = CAReplicatorLayer()
        layer.instanceCount = 1
        return layer
      }
    case "transforms": nest { CATransformLayer() }
    case "rasterized":
      nest {
        let layer = CALayer()
        layer.shouldRasterize = true
        return layer
      }
    case "faded":
      nest {
        let layer = CALayer()
        layer.opacity = 0.999
        return layer
      }
    case "masks": nestMasks()
    case "views": nestViews()
    case "inner": nestInner()
    case "groups": nestGroups()
    case "wide": spread()
    case "beyond": spread(over: 100)
    case "moving":
      spread()
      moveOne()
    case "removed": remove()
    case "dropped": remove(views: true)
    case "animations": animate()
    case "told": animateTelling(on: count)
    case "told-together": animateTelling(on: 1)
    case "points": draw()
    default: break
    }
  }

  private var leaf: CALayer {
    let leaf = CALayer()
    leaf.frame = CGRect(x: 10, y: 10, width: 20, height: 10)
    leaf.backgroundColor = UIColor.red.cgColor
    return leaf
  }

  /// `count` layers, each in the one before, the last of them red.
  private func nest(_ make: () -> CALayer) {
    var parent = view.layer
    for number in 1...count {
      let layer = number == count ? leaf : make()
      layer.name = "number \(number)"
      if number < count { layer.frame = view.bounds }
      parent.addSublayer(layer)
      parent = layer
    }
  }

  private func nestUpward() {
    var inside = leaf
    for number in stride(from: count - 1, through: 1, by: -1) {
      let layer = CALayer()
      layer.name = "number \(number)"
      layer.frame = view.bounds
      layer.addSublayer(inside)
      inside = layer
    }
    view.layer.addSublayer(inside)
  }

  /// The red layer, masked by one that is masked by another.
  private func nestMasks() {
    var parent = view.layer
    for number in 1...count {
      let layer = leaf
      layer.name = "number \(number)"
      layer.frame = number == 1 ? leaf.frame : layer.bounds
      if number == 1 { parent.addSublayer(layer) } else { parent.mask = layer }
      parent = layer
    }
  }

  private func nestViews() {
    var parent: UIView = view
    for number in 1...count {
      let child = UIView(
        frame: number == count ? CGRect(x: 10, y: 10, width: 20, height: 10) : view.bounds)
      child.layer.name = "number \(number)"
      child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if number == count { child.backgroundColor = .red }
      parent.addSubview(child)
      parent = child
    }
    _ = view.hitTest(CGPoint(x: 15, y: 15), with: nil)
    view.layoutIfNeeded()
  }

  /// Views that lay out what is in them from within their own layout.
  private func nestInner() {
    var parent: UIView = view
    for number in 1...count {
      let child = InnerView(frame: view.bounds)
      child.layer.name = "number \(number)"
      if number == count { child.backgroundColor = .red }
      parent.addSubview(child)
      parent = child
    }
  }

  private func nestGroups() {
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 20
    move.toValue = 20
    move.duration = 1
    var inside: CAAnimation = move
    for _ in 1..<count {
      let group = CAAnimationGroup()
      group.animations = [inside]
      group.duration = 1
      inside = group
    }
    let layer = leaf
    layer.name = "moved"
    view.layer.addSublayer(layer)
    layer.add(inside, forKey: "groups")
  }

  /// Layers side by side, each with a colour of its own, on as many screens in a row.
  private func spread(over screens: Int = 1) {
    for number in 0..<count {
      let layer = CALayer()
      let screen = number % screens
      layer.frame = CGRect(x: number % 40 + 40 * screen, y: number / 40 % 30, width: 1, height: 1)
      layer.backgroundColor =
        UIColor(red: 1, green: CGFloat(number % 1000) / 1000, blue: 0, alpha: 1).cgColor
      view.layer.addSublayer(layer)
    }
  }

  /// One more layer that moves at every frame.
  private func moveOne() {
    let mover = leaf
    mover.name = "mover"
    view.layer.addSublayer(mover)
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 40
    move.duration = 1
    mover.add(move, forKey: "move")
  }

  private func remove(views: Bool = false) {
    var random = SystemChance()
    if views {
      let all = (0..<count).map { _ in UIView(frame: .zero) }
      for child in all { view.addSubview(child) }
      for child in all.shuffled(using: &random) { child.removeFromSuperview() }
    } else {
      let all = (0..<count).map { _ in CALayer() }
      for child in all { view.layer.addSublayer(child) }
      view.layer.addSublayer(leaf)
      for child in all.shuffled(using: &random) { child.removeFromSuperlayer() }
    }
  }

  private func animate() {
    let layer = leaf
    view.layer.addSublayer(layer)
    for number in 0..<count {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0.5
      fade.duration = 0.05 + Double(number) / Double(count) / 2
      layer.add(fade, forKey: "fade \(number)")
    }
  }

  /// Animations of so many layers, one after the other, the end of each of which a delegate and a block are told.
  private func animateTelling(on layers: Int) {
    let listener = Listener()
    let all = (0..<layers).map { _ in CALayer() }
    for layer in all { view.layer.addSublayer(layer) }
    for number in 0..<count {
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 0
      fade.toValue = 0.5
      fade.duration = 0.01 + 0.08 * Double(number) / Double(count)
      fade.delegate = listener
      CATransaction.begin()
      CATransaction.setCompletionBlock { listener.blocks += 1 }
      all[number % layers].add(fade, forKey: nil)
      CATransaction.commit()
    }
    // Red, when everybody has been told.
    let witness = leaf
    witness.isHidden = true
    view.layer.addSublayer(witness)
    listener.check = { [count, unowned listener] in
      let told = [listener.starts, listener.stops, listener.blocks]
      guard told == [count, count, count] else { return }
      CATransaction.setDisableActions(true)
      witness.isHidden = false
    }
  }

  private func draw() {
    var random = SystemChance()
    let path = CGMutablePath()
    for number in 0..<count {
      let point = CGPoint(
        x: Double(random.next() % 4000) / 100, y: Double(random.next() % 3000) / 100)
      if number == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    let shape = CAShapeLayer()
    shape.path = path
    shape.fillColor = UIColor.red.cgColor
    shape.strokeColor = UIColor.blue.cgColor
    view.layer.addSublayer(shape)
  }
}

private final class Listener: CAAnimationDelegate {
  var starts = 0 { didSet { check?() } }
  var stops = 0 { didSet { check?() } }
  var blocks = 0 { didSet { check?() } }
  var check: (() -> Void)?

  func animationDidStart(_ anim: CAAnimation) { starts += 1 }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { stops += 1 }
}

private final class InnerView: UIView {
  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews {
      view.frame = bounds.insetBy(dx: 0.001, dy: 0)
      view.layoutIfNeeded()
    }
  }
}

/// The same numbers every time.
private struct SystemChance: RandomNumberGenerator {
  private var state: UInt64 = 1

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 20
  }
}
