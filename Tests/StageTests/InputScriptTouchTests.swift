import Stage
import Testing
import UIKit

/// Writes down touches with their times.
private final class TouchDiary: UIView {
  var notes: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
  }

  private func note(_ what: String, _ touches: Set<UITouch>) {
    let place = touches.map { $0.location(in: self) }.min { $0.x < $1.x } ?? .zero
    let time = (CACurrentMediaTime() * 1000).rounded() / 1000
    notes.append("\(what) \(touches.count) \(place.x.rounded()) \(time)")
  }
}

/// Fingers in scripts.
@MainActor
@Suite struct InputScriptTouchTests {
  private func run(
    _ write: @escaping @MainActor @Sendable (inout InputScript) -> Void
  ) throws -> [String] {
    var diary: TouchDiary?
    let scene = TutorialScene(
      id: "touch", title: "", summary: "", screenSize: CGSize(width: 200, height: 200),
      duration: 3,
      makeRootViewController: { _ in UIViewController() },
      script: { script, _ in
        let view = TouchDiary(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.isMultipleTouchEnabled = true
        script.rootViewController.view.addSubview(view)
        write(&script)
      })
    let simulation = try Simulation(scene, settings: scene.settings())
    diary = simulation.rootLayer.sublayers?.first?.sublayers?.first?.delegate as? TouchDiary
    simulation.advance(to: 3)
    return diary?.notes ?? []
  }

  @Test func aTapIsAFingerDownAndUp() throws {
    let notes = try run { $0.tap(CGPoint(x: 50, y: 60), at: 0.5) }
    #expect(notes == ["began 1 50.0 0.5", "ended 1 50.0 0.55"])
  }

  @Test func aSwipeIsReportedSixtyTimesASecond() throws {
    let notes = try run {
      $0.swipe(
        from: CGPoint(x: 0, y: 50), to: CGPoint(x: 120, y: 50), at: 1, duration: 0.1)
    }
    #expect(
      notes == [
        "began 1 0.0 1.0", "moved 1 20.0 1.017", "moved 1 40.0 1.033", "moved 1 60.0 1.05",
        "moved 1 80.0 1.067", "moved 1 100.0 1.083", "ended 1 120.0 1.1",
      ])
  }

  @Test func aDragRestsAtItsEnd() throws {
    let notes = try run {
      $0.drag(
        through: [CGPoint(x: 0, y: 50), CGPoint(x: 60, y: 50), CGPoint(x: 0, y: 50)], at: 0,
        duration: 0.1, rest: 0.5)
    }
    #expect(notes.first == "began 1 0.0 0.0")
    #expect(notes.contains("moved 1 60.0 0.05"))
    #expect(notes.last == "ended 1 0.0 0.6")
    // A finger that rests is not reported.
    #expect(notes.count == 8)
  }

  @Test func aPinchHasTwoFingers() throws {
    let notes = try run {
      $0.pinch(around: CGPoint(x: 100, y: 100), from: 40, to: 100, at: 0, duration: 0.05)
    }
    #expect(notes.first == "began 2 80.0 0.0")
    #expect(notes.last == "ended 2 50.0 0.05")
  }
}
