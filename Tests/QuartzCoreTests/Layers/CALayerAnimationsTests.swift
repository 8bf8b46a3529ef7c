import QuartzCore
import Testing

/// The presentations of a tree.
@MainActor
struct CALayerAnimationsTests {
  private let scene = LayerScene()

  @Test func presentationsFormATree() {
    let parent = scene.add(CALayer())
    let child = CALayer()
    scene.turn { parent.addSublayer(child) }
    scene.inside {
      #expect(parent.presentation()?.sublayers?.first?.model() === child)
      #expect(child.presentation()?.superlayer?.model() === parent)
      #expect(child.presentation()?.sublayers == nil)
    }
  }
}
