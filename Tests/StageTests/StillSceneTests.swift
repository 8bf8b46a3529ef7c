import Geometry
import QuartzCore
import RenderTree
import Stage
import Testing
import UIKit

/// A tree that stands still is frozen once; it must not be mistaken for one that moves.
@MainActor
@Suite struct StillSceneTests {
  @Test func whatStandsStillIsFrozenOnce() throws {
    let simulation = try Simulation(dotScene())
    #expect(simulation.freeze(at: 0.5) === simulation.freeze(at: 0.75))
  }

  @Test func aTimersChangeIsSeen() throws {
    let simulation = try Simulation(
      dotScene { script, _ in
        let dot = script.dotController
        script.at(0.5) {
          CATransaction.setDisableActions(true)
          dot.dot.position = CGPoint(x: 30, y: 0)
        }
      })
    #expect(simulation.freeze(at: 0.4).center(of: "dot") == Point(0, 0))
    #expect(simulation.freeze(at: 0.6).center(of: "dot") == Point(30, 0))
  }

  @Test func aChangeWithoutATurnIsSeen() throws {
    let simulation = try Simulation(dotScene())
    let before = simulation.freeze(at: 0.5)
    simulation.rootLayer.sublayers?.first?.isHidden = true
    #expect(simulation.freeze(at: 0.5) != before)
  }

  @Test func anAnimationThatBeginsLaterMovesThen() throws {
    let simulation = try Simulation(
      dotScene { script, _ in
        let dot = script.dotController
        script.at(0) {
          let move = CABasicAnimation(keyPath: "position.x")
          (move.fromValue, move.toValue) = (0, 100)
          (move.beginTime, move.duration) = (2, 1)
          dot.dot.add(move, forKey: nil)
        }
      })
    #expect(simulation.freeze(at: 1) === simulation.freeze(at: 1.5))
    let x = try #require(simulation.freeze(at: 2.5).center(of: "dot")).x
    #expect(abs(x - 50) < 1e-9)
    #expect(simulation.freeze(at: 4).center(of: "dot") == Point(0, 0))
  }

  /// The first copy has come to rest when the last one begins.
  @Test func copiesThatAreBehindMoveOn() throws {
    let simulation = try Simulation(
      dotScene { script, _ in
        let dot = script.dotController
        script.at(0) {
          let copies = CAReplicatorLayer()
          (copies.instanceCount, copies.instanceDelay) = (2, 1)
          let layer = CALayer()
          copies.addSublayer(layer)
          dot.view.layer.addSublayer(copies)
          let fade = CABasicAnimation(keyPath: "opacity")
          (fade.fromValue, fade.toValue) = (0.25, 0.75)
          (fade.duration, fade.fillMode, fade.isRemovedOnCompletion) = (0.5, .both, false)
          layer.add(fade, forKey: nil)
        }
      })
    let resting = simulation.freeze(at: 0.75)
    #expect(simulation.freeze(at: 1.25) != resting)
  }

  @Test func particlesMoveByThemselves() throws {
    let simulation = try Simulation(
      dotScene { script, _ in
        let dot = script.dotController
        script.at(0) {
          let cell = CAEmitterCell()
          cell.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image {
              $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
            }.cgImage
          (cell.birthRate, cell.lifetime, cell.velocity) = (20, 2, 50)
          let emitter = CAEmitterLayer()
          emitter.emitterCells = [cell]
          dot.view.layer.addSublayer(emitter)
        }
      })
    #expect(simulation.freeze(at: 0.5) != simulation.freeze(at: 0.51))
  }

  // MARK: - Beside what moves

  @Test func whatStandsStillBesideWhatMovesIsFrozenOnce() throws {
    let simulation = try Simulation(movingScene { $0.addSublayer(named("below")) })
    let frames = (simulation.freeze(at: 0.5), simulation.freeze(at: 0.75))
    #expect(frames.0.center(of: "dot") != frames.1.center(of: "dot"))
    let first = try #require(frames.0.node(named: "still"))
    #expect(first === frames.1.node(named: "still"))
    #expect(first.node(named: "below") != nil)
  }

  /// What may change a layer that was taken over, without or with an animation of its own.
  @Test(
    arguments: [
      { (still: CALayer, below: CALayer) in still.position.x = 7 },
      { (still: CALayer, below: CALayer) in below.position.x = 7 },
      { (still: CALayer, below: CALayer) in below.isHidden = true },
      { (still: CALayer, below: CALayer) in below.removeFromSuperlayer() },
      { (still: CALayer, below: CALayer) in still.addSublayer(filled()) },
      { (still: CALayer, below: CALayer) in below.mask = filled() },
      { (still: CALayer, below: CALayer) in still.isGeometryFlipped = true },
      { (still: CALayer, below: CALayer) in
        still.sublayerTransform = CATransform3DMakeScale(2, 1, 1)
      },
      { (still: CALayer, below: CALayer) in
        still.setValue(0.5, forKeyPath: "sublayers.below.opacity")
      },
      { (still: CALayer, below: CALayer) in below.add(fade("opacity"), forKey: nil) },
      { (still: CALayer, below: CALayer) in still.add(fade("sublayers.below.opacity"), forKey: nil)
      },
    ] as [@MainActor @Sendable (CALayer, CALayer) -> Void])
  func aChangeOfWhatWasTakenOverIsSeen(
    change: @escaping @MainActor @Sendable (CALayer, CALayer) -> Void
  ) throws {
    let (still, below) = (named("still"), named("below"))
    let simulation = try Simulation(
      movingScene(still, fill: { $0.addSublayer(below) }) {
        CATransaction.setDisableActions(true)
        change(still, below)
      })
    let before = try #require(simulation.freeze(at: 0.4).node(named: "still"))
    #expect(simulation.freeze(at: 0.45).node(named: "still") === before)
    #expect(simulation.freeze(at: 0.6).node(named: "still") != before)
    #expect(simulation.freeze(at: 0.6) == simulation.frozenAnew(at: 0.6))
  }

  /// Layers that stand still in one that is animated, and what depends on where they are.
  @Test(arguments: ["transform", "sublayerTransform", "opacity", "bounds", "instanceCount"])
  func whatStandsStillInWhatMovesIsPlacedAnew(keyPath: String) throws {
    for outer in [CALayer(), CATransformLayer(), CAReplicatorLayer()] {
      (outer as? CAReplicatorLayer)?.instanceCount = 3
      (outer as? CAReplicatorLayer)?.preservesDepth = true
      let simulation = try Simulation(
        movingScene { still in
          outer.addSublayer(named("below"))
          still.addSublayer(outer)
          let move = CABasicAnimation(keyPath: keyPath)
          move.toValue =
            switch keyPath {
            case "opacity": 0.1
            case "bounds": CGRect(x: 5, y: 6, width: 70, height: 80)
            case "instanceCount": 9
            default: NSValue(caTransform3D: CATransform3DMakeScale(3, 2, 1))
            }
          move.duration = 1
          outer.add(move, forKey: nil)
        })
      for time in stride(from: 0, to: 1.5, by: 0.125) {
        #expect(
          simulation.freeze(at: time) == simulation.frozenAnew(at: time),
          "\(keyPath) of \(type(of: outer)) at \(time)")
      }
    }
  }
}

/// A scene in which the dot slides for two seconds, beside a layer "still" with what `fill` puts into
/// it; after half a second `later` is run.
@MainActor
private func movingScene(
  _ still: CALayer = named("still"), fill: @escaping @MainActor @Sendable (CALayer) -> Void,
  later: @escaping @MainActor @Sendable () -> Void = {}
) -> TutorialScene {
  dotScene { script, _ in
    let controller = script.dotController
    script.at(0) {
      fill(still)
      controller.view.layer.addSublayer(still)
      controller.slide(by: 100, duration: 2)
    }
    script.at(0.5, later)
  }
}

@MainActor
private func named(_ name: String) -> CALayer {
  let layer = filled()
  layer.name = name
  return layer
}

/// A layer that shows something.
@MainActor
private func filled() -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: 3, y: 4, width: 20, height: 10)
  layer.backgroundColor = UIColor.blue.cgColor
  return layer
}

@MainActor
private func fade(_ keyPath: String) -> CABasicAnimation {
  let fade = CABasicAnimation(keyPath: keyPath)
  (fade.fromValue, fade.toValue, fade.duration) = (0.75, 0.25, 1)
  return fade
}

extension Simulation {
  /// What is shown now, every node of it made anew.
  fileprivate func frozenAnew(at sceneTime: Double) -> RenderNode {
    inScene { TreeFreezer.freeze(rootLayer, at: sceneTime) }
  }
}

extension RenderNode {
  /// The first node of that name below this one.
  fileprivate func node(named name: String) -> RenderNode? {
    for child in children {
      if let found = child.name == name ? child : child.node(named: name) { return found }
    }
    return nil
  }
}
