public import CoreGraphics
import VirtualTime

/// Asked and told when another tab is chosen. All methods are optional.
@MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tab that was touched is shown; true unless implemented.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// A tab was touched, and is shown.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// A controller that shows one of several, chosen in a bar at the bottom. The change is at once.
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// The bar.
  open private(set) var tabBar = UITabBar()
  /// Asked and told.
  open weak var delegate: (any UITabBarControllerDelegate)?

  private var held: [UIViewController] = []
  private let content = UIView()
  private var isBarAway = false

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let coder = coder as? NibCoder { readNibTabs(coder) }
  }

  /// The controllers, from the left.
  open var viewControllers: [UIViewController]? {
    get { held }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; what was shown stays if it is among the new ones.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let shown = selectedViewController
    for child in held where !new.contains(where: { $0 === child }) {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
    let added = new.filter { child in !held.contains { $0 === child } }
    held = new
    for child in added {
      addChild(child)
      child.didMove(toParent: self)
    }
    tabBar.items = new.map { $0.tabBarItem }
    selectedIndex = new.firstIndex { $0 === shown } ?? 0
    show()
  }

  /// A controller has another item.
  final func itemsDidChange() {
    tabBar.items = held.map { $0.tabBarItem }
    tabBar.selectedItem = selectedViewController?.tabBarItem
  }

  /// Which controller is shown; what is none of them changes nothing.
  open var selectedIndex = 0 {
    didSet {
      if !held.isEmpty, !held.indices.contains(selectedIndex) { selectedIndex = oldValue }
      if selectedIndex != oldValue { show() }
    }
  }

  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { held.indices.contains(selectedIndex) ? held[selectedIndex] : nil }
    set {
      if let index = held.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  private func show() {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    guard isViewLoaded, let shown = selectedViewController else { return }
    for child in held where child !== shown { child.viewIfLoaded?.removeFromSuperview() }
    let view: UIView = shown.view
    guard view.superview !== content else { return }
    view.frame = content.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(view)
  }

  /// The bar, where it is shown over `view`, which is that of a controller held.
  final func shownBar(over view: UIView) -> UITabBar? {
    tabBar.superview != nil && !tabBar.isHidden && view.superview === content ? tabBar : nil
  }

  /// Takes the bar away for a controller that does without it, or brings it back.
  final func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarAway else { return }
    isBarAway = hidden
    guard animated, tabBar.window != nil, UIView.areAnimationsEnabled else {
      tabBar.isHidden = hidden
      selectedViewController?.viewIfLoaded?.safeAreaMayHaveChanged()
      return
    }
    // Out of sight beside the controller that goes, as fast as that.
    let away = CGAffineTransform(translationX: -tabBar.bounds.width, y: 0)
    tabBar.isHidden = false
    if !hidden { UIView.performWithoutAnimation { tabBar.transform = away } }
    UIView.animate(
      withDuration: 0.35, animations: { self.tabBar.transform = hidden ? away : .identity },
      completion: { _ in
        self.tabBar.isHidden = self.isBarAway
        self.tabBar.transform = .identity
        self.selectedViewController?.viewIfLoaded?.safeAreaMayHaveChanged()
      })
  }

  /// An item was touched, and its controller is about to be shown. Here to be overridden.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  private func choose(_ index: Int) {
    guard held.indices.contains(index),
      delegate?.tabBarController(self, shouldSelect: held[index]) ?? true
    else { return }
    if let item = held[index].tabBarItem { tabBar(tabBar, didSelect: item) }
    if index == selectedIndex, let navigation = held[index] as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: held[index])
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    // The bar reaches under what the screen covers.
    let height = UITabBar.height + CGFloat(SceneContext.active.screen.safeArea.bottom)
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    tabBar.didSelect = { [weak self] in self?.choose($0) }
    view.addSubview(tabBar)
    show()
  }
}
