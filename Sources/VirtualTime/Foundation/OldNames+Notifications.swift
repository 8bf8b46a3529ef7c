// Spellings of Swift 2 of notifications, offered by tools and silent in the build.

@available(swift, deprecated: 99, renamed: "NotificationCenter")
public typealias NSNotificationCenter = NotificationCenter

extension NotificationCenter {
  @available(swift, deprecated: 99, renamed: "default")
  nonisolated public class func defaultCenter() -> NotificationCenter { .default }

  @available(
    swift, deprecated: 99, message: "Write addObserver(_:selector:name: .init(name), object:)."
  )
  public final func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: String, object anObject: Any?
  ) {
    addObserver(
      observer, selector: aSelector, name: Notification.Name(aName), object: anObject)
  }

  @available(swift, deprecated: 99, message: "Write removeObserver(_:name: .init(name), object:).")
  public final func removeObserver(_ observer: Any, name aName: String, object anObject: Any?) {
    removeObserver(observer, name: Notification.Name(aName), object: anObject)
  }

  @available(swift, deprecated: 99, message: "Write post(name: .init(name), object:).")
  public final func postNotificationName(_ aName: String, object anObject: Any?) {
    post(name: Notification.Name(aName), object: anObject)
  }

  @available(swift, deprecated: 99, message: "Write post(name: .init(name), object:userInfo:).")
  public final func postNotificationName(
    _ aName: String, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]?
  ) {
    post(name: Notification.Name(aName), object: anObject, userInfo: aUserInfo)
  }

  @available(swift, deprecated: 99, renamed: "post(_:)")
  public final func postNotification(_ notification: Notification) { post(notification) }
}
