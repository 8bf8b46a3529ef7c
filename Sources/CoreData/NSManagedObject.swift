public import UIKit
import VirtualTime

/// An object of a model's entity: its values by key, in a context.
@MainActor
open class NSManagedObject: NSObject, KeyValueCoder, NSFetchRequestResult {
  public let entity: NSEntityDescription
  public let objectID: NSManagedObjectID
  /// Where the object lives; nil before it is inserted and after it was deleted and saved.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// What it has now.
  var values = ObjectValues()
  /// What it had when it was read or saved.
  var saved = ObjectValues()
  /// Objects that it leads to which are in no context.
  private var loose: [NSManagedObjectID: NSManagedObject] = [:]
  /// Keys that were set since it was read or saved.
  var changedKeys: Set<String> = []
  open internal(set) var isInserted = false
  open internal(set) var isDeleted = false

  /// A new object of an entity; without a context it can be inserted later.
  public required init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    self.entity = entity
    objectID = context?.beingRead ?? NSManagedObjectID(entity)
    super.init()
    entity.met(type(of: self))
    if let context, context.beingRead != nil {
      context.adopt(self)
    } else {
      values.attributes = entity.attributesByName.compactMapValues(\.defaultValue)
      context?.insert(self)
      if context != nil { awakeFromInsert() }
    }
  }

  /// A new object of the class's entity.
  public convenience init(context moc: NSManagedObjectContext) {
    self.init(entity: Self.entity(in: moc), insertInto: moc)
  }

  @available(swift, deprecated: 99, renamed: "init(entity:insertInto:)")
  public convenience init(
    entity: NSEntityDescription, insertIntoManagedObjectContext context: NSManagedObjectContext?
  ) { self.init(entity: entity, insertInto: context) }

  private static var plainName: String {
    String(reflecting: self).split(separator: ".").last.map(String.init) ?? ""
  }

  private static func entity(in context: NSManagedObjectContext) -> NSEntityDescription {
    let name = plainName
    let entities = context.model?.entities ?? []
    return entities.first {
      ($0.managedObjectClassName as String).split(separator: ".").last.map(String.init) == name
    } ?? entities.first { $0.name == name } ?? NSEntityDescription.missing(name)
  }

  /// All objects of the class.
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: plainName)
    request.core.className = plainName
    return request
  }

  // MARK: State

  open var isUpdated: Bool { !isInserted && !isDeleted && !changedKeys.isEmpty }
  open var hasChanges: Bool { isInserted || isDeleted || !changedKeys.isEmpty }
  open var hasPersistentChangedValues: Bool { !changedKeys.isEmpty }
  /// False: what is in memory is read at once.
  open var isFault: Bool { false }
  open func hasFault(forRelationshipNamed key: String) -> Bool { false }

  /// The values that were set since the object was read or saved.
  open func changedValues() -> [String: Any] {
    changedKeys.reduce(into: [:]) { $0[$1] = primitiveValue(forKey: $1) ?? NSNull() }
  }

  /// What the object had when it was read or saved.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let wanted = keys ?? Array(entity.attributesByName.keys)
    return wanted.reduce(into: [:]) { $0[$1] = saved.attributes[$1] ?? NSNull() }
  }

  // MARK: Values

  /// The value of that key; of relationships the objects. A key that the entity does not have is asked of the class,
  /// and noted where that has none either.
  open func value(forKey key: String) -> Any? {
    guard entity.propertiesByName[key] != nil else {
      return MessageTable.value(forKey: key, of: self)
        ?? (key == "objectID" ? objectID : value(forUndefinedKey: key))
    }
    return primitiveValue(forKey: key)
  }

  /// Sets the value of that key, and what leads back.
  open func setValue(_ value: Any?, forKey key: String) {
    guard entity.propertiesByName[key] != nil else {
      if !KeyValueCoding.set(value, forKey: key, of: self) {
        setValue(value, forUndefinedKey: key)
      }
      return
    }
    setPrimitiveValue(value, forKey: key)
  }

  open func value(forKeyPath keyPath: String) -> Any? {
    KeyedValues.value(at: keyPath, of: self)
  }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    KeyValueCoding.set(value, forKeyPath: keyPath, of: self)
  }

  open func value(forUndefinedKey key: String) -> Any? {
    KeyValueCoding.note(missing: key, of: self)
    return nil
  }

  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    KeyValueCoding.note(missing: key, of: self)
  }

  open func primitiveValue(forKey key: String) -> Any? {
    guard let relationship = entity.relationshipsByName[key] else { return values.attributes[key] }
    let objects = related(key)
    if !relationship.isToMany { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  open func setPrimitiveValue(_ value: Any?, forKey key: String) {
    if entity.relationshipsByName[key] != nil {
      relate(
        key,
        to: (KeyedValues.items(of: value) ?? [value as Any]).compactMap { $0 as? NSManagedObject })
    } else {
      values.attributes[key] = KeyedValues.plain(value)
      markChanged(key)
    }
  }

  /// The objects that a relationship leads to.
  func related(_ key: String) -> [NSManagedObject] {
    (values.related[key] ?? []).compactMap { loose[$0] ?? managedObjectContext?.known($0) }
  }

  /// Has a relationship lead to these objects, and theirs back.
  func relate(_ key: String, to objects: [NSManagedObject]) {
    guard let relationship = entity.relationshipsByName[key] else { return }
    var seen: Set<NSManagedObjectID> = []
    let wanted = objects.filter { seen.insert($0.objectID).inserted }
    let new = relationship.isToMany ? wanted : Array(wanted.prefix(1))
    let old = related(key)
    setRelated(key, new)
    guard let inverse = relationship.inverseRelationship else { return }
    for object in old where !new.contains(where: { $0 === object }) {
      object.setRelated(inverse.name, object.related(inverse.name).filter { $0 !== self })
    }
    for object in new where !old.contains(where: { $0 === object }) {
      let back = object.related(inverse.name)
      guard !back.contains(where: { $0 === self }) else { continue }
      // Who led there alone does so no longer.
      if !inverse.isToMany {
        for other in back { other.setRelated(key, other.related(key).filter { $0 !== object }) }
      }
      object.setRelated(inverse.name, inverse.isToMany ? back + [self] : [self])
    }
  }

  private func setRelated(_ key: String, _ objects: [NSManagedObject]) {
    let ids = objects.map(\.objectID)
    guard ids != values.related[key] ?? [] else { return }
    values.related[key] = ids
    for object in objects where object.managedObjectContext == nil {
      loose[object.objectID] = object
    }
    markChanged(key)
  }

  /// Objects that were in no context are now.
  func tighten() {
    for (id, object) in loose {
      if object.managedObjectContext == nil { managedObjectContext?.insert(object) }
      loose[id] = nil
    }
  }

  private func markChanged(_ key: String) {
    changedKeys.insert(key)
    managedObjectContext?.noteChange()
    didChangeValue(forKey: key)
  }

  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}

  // MARK: To be overridden

  /// The object was made.
  open func awakeFromInsert() {}
  /// The object was read.
  open func awakeFromFetch() {}
  /// The context is about to be saved.
  open func willSave() {}
  /// The context was saved.
  open func didSave() {}
  /// The object is about to be deleted.
  open func prepareForDeletion() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}

  /// Throws where a value is missing that is not optional.
  open func validateForInsert() throws { try validate() }
  open func validateForUpdate() throws { try validate() }
  open func validateForDelete() throws {}

  private func validate() throws {
    for property in entity.properties where !property.isOptional {
      if property is NSAttributeDescription {
        guard values.attributes[property.name] == nil else { continue }
      } else {
        guard values.related[property.name]?.isEmpty != false else { continue }
      }
      throw NSError(
        domain: NSCocoaErrorDomain, code: NSValidationMissingMandatoryPropertyError,
        userInfo: [
          NSLocalizedDescriptionKey: "\(property.name) is a required value.",
          NSValidationKeyErrorKey: property.name, NSValidationObjectErrorKey: self,
        ])
    }
  }
}

public let NSValidationMissingMandatoryPropertyError = 1570
public let NSManagedObjectConstraintMergeError = 133_021
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSDetailedErrorsKey = "NSDetailedErrors"
