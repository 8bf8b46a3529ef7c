public import CoreGraphics

/// How a bar looks: its background and the line at its edge. Blur is not drawn: an effect is a background
/// in the effect's colour.
///
/// A bar takes a copy; what is changed on the one that the bar gives is shown by the bar.
open class UIBarAppearance: NSObject {
  private enum Base {
    case standard, opaque, transparent
  }

  private var base = Base.standard
  /// Called when something was changed.
  final var didChange: (() -> Void)?
  /// True once something was set.
  final var isCustomized = false

  /// The background's material; nil: none.
  open var backgroundEffect: UIBlurEffect? { didSet { changed() } }
  /// The background's colour, above the material.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// A picture above the background's colour.
  open var backgroundImage: UIImage? { didSet { changed() } }
  /// How the picture lies in the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { changed() } }
  /// The line at the bar's edge, or the colour of a template picture there; nil: no line.
  open var shadowColor: UIColor? { didSet { changed() } }
  /// A picture at the bar's edge.
  open var shadowImage: UIImage? { didSet { changed() } }

  /// The default look.
  public override init() {
    super.init()
    reset(.standard)
    isCustomized = false
  }

  /// The default look; phones and tablets do not differ here.
  public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }

  /// The look of another.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }

  /// The default look, what else was set apart.
  open func configureWithDefaultBackground() { reset(.standard) }

  /// A background that nothing shines through.
  open func configureWithOpaqueBackground() { reset(.opaque) }

  /// No background, no line.
  open func configureWithTransparentBackground() { reset(.transparent) }

  private func reset(_ base: Base) {
    self.base = base
    backgroundEffect = base == .standard ? UIBlurEffect(style: .regular) : nil
    backgroundColor =
      base == .opaque ? .both(.white, UIColor(white: 0.07, alpha: 1)) : nil
    (backgroundImage, shadowImage) = (nil, nil)
    shadowColor = base == .transparent ? nil : BarColors.line
    changed()
  }

  final func changed() {
    isCustomized = true
    didChange?()
  }

  /// Another with the same look.
  open override func copy() -> Any { copied() }

  /// Another of the same class with the same look.
  func copied() -> UIBarAppearance {
    let copy = UIBarAppearance()
    copy.take(self)
    return copy
  }

  /// Takes the look of `other`.
  func take(_ other: UIBarAppearance) {
    base = other.base
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
    isCustomized = other.isCustomized
  }

  /// The colour that fills the bar.
  final var fill: UIColor? {
    if let backgroundColor { return backgroundColor }
    return backgroundEffect == nil ? nil : BarColors.background
  }
}

/// Colours of bars, in both appearances.
enum BarColors {
  static var line: UIColor { .both(UIColor(white: 0, alpha: 0.3), UIColor(white: 1, alpha: 0.15)) }

  static var dark: UIColor { UIColor(red: 22 / 255, green: 22 / 255, blue: 23 / 255, alpha: 1) }

  static var background: UIColor { .both(UIColor(white: 0.97, alpha: 1), dark) }

  static var title: UIColor { .both(.black, .white) }
}

/// How an item's title looks in one of its states.
open class UIBarButtonItemStateAppearance: NSObject {
  final var didChange: (() -> Void)?

  /// How the title is set; what is not said is as it is without.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { didChange?() } }
  /// Moves the title, points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { didChange?() } }
  /// Behind the title.
  open var backgroundImage: UIImage? { didSet { didChange?() } }
  /// Moves what is behind the title, points.
  open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { didChange?() } }

  final func take(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// How the items of a bar look in their states.
open class UIBarButtonItemAppearance: NSObject {
  /// As they are.
  public let normal = UIBarButtonItemStateAppearance()
  /// Under a finger.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Not to be pressed.
  public let disabled = UIBarButtonItemStateAppearance()
  /// Never here.
  public let focused = UIBarButtonItemStateAppearance()

  final var didChange: (() -> Void)? {
    didSet { for state in states { state.didChange = didChange } }
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  public override init() { super.init() }

  /// The default look of a style.
  public convenience init(style: UIBarButtonItem.Style) {
    self.init()
    configureWithDefault(for: style)
  }

  /// The default look of a style; what bars add to it by the style stands there.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.take(UIBarButtonItemStateAppearance()) }
  }

  /// Another with the same look.
  open override func copy() -> Any { copied() }

  final func copied() -> UIBarButtonItemAppearance {
    let copy = UIBarButtonItemAppearance()
    for (new, old) in zip(copy.states, states) { new.take(old) }
    return copy
  }

  /// How a title is set in a state.
  final func attributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    var result = normal.titleTextAttributes
    if state.contains(.highlighted) { result.merge(highlighted.titleTextAttributes) { $1 } }
    if state.contains(.disabled) { result.merge(disabled.titleTextAttributes) { $1 } }
    return result
  }
}
