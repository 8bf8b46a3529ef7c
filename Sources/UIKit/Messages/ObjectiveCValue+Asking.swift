import VirtualTime

// What Objective-C would ask of an object whose class is not known. A value that is no object, and an object that
// has no answer, give nil.
extension ObjectiveCValue {
  /// The value for a key of a dictionary.
  public subscript(key: String) -> Any! { entry(key) }

  /// The element of a list at an index from 0; nil beyond its end.
  public subscript(index: Int) -> Any! {
    switch object {
    case let list as [Any]: list.indices.contains(index) ? list[index] : nil
    case let list as NSArray: (0..<list.count).contains(index) ? list.object(at: index) : nil
    default: nil
    }
  }

  private func entry(_ key: String) -> Any? {
    switch object {
    case let entries as [String: Any]: entries[key]
    case let entries as [AnyHashable: Any]: entries[key]
    case let entries as NSDictionary: entries[key]
    default: nil
    }
  }

  /// The number as text.
  public var stringValue: String! { (object as? NSNumber)?.stringValue ?? object as? String }

  /// Calls the method of that name.
  /// - Returns: what it returns; nil where there is no such method, which is noted.
  @discardableResult
  @MainActor
  public func send(_ selector: Selector, _ arguments: Any?...) -> Any! {
    guard let receiver,
      case .sent(let result) = SceneContext.send(selector, to: receiver, arguments)
    else { return nil }
    return result
  }

  /// True when the object has that method.
  @MainActor
  public func responds(to aSelector: Selector?) -> Bool {
    guard let receiver, let aSelector else { return false }
    return MessageTable.hasMethod(aSelector, in: receiver)
  }

  /// Calls the method of that name.
  @discardableResult
  @MainActor
  public func perform(_ aSelector: Selector?) -> PerformedResult! {
    performing?.perform(aSelector)
  }

  /// Calls the method of that name with an argument.
  @discardableResult
  @MainActor
  public func perform(_ aSelector: Selector?, with argument: Any?) -> PerformedResult! {
    performing?.perform(aSelector, with: argument)
  }

  /// Calls the method of that name with two arguments.
  @discardableResult
  @MainActor
  public func perform(
    _ aSelector: Selector?, with object1: Any?, with object2: Any?
  ) -> PerformedResult! {
    performing?.perform(aSelector, with: object1, with: object2)
  }

  /// Calls the method of that name after `delay` seconds of scene time.
  @MainActor
  public func perform(_ aSelector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    performing?.perform(aSelector, with: argument, afterDelay: delay)
  }

  /// Calls the method of that name: at once where it is waited for, else after what is being done now.
  @MainActor
  public func performSelector(
    onMainThread aSelector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {
    performing?.performSelector(onMainThread: aSelector, with: argument, waitUntilDone: wait)
  }

  /// The value of the property of that key, or of a dictionary for it.
  @MainActor
  public func value(forKey key: String) -> Any! {
    if let found = entry(key) { return found }
    switch receiver {
    case let responder as UIResponder: return responder.value(forKey: key)
    case let layer as CALayer: return layer.value(forKey: key)
    case let object?: return MessageTable.value(forKey: key, of: object) ?? nil
    case nil: return nil
    }
  }

  /// Sets the property of that key.
  @MainActor
  public func setValue(_ value: Any?, forKey key: String) {
    switch receiver {
    case let responder as UIResponder: responder.setValue(value, forKey: key)
    case let layer as CALayer: layer.setValue(value, forKey: key)
    case let dictionary as NSMutableDictionary: dictionary[key] = value
    case let object?: MessageTable.set(value, forKey: key, of: object)
    case nil: break
    }
  }

  /// The value as an object; nil for what is none.
  private var receiver: AnyObject? { object.map { $0 as AnyObject } }

  private var performing: (any PerformingObject)? { receiver as? any PerformingObject }
}
