public import CoreGraphics

/// How a tab looks in one of its states.
open class UITabBarItemStateAppearance: NSObject {
  final var didChange: (() -> Void)?

  /// How the title is set; what is not said is as it is without.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  /// Moves the title, points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }
  /// The picture's colour; nil: the bar's.
  open var iconColor: UIColor? { didSet { didChange?() } }
  /// Moves the badge, points.
  open var badgePositionAdjustment = UIOffset.zero { didSet { didChange?() } }
  /// The badge's oval; nil: red.
  open var badgeBackgroundColor: UIColor? { didSet { didChange?() } }
  /// How the badge's text is set.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  /// Moves the badge's text, points.
  open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }

  final func take(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}

/// How tabs look in their states.
open class UITabBarItemAppearance: NSObject {
  /// How picture and title stand.
  public enum Style: Int, Sendable {
    case stacked = 0
    case inline = 1
    case compactInline = 2
  }

  /// As they are.
  public let normal = UITabBarItemStateAppearance()
  /// The one that is shown.
  public let selected = UITabBarItemStateAppearance()
  /// Not to be pressed.
  public let disabled = UITabBarItemStateAppearance()
  /// Never here.
  public let focused = UITabBarItemStateAppearance()

  final var didChange: (() -> Void)? {
    didSet { for state in states { state.didChange = didChange } }
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  public override init() { super.init() }

  /// The default look; those of the styles do not differ.
  public convenience init(style: Style) { self.init() }

  /// The default look.
  open func configureWithDefault(for style: Style) {
    for state in states { state.take(UITabBarItemStateAppearance()) }
  }

  /// Another with the same look.
  open override func copy() -> Any { copied() }

  final func copied() -> UITabBarItemAppearance {
    let copy = UITabBarItemAppearance()
    for (new, old) in zip(copy.states, states) { new.take(old) }
    return copy
  }
}

/// How a tab bar looks. On phones that stand upright the stacked layout is shown; the others are stored.
open class UITabBarAppearance: UIBarAppearance {
  /// Tabs with the title below the picture.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet { follow() }
  }
  /// Tabs with the title beside the picture, in wide bars.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { follow() } }
  /// Tabs with the title beside the picture, in low bars.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet { follow() }
  }
  /// Behind the tab that is shown.
  open var selectionIndicatorImage: UIImage? { didSet { changed() } }
  /// The colour of what is behind the tab that is shown; nil: the picture's own.
  open var selectionIndicatorTintColor: UIColor? { didSet { changed() } }

  public override init() {
    super.init()
    follow()
    isCustomized = false
  }

  private func follow() {
    for items in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
      items.didChange = { [weak self] in self?.changed() }
    }
    changed()
  }

  override func copied() -> UIBarAppearance {
    let copy = UITabBarAppearance()
    copy.take(self)
    return copy
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance.copied()
    inlineLayoutAppearance = other.inlineLayoutAppearance.copied()
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.copied()
    selectionIndicatorImage = other.selectionIndicatorImage
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
    isCustomized = other.isCustomized
  }
}
