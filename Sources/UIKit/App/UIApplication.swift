public import CoreGraphics
import VirtualTime

/// The app that the scene stands for.
@MainActor
open class UIApplication: UIResponder {
  /// Whether the app is in front.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// The only app.
  public class var shared: UIApplication { SceneContext.active.service { UIApplication() } }

  // MARK: Parts

  /// Told what happens to the app. An app that was launched keeps its delegate.
  open weak var delegate: (any UIApplicationDelegate)?
  /// The delegate of an app that was launched.
  final var launchedDelegate: (any UIApplicationDelegate)?
  /// The window that the main storyboard was shown in.
  final var launchedWindow: UIWindow?
  /// The scenes of an app that has any.
  open internal(set) var connectedScenes: Set<UIScene> = []
  /// The sessions of `connectedScenes`.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }
  /// Tablets and phones show one scene here.
  open var supportsMultipleScenes: Bool { false }

  /// The window that gets keys.
  open var keyWindow: UIWindow? { ScreenWindows.active.key }

  /// The windows that are shown, those in front last.
  open var windows: [UIWindow] { ScreenWindows.active.windowsOfApp }

  /// Active, but for the time until it has been launched.
  open internal(set) var applicationState: State = .active

  /// Whether the device stays awake; it always does.
  open var isIdleTimerDisabled = false
  /// Stored; no badges are drawn.
  open var applicationIconBadgeNumber = 0
  /// Stored; no indicator is drawn.
  open var isNetworkActivityIndicatorVisible = false
  /// Seconds that an app in the background would have left: without end.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  open override var next: UIResponder? { delegate as? UIResponder }

  // MARK: Events

  /// Hands an event to the windows that its touches began in.
  open func sendEvent(_ event: UIEvent) {
    for window in TouchScreen.active.windows(of: event) { window.sendEvent(event) }
  }

  /// Calls the method of that name on `target`, or without a target on the first responder that has it:
  /// from the sender on where that is one, then from the first responder on. It gets the sender and the
  /// event.
  /// - Returns: false when nobody has it, which is noted.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    TargetAction(target, action).send(
      from: sender, for: event, startingAt: sender as? UIResponder)
  }

  /// Whom actions for nobody in particular reach last: the view of the key window's root controller.
  final var mainResponder: UIResponder? {
    keyWindow?.rootViewController?.viewIfLoaded ?? keyWindow ?? self
  }

  /// Fingers that come down are ignored until `endIgnoringInteractionEvents()` was called as often.
  open func beginIgnoringInteractionEvents() { TouchScreen.active.ignoring += 1 }

  /// Takes one call of `beginIgnoringInteractionEvents()` back.
  open func endIgnoringInteractionEvents() {
    TouchScreen.active.ignoring = max(0, TouchScreen.active.ignoring - 1)
  }

  /// True while fingers are ignored.
  open var isIgnoringInteractionEvents: Bool { TouchScreen.active.ignoring > 0 }

  // MARK: Other apps

  /// Nothing else runs here: the address is noted, and nothing is opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let context = SceneContext.active
    context.unsupported("the opening of \(url.absoluteString)", at: "UIApplication")
    guard let completion else { return }
    context.schedule(at: context.clock.now) { completion(false) }
  }

  /// False: nothing else runs here.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Work would go on in the background; there is none here.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (@MainActor () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    UIBackgroundTaskIdentifier(rawValue: 1)
  }

  /// Nothing goes on in the background.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  // MARK: Status bar

  /// Where the status bar would be: as high as the screen keeps clear at the top, 20 points where it does
  /// not. None is drawn.
  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    let top = CGFloat(SceneContext.active.screen.safeArea.top)
    return CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: top > 0 ? top : 20)
  }

  /// As the screen stands.
  open var statusBarOrientation: UIInterfaceOrientation {
    get { .onScreen }
    set {}
  }

  /// Nothing: the screen stands as it does.
  open func setStatusBarOrientation(
    _ interfaceOrientation: UIInterfaceOrientation, animated: Bool
  ) {}

  /// Held: a shake takes back what was typed; nobody shakes here.
  open var applicationSupportsShakeToEdit = true
  /// What would be offered where the app's icon is pressed, beside what Info.plist says.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Notifications that wait for their time, which here never come: nobody allowed them.
  open var scheduledLocalNotifications: [UILocalNotification]?

  /// Stored; no status bar is drawn.
  open var isStatusBarHidden = false
  /// Stored; no status bar is drawn.
  open var statusBarStyle = UIStatusBarStyle.default

  /// Stored; no status bar is drawn.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// Stored; no status bar is drawn.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  /// The direction of the language in which the app is shown.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    InterfaceDirection.isRightToLeft ? .rightToLeft : .leftToRight
  }

  // MARK: Surroundings

  /// True: nothing is locked here.
  open var isProtectedDataAvailable: Bool { true }

  /// Denied: nothing happens in the background.
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .denied }

  /// False: there is one icon, and nothing shows it.
  open var supportsAlternateIcons: Bool { false }

  /// Nil: the app's own icon.
  open var alternateIconName: String? { nil }

  /// False: nobody sends anything.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Nobody sends anything here, which is noted.
  open func registerForRemoteNotifications() {
    SceneContext.active.unsupported("remote notifications", at: "UIApplication")
  }

  /// Nobody sends anything.
  open func unregisterForRemoteNotifications() {}

  /// Nothing is fetched in the background.
  open func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

  /// The device's remote controls are not here.
  open func beginReceivingRemoteControlEvents() {}

  /// The device's remote controls are not here.
  open func endReceivingRemoteControlEvents() {}

  // MARK: Content size

  /// As phones are delivered.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.screen.preferredContentSizeCategory
  }
}

/// The direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

/// Names work that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
