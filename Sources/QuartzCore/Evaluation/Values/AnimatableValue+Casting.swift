import CoreGraphics
import CoreImage

/// All casts are here.
extension AnimatableValue {
  /// What `object` is as a value of `kind`; nil when it is something else.
  init?(_ object: Any?, as kind: Kind) {
    let value: AnimatableValue? =
      switch kind {
      case .number: Self.number(from: object).map { .number($0) }
      case .flag: Self.flag(from: object).map { .flag($0) }
      case .point: Self.point(from: object).map { .point($0) }
      case .size: Self.size(from: object).map { .size($0) }
      case .rect: Self.rect(from: object).map { .rect($0) }
      case .transform: Self.transform(from: object).map { .transform($0) }
      case .color: Self.color(from: object)
      case .path: Self.optional(object, as: CGPath.self).map { .path($0?.geometry) }
      case .image:
        (object as? DrawnText).map { .text($0) }
          ?? Self.optional(object, as: CGImage.self).map { .image($0) }
      case .numbers: Self.numbers(from: object)
      case .colors: object == nil ? .colors(nil) : Self.colors(from: object).map { .colors($0) }
      }
    guard let value else { return nil }
    self = value
  }

  /// What is a number as it stands comes first, then what may become one: `CGFloat` does not become an
  /// `NSNumber` by itself here.
  static func number(from object: Any?) -> Double? {
    guard let object else { return nil }
    if let value = AnyValue.exactly(CGFloat.self, object) { return Double(value) }
    if let value = AnyValue.exactly(Double.self, object) { return value }
    if type(of: object) is AnyClass, let value = object as? NSNumber { return value.doubleValue }
    return switch object {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  static func flag(from object: Any?) -> Bool? {
    guard let object else { return nil }
    if let value = AnyValue.exactly(Bool.self, object) { return value }
    if !(type(of: object) is AnyClass), let value = object as? Bool { return value }
    return number(from: object).map { $0 != 0 }
  }

  static func point(from object: Any?) -> CGPoint? {
    boxed(object) { $0.holds("CGPoint") ? $0.pointValue : nil }
  }

  static func size(from object: Any?) -> CGSize? {
    boxed(object) { $0.holds("CGSize") ? $0.sizeValue : nil }
  }

  static func rect(from object: Any?) -> CGRect? {
    boxed(object) { $0.holds("CGRect") ? $0.rectValue : nil }
  }

  static func transform(from object: Any?) -> CATransform3D? {
    boxed(object, \.storedTransform)
      ?? (object as? CGAffineTransform).map { CATransform3DMakeAffineTransform($0) }
  }

  /// A structure as it stands or in an `NSValue`.
  private static func boxed<Value>(_ object: Any?, _ stored: (NSValue) -> Value?) -> Value? {
    guard let object else { return nil }
    if let value = AnyValue.exactly(Value.self, object) { return value }
    if type(of: object) is AnyClass, let value = object as? NSValue { return stored(value) }
    return object as? Value
  }

  /// Those of filters too.
  private static func color(from object: Any?) -> AnimatableValue? {
    if let color = optional(object, as: CGColor.self) { return .color(color) }
    return (object as? CIColor).map {
      .color(CGColor(srgbRed: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha))
    }
  }

  /// Those in a filter's vector too.
  private static func numbers(from object: Any?) -> AnimatableValue? {
    guard let object else { return .numbers(nil) }
    if let vector = object as? CIVector {
      return .numbers((0..<vector.count).map { Double(vector.value(at: $0)) })
    }
    guard let array = object as? [Any] else { return nil }
    let numbers = array.compactMap { number(from: $0) }
    return numbers.count == array.count ? .numbers(numbers) : nil
  }

  /// Nil unless `object` is a list of nothing but colours.
  static func colors(from object: Any?) -> [CGColor]? {
    guard let array = object as? [Any] else { return nil }
    let colors = array.compactMap { $0 as? CGColor }
    return colors.count == array.count ? colors : nil
  }

  /// Nil for another type; else the value, which may itself be nil.
  private static func optional<Value>(_ object: Any?, as type: Value.Type) -> Value?? {
    guard let object else { return .some(nil) }
    if let value = AnyValue.exactly(Value.self, object) { return .some(value) }
    guard !(object is NSNull) else { return .some(nil) }
    return (object as? Value).map { .some($0) }
  }
}
