import Geometry
import RenderTree
import Stage
import Testing
import UIKit
import VirtualTime

@MainActor
@Suite struct SimulationTests {
  @Test func theSceneIsLoadedAndAppearsAtTimeZero() throws {
    var controller: DotController?
    let simulation = try Simulation(
      dotScene { script, _ in
        let dot = script.dotController
        script.at(0) { dot.note("event") }
        controller = dot
      })
    simulation.advance(to: 1)
    #expect(controller?.notes == ["loaded@0.0", "appeared@0.0", "event@0.0"])
    #expect(controller?.view.bounds == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(simulation.sceneTime == 1)
  }

  @Test func eventsHappenAtTheirOwnTimeInOrder() throws {
    var controller: DotController?
    let simulation = try Simulation(
      dotScene { script, _ in
        let dot = script.dotController
        controller = dot
        script.at(0.75) {
          dot.note("late")
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { dot.note("delayed") }
        }
        script.at(0.2) {
          Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in dot.note("timer") }
        }
        script.at(0.75) { dot.note("second") }
      })
    simulation.advance(to: 1)
    #expect(
      controller?.notes.suffix(6) == [
        "timer@0.45", "timer@0.7", "late@0.75", "second@0.75", "timer@0.95", "delayed@1.0",
      ])
  }

  /// Rule R15: an event at T comes before any frame with t ≥ T − 1e-9.
  @Test func anEventComesBeforeTheFrameOfItsTime() throws {
    for offset in [-5e-10, 0, 5e-10] {
      let simulation = try Simulation(
        dotScene { script, _ in
          let dot = script.dotController
          script.at(0.5 + offset) {
            CATransaction.setDisableActions(true)
            dot.dot.position = CGPoint(x: 30, y: 0)
          }
        })
      #expect(simulation.freeze(at: 0.49).center(of: "dot") == Point(0, 0))
      #expect(simulation.freeze(at: 0.5).center(of: "dot") == Point(30, 0))
    }
  }

  @Test func animationsStartAtTheTimeOfTheirEvent() throws {
    let simulation = try Simulation(
      dotScene { script, _ in
        let dot = script.dotController
        script.at(0.13) { dot.slide(by: 100, duration: 1) }
      })
    let x = try #require(simulation.freeze(at: 0.63).center(of: "dot")).x
    #expect(abs(x - 50) < 1e-9)
    #expect(simulation.freeze(at: 1.2).center(of: "dot") == Point(0, 0))
  }

  @Test func whatIsDoneByHandStartsNow() throws {
    let simulation = try Simulation(dotScene())
    simulation.advance(to: 0.5)
    simulation.perform {
      simulation.rootLayer.sublayers?.first?.sublayers?.first?.position = CGPoint(x: 8, y: 0)
    }
    let begin = try #require(simulation.freeze(at: 0.5).center(of: "dot")).x
    let middle = try #require(simulation.freeze(at: 0.6).center(of: "dot")).x
    #expect(begin == 0)
    #expect(middle > 0 && middle < 8)
    #expect(simulation.freeze(at: 0.75).center(of: "dot") == Point(8, 0))
  }

  @Test func simulationsDoNotShareTimeOrChance() throws {
    func draw(_ simulation: Simulation) -> [Int] {
      simulation.inScene { (0..<5).map { _ in Int.random(in: 0..<1_000_000) } }
    }
    let first = try Simulation(dotScene(seed: 4))
    first.advance(to: 1)
    let second = try Simulation(dotScene(seed: 4))
    #expect(second.sceneTime == 0)
    let other = try Simulation(dotScene(seed: 5))
    let numbers = draw(first)
    #expect(numbers == draw(second))
    #expect(numbers != draw(other))
    #expect(SceneContext.current == nil)
  }

  @Test func settingsReachTheScene() throws {
    let speed = SceneParameter(name: "speed", default: 1, range: 0...5, summary: "how fast")
    let scene = dotScene(parameters: [speed]) { script, settings in
      let dot = script.dotController
      script.at(0) { dot.slide(by: 10 * settings["speed"], duration: 1) }
    }
    let simulation = Simulation(scene, settings: try scene.settings(["speed": 3]))
    #expect(simulation.freeze(at: 0.5).center(of: "dot") == Point(15, 0))
  }

  @Test func aSimulationThatEndsLetsGoOfItsScene() throws {
    weak var controller: DotController?
    do {
      let simulation = try Simulation(
        dotScene { script, _ in
          let dot = script.dotController
          controller = dot
          script.at(0) {
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in dot.note("tick") }
          }
        })
      simulation.advance(to: 0.5)
      #expect(controller != nil)
    }
    #expect(controller == nil)
  }
}
