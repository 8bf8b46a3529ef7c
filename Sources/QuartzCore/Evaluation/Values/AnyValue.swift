import CoreGraphics

/// A value of any type or none, compared as well as can be.
struct AnyValue: Equatable {
  let value: Any?

  init(_ value: Any?) { self.value = value }

  /// `object` where it is a `Value` and need not become one. To what it may become is looked up among all
  /// that every type promises, which takes some hundred times as long.
  @inline(__always)
  static func exactly<Value>(_: Value.Type, _ object: Any) -> Value? {
    type(of: object) == Value.self ? object as? Value : nil
  }

  static func == (a: AnyValue, b: AnyValue) -> Bool {
    guard let old = a.value, let new = b.value else { return a.value == nil && b.value == nil }
    if let areEqual = areEqualAsTheyStand(old, new) { return areEqual }
    if let old = AnimatableValue.number(from: old), let new = AnimatableValue.number(from: new) {
      return old == new
    }
    if let old = old as? CATransform3D, let new = new as? CATransform3D { return old == new }
    if let old = old as? AnyHashable, let new = new as? AnyHashable { return old == new }
    return type(of: old) is AnyClass && type(of: new) is AnyClass
      && old as AnyObject === new as AnyObject
  }

  /// Nil where more has to be asked: for types that no property has, and for two of which one may become
  /// the other.
  private static func areEqualAsTheyStand(_ a: Any, _ b: Any) -> Bool? {
    func equal<Value: Equatable>(_: Value.Type) -> Bool? {
      guard let a = exactly(Value.self, a), let b = exactly(Value.self, b) else { return nil }
      return a == b
    }
    if type(of: a) is AnyClass, type(of: b) is AnyClass {
      if let a = a as? NSObject, let b = b as? NSObject { return a.isEqual(b) }
      if let answer = equal(CGColor.self) ?? equal(CGFont.self) { return answer }
      return isColorOrFont(a) || isColorOrFont(b) ? false : nil
    }
    guard type(of: a) == type(of: b) else { return nil }
    return equal(CGFloat.self) ?? equal(Double.self) ?? equal(Float.self) ?? equal(Int.self)
      ?? equal(Bool.self) ?? equal(String.self) ?? equal(CGPoint.self) ?? equal(CGSize.self)
      ?? equal(CGRect.self) ?? equal(CATransform3D.self)
  }

  /// True for classes of this project, of which nothing else becomes one.
  private static func isColorOrFont(_ object: Any) -> Bool {
    type(of: object) == CGColor.self || type(of: object) == CGFont.self
  }
}
