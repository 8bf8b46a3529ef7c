public import CoreGraphics

/// A number in an array that is `[NSNumber]` on iOS: here literals, `Double`, `CGFloat` and
/// `NSNumber` may stand in it side by side.
public protocol NumberValue {
  var doubleValue: Double { get }
}

extension NSNumber: NumberValue {}

// What code asks of the `NSNumber` that it takes the element for.
extension NumberValue {
  public var floatValue: Float { Float(doubleValue) }
  /// Without the fraction; 0 for what no `Int` holds.
  public var intValue: Int { Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
}

extension Double: NumberValue {
  public var doubleValue: Double { self }
}

extension Float: NumberValue {
  public var doubleValue: Double { Double(self) }
}

extension CGFloat: NumberValue {
  public var doubleValue: Double { Double(self) }
}

extension Int: NumberValue {
  public var doubleValue: Double { Double(self) }
}
