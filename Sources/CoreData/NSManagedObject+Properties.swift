import UIKit
import VirtualTime

// What stands in adapted code for `@NSManaged`: properties and methods that the model provides.

extension NSManagedObject {
  /// The value of a property that the model has. Where there is none, what a phone shows for it: nil, zero, an
  /// empty text, set or list, the reference date.
  public func managedValue<Value>(_ key: String) -> Value {
    let value = primitiveValue(forKey: key)
    if let value = value as? Value { return value }
    if let value = KeyValueConversion.converted(value, to: Value.self) { return value }
    if let empty = EmptyValue.of(Value.self) as? Value { return empty }
    if let type = Value.self as? NSManagedObject.Type {
      let entity = entity.relationshipsByName[key]?.destinationEntity ?? NSEntityDescription()
      if let object = type.init(entity: entity, insertInto: nil) as? Value { return object }
    }
    preconditionFailure("\(key) of \(entity.name ?? "") has no value, and is a \(Value.self).")
  }

  /// Sets such a property.
  public func setManagedValue(_ value: Any?, _ key: String) {
    setPrimitiveValue(KeyedValues.plain(value), forKey: key)
  }

  /// Has a relationship lead to one more object, or to all of a set.
  public func managedAdd(_ value: Any, _ key: String) {
    relate(key, to: related(key) + objects(value))
  }

  /// Has a relationship lead no longer to an object, or to all of a set.
  public func managedRemove(_ value: Any, _ key: String) {
    let gone = objects(value)
    relate(key, to: related(key).filter { object in !gone.contains { $0 === object } })
  }

  /// Puts an object among those that an ordered relationship leads to.
  public func managedInsert(_ value: Any, _ key: String, at index: Int) {
    var all = related(key)
    all.insert(contentsOf: objects(value), at: max(0, min(all.count, index)))
    relate(key, to: all)
  }

  /// Takes the object at a place out of an ordered relationship.
  public func managedRemove(at index: Int, _ key: String) {
    var all = related(key)
    guard all.indices.contains(index) else { return }
    all.remove(at: index)
    relate(key, to: all)
  }

  private func objects(_ value: Any) -> [NSManagedObject] {
    (KeyedValues.items(of: value) ?? [value]).compactMap { $0 as? NSManagedObject }
  }
}

/// What a type has before it has anything.
private enum EmptyValue {
  static func of<Value>(_ type: Value.Type) -> Any? {
    switch type {
    case is String.Type: return ""
    case is Bool.Type: return false
    case is Date.Type: return Date(timeIntervalSinceReferenceDate: 0)
    case is NSDate.Type: return NSDate(timeIntervalSinceReferenceDate: 0)
    case is Data.Type: return Data()
    case is UUID.Type: return UUID()
    case is NSNumber.Type: return NSNumber(value: 0)
    case is Decimal.Type: return Decimal(0)
    case is NSString.Type: return NSString(string: "")
    case is NSSet.Type: return NSSet()
    case is NSOrderedSet.Type: return NSOrderedSet()
    default: break
    }
    if let type = type as? any Numeric.Type { return zero(type) }
    if let type = type as? any ExpressibleByArrayLiteral.Type { return empty(type) }
    if let type = type as? any ExpressibleByDictionaryLiteral.Type { return empty(type) }
    return nil
  }

  private static func zero<Number: Numeric>(_ type: Number.Type) -> Any { Number.zero }
  private static func empty<List: ExpressibleByArrayLiteral>(_ type: List.Type) -> Any {
    List()
  }
  private static func empty<Table: ExpressibleByDictionaryLiteral>(_ type: Table.Type) -> Any {
    Table()
  }
}
