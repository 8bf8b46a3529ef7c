public import CoreGraphics
import UIKit

/// How urgent a notification is.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
  case passive = 0
  case active = 1
  case timeSensitive = 2
  case critical = 3
}

/// The name of a sound's file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A sound, which is not heard.
public final class UNNotificationSound: NSObject, Sendable {
  public static let `default` = UNNotificationSound(named: UNNotificationSoundName("default"))
  public static let defaultCritical = UNNotificationSound(
    named: UNNotificationSoundName("critical"))
  let name: UNNotificationSoundName

  public init(named name: UNNotificationSoundName) {
    self.name = name
    super.init()
  }

  /// `UNNotificationSound.default()`, as it was called before Swift 4.2.
  public func callAsFunction() -> UNNotificationSound { self }

  public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    .defaultCritical
  }
}

/// A file that comes with a notification.
open class UNNotificationAttachment: NSObject {
  public let identifier: String
  public let url: URL
  public let type: String

  /// Throws where there is no file.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard URL.isFileURL, FileManager.default.fileExists(atPath: URL.path) else {
      throw UNError(.attachmentInvalidURL)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
    type = URL.pathExtension
    super.init()
  }
}

/// What a notification says.
open class UNNotificationContent: NSObject {
  open fileprivate(set) var attachments: [UNNotificationAttachment] = []
  open fileprivate(set) var badge: NSNumber?
  open fileprivate(set) var body = ""
  open fileprivate(set) var categoryIdentifier = ""
  open fileprivate(set) var launchImageName = ""
  open fileprivate(set) var sound: UNNotificationSound?
  open fileprivate(set) var subtitle = ""
  open fileprivate(set) var threadIdentifier = ""
  open fileprivate(set) var title = ""
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  open fileprivate(set) var targetContentIdentifier: String?
  open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active
  open fileprivate(set) var relevanceScore = 0.0

  override init() { super.init() }
}

/// The same while it is written.
open class UNMutableNotificationContent: UNNotificationContent {
  public override init() { super.init() }

  open override var attachments: [UNNotificationAttachment] {
    get { super.attachments }
    set { super.attachments = newValue }
  }
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  open override var launchImageName: String {
    get { super.launchImageName }
    set { super.launchImageName = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { super.interruptionLevel }
    set { super.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { super.relevanceScore }
    set { super.relevanceScore = newValue }
  }
}

/// When a notification is due.
open class UNNotificationTrigger: NSObject {
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// So many seconds from now.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval

  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// So many seconds from now.
  open func nextTriggerDate() -> Date? { SceneContext.date.addingTimeInterval(timeInterval) }
}

/// At a time of the calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents

  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The next such time.
  open func nextTriggerDate() -> Date? {
    (dateComponents.calendar ?? Calendar(identifier: .gregorian)).nextDate(
      after: SceneContext.date, matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// From a server; never.
open class UNPushNotificationTrigger: UNNotificationTrigger {}

/// A notification that is asked for.
open class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    super.init()
  }
}

/// A notification that was shown; there are none.
open class UNNotification: NSObject {
  public let request: UNNotificationRequest
  public let date: Date

  init(_ request: UNNotificationRequest, date: Date) {
    (self.request, self.date) = (request, date)
    super.init()
  }
}

/// What the user did with a notification; nothing.
open class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  public let actionIdentifier: String

  init(_ notification: UNNotification, action: String) {
    (self.notification, actionIdentifier) = (notification, action)
    super.init()
  }
}

/// A response with words.
open class UNTextInputNotificationResponse: UNNotificationResponse {
  open var userText: String { "" }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
  public static let allowAnnouncement = UNNotificationCategoryOptions(rawValue: 16)
}

/// A button of a notification.
open class UNNotificationAction: NSObject {
  public let identifier: String
  public let title: String
  public let options: UNNotificationActionOptions

  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = []
  ) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
    super.init()
  }
}

/// A button that takes words.
open class UNTextInputNotificationAction: UNNotificationAction {
  public let textInputButtonTitle: String
  public let textInputPlaceholder: String

  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// Notifications with the same buttons.
open class UNNotificationCategory: NSObject {
  public let identifier: String
  public let actions: [UNNotificationAction]
  public let intentIdentifiers: [String]
  public let options: UNNotificationCategoryOptions
  public let hiddenPreviewsBodyPlaceholder: String

  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String = "", options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    super.init()
  }
}
