/// Methods of every object called by their names. A protocol, so that classes may have members of the same
/// names: those of a class's extension could not be overridden.
@MainActor
public protocol PerformingObject: AnyObject {}

extension NSObject: PerformingObject {}

/// What a method returned that was called by its name.
@MainActor
public struct PerformedResult {
  private let object: AnyObject

  package init(_ object: AnyObject) { self.object = object }

  /// The object.
  public func takeUnretainedValue() -> AnyObject { object }

  /// The object.
  public func takeRetainedValue() -> AnyObject { object }
}

extension PerformingObject {
  /// Calls the method of that name. Nil where it returns nothing, and where there is no such method,
  /// which is noted.
  @discardableResult
  public func perform(_ aSelector: Selector?) -> PerformedResult! { result(of: aSelector, []) }

  /// Calls the method of that name with an argument.
  @discardableResult
  public func perform(_ aSelector: Selector?, with object: Any?) -> PerformedResult! {
    result(of: aSelector, [object])
  }

  /// Calls the method of that name with two arguments.
  @discardableResult
  public func perform(
    _ aSelector: Selector?, with object1: Any?, with object2: Any?
  ) -> PerformedResult! {
    result(of: aSelector, [object1, object2])
  }

  private func result(of selector: Selector?, _ arguments: [Any?]) -> PerformedResult? {
    guard let selector, case .sent(let result?) = SceneContext.send(selector, to: self, arguments)
    else { return nil }
    return PerformedResult(result as AnyObject)
  }

  /// Calls the method of that name after `delay` seconds of scene time, at the earliest after what is
  /// being done now. The object is kept until then.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval
  ) {
    DelayedMessages.active.send(aSelector, to: self, anArgument, after: delay)
  }

  /// Calls the method of that name after `delay` seconds of scene time; all modes are the same here.
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval,
    inModes modes: [RunLoop.Mode]
  ) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  /// Calls the method of that name: at once where it is waited for, else after what is being done now.
  public func performSelector(
    onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool
  ) {
    if wait {
      SceneContext.send(aSelector, to: self, [arg])
    } else {
      perform(aSelector, with: arg, afterDelay: 0)
    }
  }

  /// Calls the method of that name after what is being done now: there is one line of work here.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    perform(aSelector, with: arg, afterDelay: 0)
  }

  /// Takes back what was to be performed on `aTarget` after a delay.
  public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedMessages.active.cancel(for: aTarget as AnyObject, selector: nil, argument: nil)
  }

  /// Takes back that method of `aTarget` with that argument, where it waits for its time.
  public static func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedMessages.active.cancel(
      for: aTarget as AnyObject, selector: aSelector, argument: anArgument)
  }
}
