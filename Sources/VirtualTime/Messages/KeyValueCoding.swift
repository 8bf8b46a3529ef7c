/// An object whose properties are reached by keys, in ways of its own.
@MainActor
package protocol KeyValueCoder: AnyObject {
  func setValue(_ value: Any?, forKey key: String)
  func setValue(_ value: Any?, forKeyPath keyPath: String)
  func value(forKey key: String) -> Any?
  func value(forKeyPath keyPath: String) -> Any?
}

/// Properties by their keys, from the program's records of classes.
@MainActor
package enum KeyValueCoding {
  /// Sets the property of that key. False where the object has none; a value of another type is noted.
  package static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Bool {
    switch MessageTable.set(value, forKey: key, of: object) {
    case .done: break
    case .unknown: return false
    case .refused(let wanted):
      let given = value.map { "\(type(of: $0))" } ?? "nil"
      SceneContext.active.unsupported(
        "the property '\(key)' is a \(wanted), not \(given)", at: "\(type(of: object))")
    }
    return true
  }

  /// Notes that the object has no property of that key.
  package static func note(missing key: String, of object: AnyObject) {
    SceneContext.active.unsupported("no property '\(key)'", at: "\(type(of: object))")
  }

  /// The object that all but the last key of `keyPath` lead to, with the last; nil where a key on the way
  /// leads to none.
  package static func end(
    of keyPath: String, from object: AnyObject
  ) -> (object: AnyObject, key: String)? {
    guard let dot = keyPath.firstIndex(of: ".") else { return (object, keyPath) }
    let rest = String(keyPath[keyPath.index(after: dot)...])
    guard let next = value(forKey: String(keyPath[..<dot]), of: object) else { return nil }
    // Layers and animations know paths of their own, into structures and parts.
    if next is any KeyValueCoder { return (next as AnyObject, rest) }
    return end(of: rest, from: next as AnyObject)
  }

  /// The property of that key as the object itself tells it.
  package static func value(forKey key: String, of object: AnyObject) -> Any? {
    if let object = object as? any KeyValueCoder { return object.value(forKey: key) }
    guard let value = MessageTable.value(forKey: key, of: object) else {
      note(missing: key, of: object)
      return nil
    }
    return value
  }

  /// The property at the end of the path.
  package static func value(forKeyPath keyPath: String, of object: AnyObject) -> Any? {
    guard let end = end(of: keyPath, from: object) else { return nil }
    guard end.object !== object, let coder = end.object as? any KeyValueCoder else {
      return value(forKey: end.key, of: end.object)
    }
    return coder.value(forKeyPath: end.key)
  }

  /// Sets the property at the end of the path.
  package static func set(
    _ value: Any?, forKeyPath keyPath: String, of object: AnyObject
  ) {
    guard let end = end(of: keyPath, from: object) else { return }
    if let coder = end.object as? any KeyValueCoder {
      if end.object === object {
        coder.setValue(value, forKey: end.key)
      } else {
        coder.setValue(value, forKeyPath: end.key)
      }
    } else if !set(value, forKey: end.key, of: end.object) {
      note(missing: end.key, of: end.object)
    }
  }
}

/// Properties of every object by their keys. A protocol, so that classes may have members of the same
/// names: those of a class's extension could not be overridden.
@MainActor
public protocol KeyValueObject: AnyObject {}

extension NSObject: KeyValueObject {}

extension KeyValueObject {
  /// Sets the property of that key. What the object does not have is noted.
  public func setValue(_ value: Any?, forKey key: String) {
    if let coder = self as? any KeyValueCoder { return coder.setValue(value, forKey: key) }
    if !KeyValueCoding.set(value, forKey: key, of: self) {
      KeyValueCoding.note(missing: key, of: self)
    }
  }

  /// Sets the property at the end of a path of keys with points between them.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if let coder = self as? any KeyValueCoder { return coder.setValue(value, forKeyPath: keyPath) }
    KeyValueCoding.set(value, forKeyPath: keyPath, of: self)
  }

  /// The property of that key. What the object does not have is nil and noted.
  public func value(forKey key: String) -> Any? { KeyValueCoding.value(forKey: key, of: self) }

  /// The property at the end of a path of keys with points between them.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let coder = self as? any KeyValueCoder { return coder.value(forKeyPath: keyPath) }
    return KeyValueCoding.value(forKeyPath: keyPath, of: self)
  }

  /// Sets several properties by their keys.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
      setValue(value, forKey: key)
    }
  }
}
