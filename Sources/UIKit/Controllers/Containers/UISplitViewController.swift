public import CoreGraphics

/// A controller with columns beside one another. On the screens here, those of phones, it is collapsed: one
/// column is seen, the others lie below it or come over it.
open class UISplitViewController: UIViewController {
  /// What there is.
  public enum Style: Int, Sendable {
    case unspecified = 0
    case doubleColumn = 1
    case tripleColumn = 2
  }

  /// One of the columns.
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    /// What is shown instead of all others on a phone.
    case compact = 3
  }

  /// Which columns are seen on a large screen.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
    case twoBesideSecondary = 4
    case twoOverSecondary = 5
    case twoDisplaceSecondary = 6

    public static let primaryHidden = DisplayMode.secondaryOnly
    public static let allVisible = DisplayMode.oneBesideSecondary
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// How columns share a large screen.
  public enum SplitBehavior: Int, Sendable {
    case automatic = 0
    case tile = 1
    case overlay = 2
    case displace = 3
  }

  /// On which side the first column lies.
  public enum PrimaryEdge: Int, Sendable {
    case leading = 0
    case trailing = 1
  }

  /// What lies behind the first column.
  public enum BackgroundStyle: Int, Sendable {
    case none = 0
    case sidebar = 1
  }

  /// A width that the system decides.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// What there is.
  public let style: Style
  /// Told what happens, and asked.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  // What follows concerns large screens, and is stored.

  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var presentsWithGesture = true
  open var showsSecondaryOnlyButton = false
  open var primaryEdge = PrimaryEdge.leading
  open var primaryBackgroundStyle = BackgroundStyle.none
  open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
  open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension
  open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension
  open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension
  open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension

  private var columns: [Column: UIViewController] = [:]
  /// The column that fills the screen.
  private var front: UIViewController?

  // MARK: Creation

  /// A controller with columns that are set one by one.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller whose columns are set together; both arguments are without effect.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    let nib = coder as? NibCoder
    style =
      nib?.choice(
        "style",
        [
          "unspecified": Style.unspecified, "doubleColumn": .doubleColumn,
          "tripleColumn": .tripleColumn,
        ])
      ?? .unspecified
    super.init(coder: coder)
    nib?.skip("behavior", "allowDoubleColumnStyle", "preferredDisplayMode", "displayMode")
    nib?.skip("presentsWithGesture", "primaryBackgroundStyle", "maximumPrimaryColumnWidth")
    nib?.skip("minimumPrimaryColumnWidth", "preferredPrimaryColumnWidthFraction", "primaryEdge")
    nib?.skip("allowTripleColumnStyle")
  }

  // MARK: Columns

  /// True: one column is seen at a time, as on phones.
  open var isCollapsed: Bool { true }
  /// Which columns are seen.
  open var displayMode: DisplayMode { .oneOverSecondary }
  /// How columns share the screen.
  open var splitBehavior: SplitBehavior { .automatic }
  /// The width of the first column, points.
  open var primaryColumnWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }
  /// The width of the middle column, points.
  open var supplementaryColumnWidth: CGFloat { viewIfLoaded?.bounds.width ?? 0 }

  /// A button that shows and hides the first column. It has no effect where one column is seen at a time.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()

  /// The first column and, where it was not put into that, the last one.
  open var viewControllers: [UIViewController] {
    get { [Column.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      columns[.primary] = newValue.first
      columns[.secondary] = newValue.count > 1 ? newValue.last : nil
      if isViewLoaded { collapse() }
    }
  }

  /// The controller of a column; nil where none was set.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Sets the controller of a column. One that is no navigation controller is put into one, but for the
  /// compact column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    let held = vc.map { vc in
      column == .compact || vc is UINavigationController
        ? vc : UINavigationController(rootViewController: vc)
    }
    columns[column] = held
    if isViewLoaded { collapse() }
  }

  /// Takes a controller of a storyboard as a column.
  final func setNibController(_ controller: UIViewController, for column: Column) {
    if style == .unspecified {
      columns[column] = controller
    } else {
      setViewController(controller, for: column)
    }
  }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    collapse()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    front?.viewIfLoaded?.frame = view.bounds
  }

  /// Fills the screen with one column, the others below it.
  private func collapse() {
    let asked = delegate?.primaryViewController(forCollapsing: self)
    guard let first = columns[.compact] ?? asked ?? columns[.primary] ?? columns[.secondary] else {
      return show(nil)
    }
    show(first)
    guard columns[.compact] == nil else {
      delegate?.splitViewControllerDidCollapse(self)
      return
    }
    if style == .unspecified {
      collapseSecondary(onto: first)
    } else {
      collapseColumns(onto: first)
    }
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func collapseSecondary(onto first: UIViewController) {
    guard let second = columns[.secondary], second !== first,
      delegate?.splitViewController(self, collapseSecondary: second, onto: first) != true
    else { return }
    put(second, over: first, animated: false)
  }

  private func collapseColumns(onto first: UIViewController) {
    let top =
      delegate?.splitViewController(
        self, topColumnForCollapsingToProposedTopColumn: .secondary) ?? .secondary
    let above: [Column] =
      switch top {
      case .primary, .compact: []
      case .supplementary: [.supplementary]
      case .secondary: [.supplementary, .secondary]
      }
    for column in above {
      if let other = columns[column] { put(other, over: first, animated: false) }
    }
  }

  private func show(_ controller: UIViewController?) {
    guard front !== controller else { return }
    if let front {
      front.willMove(toParent: nil)
      front.viewIfLoaded?.removeFromSuperview()
      front.removeFromParent()
    }
    front = controller
    guard let controller else { return }
    addChild(controller)
    let shown: UIView = controller.view
    shown.frame = view.bounds
    shown.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(shown, at: 0)
    controller.didMove(toParent: self)
  }

  /// Shows a column over the first: pushed in its navigation controller, else presented. Of a navigation
  /// controller the controllers inside are pushed.
  private func put(_ controller: UIViewController, over first: UIViewController, animated: Bool) {
    guard let navigation = first as? UINavigationController else {
      if first.view.window != nil { first.present(controller, animated: animated) }
      return
    }
    guard let inner = controller as? UINavigationController, !inner.viewControllers.isEmpty else {
      if controller is UINavigationController { return }
      return navigation.pushViewController(controller, animated: animated)
    }
    let moved = inner.viewControllers
    inner.viewControllers = []
    navigation.setViewControllers(navigation.viewControllers + moved, animated: animated)
    lent.append((inner, moved))
  }

  /// Navigation controllers whose controllers were pushed elsewhere.
  private var lent: [(navigation: UINavigationController, controllers: [UIViewController])] = []

  // MARK: Showing

  /// Shows a column over what is seen.
  open func show(_ column: Column) {
    guard columns[.compact] == nil, let first = front, let held = columns[column] else { return }
    delegate?.splitViewController(self, willShow: column)
    guard column != .primary, held !== first else {
      (first as? UINavigationController)?.popToRootViewController(
        animated: UIView.areAnimationsEnabled)
      return
    }
    if let index = lent.firstIndex(where: { $0.navigation === held }),
      let navigation = first as? UINavigationController
    {
      let own = lent[index].controllers
      if let top = navigation.viewControllers.last, own.contains(where: { $0 === top }) { return }
      navigation.setViewControllers(
        navigation.viewControllers.filter { one in !own.contains { $0 === one } } + own,
        animated: UIView.areAnimationsEnabled)
      return
    }
    put(held, over: first, animated: UIView.areAnimationsEnabled)
  }

  /// Takes a column that is seen away.
  open func hide(_ column: Column) {
    guard column != .primary, let navigation = front as? UINavigationController else { return }
    delegate?.splitViewController(self, willHide: column)
    navigation.popViewController(animated: UIView.areAnimationsEnabled)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
    guard let navigation = front as? UINavigationController else {
      return super.show(vc, sender: sender)
    }
    navigation.pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Shows `vc` as the last column: on a phone it comes over what is seen.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
    columns[.secondary] = vc
    guard let first = front else { return }
    put(vc, over: first, animated: UIView.areAnimationsEnabled)
  }
}

/// Told what happens to columns, and asked. All methods are optional.
@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// True: the delegate has put the last column into the first, which is then all that is seen.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// The last column when there is room for it again, which there never is here.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// What is seen of several columns; nil: the first.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  /// What is the first column when there is room again, which there never is here.
  func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  /// Which column is in front of several, of which that is proposed.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Which columns are seen when there is room again, which there never is here.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// One column is seen of several.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Several columns are seen again, which here they never are.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// True: the delegate has shown it.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// True: the delegate has shown it as the last column.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// A column is about to be seen.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// A column is about to be seen no more.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Other columns are about to be seen, which on a phone never happens.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Which columns the button shows. Nobody asks.
  func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
}

extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }
  public func primaryViewController(forExpanding splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  public func targetDisplayModeForAction(in svc: UISplitViewController)
    -> UISplitViewController.DisplayMode
  { .automatic }
}
