public import CoreGraphics
import QuartzCore

/// The bar at the bottom of a tab bar controller: 49 points high, items of equal width. Blur is not
/// drawn: bars are opaque.
open class UITabBar: UIView {
  /// How items share the bar's width. Here they always share all of it.
  public enum ItemPositioning: Int, Sendable {
    case automatic = 0
    case fill = 1
    case centered = 2
  }

  /// Points.
  static let height: CGFloat = 49

  private let background = UIImageView(frame: .zero)
  private let indicator = UIImageView(frame: .zero)
  private let hairline = UIImageView(frame: .zero)
  private var buttons: [UITabBarButton] = []
  private var customizing: TabCustomizing?
  /// Called when an item is touched.
  final var didSelect: (@MainActor (Int) -> Void)?

  /// Told which item was touched.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items from left to right.
  open var items: [UITabBarItem]? { didSet { rebuild() } }
  /// The item of what is shown.
  open var selectedItem: UITabBarItem? { didSet { showState() } }
  /// Whether the bar is as in the dark appearance.
  open var barStyle: UIBarStyle = .default { didSet { set(.barStyle) } }
  /// The background; nil: very light grey.
  open var barTintColor: UIColor? { didSet { set(.barTintColor) } }
  /// The items that are not selected; nil: grey.
  open var unselectedItemTintColor: UIColor? { didSet { set(.unselectedTintColor) } }
  /// Stored; bars are always opaque.
  open var isTranslucent = true { didSet { set(.isTranslucent) } }
  /// Draws the bar instead of its colour; an empty picture: nothing.
  open var backgroundImage: UIImage? { didSet { set(.backgroundImage) } }
  /// Replaces the hairline above the bar; an empty picture removes it.
  open var shadowImage: UIImage? { didSet { set(.shadowImage) } }
  /// Behind the item that is selected.
  open var selectionIndicatorImage: UIImage? { didSet { set(.selectionImage) } }
  /// Stored: items share the whole width.
  open var itemPositioning = ItemPositioning.automatic
  /// Stored: items share the whole width.
  open var itemWidth: CGFloat = 0
  /// Stored: items share the whole width.
  open var itemSpacing: CGFloat = 0

  private var ownStandard: UITabBarAppearance?
  private var ownEdge: UITabBarAppearance?

  /// The bar's look, instead of the properties before; what is changed on it shows.
  open var standardAppearance: UITabBarAppearance {
    get {
      if let ownStandard { return ownStandard }
      let made = UITabBarAppearance()
      made.didChange = { [weak self] in self?.showState() }
      ownStandard = made
      return made
    }
    set {
      ownStandard = copied(newValue)
      set(.standardAppearance)
    }
  }

  /// Stored: content is taken to go on under the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { ownEdge }
    set {
      ownEdge = copied(newValue)
      set(.scrollEdgeAppearance)
    }
  }

  private func copied(_ appearance: UITabBarAppearance?) -> UITabBarAppearance? {
    guard let copy = appearance?.copied() as? UITabBarAppearance else { return nil }
    copy.isCustomized = true
    copy.didChange = { [weak self] in self?.showState() }
    return copy
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NibCoder { readNibTabBar(coder) }
  }

  private func setUp() {
    for view in [background, hairline, indicator] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    showState()
  }

  private func set(_ property: AppearanceMask) {
    ownAppearance.insert(property)
    showState()
  }

  /// Sets the items; animated, the bar dissolves into its new look.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    if animated, window != nil, UIView.areAnimationsEnabled {
      UIView.transition(
        with: self, duration: 0.25, options: .transitionCrossDissolve, animations: {})
    }
    self.items = items
  }

  /// Shows a panel from which the user takes items into the bar: `items` are those to choose from.
  open func beginCustomizingItems(_ items: [UITabBarItem]) {
    guard customizing == nil, let window else { return }
    delegate?.tabBar(self, willBeginCustomizing: items)
    let panel = TabCustomizing(of: self, items)
    customizing = panel
    panel.show(in: window)
    delegate?.tabBar(self, didBeginCustomizing: items)
  }

  /// Takes the panel away.
  /// - Returns: true when the bar has other items than before.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool {
    guard let panel = customizing else { return false }
    let (items, changed) = (self.items ?? [], panel.isChanged)
    delegate?.tabBar(self, willEndCustomizing: items, changed: changed)
    customizing = nil
    panel.hide(animated: animated)
    delegate?.tabBar(self, didEndCustomizing: items, changed: changed)
    return changed
  }

  /// True while the user chooses items for the bar.
  open var isCustomizing: Bool { customizing != nil }

  private func rebuild() {
    for button in buttons { button.removeFromSuperview() }
    buttons = (items ?? []).enumerated().map { index, item in
      let button = UITabBarButton(item)
      button.addAction(UIAction { [weak self] _ in self?.choose(index) }, for: .touchUpInside)
      item.didChange = { [weak self] in self?.showState() }
      addSubview(button)
      return button
    }
    showState()
    setNeedsLayout()
  }

  private func choose(_ index: Int) {
    guard let items, items.indices.contains(index) else { return }
    if let didSelect { didSelect(index) } else { selectedItem = items[index] }
    delegate?.tabBar(self, didSelect: items[index])
  }

  /// The look that is shown; nil: that of the bar's own properties.
  private var shown: UITabBarAppearance? {
    selectedItem?.standardAppearance ?? (ownStandard?.isCustomized == true ? ownStandard : nil)
  }

  private func showState() {
    let appearance = shown
    showBackground(appearance)
    // #999999 on white in a picture that iOS 17 drew; the dark one is ours.
    let gray = UIColor.both(UIColor(white: 0.6, alpha: 1), UIColor(white: 0.573, alpha: 1))
    for button in buttons {
      adoptAppearance(for: button.item)
      let isSelected = button.item === selectedItem
      let looks = appearance?.stackedLayoutAppearance
      let look = isSelected ? looks?.selected : looks?.normal
      button.show(
        isSelected: isSelected,
        color: look?.iconColor ?? (isSelected ? tintColor : unselectedItemTintColor ?? gray),
        look: look)
    }
    setNeedsLayout()
  }

  private func showBackground(_ appearance: UITabBarAppearance?) {
    indicator.image = appearance?.selectionIndicatorImage ?? selectionIndicatorImage
    if let tint = appearance?.selectionIndicatorTintColor { indicator.tintColor = tint }
    if let appearance {
      background.image = appearance.backgroundImage
      background.contentMode = appearance.backgroundImageContentMode
      background.backgroundColor = appearance.fill
      hairline.image = appearance.shadowImage
      hairline.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
      hairline.isHidden = appearance.shadowImage == nil && appearance.shadowColor == nil
      return
    }
    background.image = backgroundImage
    background.contentMode = .scaleToFill
    background.backgroundColor =
      backgroundImage != nil
      ? nil : barTintColor ?? (barStyle == .default ? BarColors.background : BarColors.dark)
    hairline.image = shadowImage
    hairline.backgroundColor = shadowImage == nil ? BarColors.line : nil
    hairline.isHidden = shadowImage.map { $0.size == .zero } ?? false
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  override func appearanceColorsDidChange() { showState() }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    // Appearances of items count from here on.
    if window != nil { showState() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let line = hairline.image?.size.height ?? 1 / UIScreen.main.scale
    hairline.frame = CGRect(x: 0, y: -line, width: bounds.width, height: line)
    let width = bounds.width / CGFloat(max(1, buttons.count))
    for (index, button) in buttons.enumerated() {
      button.frame = directed(
        CGRect(
          x: CGFloat(index) * width, y: 0, width: width, height: min(Self.height, bounds.height)))
    }
    let selected = buttons.first { $0.item === selectedItem }
    indicator.isHidden = selected == nil || indicator.image == nil
    if let selected, let image = indicator.image {
      indicator.bounds.size = image.size
      indicator.center = selected.center
    }
  }
}

/// Told which item of a tab bar was touched, and of the user's customizing it. All methods are optional.
@MainActor
public protocol UITabBarDelegate: AnyObject {
  /// The user touched an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// The panel for customizing is about to come.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// The panel for customizing is there.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// The panel for customizing is about to go.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// The panel for customizing is gone.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
