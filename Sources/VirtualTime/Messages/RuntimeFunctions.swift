// The Objective-C runtime's functions that people use to exchange methods. Swift calls methods where they were
// written, whatever a table says, so that nothing can be exchanged: it is noted, and methods stay as they are.

/// A method of a class, by its name.
public struct Method: Hashable, Sendable {
  let type: ObjectIdentifier
  let selector: Selector
}

/// What a method does, by the method.
public typealias IMP = Method

/// The class of an object; nil of nothing.
public func object_getClass(_ obj: Any?) -> AnyClass? { obj.map { type(of: $0 as AnyObject) } }

/// Objects keep the class that they were made of, which is noted; the result is that class.
@discardableResult
public func object_setClass(_ obj: Any?, _ cls: AnyClass) -> AnyClass? {
  note("another class for an object that is there (it keeps its own)", at: "object_setClass")
  return object_getClass(obj)
}

/// The class above `cls`; nil above the last.
public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
  cls.flatMap { _getSuperclass($0) }
}

/// A name for the method of that name of `cls`, whether there is one or not.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  cls.map { Method(type: ObjectIdentifier($0), selector: name) }
}

/// A name for the method of that name of the class itself.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  class_getInstanceMethod(cls, name)
}

/// What a method does.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// What the method of that name does in objects of `cls`.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
  class_getInstanceMethod(cls, name)
}

/// The name of a method.
public func method_getName(_ m: Method) -> Selector { m.selector }

/// The types of a method, which are not kept; nil.
public func method_getTypeEncoding(_ m: Method) -> String? { nil }

/// Methods stay as they are, which is noted.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  note(
    "the exchange of the methods '\(m1.selector)' and '\(m2.selector)' (they stay as they are)",
    at: "method_exchangeImplementations")
}

/// Methods stay as they are, which is noted.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  note(
    "another body for the method '\(m.selector)' (it stays as it is)",
    at: "method_setImplementation")
  return m
}

/// False: classes have the methods that they were written with.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: String?
) -> Bool { false }

/// Methods stay as they are, which is noted.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: String?
) -> IMP? {
  note("another body for the method '\(name)' (it stays as it is)", at: "class_replaceMethod")
  return imp
}

private func note(_ feature: String, at subject: String) {
  SceneContext.active.unsupported(feature, at: subject)
}
