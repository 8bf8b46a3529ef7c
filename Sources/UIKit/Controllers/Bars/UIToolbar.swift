public import CoreGraphics
import QuartzCore

/// A row of items on a bar, usually at the bottom: 44 points high, its background reaching down to the
/// screen's edge. Blur is not drawn: bars are opaque.
open class UIToolbar: UIView, UIBarPositioning {
  /// Points.
  static let height: CGFloat = 44
  /// From the sides to the first item, and between items, points.
  private static let margin: CGFloat = 16
  private static let spacing: CGFloat = 8

  private let background = UIImageView(frame: .zero)
  private let hairline = UIImageView(frame: .zero)
  private var views: [BarItemView] = []
  private var awaitsViews = true
  /// How far the background reaches below the bar, points.
  final var reach: CGFloat = 0 { didSet { setNeedsLayout() } }

  /// Says where the bar lies.
  open weak var delegate: (any UIToolbarDelegate)?

  /// The items from left to right.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in items ?? [] { item.didChange = { [weak self] in self?.setNeedsViews() } }
      setNeedsViews()
    }
  }

  /// Sets the items; animated, the bar dissolves into its new look.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    if animated, window != nil, UIView.areAnimationsEnabled {
      UIView.transition(
        with: self, duration: 0.25, options: .transitionCrossDissolve, animations: {})
    }
    self.items = items
  }

  /// Whether the bar is as in the dark appearance.
  open var barStyle: UIBarStyle = .default { didSet { set(.barStyle) } }
  /// The background; nil: very light grey, or nearly black in a bar that is.
  open var barTintColor: UIColor? { didSet { set(.barTintColor) } }
  /// Stored; bars are always opaque.
  open var isTranslucent = true { didSet { set(.isTranslucent) } }

  final var backgroundImages: [UIBarMetrics: UIImage] = [:] { didSet { showLook() } }
  final var shadowImages: [UIBarPosition: UIImage] = [:] { didSet { showLook() } }
  private var ownStandard: UIToolbarAppearance?
  private var ownEdge: UIToolbarAppearance?

  /// The bar's look, instead of the properties before; what is changed on it shows.
  open var standardAppearance: UIToolbarAppearance {
    get {
      if let ownStandard { return ownStandard }
      let made = UIToolbarAppearance()
      made.didChange = { [weak self] in self?.setNeedsViews() }
      ownStandard = made
      return made
    }
    set {
      ownStandard = copied(newValue)
      set(.standardAppearance)
    }
  }

  /// Stored: bars at the bottom have content under them.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { ownEdge }
    set {
      ownEdge = copied(newValue)
      set(.scrollEdgeAppearance)
    }
  }

  /// Stored: bars are not lower here.
  open var compactAppearance: UIToolbarAppearance? { didSet { set(.compactAppearance) } }

  private func copied(_ appearance: UIToolbarAppearance?) -> UIToolbarAppearance? {
    guard let copy = appearance?.copied() as? UIToolbarAppearance else { return nil }
    copy.isCustomized = true
    copy.didChange = { [weak self] in self?.setNeedsViews() }
    return copy
  }

  /// Where the bar lies: at the bottom, unless its delegate says otherwise.
  open var barPosition: UIBarPosition {
    let said = delegate?.position(for: self) ?? .any
    return said == .any ? .bottom : said
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NibCoder { readNibToolbar(coder) }
  }

  private func setUp() {
    for view in [background, hairline] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    showLook()
  }

  private func set(_ property: AppearanceMask) {
    ownAppearance.insert(property)
    setNeedsViews()
  }

  /// Draws the bar with a picture instead of its colour; where it lies makes no difference.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { backgroundImages[barMetrics] = backgroundImage }

  /// The picture that the bar is drawn with.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { backgroundImages[barMetrics] }

  /// Replaces the hairline at the bar's edge; an empty picture removes it.
  open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
    shadowImages[topOrBottom] = shadowImage
  }

  /// What replaces the hairline.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  final func setNeedsViews() {
    awaitsViews = true
    showLook()
  }

  private var shown: UIToolbarAppearance? {
    ownStandard?.isCustomized == true ? ownStandard : nil
  }

  private func showLook() {
    if let appearance = shown {
      background.image = appearance.backgroundImage
      background.contentMode = appearance.backgroundImageContentMode
      background.backgroundColor = appearance.fill
      hairline.image = appearance.shadowImage
      hairline.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
      hairline.isHidden = appearance.shadowImage == nil && appearance.shadowColor == nil
    } else {
      let image = backgroundImages[.default]
      background.image = image
      background.contentMode = .scaleToFill
      background.backgroundColor =
        image != nil
        ? nil : barTintColor ?? (barStyle == .default ? BarColors.background : BarColors.dark)
      let shadow = shadowImages[barPosition] ?? shadowImages[.any]
      hairline.image = shadow
      hairline.backgroundColor = shadow == nil ? BarColors.line : nil
      hairline.isHidden = shadow.map { $0.size == .zero } ?? false
    }
    setNeedsLayout()
  }

  private func makeViews() {
    for view in views.compactMap(\.view) { view.removeFromSuperview() }
    let look = BarItemLook(
      tint: tintColor, plain: shown?.buttonAppearance, done: shown?.doneButtonAppearance)
    views = (items ?? []).compactMap { item in
      adoptAppearance(for: item)
      switch item.systemItem {
      case .flexibleSpace: return BarItemView(width: -1, insets: .zero)
      case .fixedSpace: return BarItemView(width: max(0, item.width), insets: .zero)
      default: break
      }
      guard let view = item.makeView(look) else { return nil }
      if item.customView != nil {
        if !view.translatesAutoresizingMaskIntoConstraints {
          view.bounds.size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        } else if view.bounds.isEmpty {
          view.sizeToFit()
        }
        if item.width > 0 { view.bounds.size.width = item.width }
      }
      return BarItemView(view: view, width: view.bounds.width, insets: item.imageInsets)
    }
    for view in views.compactMap(\.view) { addSubview(view) }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsViews()
  }

  override func appearanceColorsDidChange() { setNeedsViews() }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsViews() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if awaitsViews {
      awaitsViews = false
      makeViews()
    }
    background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + reach)
    let line = hairline.image?.size.height ?? 1 / UIScreen.main.scale
    let isAtTop = barPosition == .top || barPosition == .topAttached
    hairline.frame = CGRect(
      x: 0, y: isAtTop ? bounds.height : -line, width: bounds.width, height: line)
    placeItems()
  }

  /// Flexible spaces share what the others leave; between neighbours that are not space is a gap.
  private func placeItems() {
    var fixed = 2 * Self.margin
    var flexible = 0
    for (index, item) in views.enumerated() {
      if item.width < 0 { flexible += 1 } else { fixed += item.width }
      if index > 0, item.view != nil, views[index - 1].view != nil { fixed += Self.spacing }
    }
    let free = max(0, bounds.width - fixed) / CGFloat(max(1, flexible))
    var x = Self.margin
    for (index, item) in views.enumerated() {
      if index > 0, item.view != nil, views[index - 1].view != nil { x += Self.spacing }
      item.place(at: x, middle: bounds.height / 2)
      x += item.width < 0 ? free : item.width
    }
    guard isRightToLeft else { return }
    for view in views.compactMap(\.view) {
      view.center.x = bounds.minX + bounds.maxX - view.center.x
    }
  }
}

/// Says where a tool bar lies.
@MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
