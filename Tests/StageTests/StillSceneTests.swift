import Geometry
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
}
