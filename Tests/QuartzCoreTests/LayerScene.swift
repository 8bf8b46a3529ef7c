import QuartzCore
import RenderTree
import VirtualTime

/// A clock, a root layer of 100 × 100 points and turns of the run loop, for tests.
@MainActor
final class LayerScene {
  let context = SceneContext(screen: VirtualScreen(width: 100, height: 100), seed: 1)
  let root = CALayer()

  init() {
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    turn {}
  }

  /// Runs `body` at the clock's time and ends the turn.
  @discardableResult
  func turn<Result>(_ body: () -> Result) -> Result {
    SceneContext.$current.withValue(context) {
      let result = body()
      RunLoopTurn.active.layoutAndCommit(root: root)
      return result
    }
  }

  /// Runs `body` in the scene without ending a turn.
  func inside<Result>(_ body: () -> Result) -> Result {
    SceneContext.$current.withValue(context) { body() }
  }

  /// Moves the clock on, with everything that falls due on the way.
  func advance(to sceneTime: Double) {
    SceneContext.$current.withValue(context) {
      context.callbacks.run(through: sceneTime, clock: context.clock) {
        RunLoopTurn.active.layoutAndCommit(root: root)
      }
      context.clock.advance(to: sceneTime)
    }
  }

  /// What `layer` shows at `sceneTime`, which must not be past.
  func shown<Layer: CALayer>(_ layer: Layer, at sceneTime: Double) -> Layer? {
    advance(to: sceneTime)
    return inside { layer.presentation() as? Layer }
  }

  /// A layer in the root, shown already.
  func add<Layer: CALayer>(_ layer: Layer) -> Layer {
    turn { root.addSublayer(layer) }
    return layer
  }
}

/// Takes note of what it is told.
@MainActor
final class AnimationWitness: CAAnimationDelegate {
  var notes: [String] = []
  private let scene: LayerScene

  init(_ scene: LayerScene) { self.scene = scene }

  func animationDidStart(_ anim: CAAnimation) { notes.append("start \(scene.context.clock.now)") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    notes.append("\(flag ? "end" : "cut") \(scene.context.clock.now)")
  }
}

func isClose(_ a: Double, _ b: Double, _ tolerance: Double = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}

func isClose(_ a: CGPoint, _ b: CGPoint, _ tolerance: Double = 1e-9) -> Bool {
  isClose(Double(a.x), Double(b.x), tolerance) && isClose(Double(a.y), Double(b.y), tolerance)
}

extension CGPath {
  /// A path through `points`, closed on request.
  static func through(_ points: [(Double, Double)], closed: Bool = false) -> CGPath {
    let path = CGMutablePath()
    for (index, point) in points.enumerated() {
      let p = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: p) } else { path.addLine(to: p) }
    }
    if closed { path.closeSubpath() }
    return path
  }
}
