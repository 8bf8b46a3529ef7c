import Stage
import UIKit

nonisolated public let scene = TutorialScene(
  id: "heart", title: "Heart", summary: "a dot that grows and shrinks", duration: 2,
  parameters: [
    SceneParameter(
      name: "growth", default: 2, range: 1...4, unit: "", summary: "How large it grows.")
  ],
  makeRootViewController: { settings in HeartController(growth: settings["growth"]) },
  script: { script, _ in
    script.tap(CGPoint(x: 187, y: 333), at: 0.5)
    script.drag(from: CGPoint(x: 187, y: 500), to: CGPoint(x: 187, y: 200), at: 1, duration: 0.3)
  })
