/// What every object answers about its methods. A protocol, so that classes may have members of the same
/// names: those of a class's extension could not be overridden.
@MainActor
public protocol RespondingObject: NSObjectProtocol {}

extension NSObject: RespondingObject {}

extension RespondingObject {
  /// True when the object's class, or one above it, has that method on record. Nil: false.
  public func responds(to aSelector: Selector?) -> Bool {
    aSelector.map { MessageTable.hasMethod($0, in: self) } ?? false
  }

  /// The object that gets the messages which this one has no method for; nil: none.
  public func forwardingTarget(for aSelector: Selector?) -> Any? { nil }

  /// True when objects of the class have that method on record.
  public static func instancesRespond(to aSelector: Selector?) -> Bool {
    aSelector.map { ClassTable.method($0, of: self) != nil } ?? false
  }
}

extension NSObjectProtocol {
  /// True when the object's class, or one above it, has that method on record. Nil: false.
  @MainActor
  public func responds(to aSelector: Selector?) -> Bool {
    aSelector.map { MessageTable.hasMethod($0, in: self as AnyObject) } ?? false
  }
}

// Foundation has these of `NSObject` alone: an object known by a protocol is asked too.
extension NSObjectProtocol {
  /// True for an object of that class or of one below it.
  public func isKind(of aClass: AnyClass) -> Bool {
    (self as? NSObject)?.isKind(of: aClass) ?? false
  }

  /// True for an object of that very class.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self as AnyObject) == aClass }
}

extension NSObject {
  /// The class that archives would name: the class itself.
  public class func classForCoder() -> AnyClass { self }
}
