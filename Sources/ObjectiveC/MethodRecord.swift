/// One method of a class by its selector.
///
/// Methods are given unapplied: `.method("tapped:", ViewController.tapped(_:))`. What they return is kept for
/// who asks. Arguments become the types that the method takes where they can (`KeyValueConversion`).
@MainActor
public struct MethodRecord<Class: AnyObject> {
  let selector: Selector
  /// The result, within another optional: nil where the arguments are not of the method's types.
  let call: @MainActor (Class, [Any?]) -> Any??

  private init(
    _ selector: Selector, call: @escaping @MainActor (Class, [Any?]) -> Any??
  ) {
    self.selector = selector
    self.call = call
  }

  /// A method without arguments.
  public static func method<Result>(
    _ selector: Selector, _ method: @escaping @MainActor (Class) -> @MainActor () -> Result
  ) -> MethodRecord {
    MethodRecord(selector) { object, _ in .some(present(method(object)())) }
  }

  /// A method with one argument.
  public static func method<First, Result>(
    _ selector: Selector,
    _ method: @escaping @MainActor (Class) -> @MainActor (First) -> Result
  ) -> MethodRecord {
    MethodRecord(selector) { object, arguments in
      guard let first = argument(0, of: arguments, as: First.self) else { return nil }
      return .some(present(method(object)(first)))
    }
  }

  /// A method with two arguments.
  public static func method<First, Second, Result>(
    _ selector: Selector,
    _ method: @escaping @MainActor (Class) -> @MainActor (First, Second) -> Result
  ) -> MethodRecord {
    MethodRecord(selector) { object, arguments in
      guard let first = argument(0, of: arguments, as: First.self),
        let second = argument(1, of: arguments, as: Second.self)
      else { return nil }
      return .some(present(method(object)(first, second)))
    }
  }

  /// A method with three arguments.
  public static func method<First, Second, Third, Result>(
    _ selector: Selector,
    _ method: @escaping @MainActor (Class) -> @MainActor (First, Second, Third) -> Result
  ) -> MethodRecord {
    MethodRecord(selector) { object, arguments in
      guard let first = argument(0, of: arguments, as: First.self),
        let second = argument(1, of: arguments, as: Second.self),
        let third = argument(2, of: arguments, as: Third.self)
      else { return nil }
      return .some(present(method(object)(first, second, third)))
    }
  }

  /// What has no name that can be written unapplied, such as one of several methods of a base name:
  /// `body` gets the object and the arguments.
  public static func calling<Result>(
    _ selector: Selector, _ body: @escaping @MainActor (Class, [Any?]) -> Result
  ) -> MethodRecord {
    MethodRecord(selector) { object, arguments in .some(present(body(object, arguments))) }
  }

  /// A missing argument is nil.
  private static func argument<Value>(
    _ index: Int, of arguments: [Any?], as type: Value.Type
  ) -> Value? {
    KeyValueConversion.converted(
      arguments.indices.contains(index) ? arguments[index] : nil, to: type)
  }
}

/// `value` without the optionals around it; nil for `Void` and for none.
func present(_ value: Any) -> Any? {
  if value is Void { return nil }
  guard let optional = value as? any OptionalValue else { return value }
  return optional.wrapped.flatMap { present($0) }
}

/// A method of a class that is not known where it is called.
@MainActor
struct AnyMethod {
  /// The outer optional is nil where the object or the arguments are not of the method's types.
  let call: @MainActor (AnyObject, [Any?]) -> Any??

  init<Class: AnyObject>(_ record: MethodRecord<Class>) {
    call = { object, arguments in
      guard let object = object as? Class else { return nil }
      return record.call(object, arguments)
    }
  }
}
