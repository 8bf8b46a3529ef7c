public import Foundation

@available(swift, deprecated: 99, renamed: "URLRequest")
public typealias NSURLRequest = URLRequest

/// What is asked of a server.
public struct URLRequest: Hashable, Sendable {
  /// How what was kept is used; nothing is kept here.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case reloadRevalidatingCacheData = 5
  }

  /// The address.
  public var url: URL?
  public var cachePolicy: CachePolicy
  public var timeoutInterval: TimeInterval
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]?
  public var allowsCellularAccess = true
  public var httpShouldHandleCookies = true
  public var mainDocumentURL: URL?

  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  /// Names of fields are the same in any case of letters.
  private func key(_ field: String) -> String {
    allHTTPHeaderFields?.keys.first { $0.lowercased() == field.lowercased() } ?? field
  }

  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?[key(field)]
  }

  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    fields[key(field)] = value
    allHTTPHeaderFields = fields
  }

  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let old = self.value(forHTTPHeaderField: field)
    setValue(old.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
  }
}

/// A request as Swift 2 had it.
public typealias NSMutableURLRequest = URLRequest

/// What a server answered; of files, that they are there.
open class URLResponse: NSObject {
  public let url: URL?
  public let mimeType: String?
  public let expectedContentLength: Int64
  public let textEncodingName: String?

  public init(
    url: URL, mimeType MIMEType: String?, expectedContentLength length: Int,
    textEncodingName name: String?
  ) {
    self.url = url
    mimeType = MIMEType
    expectedContentLength = Int64(length)
    textEncodingName = name
    super.init()
  }

  /// The last part of the address.
  open var suggestedFilename: String? { url?.lastPathComponent }
}

/// What a server of the web answered; nobody answers here.
open class HTTPURLResponse: URLResponse {
  public let statusCode: Int
  public let allHeaderFields: [AnyHashable: Any]

  public init?(
    url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    super.init(
      url: url, mimeType: headerFields?["Content-Type"],
      expectedContentLength: headerFields?["Content-Length"].flatMap { Int($0) } ?? -1,
      textEncodingName: nil)
  }

  /// What a number says, in words.
  public class func localizedString(forStatusCode statusCode: Int) -> String {
    switch statusCode {
    case 200: "no error"
    case 404: "not found"
    case 500: "internal server error"
    default: "status \(statusCode)"
    }
  }
}

@available(swift, deprecated: 99, renamed: "HTTPURLResponse")
public typealias NSHTTPURLResponse = HTTPURLResponse

@available(swift, deprecated: 99, renamed: "URLResponse")
public typealias NSURLResponse = URLResponse
