/// Methods by their names and properties by their keys, as an Objective-C runtime finds them: in the
/// record of the object's class, then in those of its superclasses.
@MainActor
public enum MessageTable {
  /// What became of a message.
  public enum Outcome {
    /// The method ran and returned this.
    case sent(result: Any?)
    /// There is the method, but it takes arguments of other types.
    case refused
    /// No class of the object's has such a method.
    case unknown

    /// True when the method ran.
    public var wasSent: Bool {
      if case .sent = self { true } else { false }
    }
  }

  /// Calls the method of that name: the object's, else that of the object which it names by
  /// `forwardingTarget(for:)`. Surplus arguments are left out, missing ones are nil.
  @discardableResult
  public static func send(
    _ selector: Selector, to object: AnyObject, _ arguments: [Any?] = []
  ) -> Outcome {
    var object = object
    var method = ClassTable.method(selector, of: type(of: object))
    // Objects that forward to each other end.
    for _ in 0..<most where method == nil {
      guard let next = forwardingTarget(of: object, for: selector) else { break }
      object = next
      method = ClassTable.method(selector, of: type(of: object))
    }
    guard let method else { return .unknown }
    guard let result = method.call(object, arguments) else { return .refused }
    return .sent(result: result)
  }

  /// How often a message is handed on.
  private static let most = 8

  private static func forwardingTarget(of object: AnyObject, for selector: Selector) -> AnyObject? {
    guard
      let ask = ClassTable.method("forwardingTargetForSelector:", of: type(of: object)),
      let answer = ask.call(object, [selector]), let next = answer, type(of: next) is AnyClass
    else { return nil }
    let target = next as AnyObject
    return target === object ? nil : target
  }

  /// True when the object's class, or one above it, has that method, or the object says that it responds to it.
  public static func hasMethod(_ selector: Selector, in object: AnyObject) -> Bool {
    if ClassTable.method(selector, of: type(of: object)) != nil { return true }
    guard let ask = ClassTable.method("respondsToSelector:", of: type(of: object)),
      // What it asks its superclass is not asked of itself again.
      answering.insert(ObjectIdentifier(object)).inserted
    else { return false }
    defer { answering.remove(ObjectIdentifier(object)) }
    return ask.call(object, [selector]) as? Bool ?? false
  }

  /// The objects that are being asked what they respond to.
  private static var answering: Set<ObjectIdentifier> = []

  /// What became of a value for a key.
  public enum Setting {
    case done
    /// There is the property, but the value is of another type, or the property cannot be set.
    case refused(wanted: Any.Type)
    /// No class of the object's has such a property.
    case unknown
  }

  /// Sets the property of that key.
  @discardableResult
  public static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Setting {
    guard let property = ClassTable.property(key, of: type(of: object)) else { return .unknown }
    guard let set = property.set, set(object, value) else {
      return .refused(wanted: property.valueType)
    }
    return .done
  }

  /// Adds an element to the collection of that key.
  @discardableResult
  public static func append(_ element: Any, forKey key: String, of object: AnyObject) -> Setting {
    guard let property = ClassTable.property(key, of: type(of: object)) else { return .unknown }
    guard let append = property.append, append(object, element) else {
      return .refused(wanted: property.valueType)
    }
    return .done
  }

  /// The value of the property of that key, itself nil where the property's is; the outer optional is
  /// nil where no class of the object's has such a property.
  public static func value(forKey key: String, of object: AnyObject) -> Any?? {
    ClassTable.property(key, of: type(of: object)).map { $0.get(object) }
  }
}
