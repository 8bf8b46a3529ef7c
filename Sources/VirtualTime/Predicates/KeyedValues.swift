import Foundation

/// Values by paths of keys, of whatever kind the object is, and how such values are compared.
@MainActor
package enum KeyedValues {
  /// The value at the end of `path`: properties, entries of dictionaries, each of several things, and
  /// `@count`, `@sum`, `@avg`, `@min`, `@max` of them.
  package static func value(at path: String, of object: Any?) -> Any? {
    guard let object = plain(object) else { return nil }
    if path == "self" || path == "SELF" { return object }
    if let items = items(of: object) { return value(at: path, ofEach: items) }
    let (key, rest) = split(path)
    let next: Any?
    if let dictionary = object as? [String: Any] {
      next = dictionary[key]
    } else if let dictionary = object as? NSDictionary {
      next = dictionary[key]
    } else if let text = object as? String, key == "length" {
      next = text.utf16.count
    } else if type(of: object) is AnyClass {
      next = KeyValueCoding.value(forKey: key, of: object as AnyObject)
    } else {
      next = nil
    }
    return rest.map { value(at: $0, of: next) } ?? next
  }

  private static func split(_ path: String) -> (key: String, rest: String?) {
    guard let dot = path.firstIndex(of: ".") else { return (path, nil) }
    return (String(path[..<dot]), String(path[path.index(after: dot)...]))
  }

  private static func value(at path: String, ofEach items: [Any]) -> Any? {
    guard path.hasPrefix("@") else { return items.compactMap { value(at: path, of: $0) } }
    let (name, rest) = split(path)
    if name == "@count" { return items.count }
    let values = rest.map { path in items.compactMap { value(at: path, of: $0) } } ?? items
    let numbers = values.compactMap(number)
    switch name {
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return values.min { order(of: $0, $1) == .orderedAscending }
    case "@max": return values.max { order(of: $0, $1) == .orderedAscending }
    default: return nil
    }
  }

  /// The things that a value has in it; nil for one thing.
  package static func items(of value: Any?) -> [Any]? {
    switch plain(value) {
    case let items as NSArray: items.map { $0 }
    case let items as NSSet: items.allObjects
    case let items as NSOrderedSet: items.array
    case let items as [Any]: items
    case let items as Set<AnyHashable>: items.map(\.base)
    default: nil
    }
  }

  /// The value out of its optionals; nil for none and for `NSNull`.
  package static func plain(_ value: Any?) -> Any? {
    let value = KeyValueConversion.converted(value, to: Any?.self) ?? nil
    return value is NSNull ? nil : value
  }

  private static func number(_ value: Any) -> Double? {
    if let value = value as? Bool { return value ? 1 : 0 }
    if let value = value as? any BinaryInteger { return Double(value) }
    if let value = value as? any BinaryFloatingPoint { return Double(value) }
    return (value as? NSNumber)?.doubleValue
  }

  /// Which of two values comes first; nil for what has no order, such as a number and a text.
  package static func order(
    of one: Any?, _ other: Any?, _ options: String.CompareOptions = []
  ) -> ComparisonResult? {
    guard let one = plain(one), let other = plain(other) else { return nil }
    if let one = one as? String, let other = other as? String {
      return one.compare(other, options: options)
    }
    if let one = one as? Date, let other = other as? Date { return one.compare(other) }
    if let one = number(one), let other = number(other) {
      return one < other ? .orderedAscending : one > other ? .orderedDescending : .orderedSame
    }
    if let one = one as? NSDate, let other = other as? NSDate {
      return (one as Date).compare(other as Date)
    }
    return nil
  }
}
