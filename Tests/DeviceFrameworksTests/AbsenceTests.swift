import CoreMotion
import CoreServices
import CoreSpotlight
import CoreTelephony
import GameKit
import MessageUI
import MultipeerConnectivity
import Network
import PhotosUI
import SafariServices
import Social
import StoreKit
import SystemConfiguration
import Testing
import UIKit
import UniformTypeIdentifiers
import WatchConnectivity

/// Presses the first button inside.
@MainActor
private func pressFirstButton(in view: UIView) {
  func buttons(_ view: UIView) -> [UIControl] {
    (view as? UIControl).map { [$0] } ?? view.subviews.flatMap(buttons)
  }
  if view.bounds.isEmpty { view.frame = CGRect(x: 0, y: 0, width: 320, height: 480) }
  view.layoutIfNeeded()
  buttons(view).first?.sendActions(for: .touchUpInside)
}

/// What the device does not have.
@MainActor
struct AbsenceTests {
  @Test func thereIsNoNetwork() {
    let result = log { note in
      let monitor = NWPathMonitor()
      monitor.pathUpdateHandler = { note("\($0.status) \($0.usesInterfaceType(.wifi))") }
      monitor.start(queue: .global())
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { monitor.cancel() }
      var flags = SCNetworkReachabilityFlags.reachable
      let host = SCNetworkReachabilityCreateWithName(nil, "example.com")
      note("\(host.map { SCNetworkReachabilityGetFlags($0, &flags) } ?? false) \(flags.rawValue)")
    }
    #expect(result.lines == ["true 0", "unsatisfied false"])
  }

  @Test func nothingCanBeSent() {
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(!MFMessageComposeViewController.canSendText())
    #expect(!SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
    #expect(!WCSession.isSupported())
    #expect(CTTelephonyNetworkInfo().subscriberCellularProvider == nil)
  }

  @Test func aMailSheetCanBeCancelled() {
    final class Listener: NSObject, MFMailComposeViewControllerDelegate {
      var result: MFMailComposeResult?
      func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
      ) { self.result = result }
    }
    let listener = Listener()
    let result = log { _ in
      let sheet = MFMailComposeViewController()
      sheet.mailComposeDelegate = listener
      sheet.setSubject("S")
      _ = sheet.viewControllers.first?.view
      pressFirstButton(in: sheet.view)
    }
    #expect(listener.result == .cancelled)
    #expect(result.notes == ["mails and messages (nothing can be sent)"])
  }

  @Test func nobodyIsNear() {
    final class Listener: NSObject, MCBrowserViewControllerDelegate, MCSessionDelegate {
      var wasCancelled = false
      func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController) {}
      func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController) {
        wasCancelled = true
      }
      func session(_ session: MCSession, peer peerID: MCPeerID, didChange state: MCSessionState) {}
      func session(_ session: MCSession, didReceive data: Data, fromPeer peerID: MCPeerID) {}
      func session(
        _ session: MCSession, didReceive stream: InputStream, withName streamName: String,
        fromPeer peerID: MCPeerID
      ) {}
      func session(
        _ session: MCSession, didStartReceivingResourceWithName resourceName: String,
        fromPeer peerID: MCPeerID, with progress: Progress
      ) {}
      func session(
        _ session: MCSession, didFinishReceivingResourceWithName resourceName: String,
        fromPeer peerID: MCPeerID, at localURL: URL?, withError error: (any Error)?
      ) {}
    }
    let listener = Listener()
    let result = log { note in
      let peer = MCPeerID(displayName: "A phone")
      let session = MCSession(peer: peer, securityIdentity: nil, encryptionPreference: .required)
      session.delegate = listener
      MCAdvertiserAssistant(serviceType: "a", discoveryInfo: nil, session: session).start()
      let browser = MCBrowserViewController(serviceType: "a", session: session)
      browser.delegate = listener
      pressFirstButton(in: browser.view)
      note("\(session.connectedPeers.count)")
      do {
        try session.send(Data([1]), toPeers: [peer], with: .reliable)
      } catch {
        note("\((error as? MCError)?.code == .notConnected)")
      }
    }
    #expect(listener.wasCancelled)
    #expect(result.lines == ["0", "true"])
    #expect(result.notes == ["devices near (there are none)"])
  }

  @Test func theBrowserOpensAndFails() throws {
    final class Listener: NSObject, SFSafariViewControllerDelegate {
      var lines: [String] = []
      func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
      ) { lines.append("loaded \(didLoadSuccessfully)") }
      func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
        lines.append("done")
      }
    }
    let listener = Listener()
    let url = try #require(URL(string: "https://example.com"))
    let result = log { _ in
      let browser = SFSafariViewController(url: url)
      browser.delegate = listener
      browser.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      browser.view.layoutIfNeeded()
      browser.viewDidAppear(false)
      let bar = browser.view.subviews.compactMap { $0 as? UINavigationBar }.first
      #expect(bar?.topItem?.title == "example.com")
      if let bar { pressFirstButton(in: bar) }
    }
    #expect(listener.lines == ["loaded false", "done"])
    #expect(result.notes.first == "the network (example.com is not asked)")
  }

  @Test func theStoreCannotBeReached() {
    final class Listener: NSObject, SKProductsRequestDelegate {
      var code: SKError.Code?
      func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {}
      func request(_ request: SKRequest, didFailWithError error: any Error) {
        code = (error as? SKError)?.code
      }
    }
    let listener = Listener()
    var request: SKProductsRequest?
    _ = log { _ in
      request = SKProductsRequest(productIdentifiers: ["a"])
      request?.delegate = listener
      request?.start()
      #expect(!SKPaymentQueue.canMakePayments())
    }
    #expect(listener.code == .unknown)
  }

  @Test func thereAreNoSensors() {
    let result = log { note in
      let manager = CMMotionManager()
      note("\(manager.isAccelerometerAvailable) \(manager.deviceMotion == nil)")
      manager.startAccelerometerUpdates(to: .main) { _, _ in note("moved") }
    }
    #expect(result.lines == ["false true"])
    #expect(result.notes == ["sensors of motion (none)"])
  }

  @Test func nobodyPlaysAndNobodySearches() {
    let result = log { note in
      GKLocalPlayer.local.authenticateHandler = { controller, error in
        note("\(controller == nil) \((error as? GKError)?.code == .communicationsFailure)")
      }
      let attributes = CSSearchableItemAttributeSet(itemContentType: kUTTypeText as String)
      attributes.title = "T"
      let item = CSSearchableItem(
        uniqueIdentifier: nil, domainIdentifier: nil, attributeSet: attributes)
      CSSearchableIndex.default().indexSearchableItems([item]) { note("indexed \($0 == nil)") }
    }
    #expect(result.lines == ["true true", "indexed true"])
  }

  @Test func kindsOfFilesAreFound() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "image/png") == .png)
    #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .item))
    #expect(!UTType.image.conforms(to: .jpeg) && !UTType.jpeg.isSubtype(of: .jpeg))
    #expect(UTType("no.such.kind") == nil && UTType(filenameExtension: "zzz") == nil)
    #expect(UTType(exportedAs: "com.example.kind", conformingTo: .image).conforms(to: .data))
    #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
  }

  @Test func thePickerOfPhotosIsEmpty() {
    final class Listener: PHPickerViewControllerDelegate {
      var count: Int?
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        count = results.count
      }
    }
    let listener = Listener()
    _ = log { _ in
      var configuration = PHPickerConfiguration()
      configuration.filter = .any(of: [.images, .videos])
      let picker = PHPickerViewController(configuration: configuration)
      picker.delegate = listener
      let bar = picker.view.subviews.compactMap { $0 as? UINavigationBar }.first
      if let bar { pressFirstButton(in: bar) }
    }
    #expect(listener.count == 0)
  }
}
