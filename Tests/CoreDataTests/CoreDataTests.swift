import CoreData
import Foundation
import Testing
import UIKit
import VirtualTime

/// As the adapter makes it of a class with `@NSManaged` members.
private final class Author: NSManagedObject {
  var name: String {
    get { managedValue("name") }
    set { setManagedValue(newValue, "name") }
  }
  var age: Int16 {
    get { managedValue("age") }
    set { setManagedValue(newValue, "age") }
  }
  var books: Set<Book> {
    get { managedValue("books") }
    set { setManagedValue(newValue, "books") }
  }
  func addToBooks(_ value: Book) { managedAdd(value, "books") }
}

private final class Book: NSManagedObject {
  var title: String? {
    get { managedValue("title") }
    set { setManagedValue(newValue, "title") }
  }
  var author: Author? {
    get { managedValue("author") }
    set { setManagedValue(newValue, "author") }
  }
}

/// The model that the tests are about, as Xcode writes it.
private let contents = """
  <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
  <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
    <entity name="Author" representedClassName="Author">
      <attribute name="name" attributeType="String"/>
      <attribute name="age" attributeType="Integer 16" defaultValueString="7" optional="YES"/>
      <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade"
        destinationEntity="Book" inverseName="author" inverseEntity="Book"/>
      <uniquenessConstraints><uniquenessConstraint><constraint value="name"/>
      </uniquenessConstraint></uniquenessConstraints>
    </entity>
    <entity name="Book" representedClassName=".Book">
      <attribute name="title" optional="YES" attributeType="String"/>
      <relationship name="author" optional="YES" maxCount="1" deletionRule="Nullify"
        destinationEntity="Author" inverseName="books" inverseEntity="Author"/>
    </entity>
    <entity name="Novel" parentEntity="Book"/>
  </model>
  """

/// Runs `body` in a scene of its own, with a container of the model, then what comes later.
@MainActor
private func inScene(
  _ body: @MainActor (NSPersistentContainer) throws -> Void
) throws -> [String] {
  let folder = NSTemporaryDirectory() + "CoreDataTests-\(UUID().uuidString)"
  let path = folder + "/Model.momd/Model 2.xcdatamodel"
  try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try Data(contents.utf8).write(to: URL(fileURLWithPath: path + "/contents"))
  let context = SceneContext(screen: VirtualScreen(width: 100, height: 100), seed: 1)
  try SceneContext.$current.withValue(context) {
    let model = try #require(
      NSManagedObjectModel(contentsOf: URL(fileURLWithPath: folder + "/Model.momd")))
    let container = NSPersistentContainer(name: "Model", managedObjectModel: model)
    container.loadPersistentStores { _, error in #expect(error == nil) }
    try body(container)
    context.callbacks.run(through: 10, clock: context.clock)
  }
  return context.ledger.entries.map(\.feature)
}

@MainActor
struct ModelTests {
  @Test func aModelIsReadAsXcodeWritesIt() throws {
    let notes = try inScene { container in
      let entities = container.managedObjectModel.entitiesByName
      #expect(Set(entities.keys) == ["Author", "Book", "Novel"])
      let author = try #require(entities["Author"])
      #expect(author.attributesByName["age"]?.attributeType == .integer16AttributeType)
      #expect(author.attributesByName["age"]?.defaultValue as? Int == 7)
      #expect(author.attributesByName["name"]?.isOptional == false)
      let books = try #require(author.relationshipsByName["books"])
      #expect(books.isToMany && books.deleteRule == .cascadeDeleteRule)
      #expect(books.inverseRelationship === entities["Book"]?.relationshipsByName["author"])
      #expect(entities["Book"]?.managedObjectClassName == "Book")
      #expect(entities["Novel"]?.attributesByName["title"] != nil)
      #expect(entities["Novel"].map { $0.isKindOf(entity: $0.superentity ?? $0) } == true)
    }
    #expect(notes == ["what was kept between runs (a store is empty at first, and forgotten)"])
  }

  @Test func aModelThatIsNotThereIsNoted() throws {
    let notes = try inScene { _ in
      let container = NSPersistentContainer(name: "Nothing")
      let request = NSFetchRequest<NSManagedObject>(entityName: "Person")
      #expect(throws: (any Error).self) { try container.viewContext.fetch(request) }
    }
    #expect(notes.contains("the model “Nothing”, which is not there"))
  }

  @Test(arguments: ["", "<model", "<other/>", "<model><entity/></model>"])
  func brokenModelsAreNoModels(text: String) throws {
    let folder = NSTemporaryDirectory() + "CoreDataTests-\(UUID().uuidString).xcdatamodel"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/contents"))
    let model = NSManagedObjectModel(contentsOf: URL(fileURLWithPath: folder))
    #expect(model == nil || model?.entities.count == 1)
  }
}

@MainActor
struct ManagedObjectTests {
  @Test func valuesAreThoseOfTheModel() throws {
    _ = try inScene { container in
      let author = Author(context: container.viewContext)
      #expect(author.entity.name == "Author" && author.isInserted)
      #expect(author.age == 7 && author.name == "")
      author.name = "Ada"
      author.setValue(36, forKey: "age")
      #expect(author.age == 36 && author.value(forKey: "name") as? String == "Ada")
      let other = NSEntityDescription.insertNewObject(
        forEntityName: "Book", into: container.viewContext)
      other.setValue("Notes", forKey: "title")
      #expect(other.value(forKeyPath: "title") as? String == "Notes")
    }
  }

  @Test func relationshipsLeadBack() throws {
    _ = try inScene { container in
      let context = container.viewContext
      let (ada, bob) = (Author(context: context), Author(context: context))
      let book = Book(context: context)
      ada.addToBooks(book)
      #expect(book.author === ada && ada.books == [book])
      book.author = bob
      #expect(ada.books.isEmpty && bob.books == [book])
      bob.books = []
      #expect(book.author == nil)
    }
  }

  @Test func deletingFollowsTheRules() throws {
    _ = try inScene { container in
      let context = container.viewContext
      let (ada, bob) = (Author(context: context), Author(context: context))
      (ada.name, bob.name) = ("Ada", "Bob")
      let books = [Book(context: context), Book(context: context)]
      ada.addToBooks(books[0])
      bob.addToBooks(books[1])
      try context.save()
      context.delete(ada)
      context.delete(books[1])
      #expect(bob.books.isEmpty && books[0].isDeleted)
      try context.save()
      #expect(try context.count(for: NSFetchRequest<Book>(entityName: "Book")) == 0)
      #expect(try context.fetch(NSFetchRequest<Author>(entityName: "Author")) == [bob])
    }
  }
}

@MainActor
struct ContextTests {
  private func authors(_ context: NSManagedObjectContext, _ names: [String]) {
    for (index, name) in names.enumerated() {
      let author = Author(context: context)
      author.name = name
      author.age = Int16(index)
    }
  }

  @Test func requestsFilterSortAndCut() throws {
    _ = try inScene { container in
      let context = container.viewContext
      authors(context, ["Carl", "ada", "Bob", "Dora"])
      let request = NSFetchRequest<Author>(entityName: "Author")
      request.sortDescriptors = [
        NSSortDescriptor(
          key: "name", ascending: true, selector: Selector("caseInsensitiveCompare:"))
      ]
      #expect(try context.fetch(request).map(\.name) == ["ada", "Bob", "Carl", "Dora"])
      request.fetchOffset = 1
      request.fetchLimit = 2
      #expect(try context.fetch(request).map(\.name) == ["Bob", "Carl"])
      (request.fetchOffset, request.fetchLimit) = (0, 0)
      request.predicate = NSPredicate(format: "age >= %d AND name CONTAINS[c] %@", 1, "O")
      #expect(try context.fetch(request).map(\.name) == ["Bob", "Dora"])
      request.predicate = NSPredicate { object, _ in (object as? Author)?.age == 0 }
      #expect(try context.fetch(request).map(\.name) == ["Carl"])
      let any = NSFetchRequest<any NSFetchRequestResult>(entityName: "Author")
      let found = try context.fetch(any)
      #expect((found as? [NSManagedObject])?.count == 4)
      let made: NSFetchRequest<any NSFetchRequestResult> = Author.fetchRequest()
      #expect(try context.count(for: made) == 4)
    }
  }

  @Test func whatIsNotSavedIsNotSeenElsewhere() throws {
    _ = try inScene { container in
      let (context, other) = (container.viewContext, container.newBackgroundContext())
      authors(context, ["Ada"])
      let request = NSFetchRequest<Author>(entityName: "Author")
      #expect(try other.count(for: request) == 0)
      try context.save()
      #expect(!context.hasChanges)
      let seen = try #require(try other.fetch(request).first)
      let own = try context.fetch(request).first
      #expect(seen.name == "Ada" && seen !== own)
      context.automaticallyMergesChangesFromParent = true
      seen.name = "Bob"
      try other.save()
      #expect(try context.fetch(request).first?.name == "Bob")
    }
  }

  @Test func aChildSavesIntoItsParent() throws {
    _ = try inScene { container in
      let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
      child.parent = container.viewContext
      authors(child, ["Ada"])
      let request = NSFetchRequest<Author>(entityName: "Author")
      #expect(try container.viewContext.count(for: request) == 0)
      try child.save()
      #expect(try container.viewContext.fetch(request).map(\.name) == ["Ada"])
      #expect(container.viewContext.hasChanges)
      try container.viewContext.save()
      #expect(try container.newBackgroundContext().count(for: request) == 1)
    }
  }

  @Test func missingValuesCannotBeSaved() throws {
    _ = try inScene { container in
      _ = Author(context: container.viewContext)
      #expect {
        try container.viewContext.save()
      } throws: { error in
        (error as NSError).code == NSValidationMissingMandatoryPropertyError
      }
      container.viewContext.rollback()
      #expect(!container.viewContext.hasChanges)
    }
  }

  @Test func whatOnlyOneMayHaveIsSettledByThePolicy() throws {
    _ = try inScene { container in
      let context = container.viewContext
      authors(context, ["Ada"])
      try context.save()
      authors(context, ["Ada"])
      #expect(throws: (any Error).self) { try context.save() }
      context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
      try context.save()
      #expect(try context.count(for: NSFetchRequest<Author>(entityName: "Author")) == 1)
    }
  }

  @Test func workIsDoneLaterAndAtOnce() throws {
    var lines: [String] = []
    _ = try inScene { container in
      container.performBackgroundTask { _ in lines.append("background") }
      container.viewContext.performAndWait { lines.append("at once") }
      lines.append("after")
    }
    #expect(lines == ["at once", "after", "background"])
  }
}

@MainActor
struct FetchedResultsTests {
  private final class Listener: NSFetchedResultsControllerDelegate {
    var lines: [String] = []
    var controller: NSFetchedResultsController<Author>?
    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { lines.append("will \(self.controller.map { $0.isEqual(controller) } ?? false)") }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      let places = [indexPath, newIndexPath].map { $0.map { "\($0.section).\($0.row)" } ?? "-" }
      lines.append("\(type) \((anObject as? Author)?.name ?? "") \(places.joined(separator: " "))")
    }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) { lines.append("\(type) section \(sectionInfo.name) \(sectionIndex)") }
    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { lines.append("did") }
  }

  @Test func changesAreTold() throws {
    let listener = Listener()
    _ = try inScene { container in
      let context = container.viewContext
      for (name, age) in [("Ada", 1), ("Bob", 1), ("Carl", 2)] {
        let author = Author(context: context)
        (author.name, author.age) = (name, Int16(age))
      }
      try context.save()
      let request = NSFetchRequest<Author>(entityName: "Author")
      request.sortDescriptors = ["age", "name"].map { NSSortDescriptor(key: $0, ascending: true) }
      let controller = NSFetchedResultsController(
        fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "age",
        cacheName: nil)
      listener.controller = controller
      controller.delegate = listener
      try controller.performFetch()
      #expect(controller.sections?.map(\.name) == ["1", "2"])
      #expect(controller.object(at: IndexPath(row: 1, section: 0)).name == "Bob")
      let carl = try #require(controller.fetchedObjects?.last)
      #expect(controller.indexPath(forObject: carl) == IndexPath(row: 0, section: 1))

      context.delete(controller.object(at: IndexPath(row: 0, section: 0)))
      try context.save()
      #expect(listener.lines == ["will true", "delete Ada 0.0 -", "did"])
      listener.lines = []
      let dora = Author(context: context)
      (dora.name, dora.age) = ("Dora", 3)
      context.processPendingChanges()
      #expect(
        listener.lines == ["will true", "insert section 3 2", "insert Dora - 2.0", "did"])
      listener.lines = []
      carl.name = "Charles"
      context.processPendingChanges()
      #expect(listener.lines == ["will true", "update Charles 1.0 1.0", "did"])
      listener.lines = []
      carl.age = 1
      context.processPendingChanges()
      #expect(
        listener.lines == ["will true", "delete section 2 1", "move Charles 1.0 0.1", "did"])
    }
  }
}
