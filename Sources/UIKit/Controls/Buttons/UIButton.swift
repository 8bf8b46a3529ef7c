public import CoreGraphics
import QuartzCore
import VirtualTime

/// A control with a title and a picture that is pressed.
///
/// Without a configuration the measures are those of iOS 7 to 15. While it is pressed, a system button's
/// content is faint, and a custom button's picture dark.
open class UIButton: UIControl {
  /// What a button looks like.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// Which kind of button it is.
  open private(set) var buttonType: ButtonType = .custom

  final let background = UIImageView(frame: .zero)
  final let picture = UIImageView(frame: .zero)
  final let label = UILabel(frame: .zero)
  private var glow: UIView?
  /// What a configuration adds.
  final var configuredParts: ConfiguredParts?
  /// True: the configuration is made anew before the next frame.
  final var awaitsConfiguration = false

  /// What the button shows and how; nil: what was set for its states.
  open var configuration: Configuration? {
    didSet {
      if configuration == nil, let parts = configuredParts {
        parts.remove()
        configuredParts = nil
        (label.numberOfLines, label.textAlignment) = (1, .center)
        for view in [label, picture] { view.alpha = 1 }
      }
      contentDidChange()
    }
  }

  /// Called to change the configuration whenever the button's state has changed.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// False: a change of state changes nothing of the configuration by itself.
  open var automaticallyUpdatesConfiguration = true

  /// Called before the next frame after the button's state has changed: calls
  /// `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  final var looks = ButtonLooks() { didSet { contentDidChange() } }

  // MARK: Creation

  /// A custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// The button that a storyboard or xib describes; without one a custom button of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let coder = coder as? NibCoder { buttonType = Self.nibType(coder) }
    setUp()
    takeType()
    if let coder = coder as? NibCoder { readNibButton(coder) }
  }

  /// A button of no size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    takeType()
    showState()
  }

  /// A button that shows a configuration and runs `primaryAction` when it is pressed.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    adopt(configuration)
    take(primaryAction)
    bounds.size = intrinsicContentSize
  }

  /// Not written out in the initialiser: observers of properties do not run there.
  private func adopt(_ configuration: Configuration) { self.configuration = configuration }

  /// The system's font, and the pictures of the kinds that have them.
  private func takeType() {
    guard isSystem else { return }
    settingDefaults { label.font = .systemFont(ofSize: 15) }
    let symbol: SystemSymbol? =
      switch buttonType {
      case .contactAdd: .circledPlus
      case .infoLight, .infoDark, .detailDisclosure: .circledInfo
      case .close: .close
      default: nil
      }
    guard let symbol else { return }
    looks.images[.normal] = symbol.image
    bounds.size = symbol.image.size
    if buttonType == .close { picture.tintColor = .label }
  }

  /// A button that runs `primaryAction` when it is pressed, with the action's title and picture.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// A custom button that runs `primaryAction` when it is pressed, with its title and picture.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  private func take(_ primaryAction: UIAction?) {
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  private func setUp() {
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    for view in [background, picture, label] { addSubview(view) }
    showState()
  }

  private var isSystem: Bool { buttonType != .custom }

  // MARK: Menu

  /// What a touch shows, where `showsMenuAsPrimaryAction`.
  open var menu: UIMenu? { didSet { menuDidChange() } }
  /// True: the button's title is that of the action that is ticked in its menu, of which one always is;
  /// without a menu a touch selects the button, or not any more.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { menuDidChange() } }
  }
  /// Shows the menu when a finger stays on the button.
  final var menuPress: UILongPressGestureRecognizer?

  override func showsMenuDidChange() { menuDidChange() }

  // MARK: Parts

  /// The title's view.
  open var titleLabel: UILabel? { label }
  /// The picture's view.
  open var imageView: UIImageView? { picture }

  /// Space around title and picture, points.
  open var contentEdgeInsets: UIEdgeInsets = .zero {
    didSet {
      ownAppearance.insert(.contentEdgeInsets)
      contentDidChange()
    }
  }
  /// Moves the title, points.
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// Moves the picture, points.
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  /// False: a custom button's picture stays as it is while the button is pressed.
  open var adjustsImageWhenHighlighted = true
  /// False: a picture stays as it is while the button is disabled.
  open var adjustsImageWhenDisabled = true
  /// True: a pressed button glows.
  open var showsTouchWhenHighlighted = false { didSet { showState() } }

  /// The title as shown.
  open var currentTitle: String? { looks.title(for: state) }
  /// The attributed title as shown.
  open var currentAttributedTitle: NSAttributedString? { looks.attributedTitle(for: state) }
  /// The title's colour as shown.
  open var currentTitleColor: UIColor {
    looks.titleColor(for: state)
      ?? (isSystem ? (isEnabled ? tintColor : UIColor(white: 0.5, alpha: 0.35)) : .white)
  }
  /// The picture as shown.
  open var currentImage: UIImage? { looks.image(for: state) }
  /// The picture behind as shown.
  open var currentBackgroundImage: UIImage? { looks.backgroundImage(for: state) }

  override func stateDidChange() {
    if automaticallyUpdatesConfiguration, configurationUpdateHandler != nil {
      setNeedsUpdateConfiguration()
    }
    showState()
  }

  override func appearanceColorsDidChange() { showState() }

  override var liftEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  /// A single tap on the button is the button's.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer)
    -> Bool
  {
    !(isEnabled && gestureRecognizer.isSingleTap(outside: self))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  func contentDidChange() {
    showState()
    invalidateIntrinsicContentSize()
  }

  private func showState() {
    if showsTouchWhenHighlighted || glow != nil { showGlow() }
    if let configuration { return showConfiguration(configuration) }
    if let attributed = currentAttributedTitle {
      label.attributedText = attributed
    } else {
      label.textColor = currentTitleColor
      if label.text != currentTitle { label.text = currentTitle }
    }
    label.shadowColor = looks.titleShadowColor(for: state)
    let image = currentImage
    let isTemplate = isSystem && image?.renderingMode == .automatic
    picture.image = isTemplate ? image?.withRenderingMode(.alwaysTemplate) : image
    background.image = currentBackgroundImage
    let isPressed = isHighlighted && isEnabled
    label.alpha = isPressed && isSystem && !looks.hasTitleColor(for: .highlighted) ? 0.2 : 1
    picture.alpha = pictureAlpha(isPressed: isPressed)
    background.alpha = isPressed && isSystem ? 0.2 : 1
    setNeedsLayout()
  }

  /// A white light behind the content of a pressed button.
  private func showGlow() {
    let isLit = showsTouchWhenHighlighted && isHighlighted && isEnabled
    if glow == nil, isLit {
      let made = UIView()
      made.isUserInteractionEnabled = false
      made.backgroundColor = UIColor(white: 1, alpha: 0.5)
      made.layer.shadowColor = UIColor.white.cgColor
      made.layer.shadowOpacity = 1
      made.layer.shadowOffset = .zero
      made.layer.shadowRadius = 14
      insertSubview(made, at: 0)
      glow = made
    }
    glow?.isHidden = !isLit
    setNeedsLayout()
  }

  private func pictureAlpha(isPressed: Bool) -> CGFloat {
    if isPressed, isSystem { return 0.2 }
    if isPressed, adjustsImageWhenHighlighted, !looks.hasImage(for: .highlighted) { return 0.5 }
    if !isEnabled, adjustsImageWhenDisabled, !looks.hasImage(for: .disabled) { return 0.5 }
    return 1
  }

  // MARK: Layout

  /// Where the background picture lies.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where title and picture lie.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    var insets = contentEdgeInsets
    if isRightToLeft { (insets.left, insets.right) = (insets.right, insets.left) }
    return bounds.inset(by: insets)
  }

  /// Where the title lies in the content's rectangle.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(in: contentRect).title
  }

  /// Where the picture lies in the content's rectangle.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(in: contentRect).image
  }

  private func layout(in rect: CGRect) -> ButtonLayout {
    let plain = ButtonLayout(
      rect: rect, imageSize: currentImage?.size ?? .zero, titleSize: titleSize,
      imageInsets: imageEdgeInsets, titleInsets: titleEdgeInsets,
      horizontal: contentHorizontalAlignment.asFromLeft(isRightToLeft: isRightToLeft),
      vertical: contentVerticalAlignment)
    return isRightToLeft ? plain.mirrored(in: rect) : plain
  }

  private var titleSize: CGSize {
    let hasTitle = !(currentAttributedTitle?.string ?? currentTitle ?? "").isEmpty
    return hasTitle ? label.intrinsicContentSize : .zero
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configuration { return configuredSize(configuration) }
    let (title, image) = (titleSize, currentImage?.size ?? .zero)
    var insets = contentEdgeInsets
    let hasTitle = title.width > 0
    // Without insets a title has air above and below, and is never narrower than a finger.
    let isBare = insets == .zero && hasTitle
    if isBare { (insets.top, insets.bottom) = (6, 6) }
    let behind = currentBackgroundImage?.size ?? .zero
    let width = title.width + image.width + insets.left + insets.right
    let height = max(title.height, image.height) + insets.top + insets.bottom
    return CGSize(
      width: max(width, behind.width, isBare ? 30 : 0), height: max(height, behind.height))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  /// Those of the title, in a button as high as its content.
  override var baselineInsets: (first: CGFloat, last: CGFloat) {
    let air = max(0, (sizeThatFits(.zero).height - titleSize.height) / 2)
    let text = label.baselineInsets
    return (air + text.first, air + text.last)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if awaitsConfiguration {
      awaitsConfiguration = false
      updateConfiguration()
    }
    let side = min(40, max(bounds.width, bounds.height))
    glow?.bounds.size = CGSize(width: side, height: side)
    glow?.center = CGPoint(x: bounds.midX, y: bounds.midY)
    glow?.layer.cornerRadius = side / 2
    if let configuration { return placeConfigured(configuration) }
    let content = contentRect(forBounds: bounds)
    background.frame = backgroundRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    label.frame = titleRect(forContentRect: content)
  }

  // MARK: Configuration

  /// Has the configuration made anew for the button's state before the next frame.
  open func setNeedsUpdateConfiguration() {
    awaitsConfiguration = true
    setNeedsLayout()
  }

  // MARK: States

  /// Sets the title for a state; states without one show that for `normal`.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    looks.titles[state] = title
  }

  /// Sets the attributed title for a state, shown instead of a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    looks.attributedTitles[state] = title
  }

  /// Sets the title's colour for a state; nil: the tint colour, or white for a custom button.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    looks.titleColors[state] = color
  }

  /// Sets the colour of the title's shadow for a state; nil: none.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    looks.titleShadowColors[state] = color
  }

  /// Sets the picture for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    looks.images[state] = image
  }

  /// Sets the picture behind title and picture for a state; it fills the button.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    looks.backgroundImages[state] = image
  }

  /// The title of a state, or that for `normal`.
  open func title(for state: UIControl.State) -> String? { looks.title(for: state) }

  /// The attributed title of a state, or that for `normal`.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    looks.attributedTitle(for: state)
  }

  /// The title's colour in a state, or that for `normal`.
  open func titleColor(for state: UIControl.State) -> UIColor? { looks.titleColor(for: state) }

  /// The colour of the title's shadow in a state, or that for `normal`.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? {
    looks.titleShadowColor(for: state)
  }

  /// The colour of the title's shadow now.
  open var currentTitleShadowColor: UIColor? { looks.titleShadowColor(for: state) }

  /// The picture of a state, or that for `normal`.
  open func image(for state: UIControl.State) -> UIImage? { looks.image(for: state) }

  /// The picture behind in a state, or that for `normal`.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    looks.backgroundImage(for: state)
  }
}
