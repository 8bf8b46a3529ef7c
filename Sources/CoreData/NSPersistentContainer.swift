public import UIKit
import VirtualTime

/// A model, its store, and contexts.
@MainActor
open class NSPersistentContainer: NSObject {
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// Of the user interface.
  public let viewContext: NSManagedObjectContext
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// The model of that name among the app's files; where there is none, which is noted, one without entities.
  public convenience init(name: String) {
    let model = NSManagedObjectModel.named(name)
    if model == nil {
      SceneContext.active.unsupported("the model “\(name)”, which is not there", at: "Core Data")
    }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }

  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appendingPathComponent(name + ".sqlite"))
    ]
    super.init()
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
  }

  /// Where a phone would keep the store.
  open class func defaultDirectoryURL() -> URL {
    URL(fileURLWithPath: NSTemporaryDirectory() + "Application Support", isDirectory: true)
  }

  /// Opens the stores at once.
  open func loadPersistentStores(
    completionHandler block:
      @escaping @MainActor (NSPersistentStoreDescription, (any Error)?) ->
      Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  /// A context for work beside the user interface; here it is done on the main queue too.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Does the work after what is being done now.
  open func performBackgroundTask(_ block: @escaping @MainActor (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }
}

/// A container with a cloud, which cannot be reached.
@MainActor
open class NSPersistentCloudKitContainer: NSPersistentContainer {}
