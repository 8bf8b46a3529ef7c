public import UIKit

/// The page on which the user chooses whom of those near to invite: nobody is listed.
@MainActor
open class MCBrowserViewController: UIViewController {
  open weak var delegate: (any MCBrowserViewControllerDelegate)?
  public let browser: MCNearbyServiceBrowser?
  public let session: MCSession
  open var minimumNumberOfPeers = kMCSessionMinimumNumberOfPeers
  open var maximumNumberOfPeers = kMCSessionMaximumNumberOfPeers

  public convenience init(serviceType: String, session: MCSession) {
    self.init(
      browser: MCNearbyServiceBrowser(peer: session.myPeerID, serviceType: serviceType),
      session: session)
  }

  public init(browser: MCNearbyServiceBrowser, session: MCSession) {
    self.browser = browser
    self.session = session
    super.init(nibName: nil, bundle: nil)
  }

  /// Not from a storyboard: there is no session then.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let bar = UINavigationBar()
    let item = UINavigationItem(title: session.myPeerID.displayName)
    item.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", style: .plain, target: self, action: MCBrowserViewController.cancel)
    let done = UIBarButtonItem(
      title: "Done", style: .done, target: self, action: MCBrowserViewController.finish)
    // One other at least would have to be there.
    done.isEnabled = session.connectedPeers.count + 1 >= minimumNumberOfPeers
    item.rightBarButtonItem = done
    bar.items = [item]
    let note = UILabel()
    note.text = "Searching…"
    note.textColor = .secondaryLabel
    note.font = .preferredFont(forTextStyle: .footnote)
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    for one in [bar, note, wheel] {
      one.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(one)
    }
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: area.topAnchor),
      bar.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      note.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 24),
      note.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      wheel.leadingAnchor.constraint(equalTo: note.trailingAnchor, constant: 8),
      wheel.centerYAnchor.constraint(equalTo: note.centerYAnchor),
    ])
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    browser?.startBrowsingForPeers()
  }

  private func cancel() { delegate?.browserViewControllerWasCancelled(self) }
  private func finish() { delegate?.browserViewControllerDidFinish(self) }
}

/// Hears how the user left the page, which stays until it is dismissed.
@MainActor
public protocol MCBrowserViewControllerDelegate: NSObjectProtocol {
  func browserViewControllerDidFinish(_ browserViewController: MCBrowserViewController)
  func browserViewControllerWasCancelled(_ browserViewController: MCBrowserViewController)
  func browserViewController(
    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool
}

extension MCBrowserViewControllerDelegate {
  public func browserViewController(
    _ browserViewController: MCBrowserViewController, shouldPresentNearbyPeer peerID: MCPeerID,
    withDiscoveryInfo info: [String: String]?
  ) -> Bool { true }
}
