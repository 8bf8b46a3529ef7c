public import CoreGraphics

/// How large the user wants text.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }

  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory("XS")
  public static let small = UIContentSizeCategory("S")
  public static let medium = UIContentSizeCategory("M")
  /// As phones are delivered.
  public static let large = UIContentSizeCategory("L")
  public static let extraLarge = UIContentSizeCategory("XL")
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  private static let inOrder: [UIContentSizeCategory] = [
    .unspecified, .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// That of `traits`, or where these say none, of the current ones.
  static func wanted(_ traits: UITraitCollection?) -> UIContentSizeCategory {
    let said = traits?.preferredContentSizeCategory ?? .unspecified
    return said == .unspecified ? UITraitCollection.current.preferredContentSizeCategory : said
  }

  /// How many steps it is from the smallest; that of the usual size where nothing is specified.
  var step: Int { (index > 0 ? index : 4) - 1 }

  private var index: Int { Self.inOrder.firstIndex(of: self) ?? 0 }

  /// By size.
  public static func < (a: UIContentSizeCategory, b: UIContentSizeCategory) -> Bool {
    a.index < b.index
  }

  /// True for the sizes beyond what most apps were made for.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Never posted: the user leaves the size as it was at the scene's start.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
  /// The new size in that notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

/// Something that can follow the size the user wants text in.
@MainActor
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// True: a font of a text style, or one scaled by `UIFontMetrics`, has the size that texts have where the
  /// object lies.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
