/// What every object has of being told of changes, and of methods that it leaves to others. A protocol, so that
/// classes may have members of the same names: those of a class's extension could not be overridden.
@MainActor
public protocol ObservingObject: AnyObject {}

extension NSObject: ObservingObject {}

extension ObservingObject {
  /// A property that this object observes changed. Nothing is done with it here: whoever observes has a method
  /// of this name.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Nobody: what an object has no method for is noted.
  public func forwardingTarget(for aSelector: Selector?) -> Any? { nil }
}
