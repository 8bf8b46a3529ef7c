import CoreGraphics
import Limits
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
  /// Of a scene that makes a controller, its window; an app keeps its own.
  private let window: UIWindow?
  /// What was frozen last.
  var still = StillTree()
  /// Of the script: what goes on for a while.
  private(set) var motions: [ScriptedMotion] = []

  /// Opens the scene at time 0 on a screen of `pixelsPerPoint`.
  public init(_ scene: TutorialScene, settings: SceneSettings, pixelsPerPoint: Double = 1) {
    SceneActivity.enter()
    defer { SceneActivity.leave() }
    self.scene = scene
    self.settings = settings
    let context = SceneContext(
      screen: settings.screen(pixelsPerPoint: pixelsPerPoint), seed: scene.seed,
      assets: scene.assets, languages: settings.languages, fontFolders: settings.fontFolders)
    self.context = context
    let begun = context.run {
      DeepStack.run { Self.begin(scene, settings: settings, in: context) }
    }
    window = begun.window
    motions = begun.motions
  }

  /// Shows the scene, writes the script down and ends the first turn.
  private static func begin(
    _ scene: TutorialScene, settings: SceneSettings, in context: SceneContext
  ) -> (window: UIWindow?, motions: [ScriptedMotion]) {
    let window = scene.begin(settings)
    var script = InputScript(rootViewController: TutorialScene.shownController)
    scene.script(&script, settings)
    for event in script.events { context.schedule(at: event.sceneTime, event.action) }
    for motion in script.motions {
      for time in motion.times { context.schedule(at: time) { motion.act(at: time) } }
    }
    RunLoopTurn.active.layoutAndCommit(root: ScreenWindows.active.rootLayer)
    return (window, script.motions)
  }

  deinit {
    // Waiting callbacks hold what they work on, and that may hold the context.
    context.callbacks.removeAll()
  }

  /// The root of all that is shown: the window's layer, or one that holds those of several windows.
  public var rootLayer: CALayer {
    SceneContext.$current.withValue(context) { ScreenWindows.active.rootLayer }
  }

  /// Throws what the scene did too much of, once it has: time stands still then, and what it shows is not
  /// what it asked for.
  package func checkLimits() throws(ExceededLimit) { try context.checkLimits() }

  /// What the scene asked for and did not get so far.
  package var ledger: UnsupportedLedger { context.ledger }

  /// The faces of font folders that text was set in, with their versions: `NotoSansThai-Regular=2.001`.
  package var fontsFromFolders: [String] {
    SceneContext.$current.withValue(context) { SceneFonts.current.usedFromFolders }
  }
}
