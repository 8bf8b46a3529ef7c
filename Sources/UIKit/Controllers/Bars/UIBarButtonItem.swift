public import CoreGraphics

/// A button in a bar.
open class UIBarButtonItem: UIBarItem {
  /// How much a button stands out.
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// `done` makes a title bolder.
  open var style: Style = .plain { didSet { didChange?() } }
  /// Shown instead of title and picture.
  open var customView: UIView? { didSet { didChange?() } }
  /// What shows it in a bar, which authors find by the key "view".
  final weak var shownView: UIView?
  /// The colour of title and picture; nil: the bar's.
  open var tintColor: UIColor? {
    didSet {
      ownAppearance.insert(.tintColor)
      didChange?()
    }
  }
  /// How wide the item is, points; 0: as its content asks.
  open var width: CGFloat = 0 { didSet { didChange?() } }
  /// Titles that the item may get, for the widest of which it has room.
  open var possibleTitles: Set<String>? { didSet { didChange?() } }
  /// Whom the method of the name `action` is called on, held weakly; nil: the first responder that has it.
  open weak var target: AnyObject? { didSet { bindAction() } }
  /// The name of the method that is called when the button is pressed.
  open var action: Selector? { didSet { bindAction() } }
  /// What runs when the button is pressed, instead of target and action; its title and picture are
  /// shown.
  open var primaryAction: UIAction? { didSet { primaryActionDidChange() } }
  /// Shown when the button is pressed; where that does something else, when a finger stays on it.
  open var menu: UIMenu? { didSet { didChange?() } }
  /// True: the button's title is that of the action that is ticked in its menu, of which one always is.
  open var changesSelectionAsPrimaryAction = false { didSet { didChange?() } }
  /// What is called when the button is pressed.
  final var method: TargetAction? { didSet { didChange?() } }
  /// What the system's item is; nil: none of those.
  final var systemItem: SystemItem?

  /// Moves the title, points.
  final var titleOffset = UIOffset.zero {
    didSet {
      ownAppearance.insert(.titleOffset)
      didChange?()
    }
  }
  /// Moves the title where the item is a back button, points.
  final var backTitleOffset = UIOffset.zero {
    didSet {
      ownAppearance.insert(.backTitleOffset)
      didChange?()
    }
  }
  final var backgroundImages: [UIControl.State: UIImage] = [:] { didSet { didChange?() } }
  final var backButtonBackgroundImages: [UIControl.State: UIImage] = [:] {
    didSet { didChange?() }
  }

  private func bindAction() { method = action.map { TargetAction(target, $0) } }

  private func primaryActionDidChange() {
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { title = primaryAction.title }
    if let image = primaryAction.image { self.image = image }
    didChange?()
  }

  /// Not written out in the initialisers: observers of properties do not run there.
  private func bind(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  public override init() { super.init() }

  /// The item that a storyboard or xib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let coder = coder as? NibCoder { coder.readItem(self) }
  }

  /// A button with a picture, shown as a stencil unless its mode is `alwaysOriginal`, that calls the
  /// method of that name on `target`, which is held weakly; without a name it does nothing.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.image = image
    self.style = style
    bind(target, action)
  }

  /// A button with a picture; screens here are never turned, so that the lower one is not shown.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    self.landscapeImagePhone = landscapeImagePhone
  }

  /// A button with a title that calls the method of that name on `target`, which is held weakly; without a
  /// name it does nothing.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    bind(target, action)
  }

  /// One of the system's items, with its English word or its picture.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    take(systemItem)
    bind(target, action)
  }

  /// One of the system's items that runs `primaryAction` or shows `menu` when it is pressed.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    take(systemItem)
  }

  /// A button that runs `primaryAction` or shows `menu` when it is pressed, with a title and picture of its
  /// own or the action's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// A button of that style that runs `primaryAction`.
  public convenience init(primaryAction: UIAction?, style: Style) {
    self.init(primaryAction: primaryAction)
    self.style = style
  }

  /// A button that calls the method of that name on `target` when it is pressed, and shows `menu` when a
  /// finger stays on it; without a name it shows the menu at once.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: Any?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.menu = menu
    bind(target, action)
  }

  /// A view in place of a button.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  // MARK: Looks

  /// Draws the button of a state behind its title with a picture; nil: nothing.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    backgroundImages[state] = backgroundImage
  }

  /// Draws the button of a state of items of one style with a picture; nil: nothing.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style,
    barMetrics: UIBarMetrics
  ) {
    guard style == self.style else { return }
    setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
  }

  /// What is drawn behind the title in a state.
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics)
    -> UIImage?
  { backgroundImages[state] }

  /// Moves the title, points.
  open func setTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { titleOffset = adjustment }
  }

  /// How the title was moved, points.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffset
  }

  /// Draws a back button of a state with a picture, instead of chevron.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { backButtonBackgroundImages[state] = backgroundImage }
  }

  /// What a back button of a state is drawn with.
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { backButtonBackgroundImages[state] }

  /// Moves the title of a back button, points.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { backTitleOffset = adjustment }
  }

  /// How the title of a back button was moved, points.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleOffset
  }
}
