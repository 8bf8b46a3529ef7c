/// How values of one type become those of another where Objective-C would carry either as an object.
///
/// Numbers of all types and `NSNumber` become one another, truth values 0 and 1; a string becomes the number
/// that it begins with, else 0, as key-value coding asks it for `intValue` or `doubleValue`; structures of
/// geometry come out of `NSValue`; strings become `NSString` and back; a raw value becomes its case; none
/// becomes the none of an optional.
package enum KeyValueConversion {
  /// `value` as a `Value`; nil where it is none and becomes none.
  package static func converted<Value>(_ value: Any?, to type: Value.Type) -> Value? {
    guard let value = value.flatMap({ present($0) }) else { return missing(type) }
    if let optional = type as? any OptionalValue.Type {
      // A cast of nil to an optional type would succeed.
      guard let made = optional.converted(from: value) else { return nil }
      return made as? Value
    }
    if let same = value as? Value { return same }
    if let convertible = type as? any KeyValueConvertible.Type {
      return convertible.converted(from: value) as? Value
    }
    if let cases = type as? any RawRepresentable.Type { return made(cases, from: value) as? Value }
    return nil
  }

  /// What stands for none; nil where nothing does.
  private static func missing<Value>(_ type: Value.Type) -> Value? {
    if let optional = type as? any OptionalValue.Type { return optional.none as? Value }
    if type == Any.self { return Optional<AnyObject>.none as Any as? Value }
    return nil
  }

  private static func made<Case: RawRepresentable>(_: Case.Type, from value: Any) -> Case? {
    converted(value, to: Case.RawValue.self).flatMap { Case(rawValue: $0) }
  }
}

/// An optional of any type.
protocol OptionalValue {
  static var none: Self { get }
  var wrapped: Any? { get }
  /// `value`, which is not nil, within the optional; nil where it does not become one.
  static func converted(from value: Any) -> Self?
}

extension Optional: OptionalValue {
  var wrapped: Any? { self }

  static func converted(from value: Any) -> Wrapped?? {
    KeyValueConversion.converted(value, to: Wrapped.self).map { .some($0) }
  }
}

/// A collection that an outlet collection may be, or an optional of one.
protocol CollectionValue {}

extension Array: CollectionValue {}
extension Optional: CollectionValue where Wrapped: CollectionValue {}

/// A type that others become.
protocol KeyValueConvertible {
  /// Nil where `value` becomes none.
  static func converted(from value: Any) -> Self?
}

/// A whole or broken number of whatever type.
private func number(from value: Any) -> Double? {
  switch value {
  case let value as Bool: value ? 1 : 0
  case let value as any BinaryInteger: Double(value)
  case let value as any BinaryFloatingPoint: Double(value)
  case let value as NSNumber: value.doubleValue
  case let value as String: (value as NSString).doubleValue
  default: nil
  }
}

extension KeyValueConvertible where Self: BinaryFloatingPoint {
  static func converted(from value: Any) -> Self? { number(from: value).map { Self($0) } }
}

extension KeyValueConvertible where Self: FixedWidthInteger {
  /// Whole numbers as they are, others without their fraction; nil beyond the range of the type.
  static func converted(from value: Any) -> Self? {
    if let value = value as? any BinaryInteger { return Self(exactly: value) }
    return number(from: value).flatMap { Self(exactly: $0.rounded(.towardZero)) }
  }
}

extension Double: KeyValueConvertible {}
extension Float: KeyValueConvertible {}
extension CGFloat: KeyValueConvertible {}
extension Int: KeyValueConvertible {}
extension Int8: KeyValueConvertible {}
extension Int16: KeyValueConvertible {}
extension Int32: KeyValueConvertible {}
extension Int64: KeyValueConvertible {}
extension UInt: KeyValueConvertible {}
extension UInt8: KeyValueConvertible {}
extension UInt16: KeyValueConvertible {}
extension UInt32: KeyValueConvertible {}
extension UInt64: KeyValueConvertible {}

extension Bool: KeyValueConvertible {
  static func converted(from value: Any) -> Bool? {
    if let value = value as? String { return (value as NSString).boolValue }
    return number(from: value).map { $0 != 0 }
  }
}

extension String: KeyValueConvertible {
  static func converted(from value: Any) -> String? {
    switch value {
    case let value as NSString: String(describing: value)
    case let value as NSAttributedString: value.string
    case let value as Selector: value.description
    default: nil
    }
  }
}

extension Selector: KeyValueConvertible {
  static func converted(from value: Any) -> Selector? {
    String.converted(from: value).map { Selector($0) } ?? (value as? String).map { Selector($0) }
  }
}

extension CGPoint: KeyValueConvertible {
  static func converted(from value: Any) -> CGPoint? { (value as? NSValue)?.pointValue }
}

extension CGSize: KeyValueConvertible {
  static func converted(from value: Any) -> CGSize? { (value as? NSValue)?.sizeValue }
}

extension CGRect: KeyValueConvertible {
  static func converted(from value: Any) -> CGRect? { (value as? NSValue)?.rectValue }
}
