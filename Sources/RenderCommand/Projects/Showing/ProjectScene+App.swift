import Stage
public import UIKit

extension ProjectScene.Subject {
  /// An application from its start.
  /// - Parameters:
  ///   - delegate: Makes the application's delegate; nil where it has none.
  ///   - sceneDelegate: Makes the delegate of its scene; nil where it has no scenes.
  ///   - mainStoryboard: The name of the storyboard that it begins with, where it does.
  public static func app(
    delegate: (@MainActor @Sendable () -> any UIApplicationDelegate)?,
    sceneDelegate: (@MainActor @Sendable () -> any UISceneDelegate)?, mainStoryboard: String?
  ) -> Self {
    var initialController: (@MainActor @Sendable () -> UIViewController?)?
    if let mainStoryboard {
      initialController = {
        UIStoryboard(name: mainStoryboard, bundle: nil).instantiateInitialViewController()
      }
    }
    let launch = AppLaunch(
      delegate: delegate, sceneDelegate: sceneDelegate, initialController: initialController)
    return Self { id, title in
      TutorialScene(
        id: id, title: title, summary: title, duration: ProjectScene.usualDuration, assets: .main,
        launching: launch)
    }
  }
}
