/// How collections of objects keep them.
public class NSPointerFunctions {
  /// How objects are kept and told apart.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Objects are kept alive.
    public static let strongMemory = Options([])
    /// Objects leave when nobody else keeps them.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are the same that are equal.
    public static let objectPersonality = Options([])
    /// Objects are the same that are identical.
    public static let objectPointerPersonality = Options(rawValue: 512)
    /// Objects are copied on their way in.
    public static let copyIn = Options(rawValue: 65536)
  }
}

/// An object as a collection keeps it.
struct KeptObject {
  private let strong: AnyObject?
  private weak var weak: AnyObject?

  init(_ object: AnyObject, _ options: NSPointerFunctions.Options) {
    let copied = options.contains(.copyIn) ? (object as? any NSCopying)?.copy(with: nil) : nil
    let object = copied.map { $0 as AnyObject } ?? object
    strong = options.contains(.weakMemory) ? nil : object
    weak = object
  }

  /// Nil once nobody keeps it.
  var object: AnyObject? { strong ?? weak }

  func isSame(as other: AnyObject, _ options: NSPointerFunctions.Options) -> Bool {
    guard let object else { return false }
    if object === other { return true }
    return !options.contains(.objectPointerPersonality)
      && (object as? NSObject)?.isEqual(other) == true
  }
}
