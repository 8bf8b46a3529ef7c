public import UIKit
import VirtualTime

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// Where objects are kept: in memory, whatever the app asks for, and empty when the scene begins.
@MainActor
public final class NSPersistentStore: NSObject {
  public let type: String
  public let url: URL?
  public let options: [AnyHashable: Any]?
  public var identifier: String! = UUID().uuidString
  public var isReadOnly = false
  public weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?

  init(type: String, url: URL?, options: [AnyHashable: Any]?) {
    (self.type, self.url, self.options) = (type, url, options)
    super.init()
  }
}

/// What store a container is to open.
@MainActor
open class NSPersistentStoreDescription: NSObject {
  open var type = NSSQLiteStoreType
  open var url: URL?
  open var configuration: String?
  open var isReadOnly = false
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open private(set) var options: [String: NSObject] = [:]

  public override init() { super.init() }

  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}

/// The objects that were saved, and those who work with them.
@MainActor
open class NSPersistentStoreCoordinator: NSObject {
  private struct WeakContext {
    weak var context: NSManagedObjectContext?
  }

  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?
  /// What was saved, by object.
  private var rows: [NSManagedObjectID: ObjectValues] = [:]
  private var contexts: [WeakContext] = []

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    super.init()
  }

  /// Opens a store: an empty one in memory, which is noted.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    SceneContext.active.unsupported(
      "what was kept between runs (a store is empty at first, and forgotten)", at: "Core Data")
    let store = NSPersistentStore(type: storeType, url: storeURL, options: options)
    store.persistentStoreCoordinator = self
    persistentStores.append(store)
    return store
  }

  @available(
    swift, deprecated: 99, renamed: "addPersistentStore(ofType:configurationName:at:options:)"
  )
  @discardableResult
  open func addPersistentStoreWithType(
    _ storeType: String, configuration: String?, URL storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: storeType, configurationName: configuration, at: storeURL, options: options)
  }

  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block:
      @escaping @MainActor (NSPersistentStoreDescription, (any Error)?) ->
      Void
  ) {
    _ = try? addPersistentStore(
      ofType: storeDescription.type, configurationName: storeDescription.configuration,
      at: storeDescription.url, options: storeDescription.options)
    block(storeDescription, nil)
  }

  /// Forgets all that was saved.
  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    if persistentStores.isEmpty { rows = [:] }
  }

  /// Forgets all that was saved.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws { rows = [:] }

  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }

  /// The object of that address; nil where it was not saved.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    rows.keys.first { $0.uriRepresentation() == url }
  }

  // MARK: Rows

  func values(of id: NSManagedObjectID) -> ObjectValues? { rows[id] }

  /// The objects of an entity, in the order in which they were made.
  func ids(of entity: NSEntityDescription, withSubentities: Bool) -> [NSManagedObjectID] {
    rows.keys.filter { withSubentities ? $0.entity.isKindOf(entity: entity) : $0.entity === entity }
      .sorted { $0.number < $1.number }
  }

  func save(_ changed: [NSManagedObjectID: ObjectValues], deleted: [NSManagedObjectID]) {
    for id in deleted { rows[id] = nil }
    for (id, values) in changed {
      id.isTemporaryID = false
      id.persistentStore = persistentStores.first
      rows[id] = values
    }
  }

  func add(_ context: NSManagedObjectContext) {
    contexts.removeAll { $0.context == nil }
    contexts.append(WeakContext(context: context))
  }

  /// The contexts that work with this one.
  var workers: [NSManagedObjectContext] { contexts.compactMap(\.context) }
}
