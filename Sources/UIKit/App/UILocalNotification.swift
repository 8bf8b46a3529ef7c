public import CoreGraphics
import VirtualTime

/// Something that the user is told at a time, before iOS 10. Nobody allowed it here: it is held, and nothing is
/// shown.
@MainActor
open class UILocalNotification: NSObject {
  /// When it is told.
  open var fireDate: Date?
  /// The time zone of `fireDate`; nil: it is meant as it is.
  open var timeZone: TimeZone?
  /// How often it is told; none: once.
  open var repeatInterval: NSCalendar.Unit = []
  /// By which calendar; nil: the user's.
  open var repeatCalendar: Calendar?
  /// What it says.
  open var alertBody: String?
  /// Its title.
  open var alertTitle: String?
  /// Whether there is a button.
  open var hasAction = true
  /// What the button says.
  open var alertAction: String?
  /// The picture that the app starts with.
  open var alertLaunchImage: String?
  /// What is heard.
  open var soundName: String?
  /// The number on the app's icon; 0: as it is.
  open var applicationIconBadgeNumber = 0
  /// What else the app wants to know of it.
  open var userInfo: [AnyHashable: Any]?
  /// Its kind, of those that were registered.
  open var category: String?

  public override init() { super.init() }
}

/// The usual sound.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// How the user is told, before iOS 10.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UIUserNotificationType(rawValue: 1)
  public static let sound = UIUserNotificationType(rawValue: 2)
  public static let alert = UIUserNotificationType(rawValue: 4)
}

/// How the user is to be told, before iOS 10.
@MainActor
open class UIUserNotificationSettings: NSObject {
  /// In which ways.
  public let types: UIUserNotificationType
  /// The kinds of notifications with buttons.
  public let categories: Set<UIUserNotificationCategory>?

  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
    super.init()
  }
}

/// A kind of notification with buttons, before iOS 10.
@MainActor
open class UIUserNotificationCategory: NSObject {
  /// Its name.
  open var identifier: String?

  public override init() { super.init() }
}

extension UIApplication {
  /// Keeps a notification, which is never shown.
  public final func scheduleLocalNotification(_ notification: UILocalNotification) {
    scheduledLocalNotifications = (scheduledLocalNotifications ?? []) + [notification]
    noteNotifications()
  }

  /// Nothing: nobody allowed notifications.
  public final func presentLocalNotificationNow(_ notification: UILocalNotification) {
    noteNotifications()
  }

  /// Forgets a notification.
  public final func cancelLocalNotification(_ notification: UILocalNotification) {
    scheduledLocalNotifications?.removeAll { $0 === notification }
  }

  /// Forgets all.
  public final func cancelAllLocalNotifications() { scheduledLocalNotifications = nil }

  /// Asks for the user's permission, which is not given: the delegate is told of no way.
  public final func registerUserNotificationSettings(
    _ notificationSettings: UIUserNotificationSettings
  ) {
    noteNotifications()
    let context = SceneContext.active
    context.schedule(at: context.clock.now) { [weak self] in
      guard let self, let settings = currentUserNotificationSettings else { return }
      delegate?.application(self, didRegister: settings)
    }
  }

  /// In which ways the user is told: in none.
  public final var currentUserNotificationSettings: UIUserNotificationSettings? {
    UIUserNotificationSettings(types: [], categories: nil)
  }

  private func noteNotifications() {
    SceneContext.active.unsupported("notifications: the user has not allowed them", at: "the app")
  }
}
