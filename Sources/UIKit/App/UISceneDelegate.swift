import CoreGraphics

/// Told what happens to a scene. All of it may be left out.
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is about to be shown; its storyboard is loaded and not yet shown.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene comes to the front.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene is in front.
  func sceneDidBecomeActive(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  public func sceneWillEnterForeground(_ scene: UIScene) {}

  public func sceneDidBecomeActive(_ scene: UIScene) {}
}

/// The delegate of a scene with windows.
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, WindowOwner {
  /// The window that a storyboard is shown in.
  @_disfavoredOverload
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  var heldWindow: UIWindow? { self.window }
}
