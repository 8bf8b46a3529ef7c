import Stage
import UIKit

/// One thing of an author's own project that can be shown. The program that is generated for a project makes
/// them.
@MainActor
public struct ProjectScene {
  let scene: TutorialScene

  /// How long the clip of a project is, seconds, where nothing is said: an app has no end.
  public static let usualDuration = 3.0

  /// A thing called `id` on command lines and `title` for people.
  public init(_ id: String, title: String, _ subject: Subject) {
    var scene = subject.scene(id, title)
    scene.hasEnd = false
    self.scene = scene
  }

  /// What is shown, and how it is made.
  public struct Subject {
    let scene: @MainActor (_ id: String, _ title: String) -> TutorialScene

    /// A scene made by `scene` of its id and title.
    init(scene: @escaping @MainActor (_ id: String, _ title: String) -> TutorialScene) {
      self.scene = scene
    }
  }
}

extension ProjectScene.Subject {
  /// What fills the screen with the view of a controller.
  init(_ make: @escaping @MainActor @Sendable (SceneSettings) -> UIViewController) {
    self.init { id, title in
      TutorialScene(
        id: id, title: title, summary: title, duration: ProjectScene.usualDuration, assets: .main,
        makeRootViewController: make)
    }
  }
}
