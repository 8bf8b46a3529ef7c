public import UIKit

/// Tells devices near of this one; nobody hears it.
@MainActor
open class MCNearbyServiceAdvertiser: NSObject {
  open weak var delegate: (any MCNearbyServiceAdvertiserDelegate)?
  public let myPeerID: MCPeerID
  public let discoveryInfo: [String: String]?
  public let serviceType: String

  public init(peer myPeerID: MCPeerID, discoveryInfo info: [String: String]?, serviceType: String) {
    self.myPeerID = myPeerID
    discoveryInfo = info
    self.serviceType = serviceType
    super.init()
  }

  open func startAdvertisingPeer() { noteNobody("MCNearbyServiceAdvertiser") }
  open func stopAdvertisingPeer() {}
}

/// Hears of invitations; none comes.
@MainActor
public protocol MCNearbyServiceAdvertiserDelegate: NSObjectProtocol {
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didReceiveInvitationFromPeer peerID: MCPeerID,
    withContext context: Data?, invitationHandler: @escaping (Bool, MCSession?) -> Void)
  func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error)
}

extension MCNearbyServiceAdvertiserDelegate {
  public func advertiser(
    _ advertiser: MCNearbyServiceAdvertiser, didNotStartAdvertisingPeer error: any Error
  ) {}
}

/// Looks for devices near; there are none.
@MainActor
open class MCNearbyServiceBrowser: NSObject {
  open weak var delegate: (any MCNearbyServiceBrowserDelegate)?
  public let myPeerID: MCPeerID
  public let serviceType: String

  public init(peer myPeerID: MCPeerID, serviceType: String) {
    self.myPeerID = myPeerID
    self.serviceType = serviceType
    super.init()
  }

  open func startBrowsingForPeers() { noteNobody("MCNearbyServiceBrowser") }
  open func stopBrowsingForPeers() {}

  /// Nobody is there to be invited.
  open func invitePeer(
    _ peerID: MCPeerID, to session: MCSession, withContext context: Data?, timeout: TimeInterval
  ) {}
}

/// Hears of devices that come and go.
@MainActor
public protocol MCNearbyServiceBrowserDelegate: NSObjectProtocol {
  func browser(
    _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?)
  func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID)
  func browser(_ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error)
}

extension MCNearbyServiceBrowserDelegate {
  public func browser(
    _ browser: MCNearbyServiceBrowser, didNotStartBrowsingForPeers error: any Error
  ) {}
}

/// Tells devices near of a session and asks the user about invitations; none comes.
@MainActor
open class MCAdvertiserAssistant: NSObject {
  open weak var delegate: (any MCAdvertiserAssistantDelegate)?
  public let session: MCSession
  public let discoveryInfo: [String: String]?
  public let serviceType: String

  public init(serviceType: String, discoveryInfo info: [String: String]?, session: MCSession) {
    self.serviceType = serviceType
    discoveryInfo = info
    self.session = session
    super.init()
  }

  open func start() { noteNobody("MCAdvertiserAssistant") }
  open func stop() {}
}

/// Hears of the assistant's questions; none is asked.
@MainActor
public protocol MCAdvertiserAssistantDelegate: NSObjectProtocol {
  func advertiserAssistantWillPresentInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
  func advertiserAssistantDidDismissInvitation(_ advertiserAssistant: MCAdvertiserAssistant)
}

extension MCAdvertiserAssistantDelegate {
  public func advertiserAssistantWillPresentInvitation(
    _ advertiserAssistant: MCAdvertiserAssistant
  ) {}
  public func advertiserAssistantDidDismissInvitation(
    _ advertiserAssistant: MCAdvertiserAssistant
  ) {}
}

@MainActor
func noteNobody(_ type: String) {
  SceneContext.active.unsupported("devices near (there are none)", at: type)
}
