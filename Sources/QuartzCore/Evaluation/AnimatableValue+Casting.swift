import CoreGraphics
import CoreImage

/// The only place that casts.
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
      case .image: Self.optional(object, as: CGImage.self).map { .image($0) }
      case .numbers: Self.numbers(from: object)
      case .colors: object == nil ? .colors(nil) : Self.colors(from: object).map { .colors($0) }
      }
    guard let value else { return nil }
    self = value
  }

  /// `CGFloat` comes first: here it does not become an `NSNumber` by itself.
  static func number(from object: Any?) -> Double? {
    switch object {
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
    if let value = object as? Bool { return value }
    return number(from: object).map { $0 != 0 }
  }

  static func point(from object: Any?) -> CGPoint? {
    if let value = object as? CGPoint { return value }
    guard let value = object as? NSValue, value.holds("CGPoint") else { return nil }
    return value.pointValue
  }

  static func size(from object: Any?) -> CGSize? {
    if let value = object as? CGSize { return value }
    guard let value = object as? NSValue, value.holds("CGSize") else { return nil }
    return value.sizeValue
  }

  static func rect(from object: Any?) -> CGRect? {
    if let value = object as? CGRect { return value }
    guard let value = object as? NSValue, value.holds("CGRect") else { return nil }
    return value.rectValue
  }

  static func transform(from object: Any?) -> CATransform3D? {
    switch object {
    case let value as CATransform3D: value
    case let value as CGAffineTransform: CATransform3DMakeAffineTransform(value)
    case let value as NSValue: value.storedTransform
    default: nil
    }
  }

  /// Those of filters too.
  private static func color(from object: Any?) -> AnimatableValue? {
    if let color = object as? CIColor {
      return .color(
        CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
    }
    return optional(object, as: CGColor.self).map { .color($0) }
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
    guard let object, !(object is NSNull) else { return .some(nil) }
    return (object as? Value).map { .some($0) }
  }
}
