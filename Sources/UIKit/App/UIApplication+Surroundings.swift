public import CoreGraphics
import VirtualTime

/// Whether an app is told of news in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}

extension UIApplication {
  /// Refused: icons are not there to be changed.
  public final func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    let context = SceneContext.active
    context.schedule(at: context.clock.now) {
      completionHandler(
        NSError(
          domain: NSCocoaErrorDomain, code: 3072,
          userInfo: [NSLocalizedDescriptionKey: "The operation couldn’t be completed."]))
    }
  }

  /// Refused: there is one scene.
  public final func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?,
    options: UIScene.ActivationRequestOptions?,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) {
    guard sceneSession == nil || sceneSession?.scene == nil, let errorHandler else { return }
    let context = SceneContext.active
    context.schedule(at: context.clock.now) {
      errorHandler(NSError(domain: "UISceneErrorDomain", code: 0))
    }
  }

  /// Nothing: the app goes on from where it starts.
  public final func ignoreSnapshotOnNextApplicationLaunch() {}
  /// Nothing: no state is restored.
  public final func extendStateRestoration() {}
  /// Nothing: no state is restored.
  public final func completeStateRestoration() {}

  /// The longest time between two fetches.
  nonisolated public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
  /// The shortest time between two fetches.
  nonisolated public static let backgroundFetchIntervalMinimum: TimeInterval = 0

  /// Opens nothing, which is noted; false.
  @available(swift, deprecated: 99, renamed: "open(_:options:completionHandler:)")
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url)
    return false
  }

  @available(swift, deprecated: 99, renamed: "setStatusBarHidden(_:with:)")
  public func setStatusBarHidden(_ hidden: Bool, withAnimation animation: UIStatusBarAnimation) {
    setStatusBarHidden(hidden, with: animation)
  }

  @available(swift, deprecated: 99, renamed: "setStatusBarHidden(_:with:)")
  public func setStatusBarHidden(_ hidden: Bool, animated: Bool) {
    setStatusBarHidden(hidden, with: animated ? .fade : .none)
  }

  @available(swift, deprecated: 99, renamed: "isIdleTimerDisabled")
  public var idleTimerDisabled: Bool {
    get { isIdleTimerDisabled }
    set { isIdleTimerDisabled = newValue }
  }

  @available(swift, deprecated: 99, renamed: "isStatusBarHidden")
  public var statusBarHidden: Bool {
    get { isStatusBarHidden }
    set { isStatusBarHidden = newValue }
  }

  @available(swift, deprecated: 99, renamed: "isNetworkActivityIndicatorVisible")
  public var networkActivityIndicatorVisible: Bool {
    get { isNetworkActivityIndicatorVisible }
    set { isNetworkActivityIndicatorVisible = newValue }
  }
}

extension UIStatusBarAnimation {
  @available(swift, deprecated: 99, renamed: "none")
  public static let None = UIStatusBarAnimation.none
  @available(swift, deprecated: 99, renamed: "fade")
  public static let Fade = UIStatusBarAnimation.fade
  @available(swift, deprecated: 99, renamed: "slide")
  public static let Slide = UIStatusBarAnimation.slide
}

@available(swift, deprecated: 99, renamed: "UIBackgroundTaskIdentifier.invalid")
public let UIBackgroundTaskInvalid = UIBackgroundTaskIdentifier.invalid

/// A phone, or a tablet where the screen is large.
@available(swift, deprecated: 99, renamed: "UIDevice.current.userInterfaceIdiom")
@MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}

extension UIDeviceOrientation {
  /// True where the device lies on its back or face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }

  /// True where an interface can stand so.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
  /// Never posted: nothing comes near.
  nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

extension UIScreen {
  /// Never posted: frames are as bright as they are.
  nonisolated public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  /// Never posted: there is one screen.
  nonisolated public static let didConnectNotification = Notification.Name(
    "UIScreenDidConnectNotification")
  /// Never posted: there is one screen.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification")
  /// Never posted: nobody records.
  nonisolated public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification")

  /// The screen less the status bar.
  @available(swift, deprecated: 99, renamed: "bounds")
  public var applicationFrame: CGRect {
    let bar = UIApplication.shared.statusBarFrame.height
    return CGRect(x: 0, y: bar, width: bounds.width, height: bounds.height - bar)
  }
}

/// A page on the web that is looked at.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
