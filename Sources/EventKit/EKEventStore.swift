public import CoreGraphics
import UIKit
import VirtualTime

public enum EKEntityType: UInt, Sendable {
  case event = 0
  case reminder = 1
}

/// Whether an app may see the calendar.
public enum EKAuthorizationStatus: Int, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case fullAccess = 3
  case writeOnly = 4

  @available(swift, deprecated: 99, renamed: "fullAccess")
  public static let authorized = EKAuthorizationStatus.fullAccess
}

public enum EKSpan: Int, Sendable {
  case thisEvent = 0
  case futureEvents = 1
}

/// The domain of errors of calendars.
public let EKErrorDomain = "EKErrorDomain"

/// Why something about calendars failed.
public struct EKError: _BridgedStoredNSError {
  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { EKErrorDomain }
  public static var errorDomain: String { EKErrorDomain }

  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = EKError

    case eventNotMutable = 0
    case noCalendar = 1
    case eventStoreNotAuthorized = 29
  }

  public static var noCalendar: Code { .noCalendar }
  public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}

/// A calendar.
@MainActor
open class EKCalendar: NSObject {
  open var title = ""
  open var cgColor: CGColor! = UIColor.systemBlue.cgColor
  public let calendarIdentifier = UUID().uuidString

  public init(for entityType: EKEntityType, eventStore: EKEventStore) { super.init() }
}

/// When one is reminded.
@MainActor
open class EKAlarm: NSObject {
  open var relativeOffset: TimeInterval
  open var absoluteDate: Date?

  public init(relativeOffset offset: TimeInterval) {
    relativeOffset = offset
    super.init()
  }

  public init(absoluteDate date: Date) {
    (relativeOffset, absoluteDate) = (0, date)
    super.init()
  }
}

/// Something in a calendar.
@MainActor
open class EKCalendarItem: NSObject {
  open var title: String! = ""
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var calendar: EKCalendar!
  open private(set) var alarms: [EKAlarm]?
  public let calendarItemIdentifier = UUID().uuidString

  override init() { super.init() }

  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
}

@MainActor
open class EKEvent: EKCalendarItem {
  open var startDate: Date!
  open var endDate: Date!
  open var isAllDay = false
  open var eventIdentifier: String! { calendarItemIdentifier }

  public init(eventStore: EKEventStore) { super.init() }
}

@MainActor
open class EKReminder: EKCalendarItem {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  open var isCompleted = false
  open var completionDate: Date?
  open var priority = 0

  public init(eventStore: EKEventStore) { super.init() }
}

/// The user's calendars. Nobody is asked for permission here: whoever asks is refused, which is noted; nothing is found
/// and nothing saved.
@MainActor
open class EKEventStore: NSObject {
  private final class Permission {
    var status: [EKEntityType: EKAuthorizationStatus] = [:]
  }

  public override init() { super.init() }

  private static var permission: Permission { SceneContext.active.service { Permission() } }

  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    permission.status[entityType] ?? .notDetermined
  }

  private static func refuse(_ type: EKEntityType) {
    if permission.status[type] == nil {
      SceneContext.active.unsupported(
        "the user's calendars (permission is refused)", at: "EKEventStore")
    }
    permission.status[type] = .denied
  }

  /// Is refused.
  open func requestAccess(
    to entityType: EKEntityType,
    completion: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.main.async {
      Self.refuse(entityType)
      completion(false, nil)
    }
  }

  /// Is refused.
  open func requestFullAccessToEvents(
    completion: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) { requestAccess(to: .event, completion: completion) }

  /// Is refused.
  open func requestFullAccessToReminders(
    completion: @escaping @MainActor (Bool, (any Error)?) -> Void
  ) { requestAccess(to: .reminder, completion: completion) }

  open var defaultCalendarForNewEvents: EKCalendar? { nil }
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: true) }
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: true)
  }
  @discardableResult
  open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping @MainActor ([EKReminder]?) -> Void
  ) -> Any {
    DispatchQueue.main.async { completion(nil) }
    return NSNull()
  }

  private var refusal: EKError {
    EKError(
      .eventStoreNotAuthorized, userInfo: frameworkErrorInfo(EKErrorDomain, 29))
  }

  open func save(_ event: EKEvent, span: EKSpan) throws { throw refusal }
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw refusal }
  open func remove(_ event: EKEvent, span: EKSpan) throws { throw refusal }
  open func save(_ reminder: EKReminder, commit: Bool) throws { throw refusal }
  open func remove(_ reminder: EKReminder, commit: Bool) throws { throw refusal }
  open func commit() throws { throw refusal }
  open func reset() {}
}
