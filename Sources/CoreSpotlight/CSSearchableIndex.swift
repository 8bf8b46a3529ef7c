public import UIKit
import VirtualTime

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquerycontinuation"
public let CSSearchQueryString = "kCSSearchQueryString"

/// What is known of something that can be found.
open class CSSearchableItemAttributeSet: NSObject {
  /// The kind of content.
  public let contentType: String?
  open var title: String?
  open var displayName: String?
  open var alternateNames: [String]?
  open var contentDescription: String?
  open var keywords: [String]?
  open var identifier: String?
  open var path: String?
  open var contentURL: URL?
  open var thumbnailURL: URL?
  open var thumbnailData: Data?
  open var relatedUniqueIdentifier: String?
  open var phoneNumbers: [String]?
  open var emailAddresses: [String]?
  open var supportsPhoneCall: NSNumber?
  open var supportsNavigation: NSNumber?
  open var latitude: NSNumber?
  open var longitude: NSNumber?
  open var rating: NSNumber?
  open var startDate: Date?
  open var endDate: Date?
  open var dueDate: Date?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?

  public init(itemContentType type: String) {
    contentType = type
    super.init()
  }
}

/// Something that can be found.
open class CSSearchableItem: NSObject {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var expirationDate: Date?
  open var attributeSet: CSSearchableItemAttributeSet

  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }
}

/// What the device's search would find of the app; nobody searches, which is noted.
@MainActor
open class CSSearchableIndex: NSObject {
  open weak var indexDelegate: (any CSSearchableIndexDelegate)?

  public override init() { super.init() }

  public init(name: String) { super.init() }

  open class func `default`() -> CSSearchableIndex { CSSearchableIndex() }

  open class func isIndexingAvailable() -> Bool { true }

  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) {
    SceneContext.active.unsupported("the device's search", at: "CSSearchableIndex")
    DispatchQueue.main.async { completionHandler?(nil) }
  }

  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(nil) } }

  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(nil) } }

  open func deleteAllSearchableItems(
    completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(nil) } }
}

/// Would be asked for all again; never.
@MainActor
public protocol CSSearchableIndexDelegate: NSObjectProtocol {
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
      @escaping () -> Void)
  func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void)
}

extension CSSearchableIndexDelegate {
  public func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexAllSearchableItemsWithAcknowledgementHandler acknowledgementHandler:
      @escaping () -> Void
  ) { acknowledgementHandler() }
  public func searchableIndex(
    _ searchableIndex: CSSearchableIndex,
    reindexSearchableItemsWithIdentifiers identifiers: [String],
    acknowledgementHandler: @escaping () -> Void
  ) { acknowledgementHandler() }
}
