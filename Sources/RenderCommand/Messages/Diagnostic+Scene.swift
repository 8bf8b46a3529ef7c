import Stage
import VirtualTime

extension Diagnostic {
  /// A scene cannot be shown: it went beyond a limit, or threw.
  init(_ error: any Error, in scene: TutorialScene) {
    if let limit = error as? ExceededLimit {
      self.init(
        .badData,
        "scene \(scene.id) at \(Quantity.plain(limit.sceneTime)) s: \(limit)")
    } else {
      self.init(.badData, "scene \(scene.id) cannot be rendered: \(error)")
    }
  }
}
