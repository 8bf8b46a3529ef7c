public import CoreGraphics
import VirtualTime

/// A value of a kind that is not known, asked as Objective-C asks every object: `(change as AnyObject).cgPointValue`
/// is this in adapted code. What it has not is nil.
public struct ObjectiveCValue {
  private let value: Any?

  /// The value out of its optionals.
  var object: Any? { value.flatMap { KeyValueConversion.converted($0, to: Any.self) } }

  /// Any value, boxed or not.
  public init(_ value: Any?) { self.value = value }

  private func converted<Value>(_ box: KeyPath<NSValue, Value>) -> Value? {
    if let plain = KeyValueConversion.converted(value, to: Value.self) { return plain }
    // Numbers are boxes too, and no geometry.
    guard let boxed = KeyValueConversion.converted(value, to: NSValue.self), !(boxed is NSNumber)
    else { return nil }
    return boxed[keyPath: box]
  }

  /// The point, boxed or not.
  public var cgPointValue: CGPoint! { converted(\.cgPointValue) }
  /// The size, boxed or not.
  public var cgSizeValue: CGSize! { converted(\.cgSizeValue) }
  /// The rectangle, boxed or not.
  public var cgRectValue: CGRect! { converted(\.cgRectValue) }
  /// The insets, boxed or not.
  public var uiEdgeInsetsValue: UIEdgeInsets! { converted(\.uiEdgeInsetsValue) }
  /// The transform, boxed or not.
  public var cgAffineTransformValue: CGAffineTransform! { converted(\.cgAffineTransformValue) }
  /// The number, or that of a text.
  public var doubleValue: Double! { KeyValueConversion.converted(value, to: Double.self) }
  /// The number, or that of a text.
  public var floatValue: Float! { KeyValueConversion.converted(value, to: Float.self) }
  /// The whole number, or that of a text.
  public var intValue: Int! { KeyValueConversion.converted(value, to: Int.self) }
  /// The whole number, or that of a text.
  public var integerValue: Int! { intValue }
  /// The whole number from zero up, or that of a text.
  public var uintValue: UInt! { KeyValueConversion.converted(value, to: UInt.self) }
  /// The whole number from zero up, or that of a text.
  public var unsignedIntegerValue: UInt! { uintValue }
  /// Whether it is true, or a number other than zero.
  public var boolValue: Bool! { KeyValueConversion.converted(value, to: Bool.self) }
}
