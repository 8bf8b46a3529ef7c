import Limits
import QuartzCore
import VirtualTime

/// Virtual time for one tree of layers: what falls due runs at its own time, and after each such
/// turn comes layout and the commit of what it changed.
@MainActor
struct TurnLoop {
  /// Clock, callbacks, chance.
  let context: SceneContext
  /// The root of all that is shown, at the time.
  private let root: @MainActor () -> CALayer

  init(context: SceneContext, root: @escaping @MainActor () -> CALayer) {
    self.context = context
    self.root = root
  }

  /// Events this much later than the time asked for, in seconds, still count as before it.
  private static let tolerance = 1e-9

  /// Runs everything due until `sceneTime` seconds and leaves the clock there; an earlier time
  /// changes nothing. Time stands still once the scene has gone beyond a limit.
  func advance(to sceneTime: Double) {
    SceneActivity.enter()
    defer { SceneActivity.leave() }
    inside {
      context.callbacks.run(
        through: sceneTime + Self.tolerance, clock: context.clock,
        afterEach: endTurn, until: { context.exceededLimit != nil })
      guard context.exceededLimit == nil else { return }
      context.clock.advance(to: sceneTime)
    }
  }

  /// Layout, display and commit, as at the end of a turn of the run loop.
  func endTurn() {
    inside { RunLoopTurn.active.layoutAndCommit(root: root()) }
    SceneActivity.reached(context.clock.now)
  }

  /// Runs `body` with the context as the current one, and on a stack for deep trees.
  func inside<Result>(_ body: () throws -> Result) rethrows -> Result {
    try context.run { try DeepStack.run(body) }
  }
}
