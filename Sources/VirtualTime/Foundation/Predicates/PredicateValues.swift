/// What predicates see in the values of a program: Swift's and Foundation's of one kind are one.
enum PredicateValues {
  /// The value without optionals around it; nil for `NSNull` too.
  static func present(_ value: Any?) -> Any? {
    guard let value else { return nil }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return present(mirror.children.first?.value) }
    return value is NSNull ? nil : value
  }

  static func text(_ value: Any?) -> String? {
    switch present(value) {
    case let text as String: text
    case let text as NSString: text as String
    case let text as Substring: String(text)
    default: nil
    }
  }

  static func number(_ value: Any?) -> Double? {
    switch present(value) {
    case let number as Double: number
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as Bool: number ? 1 : 0
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }

  static func date(_ value: Any?) -> Date? {
    switch present(value) {
    case let date as Date: date
    case let date as NSDate: date as Date
    default: nil
    }
  }

  /// The elements of a collection; nil for what is none.
  static func elements(of value: Any?) -> [Any?]? {
    switch present(value) {
    case let list as [Any?]: list
    case let list as [Any]: list
    case let list as NSArray: list.map { $0 }
    case let list as NSOrderedSet: list.map { $0 }
    case let set as NSSet: set.allObjects
    case let set as any Collection where !(set is String): set.map { $0 }
    default: nil
    }
  }

  /// Of a dictionary what stands under the key, of a collection that of each element, and of an object its
  /// property.
  static func value(forKey key: String, of value: Any?) -> Any? {
    guard let value = present(value) else { return nil }
    if let dictionary = value as? [String: Any] { return dictionary[key] }
    if let dictionary = value as? NSDictionary { return dictionary[key] }
    if let text = text(value) {
      return switch key {
      case "length": text.utf16.count
      case "lowercaseString": text.lowercased()
      case "uppercaseString": text.uppercased()
      default: nil
      }
    }
    if let elements = elements(of: value) {
      switch key {
      case "@count": return elements.count
      case "@sum": return elements.compactMap(number).reduce(0, +)
      case "@max": return elements.compactMap(number).max()
      case "@min": return elements.compactMap(number).min()
      case "@avg":
        let numbers = elements.compactMap(number)
        return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
      default: return elements.map { self.value(forKey: key, of: $0) }
      }
    }
    guard type(of: value) is AnyClass else { return nil }
    return property(key, of: value as AnyObject)
  }

  /// Scenes live on the main actor, and so do predicates over their objects; elsewhere there are none.
  private static func property(_ key: String, of object: AnyObject) -> Any? {
    final class Answer: @unchecked Sendable { var value: Any? }
    struct Subject: @unchecked Sendable { let object: AnyObject }
    let (answer, subject) = (Answer(), Subject(object: object))
    onMainActor { answer.value = KeyValueCoding.value(forKey: key, of: subject.object) }
    return answer.value
  }
}
