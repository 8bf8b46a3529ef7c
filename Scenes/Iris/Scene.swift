import Stage
import UIKit

/// An assistant that listens and answers, from its single dot to the challenge
nonisolated public let scenes: [TutorialScene] = [
  introduction("iris-intro-row", "a replicator's copies side by side", .row, count: 7),
  introduction(
    "iris-intro-tint", "each copy a step further from magenta to cyan", .tinted, count: 7),
  introduction("iris-intro-circle", "each copy turned a step further", .circle, count: 12),
  stage("iris-dot", "one dot at the right edge", .dot, duration: 1),
  stage("iris-copies-stacked", "46 copies in one place", .copiesStacked, duration: 1),
  stage("iris-row", "46 copies in a row", .row, duration: 1),
  stage("iris-move", "all copies move together", .move, duration: 3),
  stage("iris-move-delay", "each copy moves a little later", .moveDelay, duration: 3),
  stage("iris-scale", "a wave: each copy grows a little later", .scale, duration: 4),
  stage("iris-scale-easein", "the wave with another curve", .scaleEaseIn, duration: 4),
  stage("iris-fade", "the copies fade as they grow", .fade, duration: 4),
  stage("iris-tint", "from magenta to cyan and back", .tint, duration: 4),
  stage("iris-rotate-initial", "the row starts to turn", .rotateInitial, duration: 4),
  stage("iris-rotate", "the row swings to and fro", .rotate, duration: 6),
  conversation(
    "iris-end", "the answer ends and the wave comes to rest", duration: 6, listens: false
  ) { script, _ in
    let controller = script.rootViewController as? ViewController
    script.at(0) { controller?.startSpeaking() }
  },
  conversation(
    "iris-mic", "a voice, and the answer to it", duration: 10,
    make: { listen(StoryboardViewController(), $0) },
    script: touches),
  conversation(
    "iris-mic-stuck", "the same without a reset: the voice never stops", duration: 10,
    make: { listen(StuckViewController(), $0) }, script: touches),
  conversation(
    "iris-challenge", "the same with a smooth change from voice to answer", duration: 10,
    parameters: [
      SceneParameter(
        name: "tintDuration", default: 0.1, range: 0.01...10, unit: "s",
        summary: "from green to magenta; more than 0.1 s leaves the last copies a jump")
    ],
    make: { settings in
      let controller = ChallengeViewController()
      controller.tintDuration = settings["tintDuration"]
      return listen(controller, settings)
    },
    script: touches),
]

nonisolated private func introduction(
  _ id: String, _ summary: String, _ picture: IntroductionViewController.Picture, count: Int
) -> TutorialScene {
  return TutorialScene(
    id: id, title: "Iris", summary: summary, duration: 1,
    parameters: [
      SceneParameter(
        name: "count", default: Double(count), range: 1...100,
        summary: "how many there are, the original among them")
    ]
  ) { settings in
    IntroductionViewController(picture, count: Int(settings["count"].rounded()))
  }
}

nonisolated private func stage(
  _ id: String, _ summary: String, _ stage: Stage, duration: Double
) -> TutorialScene {
  return TutorialScene(
    id: id, title: "Iris", summary: summary, duration: duration
  ) { _ in
    let controller = StoryboardViewController()
    stage.prepare(controller)
    return controller
  }
}

nonisolated private func conversation(
  _ id: String, _ summary: String, duration: Double, parameters: [SceneParameter] = [],
  listens: Bool = true,
  make: @escaping @MainActor @Sendable (SceneSettings) -> ViewController = { _ in
    StoryboardViewController()
  },
  script: @escaping @MainActor @Sendable (inout InputScript, SceneSettings) -> Void
) -> TutorialScene {
  return TutorialScene(
    id: id, title: "Iris", summary: summary, duration: duration, parameters: parameters,
    listens: listens, makeRootViewController: make, script: script)
}

/// The same controller, hearing what was recorded
@MainActor
private func listen(_ controller: ViewController, _ settings: SceneSettings) -> ViewController {
  controller.monitor.recordedLevels = settings.sound?.decibels
  return controller
}

/// Half a second after the start somebody presses the button, and speaks for three
@MainActor
private func touches(_ script: inout InputScript, _ settings: SceneSettings) {
  let size = settings.screenSize
  script.longPress(CGPoint(x: size.width / 2, y: size.height - 116), at: 0.5, duration: 3)
}
