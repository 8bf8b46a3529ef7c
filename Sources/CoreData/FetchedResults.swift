import UIKit
import VirtualTime

/// A section of results.
@MainActor
final class ResultSection: NSFetchedResultsSectionInfo {
  let name: String
  let items: [NSManagedObject]

  init(name: String, items: [NSManagedObject]) { (self.name, self.items) = (name, items) }

  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { items.count }
  var objects: [Any]? { items }
}

/// What a controller has fetched, for controllers of all types of results.
@MainActor
final class FetchedResults {
  let context: NSManagedObjectContext
  let sectionKey: String?
  private let core: FetchCore
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private(set) var isFetched = false
  private(set) var sections: [ResultSection] = []
  /// What the objects had when they were last told of.
  private var shown: [NSManagedObjectID: [String: AnyHashable]] = [:]

  init(_ core: FetchCore, _ context: NSManagedObjectContext, _ sectionKey: String?) {
    (self.core, self.context, self.sectionKey) = (core, context, sectionKey)
  }

  var objects: [NSManagedObject] { sections.flatMap(\.items) }

  func indexPath(of object: NSManagedObject) -> IndexPath? { Self.place(of: object, in: sections) }

  private static func place(
    of object: NSManagedObject, in sections: [ResultSection]
  ) -> IndexPath? {
    for (section, info) in sections.enumerated() {
      if let row = info.items.firstIndex(where: { $0 === object }) {
        return IndexPath(row: row, section: section)
      }
    }
    return nil
  }

  func fetch() throws {
    sections = grouped(try context.found(core))
    shown = snapshots()
    isFetched = true
    context.add(self)
  }

  private func grouped(_ objects: [NSManagedObject]) -> [ResultSection] {
    guard let sectionKey else { return [ResultSection(name: "", items: objects)] }
    var groups: [(name: String, items: [NSManagedObject])] = []
    for object in objects {
      let name = KeyedValues.plain(object.value(forKeyPath: sectionKey)).map { "\($0)" } ?? ""
      if groups.last?.name == name {
        groups[groups.count - 1].items.append(object)
      } else {
        groups.append((name, [object]))
      }
    }
    return groups.map { ResultSection(name: $0.name, items: $0.items) }
  }

  private func snapshots() -> [NSManagedObjectID: [String: AnyHashable]] {
    objects.reduce(into: [:]) { snapshots, object in
      var values = object.values.attributes.compactMapValues { $0 as? AnyHashable }
      for (key, ids) in object.values.related { values[key] = ids.map(\.number) }
      snapshots[object.objectID] = values
    }
  }

  /// Fetches anew and tells the delegate what is different.
  func update() {
    guard isFetched, let found = try? context.found(core) else { return }
    let (old, oldShown) = (sections, shown)
    sections = grouped(found)
    shown = snapshots()
    let names = (old: old.map(\.name), new: sections.map(\.name))
    let isSame =
      names.old == names.new
      && old.map { $0.items.map(ObjectIdentifier.init) }
        == sections.map { $0.items.map(ObjectIdentifier.init) }
    guard let delegate, !isSame || oldShown != shown else { return }
    let controller = NSFetchedResultsController<any NSFetchRequestResult>.sharing(self)
    delegate.controllerWillChangeContent(controller)
    tellSections(old, delegate, controller)
    tellObjects(old, oldShown, delegate, controller)
    delegate.controllerDidChangeContent(controller)
  }

  private func tellSections(
    _ old: [ResultSection], _ delegate: any NSFetchedResultsControllerDelegate,
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    for (index, section) in old.enumerated()
    where !sections.contains(where: { $0.name == section.name }) {
      delegate.controller(
        controller, didChange: section, atSectionIndex: index, for: .delete)
    }
    for (index, section) in sections.enumerated()
    where !old.contains(where: { $0.name == section.name }) {
      delegate.controller(
        controller, didChange: section, atSectionIndex: index, for: .insert)
    }
  }

  private func tellObjects(
    _ old: [ResultSection], _ oldShown: [NSManagedObjectID: [String: AnyHashable]],
    _ delegate: any NSFetchedResultsControllerDelegate,
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    let (before, after) = (old.flatMap(\.items), objects)
    let kept = Set(after.map(ObjectIdentifier.init))
    for object in before where !kept.contains(ObjectIdentifier(object)) {
      delegate.controller(
        controller, didChange: object, at: Self.place(of: object, in: old), for: .delete,
        newIndexPath: nil)
    }
    let known = Set(before.map(ObjectIdentifier.init))
    for object in after where !known.contains(ObjectIdentifier(object)) {
      delegate.controller(
        controller, didChange: object, at: nil, for: .insert, newIndexPath: indexPath(of: object))
    }
    // What stands elsewhere among those that stayed has moved.
    let stayed = before.filter { kept.contains(ObjectIdentifier($0)) }
    let standing = after.filter { known.contains(ObjectIdentifier($0)) }
    for (index, object) in standing.enumerated() {
      let isChanged = oldShown[object.objectID] != shown[object.objectID]
      let (from, to) = (Self.place(of: object, in: old), indexPath(of: object))
      let changedSection =
        from.map { old[$0.section].name } != to.map { sections[$0.section].name }
      if isChanged, stayed[index] !== object || changedSection {
        delegate.controller(
          controller, didChange: object, at: from, for: .move, newIndexPath: to)
      } else if isChanged {
        delegate.controller(
          controller, didChange: object, at: from, for: .update, newIndexPath: to)
      }
    }
  }
}
