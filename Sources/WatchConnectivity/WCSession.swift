public import UIKit

/// How far a session is.
public enum WCSessionActivationState: Int, Sendable {
  case notActivated = 0
  case inactive = 1
  case activated = 2
}

/// The domain of errors of watches.
public let WCErrorDomain = "WCErrorDomain"

/// Why something about a watch failed.
public struct WCError: _BridgedStoredNSError {
  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { WCErrorDomain }
  public static var errorDomain: String { WCErrorDomain }

  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = WCError

    case genericError = 7001
    case sessionNotSupported = 7002
    case sessionMissingDelegate = 7003
    case sessionNotActivated = 7004
    case deviceNotPaired = 7005
    case watchAppNotInstalled = 7006
    case notReachable = 7007
  }

  public static var sessionNotSupported: Code { .sessionNotSupported }
  public static var notReachable: Code { .notReachable }
}

/// Would speak with a watch. There is none: sessions are not supported, and what is sent all the same fails.
@MainActor
open class WCSession: NSObject {
  private static let shared = WCSession()

  open weak var delegate: (any WCSessionDelegate)?
  open var activationState: WCSessionActivationState { .notActivated }
  open var isPaired: Bool { false }
  open var isWatchAppInstalled: Bool { false }
  open var isComplicationEnabled: Bool { false }
  open var isReachable: Bool { false }
  open var applicationContext: [String: Any] { [:] }
  open var receivedApplicationContext: [String: Any] { [:] }

  /// False: there is no watch.
  open class func isSupported() -> Bool { false }
  open class var `default`: WCSession { shared }
  @available(swift, deprecated: 99, renamed: "default")
  open class func defaultSession() -> WCSession { shared }

  /// Does nothing, as sessions are not supported.
  open func activate() {}

  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw WCError(.sessionNotSupported)
  }

  open func sendMessage(
    _ message: [String: Any], replyHandler: (@MainActor ([String: Any]) -> Void)?,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) { DispatchQueue.main.async { errorHandler?(WCError(.sessionNotSupported)) } }

  open func sendMessageData(
    _ data: Data, replyHandler: (@MainActor (Data) -> Void)?,
    errorHandler: (@MainActor (any Error) -> Void)? = nil
  ) { DispatchQueue.main.async { errorHandler?(WCError(.sessionNotSupported)) } }
}

/// Hears of a session; nothing happens.
@MainActor
public protocol WCSessionDelegate: NSObjectProtocol {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  func sessionDidBecomeInactive(_ session: WCSession)
  func sessionDidDeactivate(_ session: WCSession)
  func sessionReachabilityDidChange(_ session: WCSession)
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  public func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?
  ) {}
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  public func sessionDidDeactivate(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}
