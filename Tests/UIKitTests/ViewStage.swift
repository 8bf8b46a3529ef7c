import CoreGraphics
import QuartzCore
import RenderTree
import UIKit
import VirtualTime

/// A scene of its own with a window of 375 × 667 points at 2 pixels per point.
@MainActor
final class ViewStage {
  let context: SceneContext
  private(set) var window = UIWindow()

  /// A stage for a user with these languages, who wants text in that size.
  init(languages: [String] = [], textSize: UIContentSizeCategory = .large) {
    var screen = VirtualScreen(width: 375, height: 667, scale: 2)
    screen.textSize = textSize.rawValue
    context = SceneContext(screen: screen, seed: 1, languages: languages)
  }

  /// Runs `body` in a new scene whose window is shown with `controller`.
  static func run(
    _ controller: @MainActor () -> UIViewController = { UIViewController() },
    languages: [String] = [], textSize: UIContentSizeCategory = .large,
    _ body: @MainActor (ViewStage) throws -> Void
  ) rethrows {
    let stage = ViewStage(languages: languages, textSize: textSize)
    try SceneContext.$current.withValue(stage.context) {
      stage.window = UIWindow(frame: UIScreen.main.bounds)
      stage.window.rootViewController = controller()
      stage.window.makeKeyAndVisible()
      stage.advance(to: 0)
      try body(stage)
    }
  }

  /// The view of the window's root controller.
  var root: UIView { window.rootViewController?.view ?? window }

  /// Runs everything due up to `time`, each at its own time, and commits.
  func advance(to time: Double) {
    commit()
    context.callbacks.run(through: time, clock: context.clock) { self.commit() }
    context.clock.advance(to: time)
    commit()
  }

  private func commit() { RunLoopTurn.active.layoutAndCommit(root: window.layer) }

  /// What the window shows now.
  func frozen() -> RenderNode {
    TreeFreezer.freeze(window.layer, at: context.clock.now)
  }
}

extension RenderNode {
  /// This node and all below, parents first.
  var all: [RenderNode] {
    let mixed = dissolves.flatMap { [$0.from, $0.to].compactMap { $0 } }
    return [self] + (mixed + children).flatMap(\.all)
  }

  /// What the node itself mixes.
  var dissolves: [Dissolve] {
    content.compactMap { if case .dissolve(let dissolve) = $0 { dissolve } else { nil } }
  }
}
