public import CoreGraphics
public import CoreLocation
import UIKit

/// What something in the library is.
public enum PHAssetMediaType: Int, Sendable {
  case unknown = 0
  case image = 1
  case video = 2
  case audio = 3
}

public struct PHAssetMediaSubtype: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let photoPanorama = PHAssetMediaSubtype(rawValue: 1)
  public static let photoHDR = PHAssetMediaSubtype(rawValue: 2)
  public static let photoScreenshot = PHAssetMediaSubtype(rawValue: 4)
  public static let photoLive = PHAssetMediaSubtype(rawValue: 8)
}

public enum PHAssetCollectionType: Int, Sendable {
  case album = 1
  case smartAlbum = 2
  case moment = 3
}

public enum PHAssetCollectionSubtype: Int, Sendable {
  case albumRegular = 2
  case albumCloudShared = 101
  case smartAlbumGeneric = 200
  case smartAlbumPanoramas = 201
  case smartAlbumVideos = 202
  case smartAlbumFavorites = 203
  case smartAlbumTimelapses = 204
  case smartAlbumAllHidden = 205
  case smartAlbumRecentlyAdded = 206
  case smartAlbumBursts = 207
  case smartAlbumSlomoVideos = 208
  case smartAlbumUserLibrary = 209
  case smartAlbumSelfPortraits = 210
  case smartAlbumScreenshots = 211
  case any = 0x7FFF_FFFF
}

/// Something in the library; there is nothing.
@MainActor
open class PHObject: NSObject {
  public let localIdentifier: String

  init(localIdentifier: String) {
    self.localIdentifier = localIdentifier
    super.init()
  }
}

/// A photo or film; there are none.
@MainActor
open class PHAsset: PHObject {
  open var mediaType: PHAssetMediaType { .unknown }
  open var mediaSubtypes: PHAssetMediaSubtype { [] }
  open var pixelWidth: Int { 0 }
  open var pixelHeight: Int { 0 }
  open var creationDate: Date? { nil }
  open var modificationDate: Date? { nil }
  open var location: CLLocation? { nil }
  open var duration: TimeInterval { 0 }
  open var isHidden: Bool { false }
  open var isFavorite: Bool { false }

  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult()
  }

  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }

  open class func fetchAssets(
    in assetCollection: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }

  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }

  open class func fetchAssets(
    withALAssetURLs assetURLs: [URL], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}

/// An album or folder; there are none.
@MainActor
open class PHCollection: PHObject {
  open var localizedTitle: String? { nil }

  open class func fetchTopLevelUserCollections(
    with options: PHFetchOptions?
  ) -> PHFetchResult<PHCollection> { PHFetchResult() }
}

/// An album; there are none.
@MainActor
open class PHAssetCollection: PHCollection {
  open var assetCollectionType: PHAssetCollectionType { .album }
  open var assetCollectionSubtype: PHAssetCollectionSubtype { .albumRegular }
  open var estimatedAssetCount: Int { 0 }
  open var startDate: Date? { nil }

  open class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }

  open class func fetchAssetCollections(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> { PHFetchResult() }
}

/// Which things are looked for, and in which order.
@MainActor
open class PHFetchOptions: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var fetchLimit = 0
  open var wantsIncrementalChangeDetails = true

  public override init() { super.init() }
}

/// What was found: nothing.
@MainActor
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  private let items: [ObjectType] = []

  public override init() { super.init() }

  open var count: Int { items.count }
  open var firstObject: ObjectType? { items.first }
  open var lastObject: ObjectType? { items.last }
  open func object(at index: Int) -> ObjectType { items[index] }
  open subscript(index: Int) -> ObjectType { items[index] }
  open func objects(at indexes: IndexSet) -> [ObjectType] { indexes.map { items[$0] } }
  open func contains(_ anObject: ObjectType) -> Bool { items.contains { $0 === anObject } }
  open func index(of anObject: ObjectType) -> Int {
    items.firstIndex { $0 === anObject } ?? NSNotFound
  }
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }

  /// Calls nothing: there is nothing.
  open func enumerateObjects(_ block: (ObjectType, Int, inout Bool) -> Void) {}

  /// Calls nothing, in any order.
  open func enumerateObjects(
    options: NSEnumerationOptions, using block: (ObjectType, Int, inout Bool) -> Void
  ) {}
}
