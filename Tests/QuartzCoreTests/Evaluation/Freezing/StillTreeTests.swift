import Geometry
import QuartzCore
import Raster
import RenderTree
import Testing
import VirtualTime

/// Freezing a tree moment after moment, with what stands still taken over, beside freezing it anew.
@MainActor
final class StillTreeTests {
  private let scene = LayerScene()
  private var still = StillTree()

  private func freeze(at sceneTime: Double) -> RenderNode {
    scene.advance(to: sceneTime)
    return scene.inside {
      still.node(of: scene.root, at: sceneTime)
    }
  }

  /// A square that moves to the right, 10 points a second.
  private func movingShape() -> CAShapeLayer {
    let shape = CAShapeLayer()
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    shape.fillColor = .black
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 0
    move.toValue = 100
    move.duration = 10
    scene.turn {
      scene.root.addSublayer(shape)
      shape.add(move, forKey: "move")
    }
    return shape
  }

  private func square(_ color: Color) -> NodeContent {
    .fill(Path(rect: Rect(x: 0, y: 0, width: 10, height: 10)), rule: .nonZero, color: color)
  }

  @Test func aMovedLayerKeepsItsContent() throws {
    _ = movingShape()
    let first = try #require(freeze(at: 1).children.first)
    let second = try #require(freeze(at: 2).children.first)
    #expect(first.matrix == .translation(10, 0))
    #expect(second.matrix == .translation(20, 0))
    #expect(first.content == second.content)
    #expect(second.content == [square(.black)])
  }

  @Test func contentIsChangedWhileALayerMoves() throws {
    let shape = movingShape()
    _ = freeze(at: 1)
    scene.turn { shape.fillColor = .white }
    let node = try #require(freeze(at: 1.5).children.first)
    #expect(node.content == [square(.white)])
  }

  @Test func contentIsAnimatedWhileALayerMoves() throws {
    let shape = movingShape()
    shape.fillColor = nil
    shape.strokeColor = .black
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    draw.fromValue = 0
    draw.toValue = 1
    draw.duration = 4
    scene.turn { shape.add(draw, forKey: "draw") }
    for sceneTime in [1.0, 2, 3] {
      let node = try #require(freeze(at: sceneTime).children.first)
      guard case .stroke(_, let style, _)? = node.content.first else {
        Issue.record("nothing is stroked at \(sceneTime)")
        return
      }
      #expect(style.trimEnd == sceneTime / 4)
    }
  }

  @Test func nobodyIsWokenForAnAnimationThatNobodyIsToldOf() {
    _ = movingShape()
    let shape = CAShapeLayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.beginTime = 1
    fade.duration = 1
    fade.isRemovedOnCompletion = false
    scene.turn {
      scene.root.addSublayer(shape)
      shape.add(fade, forKey: "fade")
    }
    let count = scene.inside { RunLoopTurn.active.count }
    scene.advance(to: 5)
    #expect(scene.inside { RunLoopTurn.active.count } == count)
  }

  @Test func noTurnIsSpentOnAnAnimationThatEndsUnheard() throws {
    let layer = scene.add(CAShapeLayer())
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 1
    scene.turn { layer.add(fade, forKey: "fade") }
    let count = scene.inside { RunLoopTurn.active.count }
    #expect(try #require(scene.shown(layer, at: 0.5)).opacity == 0.5)
    #expect(try #require(scene.shown(layer, at: 1)).opacity == 1)
    #expect(scene.inside { RunLoopTurn.active.count } == count)
    #expect(layer.animationKeys() == nil)
  }

  @Test func noTurnIsSpentOnAnAnimationThatIsReplacedUnheard() {
    let layer = scene.add(CALayer())
    for step in 1...3 { scene.turn { layer.position.x = CGFloat(step * 10) } }
    let count = scene.inside { RunLoopTurn.active.count }
    scene.advance(to: 0)
    #expect(scene.inside { RunLoopTurn.active.count } == count)
    #expect(layer.animationKeys() == ["position"])
  }

  @Test func aTurnFollowsWhatADelegateIsTold() {
    let layer = scene.add(CAShapeLayer())
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.duration = 1
    let witness = AnimationWitness(scene)
    fade.delegate = witness
    scene.turn { layer.add(fade, forKey: "fade") }
    let count = scene.inside { RunLoopTurn.active.count }
    scene.advance(to: 5)
    #expect(witness.notes == ["start 0.0", "end 1.0"])
    #expect(scene.inside { RunLoopTurn.active.count } == count + 2)
  }
}
