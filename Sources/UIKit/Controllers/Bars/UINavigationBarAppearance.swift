public import CoreGraphics

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title is set; what is not said is as it is without.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// Moves the title, points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changed() } }
  /// How a large title is set.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changed() } }
  /// The items in plain style.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { follow() } }
  /// The items in bold style.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { follow() } }
  /// The back button.
  open var backButtonAppearance = UIBarButtonItemAppearance() { didSet { follow() } }
  /// The sign before the back button's title; nil: a chevron.
  open private(set) var backIndicatorImage: UIImage?
  /// Cuts the back button's title off while bars change; stored.
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  public override init() {
    super.init()
    follow()
    isCustomized = false
  }

  private func follow() {
    for items in [buttonAppearance, doneButtonAppearance, backButtonAppearance] {
      items.didChange = { [weak self] in self?.changed() }
    }
    changed()
  }

  /// Sets the sign before the back button's title; nil: a chevron.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    self.backIndicatorTransitionMaskImage = backIndicatorTransitionMaskImage
    changed()
  }

  override func copied() -> UIBarAppearance {
    let copy = UINavigationBarAppearance()
    copy.take(self)
    return copy
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    largeTitleTextAttributes = other.largeTitleTextAttributes
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
    backButtonAppearance = other.backButtonAppearance.copied()
    backIndicatorImage = other.backIndicatorImage
    backIndicatorTransitionMaskImage = other.backIndicatorTransitionMaskImage
    isCustomized = other.isCustomized
  }
}

/// How a tool bar looks.
open class UIToolbarAppearance: UIBarAppearance {
  /// The items in plain style.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { follow() } }
  /// The items in bold style.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { follow() } }

  public override init() {
    super.init()
    follow()
    isCustomized = false
  }

  private func follow() {
    for items in [buttonAppearance, doneButtonAppearance] {
      items.didChange = { [weak self] in self?.changed() }
    }
    changed()
  }

  override func copied() -> UIBarAppearance {
    let copy = UIToolbarAppearance()
    copy.take(self)
    return copy
  }

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UIToolbarAppearance else { return }
    buttonAppearance = other.buttonAppearance.copied()
    doneButtonAppearance = other.doneButtonAppearance.copied()
    isCustomized = other.isCustomized
  }
}
