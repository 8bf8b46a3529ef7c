import CoreGraphics

/// A controller with a navigation bar above the view of the controller in front.
open class UINavigationController: UIViewController {
  /// Height of the status bar, points; the bar's background reaches under it.
  private static let statusBarHeight: CGFloat = 20

  /// The bar.
  public let navigationBar = UINavigationBar()

  /// The controllers, the one in front last.
  open var viewControllers: [UIViewController] = [] { didSet { replaceChildren(oldValue) } }

  /// The controller in front.
  open var topViewController: UIViewController? { viewControllers.last }

  /// True: no bar.
  open var isNavigationBarHidden = false {
    didSet { navigationBar.isHidden = isNavigationBarHidden }
  }

  /// A controller that shows `rootViewController`.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController])
  }

  private func setViewControllers(_ controllers: [UIViewController]) {
    viewControllers = controllers
  }

  private func replaceChildren(_ old: [UIViewController]) {
    for child in old where !viewControllers.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    for child in viewControllers where child.parent !== self {
      addChild(child)
      child.didMove(toParent: self)
    }
    navigationBar.items = viewControllers.map(\.navigationItem)
    if isViewLoaded { showTop() }
  }

  private func showTop() {
    guard let content = topViewController?.view else { return }
    for child in viewControllers.dropLast() { child.viewIfLoaded?.removeFromSuperview() }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(content, belowSubview: navigationBar)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.frame = CGRect(
      x: 0, y: Self.statusBarHeight, width: view.bounds.width, height: 44)
    navigationBar.autoresizingMask = .flexibleWidth
    view.addSubview(navigationBar)
    showTop()
  }
}
