import RenderTree
import Stage
import Testing
import UIKit

/// A box that falls from the top left corner.
@MainActor
private final class FallingController: UIViewController {
  private var animator: UIDynamicAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    let box = UIView(frame: CGRect(x: -5, y: -5, width: 10, height: 10))
    box.layer.name = "dot"
    view.addSubview(box)
    let animator = UIDynamicAnimator(referenceView: view)
    animator.addBehavior(UIGravityBehavior(items: [box]))
    self.animator = animator
  }
}

@MainActor
@Suite struct DynamicsFrameTests {
  private func simulation() throws -> Simulation {
    let scene = TutorialScene(id: "fall", title: "Fall", summary: "falls", duration: 1) { _ in
      FallingController()
    }
    return Simulation(scene, settings: try scene.settings())
  }

  @Test(arguments: [60.0, 50, 24, 144])
  func everyFrameShowsItsOwnMoment(framesPerSecond: Double) throws {
    let sequence = try simulation()
    for frame in 1...Int(framesPerSecond) {
      let time = Double(frame) / framesPerSecond
      let root = sequence.freeze(at: time)
      let y = try #require(root.center(of: "dot")?.y)
      #expect(abs(y - 500 * time * time) < 1e-6, "frame \(frame)")
      guard frame % 11 == 0 else { continue }
      let alone = try simulation().freeze(at: time)
      #expect(root.description == alone.description, "frame \(frame)")
    }
  }
}
