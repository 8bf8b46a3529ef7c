public import UIKit
import VirtualTime

/// What an app may do to be noticed.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
  public static let timeSensitive = UNAuthorizationOptions(rawValue: 256)
}

/// How a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// Whether an app may notify.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case denied = 1
  case authorized = 2
  case provisional = 3
  case ephemeral = 4
}

/// Whether one way of it is allowed.
public enum UNNotificationSetting: Int, Sendable {
  case notSupported = 0
  case disabled = 1
  case enabled = 2
}

public enum UNAlertStyle: Int, Sendable {
  case none = 0
  case banner = 1
  case alert = 2
}

public enum UNShowPreviewsSetting: Int, Sendable {
  case always = 0
  case whenAuthenticated = 1
  case never = 2
}

/// What the user allows.
public final class UNNotificationSettings: NSObject, Sendable {
  public let authorizationStatus: UNAuthorizationStatus
  public let soundSetting = UNNotificationSetting.disabled
  public let badgeSetting = UNNotificationSetting.disabled
  public let alertSetting = UNNotificationSetting.disabled
  public let notificationCenterSetting = UNNotificationSetting.disabled
  public let lockScreenSetting = UNNotificationSetting.disabled
  public let carPlaySetting = UNNotificationSetting.notSupported
  public let criticalAlertSetting = UNNotificationSetting.notSupported
  public let alertStyle = UNAlertStyle.none
  public let showPreviewsSetting = UNShowPreviewsSetting.never

  init(_ status: UNAuthorizationStatus) { authorizationStatus = status }
}

/// The domain of errors of notifications.
public let UNErrorDomain = "UNErrorDomain"

/// Why something about notifications failed.
public struct UNError: _BridgedStoredNSError {
  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { UNErrorDomain }
  public static var errorDomain: String { UNErrorDomain }

  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = UNError

    case notificationsNotAllowed = 1
    case attachmentInvalidURL = 100
    case attachmentUnrecognizedType = 101
    case notificationInvalidNoDate = 1400
    case notificationInvalidNoContent = 1401
  }

  public static var notificationsNotAllowed: Code { .notificationsNotAllowed }
  public static var attachmentInvalidURL: Code { .attachmentInvalidURL }
}

/// Notifications of the app. Nobody is asked for permission here: whoever asks is refused, which is noted, and nothing
/// is ever shown.
@MainActor
open class UNUserNotificationCenter: NSObject {
  private var status = UNAuthorizationStatus.notDetermined
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []
  open weak var delegate: (any UNUserNotificationCenterDelegate)?
  open var supportsContentExtensions: Bool { false }

  override init() { super.init() }

  /// The scene's.
  open class func current() -> UNUserNotificationCenter {
    SceneContext.active.service { UNUserNotificationCenter() }
  }

  private func refuse() {
    if status == .notDetermined {
      SceneContext.active.unsupported(
        "notifications (permission is refused)", at: "UNUserNotificationCenter")
    }
    status = .denied
    pending = []
  }

  /// Is refused.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async {
      self.refuse()
      completionHandler(false, nil)
    }
  }

  /// Is refused: false.
  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    refuse()
    return false
  }

  open func getNotificationSettings(
    completionHandler: @escaping @MainActor (UNNotificationSettings) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(UNNotificationSettings(self.status)) }
  }

  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(status)
  }

  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }

  open func getNotificationCategories(
    completionHandler: @escaping @MainActor (Set<UNNotificationCategory>) -> Void
  ) { DispatchQueue.main.async { completionHandler(self.categories) } }

  /// Is kept until permission was refused, then fails; never shown.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    SceneContext.active.unsupported("notifications (never shown)", at: "UNUserNotificationCenter")
    guard status != .denied else {
      let error = UNError(
        .notificationsNotAllowed, userInfo: frameworkErrorInfo(UNErrorDomain, 1))
      return DispatchQueue.main.async { completionHandler?(error) }
    }
    pending.removeAll { $0.identifier == request.identifier }
    pending.append(request)
    DispatchQueue.main.async { completionHandler?(nil) }
  }

  open func getPendingNotificationRequests(
    completionHandler: @escaping @MainActor ([UNNotificationRequest]) -> Void
  ) { DispatchQueue.main.async { completionHandler(self.pending) } }

  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }

  open func removeAllPendingNotificationRequests() { pending = [] }

  /// None: nothing is shown.
  open func getDeliveredNotifications(
    completionHandler: @escaping @MainActor ([UNNotification]) -> Void
  ) { DispatchQueue.main.async { completionHandler([]) } }

  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func removeAllDeliveredNotifications() {}

  /// Kept nowhere: no icon is shown.
  open func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(nil) } }
}

/// Hears of notifications; there are none.
@MainActor
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler:
      @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
  ) {}
}
