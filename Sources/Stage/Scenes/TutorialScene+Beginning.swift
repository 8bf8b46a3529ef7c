import UIKit

extension TutorialScene {
  /// Launches the app, or shows the controller that is made in a window.
  /// - Returns: The window, which nobody else keeps; nil for an app.
  @MainActor
  func begin(_ settings: SceneSettings) -> UIWindow? {
    if let launch {
      launch.start()
      return nil
    }
    let window = UIWindow(frame: CGRect(origin: .zero, size: settings.screenSize))
    // Controllers' views have no colour of their own; most apps' screens are white, or black in the dark.
    window.backgroundColor = .systemBackground
    window.rootViewController = makeRootViewController(settings)
    window.makeKeyAndVisible()
    return window
  }

  /// The root controller of the window that gets keys; one of no window where there is none.
  @MainActor
  static var shownController: UIViewController {
    let app = UIApplication.shared
    return app.keyWindow?.rootViewController ?? app.windows.last?.rootViewController
      ?? UIViewController()
  }
}
