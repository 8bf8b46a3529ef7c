import Geometry
import QuartzCore
import Raster
import RenderTree
import Testing

/// Copies: their transforms, delays and colours.
@MainActor
struct CAReplicatorLayerTests {
  private let scene = LayerScene()
  private let replicator = CAReplicatorLayer()
  private let dot = CALayer()

  init() {
    replicator.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    replicator.position = CGPoint(x: 50, y: 50)
    dot.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.position = CGPoint(x: 50, y: 20)
    replicator.addSublayer(dot)
  }

  private func nodes(at sceneTime: Double = 0) -> [RenderNode] {
    if replicator.superlayer == nil { _ = scene.add(replicator) }
    scene.advance(to: sceneTime)
    let root = scene.inside { TreeFreezer.freeze(scene.root, at: sceneTime) }
    return root.children.first?.children ?? []
  }

  private func center(_ node: RenderNode) -> CGPoint {
    CGPoint(node.matrix.onPlane.apply(node.bounds.center))
  }

  @Test func copiesTurnAboutTheAnchorPoint() {
    replicator.instanceCount = 4
    replicator.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let centers = nodes().map(center)
    let expected = [(50.0, 20.0), (80, 50), (50, 80), (20, 50)]
    #expect(centers.count == 4)
    for (point, (x, y)) in zip(centers, expected) {
      #expect(isClose(point, CGPoint(x: x, y: y)))
    }
  }

  @Test func noInstancesShowNothing() {
    replicator.instanceCount = 0
    #expect(nodes().isEmpty)
    replicator.instanceCount = -3
    #expect(nodes().isEmpty)
  }

  /// Apple's listing: white squares, count 5, green and blue offset −0.2.
  @Test func colourOffsetsTintTheCopies() {
    replicator.instanceCount = 7
    replicator.instanceGreenOffset = -0.2
    replicator.instanceBlueOffset = -0.2
    replicator.instanceAlphaOffset = -0.1
    let tints = nodes().map(\.effects.tint)
    for (index, tint) in tints.enumerated() {
      #expect(tint.red == 1)
      #expect(isClose(tint.green, max(0, 1 - 0.2 * Double(index)), 1e-6))
      #expect(isClose(tint.alpha, 1 - 0.1 * Double(index), 1e-6))
    }
  }

  @Test func copiesAreBehindByTheDelay() {
    replicator.instanceCount = 3
    replicator.instanceDelay = 0.3125
    _ = scene.add(replicator)
    let rise = CABasicAnimation(keyPath: "opacity")
    (rise.fromValue, rise.toValue, rise.duration) = (0, 1, 1)
    rise.beginTime = 0.125
    scene.turn {
      CATransaction.setDisableActions(true)
      dot.opacity = 0.875
      dot.add(rise, forKey: nil)
    }
    #expect(nodes(at: 0.625).map(\.opacity) == [0.5, 0.1875, 0.875])
  }

  @Test func theReplicatorsOwnAnimationsAreNotDelayed() {
    replicator.instanceCount = 2
    replicator.instanceDelay = 5
    _ = scene.add(replicator)
    let shift = CABasicAnimation(keyPath: "instanceTransform.translation.x")
    (shift.fromValue, shift.toValue, shift.duration) = (0, 40, 1)
    scene.turn { replicator.add(shift, forKey: nil) }
    #expect(nodes(at: 0.5).map(center) == [CGPoint(x: 50, y: 20), CGPoint(x: 70, y: 20)])
  }

  @Test func laterCopiesLieOnTopOfHigherSublayers() {
    let high = CALayer()
    high.name = "high"
    high.zPosition = 5
    dot.name = "low"
    replicator.insertSublayer(high, at: 0)
    replicator.instanceCount = 2
    let nodes = nodes()
    #expect(nodes.map(\.name) == ["low", "high", "low", "high"])
    let root = scene.inside { TreeFreezer.freeze(scene.root, at: 0) }
    #expect(root.children.first?.childOrder == .given)
  }

  @Test func nestedReplicatorsAddTheirDelays() {
    let inner = CAReplicatorLayer()
    inner.instanceCount = 2
    inner.instanceDelay = 0.25
    inner.addSublayer(dot)
    replicator.addSublayer(inner)
    replicator.instanceCount = 2
    replicator.instanceDelay = 0.5
    _ = scene.add(replicator)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (1, 0, 1)
    scene.turn { dot.add(fade, forKey: nil) }
    let opacities = nodes(at: 0.875).flatMap { $0.children.map(\.opacity) }
    #expect(opacities == [0.125, 0.375, 0.625, 0.875])
  }
}
