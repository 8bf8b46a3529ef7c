public import Foundation

/// How a user proves to a server who he is.
public final class URLCredential: NSObject, Sendable {
  /// How long it is kept; nothing is.
  public enum Persistence: UInt, Sendable {
    case none = 0
    case forSession = 1
    case permanent = 2
    case synchronizable = 3
  }

  public let user: String?
  public let password: String?
  public let persistence: Persistence

  public init(user: String, password: String, persistence: Persistence) {
    (self.user, self.password, self.persistence) = (user, password, persistence)
    super.init()
  }

  public var hasPassword: Bool { password != nil }
}

/// What a server guards.
public final class URLProtectionSpace: NSObject, Sendable {
  public let host: String
  public let port: Int
  public let `protocol`: String?
  public let realm: String?
  public let authenticationMethod: String

  public init(
    host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?
  ) {
    (self.host, self.port, self.protocol, self.realm) = (host, port, `protocol`, realm)
    self.authenticationMethod = authenticationMethod ?? "NSURLAuthenticationMethodDefault"
    super.init()
  }
}

/// A server's question who the user is; no server asks.
@MainActor
open class URLAuthenticationChallenge: NSObject {
  public let protectionSpace: URLProtectionSpace
  public let proposedCredential: URLCredential?
  public let previousFailureCount: Int

  init(_ protectionSpace: URLProtectionSpace) {
    self.protectionSpace = protectionSpace
    (proposedCredential, previousFailureCount) = (nil, 0)
    super.init()
  }
}
