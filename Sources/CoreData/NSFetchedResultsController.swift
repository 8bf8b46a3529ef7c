public import UIKit
import VirtualTime

/// What happened to an object or a section of fetched results.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  case insert = 1
  case delete = 2
  case move = 3
  case update = 4
}

/// A section of fetched results.
@MainActor
public protocol NSFetchedResultsSectionInfo: AnyObject {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// Hears of changes of fetched results. Its controller is equal to the one that it is the delegate of, though not the
/// same object: here the type of results is a part of the controller's.
@MainActor
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName.first.map { String($0).uppercased() } }
}

/// Objects of a request in sections, as a table shows them, kept up to date.
@MainActor
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let sectionNameKeyPath: String?
  public let cacheName: String?
  let results: FetchedResults

  /// Results of a request, in sections by the value at the end of a path of keys.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    results = FetchedResults(fetchRequest.core, context, sectionNameKeyPath)
    super.init()
  }

  /// The same results as another controller's.
  private init(_ results: FetchedResults) {
    fetchRequest = NSFetchRequest()
    managedObjectContext = results.context
    sectionNameKeyPath = results.sectionKey
    cacheName = nil
    self.results = results
    super.init()
  }

  static func sharing(
    _ results: FetchedResults
  ) -> NSFetchedResultsController<any NSFetchRequestResult> { .init(results) }

  open var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { results.delegate }
    set { results.delegate = newValue }
  }

  /// Fetches; from then on changes are followed.
  open func performFetch() throws { try results.fetch() }

  open var fetchedObjects: [ResultType]? {
    results.isFetched ? results.objects.compactMap { $0 as? ResultType } : nil
  }

  open var sections: [any NSFetchedResultsSectionInfo]? {
    results.isFetched ? results.sections : nil
  }

  open var sectionIndexTitles: [String] { results.sections.compactMap(\.indexTitle) }

  /// The object of a row, which has to be one of the results.
  open func object(at indexPath: IndexPath) -> ResultType {
    let object = results.sections[indexPath.section].items[indexPath.row]
    guard let result = object as? ResultType else {
      preconditionFailure("\(object) is no \(ResultType.self).")
    }
    return result
  }

  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { results.indexPath(of: $0) }
  }

  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    results.sections.firstIndex { $0.indexTitle == title } ?? sectionIndex
  }

  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { String($0).uppercased() }
  }

  /// There are no caches.
  open class func deleteCache(withName name: String?) {}

  /// True for controllers of the same results.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any ResultsHolder else { return false }
    return MainActor.assumeIsolated { other.holds(results) }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated { ObjectIdentifier(results).hashValue }
  }
}

/// A controller, of whatever type of results.
private protocol ResultsHolder: Sendable {
  @MainActor func holds(_ results: FetchedResults) -> Bool
}

extension NSFetchedResultsController: ResultsHolder {
  fileprivate func holds(_ results: FetchedResults) -> Bool { self.results === results }
}
