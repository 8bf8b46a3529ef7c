import Stage
import UIKit

/// Study notes: a transition between screens, a ball that bounces, and water in a gauge
nonisolated public let scenes: [TutorialScene] = [
  TutorialScene(
    id: "notes-transition", title: "Notes",
    summary: "a swipe up slides a screen in, a swipe down out",
    duration: 2.5, makeRootViewController: { _ in TransViewController() },
    script: { script, _ in
      // A finger swipes when it has gone 50 points: at its second report, at 0.5 s and 1.5 s.
      let (low, high) = (CGPoint(x: 187, y: 450), CGPoint(x: 187, y: 250))
      script.swipe(from: low, to: high, at: 0.5 - 2.0 / 60, duration: 0.1)
      script.swipe(from: high, to: low, at: 1.5 - 2.0 / 60, duration: 0.1)
    }),
  ball(
    "notes-bouncing-ball", "a ball that loses nothing: after six seconds it is back", duration: 6),
  ball(
    "notes-bouncing-ball-lossy", "a ball that slows down at every contact", elasticity: 0.92,
    duration: 12),
  ball(
    "notes-bouncing-ball-floor", "the same ball over a fixed floor", elasticity: 0.92,
    hasFloor: true, duration: 12),
  TutorialScene(
    id: "notes-bouncing-ball-outlines", title: "Notes",
    summary: "why it slows down: a circle as a path has corners, an ellipse has none", duration: 12,
    parameters: [
      SceneParameter(
        name: "speed", default: 400, range: 10...2000, unit: "pt/s",
        summary: "how fast both balls are at the start")
    ]
  ) { settings in BallOutlinesViewController(speed: CGFloat(settings["speed"])) },
  TutorialScene(
    id: "notes-water-wave", title: "Notes", summary: "water that runs in a round gauge", duration: 3
  ) { _ in
    let controller = WaterViewController()
    controller.loadViewIfNeeded()
    controller.progressView.changeWaterLevel(to: 0.5)
    return controller
  },
  TutorialScene(
    id: "notes-water-progress", title: "Notes", summary: "the water rises in four steps",
    duration: 9,
    parameters: [
      SceneParameter(
        name: "percentage", default: 0, range: 0...1, summary: "1 shows the level in percent")
    ],
    makeRootViewController: { settings in
      let controller = WaterViewController()
      controller.loadViewIfNeeded()
      controller.percentLabel.isHidden = settings["percentage"] < 0.5
      return controller
    },
    script: { script, _ in
      guard let controller = script.rootViewController as? WaterViewController else { return }
      for (step, time) in [1.0, 2.5, 4.0, 5.5].enumerated() {
        script.at(time) { controller.setProgress(CGFloat(step + 1) / 4) }
      }
    }),
]

nonisolated private func ball(
  _ id: String, _ summary: String, elasticity: Double = 1, hasFloor: Bool = false, duration: Double
) -> TutorialScene {
  return TutorialScene(
    id: id, title: "Notes", summary: summary, duration: duration,
    parameters: [
      SceneParameter(
        name: "elasticity", default: elasticity, range: 0...1,
        summary: "how much of its speed the ball keeps")
    ]
  ) { settings in
    BallViewController(elasticity: CGFloat(settings["elasticity"]), hasFloor: hasFloor)
  }
}
