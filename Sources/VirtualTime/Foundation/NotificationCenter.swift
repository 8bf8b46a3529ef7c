/// Tells observers what happened. Each scene has its own `default`; observers are called at once, in the
/// order in which they were added, and are held weakly.
@MainActor
open class NotificationCenter: NSObject {
  @MainActor
  private final class Observation {
    /// Whom to remove: the observer, or the token that stands for a block.
    let observer: ObjectIdentifier
    let name: Notification.Name?
    /// Whose notifications are meant; nil: everybody's.
    let object: Any?
    /// False when the observer is gone.
    let call: @MainActor (Notification) -> Bool
    var isOver = false

    init(
      _ observer: AnyObject, _ name: Notification.Name?, _ object: Any?,
      _ call: @escaping @MainActor (Notification) -> Bool
    ) {
      self.observer = ObjectIdentifier(observer)
      self.name = name
      self.object = object
      self.call = call
    }

    func wants(_ notification: Notification) -> Bool {
      !isOver && (name == nil || name == notification.name)
        && (object == nil || isSame(object, notification.object))
    }
  }

  private var observations: [Observation] = []

  /// A centre without observers.
  nonisolated public override init() { super.init() }

  /// The running scene's.
  nonisolated public class var `default`: NotificationCenter { SceneContext.active.notifications }

  /// Has the method of that name called on `observer` for notifications of `aName` from `anObject`; nil:
  /// of any name, from anybody.
  open func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?,
    object anObject: Any?
  ) {
    let observer = observer as AnyObject
    add(observer, aName, anObject) { [weak observer] notification in
      guard let observer else { return false }
      SceneContext.send(aSelector, to: observer, [notification])
      return true
    }
  }

  /// Has `method`, given unapplied, called for notifications of a name from an object; nil: of any.
  public final func addObserver<Observer: AnyObject>(
    _ observer: Observer,
    selector method: @escaping @MainActor (Observer) -> @MainActor (Notification) -> Void,
    name aName: Notification.Name?, object anObject: Any?
  ) {
    add(observer, aName, anObject) { [weak observer] notification in
      guard let observer else { return false }
      method(observer)(notification)
      return true
    }
  }

  /// Has a method without argument called for notifications of a name from an object; nil: of any.
  public final func addObserver<Observer: AnyObject>(
    _ observer: Observer,
    selector method: @escaping @MainActor (Observer) -> @MainActor () -> Void,
    name aName: Notification.Name?, object anObject: Any?
  ) {
    add(observer, aName, anObject) { [weak observer] _ in
      guard let observer else { return false }
      method(observer)()
      return true
    }
  }

  /// Has `block` called, until what is returned is removed. Every queue is the main one, on which it is
  /// called at once.
  @discardableResult
  open func addObserver(
    forName name: Notification.Name?, object obj: Any?, queue: OperationQueue?,
    using block: @escaping @MainActor (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = ObserverToken()
    // The centre keeps the token, as Apple's does.
    add(token, name, obj) { notification in
      withExtendedLifetime(token) { block(notification) }
      return true
    }
    return token
  }

  private func add(
    _ observer: AnyObject, _ name: Notification.Name?, _ object: Any?,
    _ call: @escaping @MainActor (Notification) -> Bool
  ) {
    observations.append(Observation(observer, name, object, call))
  }

  /// Forgets all that `observer` was added for. May be called from `deinit`.
  nonisolated open func removeObserver(_ observer: Any) {
    let observer = ObjectIdentifier(observer as AnyObject)
    onMainActor { self.remove { $0.observer == observer } }
  }

  /// Forgets what `observer` was added for with that name and object; nil: with any.
  nonisolated open func removeObserver(
    _ observer: Any, name aName: Notification.Name?, object anObject: Any?
  ) {
    guard aName != nil || anObject != nil else { return removeObserver(observer) }
    let observer = ObjectIdentifier(observer as AnyObject)
    let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
    onMainActor {
      self.remove {
        $0.observer == observer && (aName == nil || $0.name == aName)
          && (object == nil || $0.object.map { ObjectIdentifier($0 as AnyObject) } == object)
      }
    }
  }

  /// Calls those who observe such notifications.
  open func post(_ notification: Notification) {
    // Those added meanwhile hear of the next one, those removed meanwhile of none.
    SceneContext.active.nest(.notices, at: "the notification \(notification.name.rawValue)") {
      for observation in observations where observation.wants(notification) {
        if !observation.call(notification) { observation.isOver = true }
      }
    }
    observations.removeAll(where: \.isOver)
  }

  private func remove(where isMeant: (Observation) -> Bool) {
    for observation in observations where isMeant(observation) { observation.isOver = true }
    observations.removeAll(where: \.isOver)
  }

  /// Posts a notification of that name from `anObject`.
  open func post(name aName: Notification.Name, object anObject: Any?) {
    post(Notification(name: aName, object: anObject))
  }

  /// Posts a notification of that name from `anObject`, with what it tells.
  open func post(
    name aName: Notification.Name, object anObject: Any?, userInfo aUserInfo: [AnyHashable: Any]?
  ) {
    post(Notification(name: aName, object: anObject, userInfo: aUserInfo))
  }
}

/// Stands for a block that observes.
private final class ObserverToken: NSObject {}
