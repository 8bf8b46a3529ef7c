public import QuartzCore
import UIKit
package import VirtualTime

/// One scene on its virtual screen, on its way through virtual time.
///
/// What a moment looks like depends on the scene and its settings alone, not on the moments that
/// were looked at before: nothing happens on the way but the scene's own callbacks, each at its own
/// time.
@MainActor
public final class Simulation {
  /// What is being run.
  public let scene: TutorialScene
  /// The screen and parameters it is run with.
  public let settings: SceneSettings
  /// Its clock, its callbacks, its chance.
  package let context: SceneContext
  private let window: UIWindow
  /// What was frozen last.
  var still = StillTree()
  /// Of the script: what goes on for a while.
  private(set) var motions: [ScriptedMotion] = []

  /// Opens the scene at time 0 on a screen of `pixelsPerPoint`.
  public init(_ scene: TutorialScene, settings: SceneSettings, pixelsPerPoint: Double = 1) {
    self.scene = scene
    self.settings = settings
    let size = settings.screenSize
    let context = SceneContext(
      screen: VirtualScreen(
        width: Double(size.width), height: Double(size.height), scale: pixelsPerPoint),
      seed: scene.seed, assets: scene.assets)
    self.context = context
    var motions: [ScriptedMotion] = []
    window = SceneContext.$current.withValue(context) {
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      let controller = scene.makeRootViewController(settings)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      var script = InputScript(rootViewController: controller)
      scene.script(&script, settings)
      for event in script.events { context.schedule(at: event.sceneTime, event.action) }
      motions = script.motions
      for motion in motions {
        for time in motion.times { context.schedule(at: time) { motion.act(at: time) } }
      }
      RunLoopTurn.active.layoutAndCommit(root: window.layer)
      return window
    }
    self.motions = motions
  }

  deinit {
    // Waiting callbacks hold what they work on, and that may hold the context.
    context.callbacks.removeAll()
  }

  /// The window's layer: the root of all that is shown.
  public var rootLayer: CALayer { window.layer }

  /// What the scene asked for and did not get so far.
  package var ledger: UnsupportedLedger { context.ledger }
}
