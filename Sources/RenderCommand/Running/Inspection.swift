import Limits
import QuartzCore
import Stage

/// `render inspect`: what every layer shows at one time.
@MainActor
struct Inspection {
  private let staging: Staging
  private let sceneTime: Double
  private let isJSON: Bool

  init(_ arguments: InspectArguments, scenes: SceneList) throws(Diagnostic) {
    staging = try Staging(of: arguments.scene, arguments.staging, scenes: scenes)
    sceneTime = try RenderPlan.time(arguments.at ?? "0", of: "--at").seconds(at: staging.rate)
    isJSON = arguments.json
  }

  func write() throws(Diagnostic) {
    try Console.write(try DeepStack.run { () throws(Diagnostic) -> String in try text })
  }

  /// What is written.
  private var text: String {
    get throws(Diagnostic) {
      let simulation = Simulation(
        staging.scene, settings: staging.settings, pixelsPerPoint: staging.usualScale)
      let root = simulation.inspect(at: sceneTime)
      do { try simulation.checkLimits() } catch { throw Diagnostic(error, in: staging.scene) }
      if let missed = simulation.missedActions.first { throw Diagnostic(.badData, missed) }
      let size = staging.settings.screenSize
      if isJSON {
        let document = OrderedJSON.object([
          ("scene", .string(staging.scene.id)),
          ("time", .number(sceneTime)),
          ("screen", .array([.number(size.width), .number(size.height)])),
          ("root", root),
        ])
        return document.text + "\n"
      } else {
        let screen = Quantity.plain(size.width) + "x" + Quantity.plain(size.height)
        return "\(staging.scene.id) at \(Quantity.plain(sceneTime)) s on \(screen) points\n"
          + LayerOutline(root).text
      }
    }
  }
}
