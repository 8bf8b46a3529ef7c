/// Objects by objects, either of which may leave when nobody else keeps them. Here it tells them in the order of
/// their adding.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private let keyOptions: NSPointerFunctions.Options
  private let valueOptions: NSPointerFunctions.Options
  private var entries: [(key: KeptObject, value: KeptObject)] = []

  /// An empty table. The capacity is a hint, and not taken here.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    self.keyOptions = keyOptions
    self.valueOptions = valueOptions
  }

  public override convenience init() { self.init(keyOptions: []) }

  /// A table that keeps keys and objects.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// A table whose entries leave when nobody else keeps their keys.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: [.weakMemory, .objectPointerPersonality])
  }
  /// A table whose entries leave when nobody else keeps their objects.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: [.weakMemory, .objectPointerPersonality])
  }
  /// A table whose entries leave when nobody else keeps either.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(
      keyOptions: [.weakMemory, .objectPointerPersonality],
      valueOptions: [.weakMemory, .objectPointerPersonality])
  }

  private var present: [(key: KeyType, value: ObjectType)] {
    entries.compactMap { entry in
      guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType
      else { return nil }
      return (key, value)
    }
  }

  /// How many entries there are.
  open var count: Int { present.count }

  /// The object of that key; nil where there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return entries.first { $0.key.isSame(as: aKey, keyOptions) }?.value.object as? ObjectType
  }

  /// Sets the object of that key.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    removeObject(forKey: aKey)
    entries.append((KeptObject(aKey, keyOptions), KeptObject(anObject, valueOptions)))
  }

  /// Takes out the entry of that key.
  open func removeObject(forKey aKey: KeyType?) {
    entries.removeAll { entry in
      guard entry.key.object != nil, entry.value.object != nil else { return true }
      return aKey.map { entry.key.isSame(as: $0, keyOptions) } ?? false
    }
  }

  /// Takes all out.
  open func removeAllObjects() { entries = [] }

  /// The keys, one after another.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: present.map { $0.key }).objectEnumerator()
  }

  /// The objects, one after another.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: present.map { $0.value }).objectEnumerator()
  }

  /// The entries as a dictionary, where the keys can be a dictionary's.
  open func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    present.reduce(into: [:]) { entries, entry in
      if let key = entry.key as? AnyHashable { entries[key] = entry.value }
    }
  }
}
