import Stage
import Testing
import UIKit

/// Taps and typing on what is found when it is time for it.
@MainActor
@Suite struct InputScriptTextTests {
  private final class Field: UIView, UIKeyInput {
    var text = ""
    var hasText: Bool { !text.isEmpty }
    override var canBecomeFirstResponder: Bool { true }
    func insertText(_ text: String) { self.text += text + "." }
    func deleteBackward() { _ = text.popLast() }
  }

  private final class Controller: UIViewController {
    var notes: [String] = []
    let field = Field()

    func note(_ sender: UIButton) {
      let time = (CACurrentMediaTime() * 1000).rounded() / 1000
      notes.append("\(sender.currentTitle ?? "") \(time)")
    }

    func button(_ title: String, at y: CGFloat) -> UIButton {
      let button = UIButton(frame: CGRect(x: 20, y: y, width: 100, height: 40))
      button.setTitle(title, for: .normal)
      button.addTarget(self, action: Controller.note, for: .touchUpInside)
      view.addSubview(button)
      return button
    }
  }

  private func run(
    _ prepare: @escaping @MainActor @Sendable (Controller) -> Void,
    script: @escaping @MainActor @Sendable (inout InputScript) -> Void
  ) throws -> (controller: Controller, missed: [String]) {
    let scene = TutorialScene(
      id: "text", title: "", summary: "", screenSize: CGSize(width: 200, height: 300), duration: 3,
      makeRootViewController: { _ in Controller() },
      script: { events, _ in
        if let controller = events.rootViewController as? Controller { prepare(controller) }
        script(&events)
      })
    let simulation = try Simulation(scene, settings: scene.settings())
    simulation.advance(to: 3)
    let controller = try #require(
      simulation.inScene { UIApplication.shared.windows.first?.rootViewController as? Controller })
    return (controller, simulation.missedActions)
  }

  @Test func aTitleIsTappedWhereItIsThen() throws {
    let (controller, missed) = try run({ controller in
      let button = controller.button("Start", at: 20)
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in button.center.y = 200 }
    }) {
      $0.tap("Start", at: 0.5)
      $0.tap("start", at: 1.5)
    }
    #expect(controller.notes == ["Start 0.55", "Start 1.55"])
    #expect(missed.isEmpty)
  }

  @Test func namesForAccessibilityAreFound() throws {
    let (controller, _) = try run({ controller in
      controller.button("A", at: 20).accessibilityIdentifier = "first"
      controller.button("B", at: 100).accessibilityLabel = "Second"
    }) {
      $0.tap("first", at: 0)
      $0.tap("Second", at: 1)
    }
    #expect(controller.notes == ["A 0.05", "B 1.05"])
  }

  @Test func theOneInFrontCountsAndOneThatCanBePressedBeforeALabel() throws {
    let (controller, _) = try run({ controller in
      _ = controller.button("Go", at: 20)
      _ = controller.button("Go", at: 100)
      let label = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 20))
      label.text = "Go"
      controller.view.addSubview(label)
      controller.button("Go", at: 240).isHidden = true
      controller.button("Go", at: 240).frame.origin.x = 500
      controller.view.subviews[1].accessibilityIdentifier = "front"
    }) { $0.tap("Go", at: 0) }
    #expect(controller.notes == ["Go 0.05"])
    #expect(controller.view.subviews[1].accessibilityIdentifier == "front")
  }

  @Test func whatIsNotThereIsMissedWithWhatThereIs() throws {
    let (controller, missed) = try run({ controller in
      _ = controller.button("Start", at: 20)
      _ = controller.button("Stop", at: 100)
    }) { $0.tap("Reset", at: 0.5) }
    #expect(controller.notes.isEmpty)
    #expect(missed.count == 1)
    #expect(missed.first?.contains("at 0.5 s, tap \"Reset\"") == true)
    #expect(
      missed.first?.contains("\"Start\"") == true && missed.first?.contains("\"Stop\"") == true)
  }

  @Test func charactersGoToTheFirstResponder() throws {
    let (controller, missed) = try run({ controller in
      controller.view.addSubview(controller.field)
      Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in
        controller.field.becomeFirstResponder()
      }
    }) {
      $0.type("no", at: 0.5)
      $0.type("yes", at: 1.5)
    }
    #expect(controller.field.text == "y.e.s.")
    #expect(missed.count == 1)
    #expect(missed.first?.contains("type \"no\"") == true)
  }

  @Test func actionsOfACommandComeAfterTheScenesOwn() throws {
    let scene = TutorialScene(
      id: "both", title: "", summary: "", screenSize: CGSize(width: 200, height: 300), duration: 3,
      makeRootViewController: { _ in Controller() },
      script: { script, _ in
        if let controller = script.rootViewController as? Controller {
          _ = controller.button("A", at: 20)
          _ = controller.button("B", at: 100)
        }
        script.tap("A", at: 1)
      })
    let both = scene.adding([
      UserAction(time: 1.2, kind: .tap(.text("B"))),
      UserAction(time: 0.5, kind: .tap(.point(CGPoint(x: 70, y: 40)))),
    ])
    let simulation = try Simulation(both, settings: scene.settings())
    simulation.advance(to: 3)
    let view = simulation.rootLayer.sublayers?.first?.delegate as? UIView
    #expect((view?.next as? Controller)?.notes == ["A 0.55", "A 1.05", "B 1.25"])
  }
}
