import VirtualTime

/// The animators of a scene that have been started, so that a picture between two of their steps
/// shows things where they are at its moment.
@MainActor
package final class RunningAnimators {
  private var animators: [Weak] = []

  private struct Weak {
    weak var animator: UIDynamicAnimator?
  }

  static func of(_ context: SceneContext) -> RunningAnimators {
    context.service { RunningAnimators() }
  }

  func add(_ animator: UIDynamicAnimator) {
    animators.removeAll { $0.animator == nil || $0.animator === animator }
    animators.append(Weak(animator: animator))
  }

  /// True while one of the running scene's animators is at work.
  package static var areMoving: Bool {
    of(SceneContext.active).animators.contains { $0.animator?.isRunning == true }
  }

  /// Runs `body` with the items of the running scene's animators where they are at `sceneTime`,
  /// and puts them back to where they were at the last step.
  package static func showing<Result>(at sceneTime: Double, _ body: () throws -> Result) rethrows
    -> Result
  {
    let restore = of(SceneContext.active).animators.compactMap {
      $0.animator?.show(at: sceneTime)
    }
    defer { for putBack in restore.reversed() { putBack() } }
    return try body()
  }
}
