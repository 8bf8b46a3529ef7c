public import Foundation

/// An answer that is kept, with its data.
@MainActor
open class CachedURLResponse: NSObject {
  public let response: URLResponse
  public let data: Data
  public let userInfo: [AnyHashable: Any]?
  public let storagePolicy: URLCache.StoragePolicy

  public convenience init(response: URLResponse, data: Data) {
    self.init(response: response, data: data, userInfo: nil, storagePolicy: .allowed)
  }

  public init(
    response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil,
    storagePolicy: URLCache.StoragePolicy
  ) {
    self.response = response
    self.data = data
    self.userInfo = userInfo
    self.storagePolicy = storagePolicy
    super.init()
  }
}

extension URLCache {
  /// Where an answer may be kept.
  public enum StoragePolicy: UInt, Sendable {
    case allowed = 0
    case allowedInMemoryOnly = 1
    case notAllowed = 2
  }
}

@available(swift, deprecated: 99, renamed: "CachedURLResponse")
public typealias NSCachedURLResponse = CachedURLResponse

@available(swift, deprecated: 99, renamed: "URLCache")
public typealias NSURLCache = URLCache
