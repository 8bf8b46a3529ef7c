package import QuartzCore
package import RenderTree
import UIKit
import VirtualTime

extension Simulation {
  /// Seconds since the scene began.
  public var sceneTime: Double { context.clock.now }

  /// Lets the scene run until `sceneTime` seconds; an earlier time changes nothing.
  ///
  /// Timers, delayed blocks, the script, display links and the ends of animations run in order of
  /// time, each with the clock at its own time; after each comes layout and the commit of what it
  /// changed, so that its animations start there. Nothing is bound to the times asked for here
  /// but what the script moves by time alone.
  public func advance(to sceneTime: Double) {
    loop.advance(to: sceneTime)
    let now = context.clock.now
    let motions = motions.filter { $0.start < now && now < $0.end }
    if !motions.isEmpty { perform { motions.forEach { $0.act(at: now) } } }
  }

  /// Does `action` now, as if the user had done it, with layout and commit after it.
  public func perform(_ action: @MainActor () -> Void) {
    loop.inside(action)
    loop.endTurn()
  }

  /// What the screen shows at `sceneTime` seconds. The scene is let run until then; going back is
  /// not possible. With `takesOver` false all is made anew, also what stands still: the same.
  package func freeze(at sceneTime: Double, takesOver: Bool = true) -> RenderNode {
    advance(to: sceneTime)
    return inScene {
      guard takesOver, !RunningAnimators.areMoving else {
        return RunningAnimators.showing(at: sceneTime) {
          TreeFreezer.freeze(rootLayer, at: sceneTime)
        }
      }
      return still.node(of: rootLayer, at: sceneTime)
    }
  }

  /// What every layer shows at `sceneTime` seconds, as numbers.
  package func inspect(at sceneTime: Double) -> OrderedJSON {
    advance(to: sceneTime)
    return inScene {
      RunningAnimators.showing(at: sceneTime) { LayerInspection.tree(of: rootLayer, at: sceneTime) }
    }
  }

  /// What the user was to do and could not so far, a line each.
  package var missedActions: [String] { inScene { MissedActions.all } }

  /// Runs `body` with this scene as the current one.
  package func inScene<Result>(_ body: () throws -> Result) rethrows -> Result {
    try loop.inside(body)
  }

  private var loop: TurnLoop { TurnLoop(context: context) { self.rootLayer } }
}
