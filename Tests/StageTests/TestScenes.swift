import Geometry
import RenderTree
import Stage
import UIKit

/// A controller whose view holds one small layer that tests move about.
@MainActor
final class DotController: UIViewController {
  let dot = CALayer()
  var notes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    dot.name = "dot"
    dot.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = UIColor.red.cgColor
    view.layer.addSublayer(dot)
    note("loaded")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("appeared")
  }

  func note(_ line: String) { notes.append("\(line)@\(CACurrentMediaTime())") }

  /// A linear slide along x that starts now.
  func slide(by distance: CGFloat, duration: CFTimeInterval) {
    let slide = CABasicAnimation(keyPath: "position.x")
    slide.fromValue = 0
    slide.toValue = distance
    slide.duration = duration
    dot.add(slide, forKey: "slide")
  }
}

/// A scene of one `DotController`.
@MainActor
func dotScene(
  parameters: [SceneParameter] = [], seed: UInt64 = 1,
  script: @escaping @MainActor @Sendable (inout InputScript, SceneSettings) -> Void = { _, _ in }
) -> TutorialScene {
  TutorialScene(
    id: "dot", title: "Dot", summary: "A dot.", screenSize: CGSize(width: 100, height: 200),
    duration: 2, parameters: parameters, seed: seed,
    makeRootViewController: { _ in DotController() }, script: script)
}

extension InputScript {
  var dotController: DotController {
    guard let controller = rootViewController as? DotController else {
      preconditionFailure("The scene was made by dotScene.")
    }
    return controller
  }
}

extension Simulation {
  convenience init(_ scene: TutorialScene) throws {
    self.init(scene, settings: try scene.settings())
  }
}

extension RenderNode {
  /// Where the first node called `name` has its centre, in this node's bounds space.
  func center(of name: String) -> Point? {
    for child in children {
      if let found = child.name == name ? child.bounds.center : child.center(of: name) {
        return child.matrix.onPlane.apply(found)
      }
    }
    return nil
  }

  /// Everything in the tree, as text.
  var description: String {
    let own =
      "\(name ?? "-") \(matrix.elements) \(bounds) \(opacity) \(childOrder) \(effects) \(content)"
    return own + "[" + children.map(\.description).joined(separator: ",") + "]"
      + (mask?.description ?? "")
  }
}
