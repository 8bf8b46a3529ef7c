/// A set of objects that may let go of those that nobody else keeps. Here it tells them in the order of their
/// adding.
open class NSHashTable<ObjectType: AnyObject>: NSObject {
  private let options: NSPointerFunctions.Options
  private var kept: [KeptObject] = []

  /// An empty table. The capacity is a hint, and not taken here.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    self.options = options
  }

  public override convenience init() { self.init(options: []) }

  /// A table that lets go of objects nobody else keeps.
  public class func weakObjects() -> NSHashTable<ObjectType> {
    NSHashTable(options: [.weakMemory, .objectPointerPersonality])
  }

  private var present: [ObjectType] { kept.compactMap { $0.object as? ObjectType } }

  /// The objects that are still there.
  open var allObjects: [ObjectType] { present }
  /// Any of them; nil where there is none.
  open var anyObject: ObjectType? { present.first }
  /// How many they are.
  open var count: Int { present.count }
  /// They as a set of their own.
  open var setRepresentation: Set<AnyHashable> { Set(present.compactMap { $0 as? AnyHashable }) }

  /// The object of the table that is the same as `object`; nil where there is none.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return kept.first { $0.isSame(as: object, options) }?.object as? ObjectType
  }

  /// True if the same object is in the table.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// Adds the object where the same is not there.
  open func add(_ object: ObjectType?) {
    guard let object, member(object) == nil else { return }
    kept.removeAll { $0.object == nil }
    kept.append(KeptObject(object, options))
  }

  /// Takes the same object out.
  open func remove(_ object: ObjectType?) {
    guard let object else { return }
    kept.removeAll { $0.object == nil || $0.isSame(as: object, options) }
  }

  /// Takes all out.
  open func removeAllObjects() { kept = [] }

  /// The objects, one after another.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: present).objectEnumerator() }

  /// Adds what the other table holds.
  open func union(_ other: NSHashTable<ObjectType>) { other.present.forEach(add) }

  /// Takes out what the other table holds.
  open func minus(_ other: NSHashTable<ObjectType>) { other.present.forEach(remove) }
}
