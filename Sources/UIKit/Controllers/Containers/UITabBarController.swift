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
  private var isMoreShown = false
  private lazy var moreList = MoreListController()
  /// Shows what the bar has no room for: a list of the controllers from the fifth on, where there are more than five,
  /// and the one that is chosen there. It is the fifth in the bar, and has no parent where it is not.
  open var moreNavigationController: UINavigationController {
    if let madeMore { return madeMore }
    let made = UINavigationController(rootViewController: moreList)
    made.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    madeMore = made
    return made
  }

  private var madeMore: UINavigationController?

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
    // Whatever was chosen from the list comes back.
    madeMore?.viewControllers = [moreList]
    let added = new.filter { $0.parent !== self }
    held = new
    for child in added {
      addChild(child)
      child.didMove(toParent: self)
    }
    arrangeMore()
    tabBar.items = barItems
    selectedIndex = new.firstIndex { $0 === shown } ?? 0
    show()
  }

  /// How many items fit into the bar.
  private var room: Int { traitCollection.userInterfaceIdiom == .pad ? 8 : 5 }

  /// Whether the bar's last item leads to the others.
  private var hasMore: Bool { held.count > room }

  private var barItems: [UITabBarItem] {
    guard hasMore else { return held.map { $0.tabBarItem } }
    return held.prefix(room - 1).map { $0.tabBarItem } + [moreNavigationController.tabBarItem]
  }

  private func arrangeMore() {
    if !hasMore {
      isMoreShown = false
      guard let madeMore, madeMore.parent != nil else { return }
      madeMore.willMove(toParent: nil)
      madeMore.viewIfLoaded?.removeFromSuperview()
      madeMore.removeFromParent()
      return
    }
    moreList.show(Array(held.dropFirst(room - 1))) { [weak self] in
      self?.selectedViewController = $0
    }
    if moreNavigationController.parent == nil {
      addChild(moreNavigationController)
      moreNavigationController.didMove(toParent: self)
    }
  }

  /// Takes `bar` in place of the bar, with its items and its frame.
  final func adopt(_ bar: UITabBar) {
    let old = tabBar
    guard bar !== old else { return }
    tabBar = bar
    bar.items = barItems
    old.didSelect = nil
    if isViewLoaded {
      placeBar()
      old.removeFromSuperview()
    }
    show()
  }

  open override func setValue(_ value: Any?, forKey key: String) {
    if key == "tabBar", let bar = value as? UITabBar {
      adopt(bar)
    } else {
      super.setValue(value, forKey: key)
    }
  }

  /// A controller has another item.
  final func itemsDidChange() {
    tabBar.items = barItems
    tabBar.selectedItem = shownItem
  }

  /// Which controller is shown; what is none of them changes nothing.
  open var selectedIndex = 0 {
    didSet {
      if !held.isEmpty, !held.indices.contains(selectedIndex) { selectedIndex = oldValue }
      if selectedIndex != oldValue || isMoreShown { choseController() }
    }
  }

  private func choseController() {
    isMoreShown = hasMore && selectedIndex >= room - 1
    if isMoreShown {
      moreNavigationController.viewControllers = [moreList, held[selectedIndex]]
    }
    show()
  }

  /// The controller that is shown; `moreNavigationController` while its list is.
  open var selectedViewController: UIViewController? {
    get {
      if isMoreShown, moreNavigationController.topViewController === moreList {
        return moreNavigationController
      }
      return held.indices.contains(selectedIndex) ? held[selectedIndex] : nil
    }
    set {
      if newValue === moreNavigationController, hasMore {
        isMoreShown = true
        moreNavigationController.popToRootViewController(animated: false)
        show()
        return
      }
      if let index = held.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  /// The item of what is shown.
  private var shownItem: UITabBarItem? {
    (isMoreShown ? moreNavigationController : selectedViewController)?.tabBarItem
  }

  private func show() {
    tabBar.selectedItem = shownItem
    guard isViewLoaded,
      let shown = isMoreShown ? moreNavigationController : selectedViewController
    else { return }
    for child in children where child !== shown && child.viewIfLoaded?.superview === content {
      child.viewIfLoaded?.removeFromSuperview()
    }
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

  /// The user is about to put other items into the bar. Here to be overridden, as the next ones.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// The user may put other items into the bar.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// The user has put these items into the bar, or left them as they were.
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// The bar shows these items.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  private func choose(_ index: Int) {
    if hasMore, index == room - 1 { return chooseMore() }
    guard held.indices.contains(index),
      delegate?.tabBarController(self, shouldSelect: held[index]) ?? true
    else { return }
    // As the bar's delegate it is told by the bar.
    if tabBar.delegate !== self, let item = held[index].tabBarItem {
      tabBar(tabBar, didSelect: item)
    }
    if index == selectedIndex, let navigation = held[index] as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    selectedIndex = index
    delegate?.tabBarController(self, didSelect: held[index])
  }

  private func chooseMore() {
    let more = moreNavigationController
    guard delegate?.tabBarController(self, shouldSelect: more) ?? true else { return }
    if tabBar.delegate !== self { tabBar(tabBar, didSelect: more.tabBarItem) }
    if isMoreShown {
      more.popToRootViewController(animated: true)
    } else {
      selectedViewController = more
    }
    delegate?.tabBarController(self, didSelect: more)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    placeBar()
    show()
  }

  private func placeBar() {
    // The bar reaches under what the screen covers.
    let height = UITabBar.height + CGFloat(SceneContext.active.screen.safeArea.bottom)
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    tabBar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    tabBar.didSelect = { [weak self] in self?.choose($0) }
    view.addSubview(tabBar)
  }
}
