import CoreGraphics
import VirtualTime

/// Told what happens to an app. All of it may be left out.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol, WindowOwner {
  /// The window that a main storyboard is shown in.
  @_disfavoredOverload
  var window: UIWindow? { get set }
  /// The app is being launched; its storyboard is not loaded.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app is as good as launched; its storyboard is loaded and not yet shown.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// What came before `application(_:didFinishLaunchingWithOptions:)`, and is called after it.
  func applicationDidFinishLaunching(_ application: UIApplication)
  /// The app is in front.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// How to set up the scene that is about to be connected.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Before iOS 10: in which of the ways that the app asked for the user is told.
  func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings)
}

extension UIApplicationDelegate {
  @_disfavoredOverload
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  var heldWindow: UIWindow? { self.window }

  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  public func applicationDidBecomeActive(_ application: UIApplication) {}

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }

  public func application(
    _ application: UIApplication, didRegister notificationSettings: UIUserNotificationSettings
  ) {}
}
