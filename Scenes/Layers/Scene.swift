import Stage
import UIKit

/// Advanced layer animations: keyframes, shapes, gradients, pull to refresh, replicators
nonisolated public let scenes: [TutorialScene] = dogs + gradients + [refresh] + replicators

nonisolated private let dogs: [TutorialScene] = [
  dog("layers-dog-flight", "a dog flies round the screen", duration: 2) { $0.fly() },
  dog("layers-dog-wobble", "a dog rocks to and fro", duration: 2.5) { $0.wobble() },
  dog("layers-dog-circle-mask", "the same dog, cut to a circle", duration: 2.5) {
    $0.maskWithCircle()
    $0.wobble()
  },
  TutorialScene(
    id: "layers-dog-vs-fox", title: "Layers",
    summary: "two round pictures collide, squeeze, and part as squares", duration: 2.5,
    makeRootViewController: { _ in
      registerDrawings()
      return AvatarsViewController()
    },
    script: { script, settings in
      script.tap(CGPoint(x: settings.screenSize.width / 2, y: 100), at: 0)
    }),
]

nonisolated private func dog(
  _ id: String, _ summary: String, duration: Double,
  act: @escaping @MainActor @Sendable (DogViewController) -> Void
) -> TutorialScene {
  return TutorialScene(
    id: id, title: "Layers", summary: summary, duration: duration,
    makeRootViewController: { _ in
      registerDrawings()
      return DogViewController()
    },
    script: { script, _ in
      guard let controller = script.rootViewController as? DogViewController else { return }
      script.at(0) { act(controller) }
    })
}

nonisolated private let gradients: [TutorialScene] = [
  gradient("layers-gradient-static", "a bar from black to white to black", duration: 1),
  gradient("layers-gradient-bar", "its highlight moves", duration: 3, moves: true),
  gradient(
    "layers-gradient-wide", "a highlight three times as wide", duration: 3, isWide: true,
    moves: true),
  TutorialScene(
    id: "layers-slide-to-unlock", title: "Layers", summary: "text through which light runs",
    duration: 3
  ) { _ in UnlockViewController() },
]

nonisolated private func gradient(
  _ id: String, _ summary: String, duration: Double, isWide: Bool = false, moves: Bool = false
) -> TutorialScene {
  return TutorialScene(id: id, title: "Layers", summary: summary, duration: duration) { _ in
    let controller = GradientViewController()
    controller.isWide = isWide
    controller.loadViewIfNeeded()
    if moves { controller.animate() }
    return controller
  }
}

nonisolated private let refresh = TutorialScene(
  id: "layers-pull-to-refresh", title: "Layers",
  summary: "pulled down, a ring closes and an airplane flies round it", duration: 6.5,
  makeRootViewController: { _ in
    registerDrawings()
    return RefreshViewController()
  },
  script: { script, _ in
    guard let controller = script.rootViewController as? RefreshViewController else { return }
    script.during(0.3, 1.0, curve: .easeOut) { progress in
      controller.tableView.contentOffset.y = -130 * progress
    }
    script.at(1.2) {
      var target = controller.tableView.contentOffset
      controller.scrollViewWillEndDragging(
        controller.tableView, withVelocity: .zero, targetContentOffset: &target)
    }
  })

nonisolated private let replicators: [TutorialScene] = [
  replicator("layers-replicator-row", "46 copies of a dot", delay: 0, duration: 1) { _ in },
  replicator("layers-replicator-move", "each moves a little later", duration: 3) { $0.move() },
  replicator("layers-replicator-scale", "a wave", duration: 4) { $0.scale() },
  replicator("layers-replicator-fade", "a wave that fades", duration: 4) {
    $0.scale()
    $0.fade()
  },
  replicator("layers-replicator-tint", "from magenta to cyan and back", duration: 4) {
    $0.scale()
    $0.fade()
    $0.tint()
  },
  replicator("layers-replicator-swing", "the row swings", duration: 6) {
    $0.scale()
    $0.fade()
    $0.tint()
    $0.swing()
  },
]

nonisolated private func replicator(
  _ id: String, _ summary: String, delay: CFTimeInterval = 0.02, duration: Double,
  animate: @escaping @MainActor @Sendable (ReplicatorViewController) -> Void
) -> TutorialScene {
  return TutorialScene(id: id, title: "Layers", summary: summary, duration: duration) { _ in
    let controller = ReplicatorViewController()
    controller.loadViewIfNeeded()
    controller.replicator.instanceDelay = delay
    animate(controller)
    return controller
  }
}

@MainActor
private func registerDrawings() {
  SceneDrawings.register("dog", size: CGSize(width: 90, height: 90)) { _ in drawDog() }
  SceneDrawings.register("fox", size: CGSize(width: 90, height: 90)) { _ in drawFox() }
  SceneDrawings.register("airplane", size: CGSize(width: 30, height: 30)) { _ in drawAirplane() }
}
