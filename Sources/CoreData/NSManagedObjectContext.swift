public import UIKit
import VirtualTime

/// On which queue a context works; here all is done on the main one.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0
  case privateQueueConcurrencyType = 1
  case mainQueueConcurrencyType = 2

  @available(swift, deprecated: 99, renamed: "mainQueueConcurrencyType")
  public static let MainQueueConcurrencyType =
    NSManagedObjectContextConcurrencyType.mainQueueConcurrencyType
  @available(swift, deprecated: 99, renamed: "privateQueueConcurrencyType")
  public static let PrivateQueueConcurrencyType =
    NSManagedObjectContextConcurrencyType.privateQueueConcurrencyType
}

/// What happens where two contexts changed the same, or two objects claim what only one may have.
public final class NSMergePolicy: NSObject, Sendable {
  enum Kind: Sendable {
    case error
    case store
    case object
    case overwrite
    case rollback
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Saving fails.
  public static let error = NSMergePolicy(.error)
  /// What was saved before stays.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(.store)
  /// What is saved now goes before.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(.object)
  public static let overwrite = NSMergePolicy(.overwrite)
  public static let rollback = NSMergePolicy(.rollback)
}

/// Saving fails.
public var NSErrorMergePolicy: Any { NSMergePolicy.error }
/// What was saved before stays.
public var NSMergeByPropertyStoreTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyStoreTrump }
/// What is saved now goes before.
public var NSMergeByPropertyObjectTrumpMergePolicy: Any { NSMergePolicy.mergeByPropertyObjectTrump }
public var NSOverwriteMergePolicy: Any { NSMergePolicy.overwrite }
public var NSRollbackMergePolicy: Any { NSMergePolicy.rollback }

/// Objects while one works with them; saved, they are in the store, or in the parent.
@MainActor
open class NSManagedObjectContext: NSObject {
  /// The context whose block is being done.
  static var working: NSManagedObjectContext?

  public let concurrencyType: NSManagedObjectContextConcurrencyType
  private var objects: [NSManagedObjectID: NSManagedObject] = [:]
  private var inserted: [NSManagedObjectID] = []
  private var deleted: [NSManagedObjectID: NSManagedObject] = [:]
  private var ownCoordinator: NSPersistentStoreCoordinator?
  private var isToldOfChange = false
  /// The object that is being read.
  var beingRead: NSManagedObjectID?
  /// Who follows the objects.
  private var followers: [WeakFollower] = []

  private struct WeakFollower {
    weak var follower: FetchedResults?
  }

  open var name: String?
  open var mergePolicy: Any = NSErrorMergePolicy
  /// True: what other contexts save is seen at once.
  open var automaticallyMergesChangesFromParent = false
  /// Stored: there is no undoing.
  open var undoManager: NSObject?
  open var stalenessInterval: TimeInterval = -1
  open var retainsRegisteredObjects = false
  open var shouldDeleteInaccessibleFaults = true
  open var transactionAuthor: String?
  public let userInfo = NSMutableDictionary()
  /// The context into which this one saves; nil: the store.
  open var parent: NSManagedObjectContext?

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    super.init()
  }

  public convenience init(_ type: NSManagedObjectContextConcurrencyType) {
    self.init(concurrencyType: type)
  }

  public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { ownCoordinator ?? parent?.persistentStoreCoordinator }
    set {
      ownCoordinator = newValue
      newValue?.add(self)
    }
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: Work

  /// Does the work after what is being done now.
  open func perform(_ block: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { self.performAndWait(block) }
  }

  /// Does the work at once.
  open func performAndWait(_ block: @MainActor () -> Void) {
    let outer = Self.working
    Self.working = self
    block()
    Self.working = outer
  }

  /// Does the work at once, and gives what it gives.
  open func performAndWait<Result>(_ block: @MainActor () throws -> Result) rethrows -> Result {
    let outer = Self.working
    Self.working = self
    defer { Self.working = outer }
    return try block()
  }

  /// Does the work at once.
  open func perform<Result>(_ block: @escaping @MainActor () throws -> Result) async rethrows
    -> Result
  { try block() }

  // MARK: Objects

  open var registeredObjects: Set<NSManagedObject> { Set(objects.values) }
  open var insertedObjects: Set<NSManagedObject> { Set(inserted.compactMap { objects[$0] }) }
  open var updatedObjects: Set<NSManagedObject> { Set(objects.values.filter(\.isUpdated)) }
  open var deletedObjects: Set<NSManagedObject> { Set(deleted.values) }
  open var hasChanges: Bool {
    !inserted.isEmpty || !deleted.isEmpty || objects.values.contains(where: \.isUpdated)
  }

  /// Takes in a new object.
  open func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext !== self else { return }
    object.managedObjectContext = self
    object.isInserted = true
    objects[object.objectID] = object
    inserted.append(object.objectID)
    object.tighten()
    noteChange()
  }

  /// Takes in an object that was read.
  func adopt(_ object: NSManagedObject) {
    object.managedObjectContext = self
    objects[object.objectID] = object
    let values = parentValues(of: object.objectID) ?? ObjectValues()
    (object.values, object.saved) = (values, values)
  }

  private func parentValues(of id: NSManagedObjectID) -> ObjectValues? {
    if let parent {
      if parent.deleted[id] != nil { return nil }
      return parent.objects[id]?.values ?? parent.parentValues(of: id)
    }
    return ownCoordinator?.values(of: id)
  }

  /// The object of that name, read where it was not yet; nil where there is none.
  func known(_ id: NSManagedObjectID) -> NSManagedObject? {
    if deleted[id] != nil { return nil }
    if let object = objects[id] { return object }
    guard parentValues(of: id) != nil else { return nil }
    beingRead = id
    let object = id.entity.objectType.init(entity: id.entity, insertInto: self)
    beingRead = nil
    object.awakeFromFetch()
    return object
  }

  /// The object of that name; where there is none, one without values.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    known(objectID) ?? objectID.entity.objectType.init(entity: objectID.entity, insertInto: nil)
  }

  /// The object of that name; throws where there is none.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = known(objectID) else {
      throw NSError(domain: NSCocoaErrorDomain, code: 133_000)
    }
    return object
  }

  /// The object of that name where it was read already.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    objects[objectID]
  }

  /// Gives objects that were made their lasting names, which they have from the beginning.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  /// Deletes an object, with what its entity says of those that it leads to.
  open func delete(_ object: NSManagedObject) {
    let id = object.objectID
    guard object.managedObjectContext === self, deleted[id] == nil else { return }
    object.prepareForDeletion()
    object.isDeleted = true
    let isNew = inserted.contains(id)
    if !isNew { deleted[id] = object }
    for (key, relationship) in object.entity.relationshipsByName.sorted(by: { $0.key < $1.key }) {
      let related = object.related(key)
      if relationship.deleteRule != .noActionDeleteRule { object.relate(key, to: []) }
      if relationship.deleteRule == .cascadeDeleteRule {
        for object in related { delete(object) }
      }
    }
    inserted.removeAll { $0 == id }
    objects[id] = nil
    if isNew { object.managedObjectContext = nil }
    noteChange()
  }

  @available(swift, deprecated: 99, renamed: "delete(_:)")
  open func deleteObject(_ object: NSManagedObject) { delete(object) }

  /// Gives an object the values that were saved; with `mergeChanges` but for those that were set since.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard let values = parentValues(of: object.objectID) else { return }
    let (own, keys) = (object.values, flag ? object.changedKeys : [])
    (object.values, object.saved) = (values, values)
    for key in keys {
      object.values.attributes[key] = own.attributes[key]
      object.values.related[key] = own.related[key]
    }
    object.changedKeys = keys
  }

  open func refreshAllObjects() {
    for object in objects.values where !object.isInserted { refresh(object, mergeChanges: true) }
  }

  /// Forgets all that was not saved.
  open func rollback() {
    for id in inserted { objects.removeValue(forKey: id)?.managedObjectContext = nil }
    inserted = []
    for (id, object) in deleted {
      object.isDeleted = false
      objects[id] = object
    }
    deleted = [:]
    for object in objects.values { refresh(object, mergeChanges: false) }
    noteChange()
  }

  open func undo() {}
  open func redo() {}

  /// Forgets all objects.
  open func reset() {
    for object in objects.values { object.managedObjectContext = nil }
    (objects, inserted, deleted) = ([:], [], [:])
    noteChange()
  }

  // MARK: Fetching

  /// The objects that a request asks for.
  open func fetch<ResultType>(_ request: NSFetchRequest<ResultType>) throws -> [ResultType] {
    if let type = ResultType.self as? NSManagedObject.Type {
      request.core.entity(in: self)?.met(type)
    }
    return try results(of: request.core).compactMap { $0 as? ResultType }
  }

  @available(swift, deprecated: 99, renamed: "fetch(_:)")
  open func executeFetchRequest<ResultType>(
    _ request: NSFetchRequest<ResultType>
  ) throws -> [Any] { try results(of: request.core) }

  /// How many there are.
  open func count<ResultType>(for request: NSFetchRequest<ResultType>) throws -> Int {
    try found(request.core).count
  }

  /// Does a request to the store.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    let found = try request.core.map { try self.found($0) } ?? request.ids.compactMap { known($0) }
    for object in found { delete(object) }
    try save()
    let result: Any? =
      switch request.resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeCount: found.count
      case .resultTypeObjectIDs: found.map(\.objectID)
      }
    return NSBatchDeleteResult(result, request.resultType)
  }

  private func results(of core: FetchCore) throws -> [Any] {
    let found = try found(core)
    switch core.resultType {
    case .countResultType: return [NSNumber(value: found.count)]
    case .managedObjectIDResultType: return found.map(\.objectID)
    case .dictionaryResultType:
      let keys =
        core.properties?.compactMap { ($0 as? NSPropertyDescription)?.name ?? $0 as? String }
        ?? found.first.map { $0.entity.attributesByName.keys.sorted() } ?? []
      var rows: [NSDictionary] = []
      for object in found {
        let row = NSMutableDictionary()
        for key in keys {
          if let value = KeyedValues.plain(object.value(forKeyPath: key)) { row[key] = value }
        }
        if !core.isDistinct || !rows.contains(row) { rows.append(row) }
      }
      return rows
    default: return found
    }
  }

  /// The objects of a request, in its order.
  func found(_ core: FetchCore) throws -> [NSManagedObject] {
    guard let entity = core.entity(in: self) else {
      SceneContext.active.unsupported(
        "the entity “\(core.entityName ?? core.className ?? "")”, which no model has",
        at: "Core Data")
      throw NSError(domain: NSCocoaErrorDomain, code: 134_060)
    }
    var found = ids(of: entity, withSubentities: core.includesSubentities).compactMap { known($0) }
    if !core.includesPendingChanges { found.removeAll(where: \.isInserted) }
    if let predicate = core.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let descriptors = core.sortDescriptors, !descriptors.isEmpty {
      found = Self.sorted(found, by: descriptors)
    }
    found = Array(found.dropFirst(core.offset))
    return core.limit > 0 ? Array(found.prefix(core.limit)) : found
  }

  /// In the order that the descriptors say; what is equal stays as it was.
  static func sorted(
    _ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]
  ) -> [NSManagedObject] {
    objects.enumerated().sorted { one, other in
      for descriptor in descriptors {
        switch descriptor.compare(one.element, to: other.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return one.offset < other.offset
    }.map(\.element)
  }

  /// The names of all objects of an entity, with those that were not saved yet.
  private func ids(of entity: NSEntityDescription, withSubentities: Bool) -> [NSManagedObjectID] {
    let saved =
      parent?.ids(of: entity, withSubentities: withSubentities)
      ?? ownCoordinator?.ids(of: entity, withSubentities: withSubentities) ?? []
    let new = inserted.filter {
      withSubentities ? $0.entity.isKindOf(entity: entity) : $0.entity === entity
    }
    return saved.filter { deleted[$0] == nil } + new
  }

  // MARK: Saving

  /// Puts what was changed into the store, or the parent. Throws, without saving anything, where a value is
  /// missing, or two objects claim what only one may have and the merge policy is to fail.
  open func save() throws {
    guard hasChanges else { return }
    for object in objects.values where object.hasChanges { object.willSave() }
    let changed = objects.values.filter(\.hasChanges).sorted {
      $0.objectID.number < $1.objectID.number
    }
    for object in changed {
      if object.isInserted {
        try object.validateForInsert()
      } else {
        try object.validateForUpdate()
      }
    }
    for object in deleted.values { try object.validateForDelete() }
    if parent == nil { try settleConstraints(changed) }
    let (new, gone) = (inserted.compactMap { objects[$0] }, Array(deleted.values))
    let old = changed.filter { !$0.isInserted && objects[$0.objectID] != nil }
    var rows: [NSManagedObjectID: ObjectValues] = [:]
    for object in changed where objects[object.objectID] != nil {
      rows[object.objectID] = object.values
      object.saved = object.values
      object.changedKeys = []
      object.isInserted = false
    }
    let deletedIDs = Array(deleted.keys)
    for object in gone { object.managedObjectContext = nil }
    (inserted, deleted) = ([], [:])
    if let parent {
      parent.take(rows, deleted: deletedIDs)
    } else {
      ownCoordinator?.save(rows, deleted: deletedIDs)
      for context in ownCoordinator?.workers ?? []
      where context !== self && context.automaticallyMergesChangesFromParent {
        context.merge(changed: Array(rows.keys), deleted: deletedIDs)
      }
    }
    for object in new + old { object.didSave() }
    noteChange()
    processPendingChanges()
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self,
      userInfo: [
        NSInsertedObjectsKey: Set(new), NSUpdatedObjectsKey: Set(old),
        NSDeletedObjectsKey: Set(gone),
      ])
  }

  /// Looks for other objects with the same values where the entity lets only one have them.
  private func settleConstraints(_ changed: [NSManagedObject]) throws {
    let policy = (mergePolicy as? NSMergePolicy)?.kind ?? .error
    for object in changed {
      for constraint in object.entity.uniquenessConstraints {
        let keys = constraint.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
        guard !keys.isEmpty, objects[object.objectID] != nil else { continue }
        let rivals = ids(of: object.entity, withSubentities: true).compactMap { known($0) }.filter {
          rival in
          rival !== object
            && keys.allSatisfy {
              KeyedValues.order(of: rival.value(forKey: $0), object.value(forKey: $0))
                == .orderedSame
            }
        }
        guard !rivals.isEmpty else { continue }
        switch policy {
        case .error:
          throw NSError(
            domain: NSCocoaErrorDomain, code: NSManagedObjectConstraintMergeError,
            userInfo: frameworkErrorInfo(NSCocoaErrorDomain, NSManagedObjectConstraintMergeError))
        case .store, .rollback: delete(object)
        case .object, .overwrite: for rival in rivals { delete(rival) }
        }
      }
    }
  }

  /// Takes over what a child has saved.
  private func take(_ rows: [NSManagedObjectID: ObjectValues], deleted gone: [NSManagedObjectID]) {
    for (id, values) in rows.sorted(by: { $0.key.number < $1.key.number }) {
      if let object = known(id) {
        object.values = values
        object.changedKeys.formUnion(values.attributes.keys)
        object.changedKeys.formUnion(values.related.keys)
      } else {
        beingRead = id
        let object = id.entity.objectType.init(entity: id.entity, insertInto: self)
        beingRead = nil
        object.values = values
        object.isInserted = true
        inserted.append(id)
      }
    }
    for id in gone { if let object = known(id) { delete(object) } }
    noteChange()
  }

  /// Takes over what another context has saved.
  open func mergeChanges(fromContextDidSave notification: Notification) {
    let ids = { (key: String) in
      (notification.userInfo?[key] as? Set<NSManagedObject>)?.map(\.objectID) ?? []
    }
    merge(
      changed: ids(NSInsertedObjectsKey) + ids(NSUpdatedObjectsKey),
      deleted: ids(NSDeletedObjectsKey))
  }

  private func merge(changed: [NSManagedObjectID], deleted gone: [NSManagedObjectID]) {
    for id in changed { if let object = objects[id] { refresh(object, mergeChanges: true) } }
    for id in gone { objects.removeValue(forKey: id)?.managedObjectContext = nil }
    noteChange()
  }

  // MARK: Followers

  func add(_ follower: FetchedResults) {
    followers.removeAll { $0.follower == nil || $0.follower === follower }
    followers.append(WeakFollower(follower: follower))
  }

  /// Something changed: followers are told when what is being done now is done.
  func noteChange() {
    guard !isToldOfChange else { return }
    isToldOfChange = true
    DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
  }

  /// Tells followers of what changed.
  open func processPendingChanges() {
    guard isToldOfChange else { return }
    isToldOfChange = false
    for follower in followers.compactMap(\.follower) { follower.update() }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self,
      userInfo: [
        NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
        NSDeletedObjectsKey: deletedObjects,
      ])
  }
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"

extension Notification.Name {
  public static let NSManagedObjectContextDidSave = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextWillSave = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  public static let NSPersistentStoreRemoteChange = Notification.Name(
    "NSPersistentStoreRemoteChangeNotification")
}
