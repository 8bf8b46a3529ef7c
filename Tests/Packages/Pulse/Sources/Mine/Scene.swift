import Stage
import UIKit

nonisolated public let scenes: [TutorialScene] = [
  TutorialScene(
    id: "mine", title: "Mine", summary: "a button that jumps", duration: 3,
    makeRootViewController: { _ in ViewController() },
    script: { script, _ in
      script.tap(CGPoint(x: 187, y: 333), at: 0.5)
    })
]
