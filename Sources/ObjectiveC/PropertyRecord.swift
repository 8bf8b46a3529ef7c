/// One property of a class by its key, for outlets, run-time attributes and `setValue(_:forKey:)`.
@MainActor
public struct PropertyRecord<Class: AnyObject> {
  let key: String
  let valueType: Any.Type
  let get: @MainActor (Class) -> Any?
  /// False where the value does not become one of the property's type; nil: it cannot be set.
  let set: (@MainActor (Class, Any?) -> Bool)?
  /// Adds to a collection; asked only where `valueType` is one.
  let append: (@MainActor (Class, Any) -> Bool)?

  private init(
    key: String, valueType: Any.Type, get: @escaping @MainActor (Class) -> Any?,
    set: (@MainActor (Class, Any?) -> Bool)?, append: (@MainActor (Class, Any) -> Bool)?
  ) {
    self.key = key
    self.valueType = valueType
    self.get = get
    self.set = set
    self.append = append
  }

  /// A property that can be set: `.property("label", \ViewController.label)`, of any type, optional,
  /// implicitly unwrapped, weak, lazy or computed.
  public static func property<Value>(
    _ key: String, _ path: ReferenceWritableKeyPath<Class, Value>
  ) -> PropertyRecord {
    let set: @MainActor (Class, Any?) -> Bool = { object, value in
      guard let value = KeyValueConversion.converted(value, to: Value.self) else { return false }
      object[keyPath: path] = value
      return true
    }
    let append: @MainActor (Class, Any) -> Bool = { object, element in
      set(object, (present(object[keyPath: path]) as? [Any] ?? []) + [element])
    }
    return PropertyRecord(
      key: key, valueType: Value.self, get: { present($0[keyPath: path]) }, set: set,
      append: append)
  }

  /// A property that cannot be set.
  public static func property<Value>(
    _ key: String, _ path: KeyPath<Class, Value>
  ) -> PropertyRecord {
    readOnly(key) { $0[keyPath: path] }
  }

  /// What `get` tells of an object, which cannot be set.
  public static func readOnly<Value>(
    _ key: String, _ get: @escaping @MainActor (Class) -> Value
  ) -> PropertyRecord {
    PropertyRecord(
      key: key, valueType: Value.self, get: { present(get($0)) }, set: nil, append: nil)
  }

  /// A property by two closures: where there is no key path to it.
  public static func property<Value>(
    _ key: String, get: @escaping @MainActor (Class) -> Value,
    set: @escaping @MainActor (Class, Value) -> Void
  ) -> PropertyRecord {
    PropertyRecord(
      key: key, valueType: Value.self, get: { present(get($0)) },
      set: { object, value in
        guard let value = KeyValueConversion.converted(value, to: Value.self) else { return false }
        set(object, value)
        return true
      }, append: nil)
  }
}

/// A property of a class that is not known where it is set.
@MainActor
struct AnyProperty {
  let valueType: Any.Type
  let get: @MainActor (AnyObject) -> Any?
  let set: (@MainActor (AnyObject, Any?) -> Bool)?
  private let add: (@MainActor (AnyObject, Any) -> Bool)?

  /// Adds to a collection; nil where the property is none. To ask a type whether it is a collection takes the
  /// runtime a search through all conformances: only properties that are used are asked.
  var append: (@MainActor (AnyObject, Any) -> Bool)? {
    valueType is any CollectionValue.Type ? add : nil
  }

  init<Class: AnyObject>(_ record: PropertyRecord<Class>) {
    valueType = record.valueType
    get = { object in
      guard let object = object as? Class else { return nil }
      return record.get(object)
    }
    if let set = record.set {
      self.set = { object, value in
        guard let object = object as? Class else { return false }
        return set(object, value)
      }
    } else {
      set = nil
    }
    if let append = record.append {
      add = { object, element in
        guard let object = object as? Class else { return false }
        return append(object, element)
      }
    } else {
      add = nil
    }
  }
}
