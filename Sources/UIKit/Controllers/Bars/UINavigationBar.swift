public import CoreGraphics
import QuartzCore

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
  /// As `black`: bars are opaque.
  case blackTranslucent = 2
}

/// The bar above a controller's view: title in the middle, buttons at the sides. 44 points high, 30 more
/// with a prompt and 52 more with a large title; its background reaches up under the status bar. Blur is
/// not drawn: bars are opaque.
open class UINavigationBar: UIView, UIBarPositioning {
  /// Points.
  static let height: CGFloat = 44
  static let promptHeight: CGFloat = 30
  static let largeTitleHeight: CGFloat = 52

  let background = UIImageView(frame: .zero)
  let hairline = UIImageView(frame: .zero)
  let titleLabel = UILabel()
  let promptLabel = UILabel()
  /// Clips the large title as it goes up under the bar.
  let largeArea = UIView()
  let largeLabel = UILabel()
  final var titleView: UIView?
  final var leftViews: [BarItemView] = []
  final var rightViews: [BarItemView] = []
  final var backButton: BackButton?
  /// The search bar that stands in this one.
  final var shownSearchBar: UISearchBar?
  private var awaitsViews = true
  /// Pops the controller in front; nil in a bar that belongs to none.
  final var goBack: (() -> Void)?
  /// Called when the bar has to be of another height.
  final var heightChanged: (() -> Void)?
  /// False: content was scrolled under the bar.
  final var isAtEdge = true { didSet { if isAtEdge != oldValue { showLook() } } }
  /// How much of the room for the large title is open, points.
  final var largeTitleRoom: CGFloat = 0 { didSet { if largeTitleRoom != oldValue { showLook() } } }
  /// How far the content has been pulled down below the open bar, points.
  final var pull: CGFloat = 0 { didSet { if pull != oldValue { setNeedsLayout() } } }

  /// Asked and told what happens in a bar that no controller owns.
  open weak var delegate: (any UINavigationBarDelegate)?

  /// The items, the one in front last.
  open var items: [UINavigationItem]? {
    didSet {
      for item in items ?? [] {
        item.bar = self
        item.didChange = { [weak self] in self?.setNeedsViews() }
        item.heightChanged = { [weak self] in self?.heightChanged?() }
      }
      setNeedsViews()
      heightChanged?()
    }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { items?.last }

  /// The item below the one that is shown.
  open var backItem: UINavigationItem? { items?.dropLast().last }

  /// Whether the bar is as in the dark appearance: dark, with a white title.
  open var barStyle: UIBarStyle = .default { didSet { set(.barStyle) } }

  /// The background; nil: very light grey, or nearly black in a bar that is.
  open var barTintColor: UIColor? { didSet { set(.barTintColor) } }

  /// How the title is set; what is not said is as it is without.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { set(.titleTextAttributes) }
  }

  /// How a large title is set; what is not said is as it is without.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    didSet { set(.largeTitleTextAttributes) }
  }

  /// False: controllers' views begin below the bar. Bars are drawn opaque either way.
  open var isTranslucent = true { didSet { set(.isTranslucent) } }

  /// True: titles are large where their items allow it.
  open var prefersLargeTitles = false {
    didSet {
      set(.prefersLargeTitles)
      heightChanged?()
    }
  }

  /// Replaces the hairline below the bar; an empty picture removes it.
  open var shadowImage: UIImage? { didSet { set(.shadowImage) } }

  /// The sign before the back button's title; nil: a chevron.
  open var backIndicatorImage: UIImage? { didSet { set(.backIndicatorImage) } }

  /// Stored: cuts the back button's title off while bars change.
  open var backIndicatorTransitionMaskImage: UIImage? { didSet { set(.backIndicatorMask) } }

  final var backgroundImages: [UIBarMetrics: UIImage] = [:] { didSet { showLook() } }
  final var titleOffsets: [UIBarMetrics: CGFloat] = [:] { didSet { setNeedsLayout() } }

  private var ownStandard: UINavigationBarAppearance?
  private var ownEdge: UINavigationBarAppearance?
  private var ownCompact: UINavigationBarAppearance?

  /// The bar's look, instead of the properties before; what is changed on it shows.
  open var standardAppearance: UINavigationBarAppearance {
    get {
      if let ownStandard { return ownStandard }
      let made = UINavigationBarAppearance()
      ownStandard = made
      watch(made)
      return made
    }
    set {
      ownStandard = copied(newValue)
      set(.standardAppearance)
    }
  }

  /// The bar's look while no content has been scrolled under the bar; nil: the standard one, without background
  /// under a large title.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { ownEdge }
    set {
      ownEdge = copied(newValue)
      set(.scrollEdgeAppearance)
      heightChanged?()
    }
  }

  /// Stored: bars are not lower here.
  open var compactAppearance: UINavigationBarAppearance? {
    get { ownCompact }
    set {
      ownCompact = copied(newValue)
      set(.compactAppearance)
    }
  }

  /// Stored: bars are not lower here.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  private func copied(_ appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
    guard let copy = appearance?.copied() as? UINavigationBarAppearance else { return nil }
    copy.isCustomized = true
    watch(copy)
    return copy
  }

  private func watch(_ appearance: UINavigationBarAppearance) {
    appearance.didChange = { [weak self] in self?.setNeedsViews() }
  }

  /// The bar's own look for an edge and away from it, where one was set.
  final var givenAppearances:
    (standard: UINavigationBarAppearance?, edge: UINavigationBarAppearance?)
  {
    let own = ownStandard?.isCustomized == true ? ownStandard : nil
    return (topItem?.standardAppearance ?? own, topItem?.scrollEdgeAppearance ?? ownEdge)
  }

  /// Where the bar lies: at the top, under the status bar in a navigation controller.
  open var barPosition: UIBarPosition {
    delegate?.position(for: self) ?? (goBack == nil ? .top : .topAttached)
  }

  // MARK: Creation

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NibCoder { readNibBar(coder) }
  }

  private func setUp() {
    largeArea.clipsToBounds = true
    largeArea.addSubview(largeLabel)
    titleLabel.font = .systemFont(ofSize: 17, weight: .semibold)
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
    for view in [background, hairline, largeArea, titleLabel, promptLabel] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    showLook()
  }

  private func set(_ property: AppearanceMask) {
    ownAppearance.insert(property)
    setNeedsViews()
  }

  // MARK: Items

  /// Puts `item` in front.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
    if animated { dissolve() }
    items = (items ?? []) + [item]
    delegate?.navigationBar(self, didPush: item)
  }

  /// Takes the item in front away, and returns it; nil when there is no other.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let all = items, let top = all.last, all.count > 1,
      delegate?.navigationBar(self, shouldPop: top) ?? true
    else { return nil }
    if animated { dissolve() }
    items = Array(all.dropLast())
    delegate?.navigationBar(self, didPop: top)
    return top
  }

  /// Replaces all items; animated, the bar dissolves into its new look.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    if animated { dissolve() }
    self.items = items
  }

  /// What changes in this turn fades in.
  final func dissolve() {
    guard window != nil, UIView.areAnimationsEnabled else { return }
    UIView.transition(
      with: self, duration: 0.35, options: .transitionCrossDissolve, animations: {})
  }

  final func pressBack() {
    if let goBack { goBack() } else { popItem(animated: true) }
  }

  /// Has the parts of the top item made anew before the next frame.
  final func setNeedsViews() {
    awaitsViews = true
    showLook()
  }

  // MARK: Looks

  /// Draws the bar with a picture instead of its colour; an empty one: with nothing.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    backgroundImages[barMetrics] = backgroundImage
  }

  /// The picture that the bar is drawn with.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// Sets the picture that the bar is drawn with; where it lies makes no difference.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgroundImages[barMetrics] = backgroundImage }

  /// The picture that the bar is drawn with.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[barMetrics]
  }

  /// Moves the title down, points.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) { titleOffsets[barMetrics] = adjustment }

  /// How far the title was moved down, points.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[barMetrics] ?? 0
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsViews()
  }

  override func appearanceColorsDidChange() { setNeedsViews() }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Appearances of items count from here on.
    if window != nil { setNeedsViews() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fixedHeight + largeTitleRoom)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if awaitsViews {
      awaitsViews = false
      makeViews()
    }
    placeParts()
  }
}

/// Asked and told what happens in a navigation bar. All methods are optional.
@MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether an item is put in front; true unless implemented.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// An item was put in front.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Whether the item in front is taken away; true unless implemented. A subclass of
  /// `UINavigationController` with this protocol is asked when its back button is pressed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// The item in front was taken away.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem)
    -> Bool
  { true }

  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }

  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
