import CoreGraphics
import VirtualTime

/// How an app begins: what `UIApplicationMain` does, for a scene.
public struct AppLaunch: Sendable {
  private let delegate: (@MainActor @Sendable () -> any UIApplicationDelegate)?
  private let sceneDelegate: (@MainActor @Sendable () -> any UISceneDelegate)?
  private let hasScenes: Bool
  private let initialController: (@MainActor @Sendable () -> UIViewController?)?

  /// A launch with what an app's Info.plist and attributes name.
  /// - Parameters:
  ///   - delegate: Makes the app's delegate; nil: it has none.
  ///   - sceneDelegate: Makes the delegate of the scene, unless the app's delegate names another class in
  ///     `application(_:configurationForConnecting:options:)`.
  ///   - hasScenes: True where Info.plist has a manifest of scenes, as it has where it names a delegate.
  ///   - initialController: Makes the controller that the main storyboard begins with; nil: the app has no
  ///     main storyboard.
  public init(
    delegate: (@MainActor @Sendable () -> any UIApplicationDelegate)? = nil,
    sceneDelegate: (@MainActor @Sendable () -> any UISceneDelegate)? = nil,
    hasScenes: Bool = false,
    initialController: (@MainActor @Sendable () -> UIViewController?)? = nil
  ) {
    self.delegate = delegate
    self.sceneDelegate = sceneDelegate
    self.hasScenes = hasScenes || sceneDelegate != nil
    self.initialController = initialController
  }

  /// Launches the app in the running scene. Delegates and controllers are told as on iOS, but for
  /// `viewDidAppear`, which comes at the end of the turn. What it shows is in `UIApplication.shared.windows`;
  /// an app that shows nothing is noted.
  @MainActor
  package func start() {
    let app = UIApplication.shared
    app.applicationState = .inactive
    let delegate = delegate?()
    app.launchedDelegate = delegate
    app.delegate = delegate
    _ = delegate?.application(app, willFinishLaunchingWithOptions: nil)
    let session = UISceneSession(
      UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    var window: UIWindow?
    if !hasScenes, let controller = initialController?() {
      window = Self.window(showing: controller)
      delegate?.window = window
    }
    _ = delegate?.application(app, didFinishLaunchingWithOptions: nil)
    delegate?.applicationDidFinishLaunching(app)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: app)
    if hasScenes {
      connect(session, to: app)
    } else if let window, (delegate?.heldWindow ?? window) === window {
      // What the delegate put in its place is shown by the delegate.
      app.launchedWindow = window
      window.makeKeyAndVisible()
    }
    app.applicationState = .active
    delegate?.applicationDidBecomeActive(app)
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: app)
    if app.windows.isEmpty {
      SceneContext.active.unsupported("an app that shows no window", at: "UIApplication")
    } else if app.keyWindow == nil {
      app.windows.last?.makeKey()
    }
  }

  @MainActor
  private static func window(showing controller: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = controller
    return window
  }

  @MainActor
  private func connect(_ session: UISceneSession, to app: UIApplication) {
    let options = UIScene.ConnectionOptions()
    if let configuration = app.delegate?.application(
      app, configurationForConnecting: session, options: options)
    {
      session.configuration = configuration
    }
    let sceneClass = session.configuration.sceneClass as? UIScene.Type
    let scene = (sceneClass ?? UIWindowScene.self).init(
      session: session, connectionOptions: options)
    let sceneDelegate = session.configuration.madeDelegate ?? self.sceneDelegate?()
    scene.delegate = sceneDelegate
    app.connectedScenes = [scene]
    var window: UIWindow?
    let windowDelegate = sceneDelegate as? any UIWindowSceneDelegate
    if let controller = initialController?() {
      window = Self.window(showing: controller)
      window?.windowScene = scene as? UIWindowScene
      windowDelegate?.window = window
      app.launchedWindow = window
    }
    let center = NotificationCenter.default
    center.post(name: UIScene.willConnectNotification, object: scene)
    sceneDelegate?.scene(scene, willConnectTo: session, options: options)
    let current = windowDelegate?.heldWindow ?? window
    if let window, current === window { window.makeKeyAndVisible() }
    scene.activationState = .foregroundInactive
    sceneDelegate?.sceneWillEnterForeground(scene)
    center.post(name: UIScene.willEnterForegroundNotification, object: scene)
    scene.activationState = .foregroundActive
    sceneDelegate?.sceneDidBecomeActive(scene)
    center.post(name: UIScene.didActivateNotification, object: scene)
  }
}

extension UISceneConfiguration {
  /// A delegate of the class that is named; nil where none is, or nothing is known of it.
  fileprivate var madeDelegate: (any UISceneDelegate)? {
    guard let delegateClass else { return nil }
    let delegate = ClassRecord.of(delegateClass)?.make?() as? any UISceneDelegate
    if delegate == nil {
      SceneContext.active.unsupported(
        "the scene delegate \(delegateClass), which cannot be made", at: "UISceneConfiguration")
    }
    return delegate
  }
}
