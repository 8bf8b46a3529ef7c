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

  /// Calls the method of that name. Surplus arguments are left out, missing ones are nil.
  @discardableResult
  public static func send(
    _ selector: Selector, to object: AnyObject, _ arguments: [Any?] = []
  ) -> Outcome {
    guard let method = ClassTable.method(selector, of: type(of: object)) else { return .unknown }
    guard let result = method.call(object, arguments) else { return .refused }
    return .sent(result: result)
  }

  /// True when the object's class, or one above it, has that method.
  public static func hasMethod(_ selector: Selector, in object: AnyObject) -> Bool {
    ClassTable.method(selector, of: type(of: object)) != nil
  }

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
