import CoreGraphics
import Geometry

/// The types of values, found out from types and objects.
extension AnimatableValue.Kind {
  /// How animations see properties of `type`; nil when they cannot.
  init?(of type: Any.Type) {
    switch type {
    case is Bool.Type: self = .flag
    case is any NumberType.Type: self = .number
    case is CGPoint.Type: self = .point
    case is CGSize.Type: self = .size
    case is CGRect.Type: self = .rect
    case is CATransform3D.Type: self = .transform
    case is CGColor.Type: self = .color
    case is CGPath.Type: self = .path
    case is CGImage.Type: self = .image
    case is [Double].Type, is [CGFloat].Type: self = .numbers
    case is [CGColor].Type: self = .colors
    default: return nil
    }
  }

  /// What `object` can be animated as; nil for none and for what cannot.
  init?(ofObject object: Any?) {
    guard let object, !(object is NSNull) else { return nil }
    let kinds: [AnimatableValue.Kind] = [
      .number, .point, .size, .rect, .transform, .color, .path, .image, .colors, .numbers,
    ]
    // An empty list has no type.
    if let list = object as? [Any], list.isEmpty { return nil }
    guard let kind = kinds.first(where: { AnimatableValue(object, as: $0) != nil }) else {
      return nil
    }
    self = kind
  }

  /// True for types of which nil is a value.
  var hasNil: Bool {
    switch self {
    case .number, .flag, .point, .size, .rect, .transform: false
    case .color, .path, .image, .numbers, .colors: true
    }
  }

  /// The value where none has been set.
  var empty: AnimatableValue {
    switch self {
    case .flag: .flag(false)
    case .color: .color(nil)
    case .path: .path(nil)
    case .image: .image(nil)
    case .numbers: .numbers(nil)
    case .colors: .colors(nil)
    case .number, .point, .size, .rect, .transform: zero ?? .number(0)
    }
  }
}

extension AnimatableValue {
  /// `value`, numbers as `NSNumber`.
  static func box(_ value: Any) -> Any {
    value is any NumberType ? value as? NSNumber ?? value : value
  }

  /// `number` as `NSNumber`, which reads back as what it was: a `Float` as a `Float`.
  static func boxed<Number: BinaryFloatingPoint>(_ number: Number) -> NSNumber {
    (number as? Float).map { NSNumber(value: $0) } ?? NSNumber(value: Double(number))
  }

  /// `object` as a `Value`; numbers of any type as numbers of any other, whole ones rounded. Nil for
  /// what is something else.
  static func cast<Value>(_ object: Any?, to type: Value.Type) -> Value? {
    if let value = object as? Value { return value }
    if type == [CGFloat].self, case .numbers(let numbers?) = AnimatableValue(object, as: .numbers) {
      return numbers.map { CGFloat($0) } as? Value
    }
    guard let numberType = type as? any NumberType.Type, let number = number(from: object) else {
      return nil
    }
    return numberType.init(nearest: number) as? Value
  }
}

/// A number that can be made of any other.
protocol NumberType {
  /// The number nearest to `number`.
  init(nearest number: Double)
}

extension Double: NumberType {
  init(nearest number: Double) { self = number }
}

extension Float: NumberType {
  init(nearest number: Double) { self = Float(number) }
}

extension CGFloat: NumberType {
  init(nearest number: Double) { self = CGFloat(number) }
}

extension Bool: NumberType {
  init(nearest number: Double) { self = number != 0 }
}

extension NumberType where Self: FixedWidthInteger {
  init(nearest number: Double) {
    let whole = number.isNaN ? 0 : number.rounded()
    self = Self(exactly: whole) ?? (whole < 0 ? .min : .max)
  }
}

extension Int: NumberType {}
extension Int8: NumberType {}
extension Int16: NumberType {}
extension Int32: NumberType {}
extension Int64: NumberType {}
extension UInt: NumberType {}
extension UInt8: NumberType {}
extension UInt16: NumberType {}
extension UInt32: NumberType {}
extension UInt64: NumberType {}
