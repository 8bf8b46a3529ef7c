public import CoreGraphics
import VirtualTime

/// What an interface is like where a view lies: its appearance, its size classes, its screen. What is not
/// said is unspecified.
open class UITraitCollection: NSObject {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// How much room there is from side to side.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Phone or tablet.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels per point; 0: unspecified.
  public let displayScale: CGFloat
  /// How large the user wants text.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// In which direction the interface runs.
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Screens do not feel pressure here.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }

  init(
    style: UIUserInterfaceStyle = .unspecified,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified,
    scale: CGFloat = 0, text: UIContentSizeCategory = .unspecified,
    direction: UITraitEnvironmentLayoutDirection = .unspecified
  ) {
    userInterfaceStyle = style
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    userInterfaceIdiom = idiom
    displayScale = scale
    preferredContentSizeCategory = text
    layoutDirection = direction
    super.init()
  }

  /// Nothing specified.
  public convenience override init() { self.init(style: .unspecified) }

  /// The appearance alone.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }

  /// The class of widths alone.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }

  /// The class of heights alone.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }

  /// The kind of device alone.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(idiom: userInterfaceIdiom)
  }

  /// The screen's pixels per point alone.
  public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }

  /// The size of text alone.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(text: preferredContentSizeCategory)
  }

  /// The direction of the interface alone.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(direction: layoutDirection)
  }

  /// What `traitCollections` say together, later ones over earlier ones.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    let all = traitCollections
    self.init(
      style: all.last { $0.userInterfaceStyle != .unspecified }?.userInterfaceStyle
        ?? .unspecified,
      horizontal: all.last { $0.horizontalSizeClass != .unspecified }?.horizontalSizeClass
        ?? .unspecified,
      vertical: all.last { $0.verticalSizeClass != .unspecified }?.verticalSizeClass
        ?? .unspecified,
      idiom: all.last { $0.userInterfaceIdiom != .unspecified }?.userInterfaceIdiom
        ?? .unspecified,
      scale: all.last { $0.displayScale != 0 }?.displayScale ?? 0,
      text: all.last { $0.preferredContentSizeCategory != .unspecified }?
        .preferredContentSizeCategory ?? .unspecified,
      direction: all.last { $0.layoutDirection != .unspecified }?.layoutDirection ?? .unspecified)
  }

  /// Those of the scene's screen. Size classes are as in Apple's table of devices: tablets are regular in
  /// both directions, upright phones compact in width, lying ones compact in height, and the largest of
  /// them regular in width then.
  public static var screen: UITraitCollection {
    let screen = SceneContext.active.screen
    let (short, long) = (
      min(screen.width, screen.height), max(screen.width, screen.height)
    )
    let isTablet = short >= 700
    let isLying = screen.width > screen.height
    return UITraitCollection(
      style: screen.isDark ? .dark : .light,
      horizontal: isTablet || isLying && short >= 414 && long >= 736 ? .regular : .compact,
      vertical: isTablet || !isLying ? .regular : .compact, idiom: isTablet ? .pad : .phone,
      scale: CGFloat(screen.scale), text: UIContentSizeCategory(rawValue: screen.textSize),
      direction: InterfaceDirection.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  @TaskLocal private static var assumed: Assumed?

  /// What a view that is being drawn or told insists on.
  private struct Assumed: Sendable {
    let style: UIUserInterfaceStyle
    let horizontal: UIUserInterfaceSizeClass
    let vertical: UIUserInterfaceSizeClass
    let text: UIContentSizeCategory
    let direction: UITraitEnvironmentLayoutDirection
  }

  /// Those of the view that is being drawn or told; else those of the screen.
  public class var current: UITraitCollection {
    guard let assumed else { return screen }
    return UITraitCollection(traitsFrom: [
      screen,
      UITraitCollection(
        style: assumed.style, horizontal: assumed.horizontal, vertical: assumed.vertical,
        text: assumed.text, direction: assumed.direction),
    ])
  }

  /// Runs `actions` with these as the current ones.
  public func performAsCurrent(_ actions: () -> Void) {
    let assumed = Assumed(
      style: userInterfaceStyle, horizontal: horizontalSizeClass, vertical: verticalSizeClass,
      text: preferredContentSizeCategory, direction: layoutDirection)
    Self.$assumed.withValue(assumed) { actions() }
  }

  /// True where colours of two appearances look different under `traitCollection`.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }

  /// True where all that `trait` says is so here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return UITraitCollection(traitsFrom: [self, trait]) == self
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && userInterfaceIdiom == other.userInterfaceIdiom && displayScale == other.displayScale
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && layoutDirection == other.layoutDirection
  }

  open override var hash: Int { userInterfaceStyle.rawValue }
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified = 0
  case light = 1
  case dark = 2
}

/// How much room there is in one direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  case unspecified = 0
  case compact = 1
  case regular = 2
}

/// Whether a screen feels pressure.
public enum UIForceTouchCapability: Int, Sendable {
  case unknown = 0
  case unavailable = 1
  case available = 2
}

/// What lies somewhere, and is told when the traits there change.
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// What the interface is like here.
  var traitCollection: UITraitCollection { get }
  /// The traits changed from `previousTraitCollection`.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The direction of an interface, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1
  case leftToRight = 0
  case rightToLeft = 1
}
