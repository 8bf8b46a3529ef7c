import VirtualTime

// The spellings of Swift 3 to 4.1 of UIKit's notifications, and those of Swift 2, which were strings. Those of
// the keyboard and of text stand with text.

extension Notification.Name {
  @available(swift, deprecated: 99, renamed: "UIApplication.didFinishLaunchingNotification")
  public static let UIApplicationDidFinishLaunching =
    UIApplication.didFinishLaunchingNotification
  @available(swift, deprecated: 99, renamed: "UIApplication.willTerminateNotification")
  public static let UIApplicationWillTerminate = UIApplication.willTerminateNotification
  @available(swift, deprecated: 99, renamed: "UIApplication.didReceiveMemoryWarningNotification")
  public static let UIApplicationDidReceiveMemoryWarning =
    UIApplication.didReceiveMemoryWarningNotification
  @available(swift, deprecated: 99, renamed: "UIApplication.significantTimeChangeNotification")
  public static let UIApplicationSignificantTimeChange =
    UIApplication.significantTimeChangeNotification
  @available(swift, deprecated: 99, renamed: "UIApplication.userDidTakeScreenshotNotification")
  public static let UIApplicationUserDidTakeScreenshot =
    UIApplication.userDidTakeScreenshotNotification
  @available(
    swift, deprecated: 99, renamed: "UIApplication.willChangeStatusBarOrientationNotification"
  )
  public static let UIApplicationWillChangeStatusBarOrientation =
    UIApplication.willChangeStatusBarOrientationNotification
  @available(
    swift, deprecated: 99, renamed: "UIApplication.didChangeStatusBarOrientationNotification"
  )
  public static let UIApplicationDidChangeStatusBarOrientation =
    UIApplication.didChangeStatusBarOrientationNotification
  @available(
    swift, deprecated: 99, renamed: "UIApplication.willChangeStatusBarFrameNotification"
  )
  public static let UIApplicationWillChangeStatusBarFrame =
    UIApplication.willChangeStatusBarFrameNotification
  @available(swift, deprecated: 99, renamed: "UIApplication.didChangeStatusBarFrameNotification")
  public static let UIApplicationDidChangeStatusBarFrame =
    UIApplication.didChangeStatusBarFrameNotification
  @available(
    swift, deprecated: 99, renamed: "UIApplication.backgroundRefreshStatusDidChangeNotification"
  )
  public static let UIApplicationBackgroundRefreshStatusDidChange =
    UIApplication.backgroundRefreshStatusDidChangeNotification

  @available(swift, deprecated: 99, renamed: "UIDevice.batteryLevelDidChangeNotification")
  public static let UIDeviceBatteryLevelDidChange = UIDevice.batteryLevelDidChangeNotification
  @available(swift, deprecated: 99, renamed: "UIDevice.batteryStateDidChangeNotification")
  public static let UIDeviceBatteryStateDidChange = UIDevice.batteryStateDidChangeNotification
  @available(swift, deprecated: 99, renamed: "UIDevice.proximityStateDidChangeNotification")
  public static let UIDeviceProximityStateDidChange = UIDevice.proximityStateDidChangeNotification

  @available(swift, deprecated: 99, renamed: "UIScreen.didConnectNotification")
  public static let UIScreenDidConnect = UIScreen.didConnectNotification
  @available(swift, deprecated: 99, renamed: "UIScreen.didDisconnectNotification")
  public static let UIScreenDidDisconnect = UIScreen.didDisconnectNotification
  @available(swift, deprecated: 99, renamed: "UIScreen.brightnessDidChangeNotification")
  public static let UIScreenBrightnessDidChange = UIScreen.brightnessDidChangeNotification

  @available(swift, deprecated: 99, renamed: "UIWindow.didBecomeVisibleNotification")
  public static let UIWindowDidBecomeVisible = UIWindow.didBecomeVisibleNotification
  @available(swift, deprecated: 99, renamed: "UIWindow.didBecomeHiddenNotification")
  public static let UIWindowDidBecomeHidden = UIWindow.didBecomeHiddenNotification
  @available(swift, deprecated: 99, renamed: "UIWindow.didBecomeKeyNotification")
  public static let UIWindowDidBecomeKey = UIWindow.didBecomeKeyNotification
  @available(swift, deprecated: 99, renamed: "UIWindow.didResignKeyNotification")
  public static let UIWindowDidResignKey = UIWindow.didResignKeyNotification

  @available(swift, deprecated: 99, renamed: "UIContentSizeCategory.didChangeNotification")
  public static let UIContentSizeCategoryDidChange = UIContentSizeCategory.didChangeNotification
}

// Posted to extensions alone when the app around them comes and goes, so never here.
extension Notification.Name {
  public static let NSExtensionHostWillEnterForeground = Notification.Name(
    "NSExtensionHostWillEnterForegroundNotification")
  public static let NSExtensionHostDidEnterBackground = Notification.Name(
    "NSExtensionHostDidEnterBackgroundNotification")
  public static let NSExtensionHostWillResignActive = Notification.Name(
    "NSExtensionHostWillResignActiveNotification")
  public static let NSExtensionHostDidBecomeActive = Notification.Name(
    "NSExtensionHostDidBecomeActiveNotification")
}

extension UIApplication {
  /// Posted before the status bar turns, which it never does.
  nonisolated public static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted before the status bar gets another frame, which it never does.
  nonisolated public static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted when the user lets apps work in the background, or no longer; never here.
  nonisolated public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
    "UIApplicationBackgroundRefreshStatusDidChangeNotification")
  /// With notifications of the status bar's frame: an `NSValue` with the other frame.
  nonisolated public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  /// With notifications of the status bar's orientation: the other orientation.
  nonisolated public static let statusBarOrientationUserInfoKey =
    "UIApplicationStatusBarOrientationUserInfoKey"
}

@available(swift, deprecated: 99, renamed: "UIApplication.didFinishLaunchingNotification")
public let UIApplicationDidFinishLaunchingNotification =
  "UIApplicationDidFinishLaunchingNotification"
@available(swift, deprecated: 99, renamed: "UIApplication.didBecomeActiveNotification")
public let UIApplicationDidBecomeActiveNotification = "UIApplicationDidBecomeActiveNotification"
@available(swift, deprecated: 99, renamed: "UIApplication.willResignActiveNotification")
public let UIApplicationWillResignActiveNotification = "UIApplicationWillResignActiveNotification"
@available(swift, deprecated: 99, renamed: "UIApplication.didEnterBackgroundNotification")
public let UIApplicationDidEnterBackgroundNotification =
  "UIApplicationDidEnterBackgroundNotification"
@available(swift, deprecated: 99, renamed: "UIApplication.willEnterForegroundNotification")
public let UIApplicationWillEnterForegroundNotification =
  "UIApplicationWillEnterForegroundNotification"
@available(swift, deprecated: 99, renamed: "UIApplication.willTerminateNotification")
public let UIApplicationWillTerminateNotification = "UIApplicationWillTerminateNotification"
@available(swift, deprecated: 99, renamed: "UIApplication.didReceiveMemoryWarningNotification")
public let UIApplicationDidReceiveMemoryWarningNotification =
  "UIApplicationDidReceiveMemoryWarningNotification"
@available(
  swift, deprecated: 99, renamed: "UIApplication.willChangeStatusBarOrientationNotification"
)
public let UIApplicationWillChangeStatusBarOrientationNotification =
  "UIApplicationWillChangeStatusBarOrientationNotification"
@available(
  swift, deprecated: 99, renamed: "UIApplication.didChangeStatusBarOrientationNotification"
)
public let UIApplicationDidChangeStatusBarOrientationNotification =
  "UIApplicationDidChangeStatusBarOrientationNotification"
@available(swift, deprecated: 99, renamed: "UIApplication.willChangeStatusBarFrameNotification")
public let UIApplicationWillChangeStatusBarFrameNotification =
  "UIApplicationWillChangeStatusBarFrameNotification"
@available(swift, deprecated: 99, renamed: "UIApplication.didChangeStatusBarFrameNotification")
public let UIApplicationDidChangeStatusBarFrameNotification =
  "UIApplicationDidChangeStatusBarFrameNotification"
@available(swift, deprecated: 99, renamed: "UIDevice.orientationDidChangeNotification")
public let UIDeviceOrientationDidChangeNotification = "UIDeviceOrientationDidChangeNotification"
@available(swift, deprecated: 99, renamed: "UIContentSizeCategory.didChangeNotification")
public let UIContentSizeCategoryDidChangeNotification =
  "UIContentSizeCategoryDidChangeNotification"
