public import UIKit
import VirtualTime

/// What a fetch can give: objects, their names, numbers, dictionaries.
public protocol NSFetchRequestResult: NSObjectProtocol {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}

/// What a fetch gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let managedObjectResultType = NSFetchRequestResultType([])
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request to a store.
@MainActor
open class NSPersistentStoreRequest: NSObject {
  open var affectedStores: [NSPersistentStore]?
}

/// What a fetch asks for, apart from the type of its results.
@MainActor
final class FetchCore {
  var entityName: String?
  var entity: NSEntityDescription?
  /// The class whose entity is meant where none is named so.
  var className: String?
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor]?
  var limit = 0
  var offset = 0
  var resultType = NSFetchRequestResultType.managedObjectResultType
  var includesSubentities = true
  var includesPendingChanges = true
  var properties: [Any]?
  var isDistinct = false

  func entity(in context: NSManagedObjectContext) -> NSEntityDescription? {
    if let entity { return entity }
    let entities = context.model?.entities ?? []
    return entities.first { $0.name == entityName }
      ?? entities.first { entity in
        className != nil
          && (entity.managedObjectClassName as String).split(separator: ".").last.map(String.init)
            == className
      }
  }
}

/// Objects of an entity: which, in which order, how many.
@MainActor
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  let core = FetchCore()

  public override init() { super.init() }

  public convenience init(entityName: String) {
    self.init()
    core.entityName = entityName
  }

  open var entityName: String? { core.entityName ?? core.entity?.name }
  open var entity: NSEntityDescription? {
    get { core.entity }
    set { core.entity = newValue }
  }
  open var predicate: NSPredicate? {
    get { core.predicate }
    set { core.predicate = newValue }
  }
  open var sortDescriptors: [NSSortDescriptor]? {
    get { core.sortDescriptors }
    set { core.sortDescriptors = newValue }
  }
  /// The most objects; 0: all.
  open var fetchLimit: Int {
    get { core.limit }
    set { core.limit = max(0, newValue) }
  }
  /// How many are passed over.
  open var fetchOffset: Int {
    get { core.offset }
    set { core.offset = max(0, newValue) }
  }
  open var resultType: NSFetchRequestResultType {
    get { core.resultType }
    set { core.resultType = newValue }
  }
  open var includesSubentities: Bool {
    get { core.includesSubentities }
    set { core.includesSubentities = newValue }
  }
  open var includesPendingChanges: Bool {
    get { core.includesPendingChanges }
    set { core.includesPendingChanges = newValue }
  }
  /// Of dictionaries: the keys.
  open var propertiesToFetch: [Any]? {
    get { core.properties }
    set { core.properties = newValue }
  }
  open var returnsDistinctResults: Bool {
    get { core.isDistinct }
    set { core.isDistinct = newValue }
  }
  /// Stored: all is in memory.
  open var fetchBatchSize = 0
  /// Stored: all is read at once.
  open var returnsObjectsAsFaults = true
  /// Stored: all is read at once.
  open var includesPropertyValues = true
  /// Stored: all is in memory.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// Stored: all is in memory.
  open var shouldRefreshRefetchedObjects = false

  /// The objects in the context in which work is being done; throws outside one.
  open func execute() throws -> [ResultType] {
    guard let context = NSManagedObjectContext.working else {
      throw NSError(domain: NSCocoaErrorDomain, code: 134_060)
    }
    return try context.fetch(self)
  }
}

/// Deletes all objects that a request finds, at once in the store.
@MainActor
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  let core: FetchCore?
  let ids: [NSManagedObjectID]
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    (core, ids) = (fetch.core, [])
    super.init()
  }

  public init(objectIDs objects: [NSManagedObjectID]) {
    (core, ids) = (nil, objects)
    super.init()
  }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0
  case resultTypeObjectIDs = 1
  case resultTypeCount = 2
}

/// What a request to a store gives.
@MainActor
open class NSPersistentStoreResult: NSObject {}

@MainActor
open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType

  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
    (self.result, resultType) = (result, type)
    super.init()
  }
}
