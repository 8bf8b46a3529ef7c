public import UIKit
import VirtualTime

/// Names one object for all contexts.
@MainActor
public final class NSManagedObjectID: NSObject {
  public let entity: NSEntityDescription
  let number: Int
  /// True until the object was saved.
  public internal(set) var isTemporaryID = true
  public internal(set) weak var persistentStore: NSPersistentStore?

  @MainActor
  private final class Count {
    var value = 0
  }

  init(_ entity: NSEntityDescription) {
    self.entity = entity
    let count = SceneContext.active.service { Count() }
    count.value += 1
    number = count.value
  }

  /// An address that no other object has.
  public func uriRepresentation() -> URL {
    URL(string: "x-coredata://store/\(entity.name ?? "")/p\(number)") ?? URL(fileURLWithPath: "/")
  }
}

/// What one object has: plain values, and of relationships the names of objects, in their order.
struct ObjectValues {
  var attributes: [String: Any] = [:]
  var related: [String: [NSManagedObjectID]] = [:]
}
