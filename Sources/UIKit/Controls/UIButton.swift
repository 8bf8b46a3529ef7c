public import CoreGraphics
import QuartzCore

/// A control with a title and a picture that is pressed.
///
/// The measures are those of iOS 7 to 14. While it is pressed, a system button's content is faint,
/// and a custom button's picture dark.
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

  /// Which kind of button it is; those with pictures of their own look as `system`.
  open private(set) var buttonType: ButtonType = .custom

  private let background = UIImageView(frame: .zero)
  private let picture = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
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
    if isSystem { label.font = .systemFont(ofSize: 15) }
    if let coder = coder as? NibCoder { readNibButton(coder) }
  }

  /// A button of no size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if isSystem { label.font = .systemFont(ofSize: 15) }
    showState()
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
  /// True: the button's title is that of the action that is ticked in its menu.
  open var changesSelectionAsPrimaryAction = false

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

  override func stateDidChange() { showState() }

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

  private func pictureAlpha(isPressed: Bool) -> CGFloat {
    if isPressed, isSystem { return 0.2 }
    if isPressed, adjustsImageWhenHighlighted, !looks.hasImage(for: .highlighted) { return 0.5 }
    if !isEnabled, adjustsImageWhenDisabled, !looks.hasImage(for: .disabled) { return 0.5 }
    return 1
  }

  // MARK: Layout

  /// Where the background picture lies.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where title and picture have their place.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// Where the title lies in the content's place.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(in: contentRect).title
  }

  /// Where the picture lies in the content's place.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    layout(in: contentRect).image
  }

  private func layout(in rect: CGRect) -> ButtonLayout {
    ButtonLayout(
      rect: rect, imageSize: currentImage?.size ?? .zero, titleSize: titleSize,
      imageInsets: imageEdgeInsets, titleInsets: titleEdgeInsets,
      horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment)
  }

  private var titleSize: CGSize {
    let hasTitle = !(currentAttributedTitle?.string ?? currentTitle ?? "").isEmpty
    return hasTitle ? label.intrinsicContentSize : .zero
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
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
    let content = contentRect(forBounds: bounds)
    background.frame = backgroundRect(forBounds: bounds)
    picture.frame = imageRect(forContentRect: content)
    label.frame = titleRect(forContentRect: content)
  }
}
