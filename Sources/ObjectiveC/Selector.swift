/// The name of a method: `foo`, `foo:`, `foo:bar:`, one colon for each argument.
///
/// A name alone: which method it means is found when it is sent, by the class of the object it is sent to.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name as it is written.
  public let description: String

  /// The selector of that name, whether or not any class has such a method.
  public init(_ name: String) { description = name }

  public init(stringLiteral name: String) { description = name }

  /// How many arguments the method takes: the colons of the name.
  package var argumentCount: Int { description.utf8.count { $0 == UInt8(ascii: ":") } }
}

/// The selector of that name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// The selector's name.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
