public import CoreGraphics

/// What a navigation bar shows for one controller.
@MainActor
open class UINavigationItem: NSObject {
  /// When a title is shown large.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As the item below.
    case automatic = 0
    case always = 1
    case never = 2
    case inline = 3
  }

  /// What a back button says.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the controller below.
    case `default` = 0
    /// "Back".
    case generic = 1
    /// Nothing.
    case minimal = 2
  }

  /// Shown in the middle of the bar.
  open var title: String? { didSet { didChange?() } }
  /// Shown instead of the title.
  open var titleView: UIView? { didSet { didChange?() } }
  /// A line above the title, for which the bar becomes higher.
  open var prompt: String? { didSet { if prompt != oldValue { heightDidChange() } } }
  /// At the left, from the outside in.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange() } }
  /// At the right, from the outside in.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemsDidChange() } }

  /// What leads back to this item: its title, picture and colour; nil: the item's title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemsDidChange() } }
  /// The title of what leads back to this item; nil: the item's title.
  open var backButtonTitle: String? { didSet { didChange?() } }
  /// What the button that leads back to this item says.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange?() } }
  /// True: no button leads back from this item.
  open var hidesBackButton = false { didSet { didChange?() } }
  /// True: items at the left stand beside the back button, not in its place.
  open var leftItemsSupplementBackButton = false { didSet { didChange?() } }
  /// Whether the title is shown large where the bar prefers that.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { heightDidChange() } }
  }

  /// The bar's look while this item is shown; nil: the bar's own.
  open var standardAppearance: UINavigationBarAppearance? { didSet { didChange?() } }
  /// The bar's look while nothing has been scrolled under it.
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange?() } }
  /// Stored: bars are not lower here.
  open var compactAppearance: UINavigationBarAppearance?
  /// Stored: bars are not lower here.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// A search whose bar stands below the title; nil: none.
  open var searchController: UISearchController? { didSet { heightDidChange() } }

  /// Stored: the search bar is always shown.
  open var hidesSearchBarWhenScrolling = true

  /// Called when the bar has to show something else.
  final var didChange: (() -> Void)?
  /// Called when the bar has to be of another height.
  final var heightChanged: (() -> Void)?

  /// An item with a title alone.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// An item without a title.
  public override init() { super.init() }

  /// The item that a storyboard or xib describes. Other archives are not read: the result is an empty
  /// item.
  public required init?(coder: NSCoder) {
    super.init()
    if let coder = coder as? NibCoder { coder.readNavigationItem(self) }
  }

  /// The first of `leftBarButtonItems`; setting it makes it the only one.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of `rightBarButtonItems`; setting it makes it the only one.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the items at the left; animated, the bar dissolves into its new look.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    dissolving(animated) { leftBarButtonItems = items }
  }

  /// Sets the items at the right; animated, the bar dissolves into its new look.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    dissolving(animated) { rightBarButtonItems = items }
  }

  /// Sets the only item at the left; animated, the bar dissolves into its new look.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    dissolving(animated) { leftBarButtonItem = item }
  }

  /// Sets the only item at the right; animated, the bar dissolves into its new look.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    dissolving(animated) { rightBarButtonItem = item }
  }

  /// Sets whether no button leads back; animated, the bar dissolves into its new look.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    dissolving(animated) { self.hidesBackButton = hidesBackButton }
  }

  /// The bar that shows the item.
  final weak var bar: UINavigationBar?

  private func dissolving(_ animated: Bool, _ change: () -> Void) {
    if animated { bar?.dissolve() }
    change()
  }

  private func heightDidChange() {
    didChange?()
    heightChanged?()
  }

  private func itemsDidChange() {
    let all = (leftBarButtonItems ?? []) + (rightBarButtonItems ?? [])
    for item in all + [backBarButtonItem].compactMap({ $0 }) {
      item.didChange = { [weak self] in self?.didChange?() }
    }
    didChange?()
  }
}
