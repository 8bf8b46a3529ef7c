public import UIKit

/// The domain of errors between devices.
public let MCErrorDomain = "MCErrorDomain"
/// The fewest and most devices of a session.
public let kMCSessionMinimumNumberOfPeers = 2
public let kMCSessionMaximumNumberOfPeers = 8

/// Why something between devices failed.
public struct MCError: _BridgedStoredNSError {
  public let _nsError: NSError

  public init(_nsError error: NSError) { _nsError = error }

  public static var _nsErrorDomain: String { MCErrorDomain }
  public static var errorDomain: String { MCErrorDomain }

  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = MCError

    case unknown = 0
    case notConnected = 1
    case invalidParameter = 2
    case unsupported = 3
    case timedOut = 4
    case cancelled = 5
    case unavailable = 6
  }

  public static var notConnected: Code { .notConnected }
  public static var unsupported: Code { .unsupported }
  public static var timedOut: Code { .timedOut }
}

/// Whether data that is sent has to come, and in order.
public enum MCSessionSendDataMode: Int, Sendable {
  case reliable = 0
  case unreliable = 1
}

/// How far a device is in a session.
public enum MCSessionState: Int, Sendable {
  case notConnected = 0
  case connecting = 1
  case connected = 2
}

/// Whether what is sent is encrypted.
public enum MCEncryptionPreference: Int, Sendable {
  case optional = 0
  case required = 1
  case none = 2
}

/// A device, by the name that it is shown under.
@MainActor
open class MCPeerID: NSObject {
  public let displayName: String

  public init(displayName myDisplayName: String) {
    displayName = myDisplayName
    super.init()
  }
}

/// What devices share. There is nobody but this one.
@MainActor
open class MCSession: NSObject {
  open weak var delegate: (any MCSessionDelegate)?
  /// This device.
  public let myPeerID: MCPeerID
  public let securityIdentity: [Any]?
  public let encryptionPreference: MCEncryptionPreference
  /// None.
  open var connectedPeers: [MCPeerID] { [] }

  public convenience init(peer myPeerID: MCPeerID) {
    self.init(peer: myPeerID, securityIdentity: nil, encryptionPreference: .optional)
  }

  public init(
    peer myPeerID: MCPeerID, securityIdentity identity: [Any]?,
    encryptionPreference: MCEncryptionPreference
  ) {
    self.myPeerID = myPeerID
    securityIdentity = identity
    self.encryptionPreference = encryptionPreference
    super.init()
  }

  /// Fails: nobody is connected.
  open func send(_ data: Data, toPeers peerIDs: [MCPeerID], with mode: MCSessionSendDataMode) throws
  {
    throw MCError(peerIDs.isEmpty ? .invalidParameter : .notConnected)
  }

  /// Fails after what is being done now.
  @discardableResult
  open func sendResource(
    at resourceURL: URL, withName resourceName: String, toPeer peerID: MCPeerID,
    withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
  ) -> Progress? {
    DispatchQueue.main.async { completionHandler?(MCError(.notConnected)) }
    return nil
  }

  /// Fails: nobody is connected.
  open func startStream(withName streamName: String, toPeer peerID: MCPeerID) throws -> OutputStream
  {
    throw MCError(.notConnected)
  }

  /// Nobody is connected.
  open func disconnect() {}
}

/// Hears of a session; nothing happens in it.
@MainActor
public protocol MCSessionDelegate: NSObjectProtocol {
  func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState)
  func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
    fromPeer peerID: MCPeerID)
  func session(
    _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, with progress: Progress)
  func session(
    _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
    fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?)
  func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void)
}

extension MCSessionDelegate {
  public func session(
    _ session: MCSession, didReceiveCertificate certificate: [Any]?, fromPeer peerID: MCPeerID,
    certificateHandler: @escaping (Bool) -> Void
  ) {}
}
