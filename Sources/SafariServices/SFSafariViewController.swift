public import CoreGraphics
public import UIKit
import VirtualTime

/// The system's browser in an app: its bars and an empty page, as there is no network, which is noted.
@MainActor
open class SFSafariViewController: UIViewController {
  /// What the button that ends it says.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close = 1
    case cancel = 2
  }

  /// How it is made.
  @MainActor
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true

    public override init() { super.init() }
  }

  private let url: URL
  private let topBar = UINavigationBar(frame: .zero)
  private let bottomBar = UIToolbar(frame: .zero)
  private let topBackdrop = UIView(frame: .zero)
  private let bottomBackdrop = UIView(frame: .zero)
  private let address = UINavigationItem(title: "")

  public let configuration: Configuration
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The bars; nil: the system's colour.
  open var preferredBarTintColor: UIColor? { didSet { showColors() } }
  /// The buttons; nil: the tint colour.
  open var preferredControlTintColor: UIColor? { didSet { showColors() } }
  open var dismissButtonStyle = DismissButtonStyle.done { didSet { showButton() } }

  public init(url URL: URL, configuration: Configuration) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  @available(swift, deprecated: 99, renamed: "init(url:configuration:)")
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    self.init(url: URL)
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
  }

  @available(swift, deprecated: 99, renamed: "init(url:)")
  public convenience init(URL: URL) { self.init(url: URL) }

  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    SceneContext.active.unsupported(
      "the network (\(url.host ?? url.absoluteString) is not asked)", at: "SFSafariViewController")
    for backdrop in [topBackdrop, bottomBackdrop] { view.addSubview(backdrop) }
    address.title = url.host ?? url.absoluteString
    topBar.items = [address]
    let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    bottomBar.items =
      ["chevron.left", "chevron.right", "square.and.arrow.up", "safari"].map {
        let item = UIBarButtonItem(
          image: UIImage(systemName: $0), style: .plain, target: nil, action: nil)
        item.isEnabled = !$0.hasPrefix("chevron")
        return item
      }.flatMap { [$0, space] }.dropLast()
    view.addSubview(topBar)
    view.addSubview(bottomBar)
    showButton()
    showColors()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.safariViewController(self, didCompleteInitialLoad: false)
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (area, safe) = (view.bounds, view.safeAreaInsets)
    topBar.frame = CGRect(x: 0, y: safe.top, width: area.width, height: 44)
    topBackdrop.frame = CGRect(x: 0, y: 0, width: area.width, height: topBar.frame.maxY)
    bottomBar.frame = CGRect(
      x: 0, y: area.height - safe.bottom - 44, width: area.width, height: 44)
    bottomBackdrop.frame = CGRect(
      x: 0, y: bottomBar.frame.minY, width: area.width, height: 44 + safe.bottom)
  }

  private func showButton() {
    let title =
      switch dismissButtonStyle {
      case .done: "Done"
      case .close: "Close"
      case .cancel: "Cancel"
      }
    address.leftBarButtonItem = UIBarButtonItem(
      title: title, style: .done, target: self, action: SFSafariViewController.finish)
  }

  private func showColors() {
    guard isViewLoaded else { return }
    for bar in [topBackdrop, bottomBackdrop] {
      bar.backgroundColor = preferredBarTintColor ?? .secondarySystemBackground
    }
    topBar.barTintColor = preferredBarTintColor
    bottomBar.barTintColor = preferredBarTintColor
    if let preferredControlTintColor {
      topBar.tintColor = preferredControlTintColor
      bottomBar.tintColor = preferredControlTintColor
    }
  }

  private func finish() {
    delegate?.safariViewControllerDidFinish(self)
    presentingViewController?.dismiss(animated: true)
  }
}

/// Hears of the browser.
@MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  /// The user has ended it.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// The first page has come or failed; here it fails.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
  func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL
  ) {}
}
