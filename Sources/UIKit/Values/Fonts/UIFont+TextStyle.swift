import CoreGraphics

extension UIFont {
  /// What a text is for; the system sets such texts in one size and weight.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// Points where the user wants text in that size: Apple's tables in the Human Interface Guidelines
    /// (Typography, Dynamic Type sizes). Unknown styles are body text, unspecified sizes large.
    func size(at category: UIContentSizeCategory) -> CGFloat {
      let sizes = Self.sizes[self] ?? Self.bodySizes
      return sizes[min(max(0, category.step), sizes.count - 1)]
    }

    /// From extra small on, the sizes for accessibility last.
    private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

    private static let sizes: [TextStyle: [CGFloat]] = [
      .extraLargeTitle: largeSizes(36), .extraLargeTitle2: largeSizes(28),
      .largeTitle: largeSizes(34),
      .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      .headline: bodySizes, .body: bodySizes,
      .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// Those of large titles; titles of other platforms grow by as much.
    private static func largeSizes(_ usual: CGFloat) -> [CGFloat] {
      [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60].map { $0 + usual - 34 }
    }

    /// How much larger texts of this kind are in that size than they are designed.
    func growth(at category: UIContentSizeCategory) -> CGFloat {
      size(at: category) / size(at: .large)
    }

    var weight: UIFont.Weight {
      switch self {
      case .headline: .semibold
      case .extraLargeTitle, .extraLargeTitle2: .bold
      default: .regular
      }
    }
  }

  /// The font in the size of text of those traits, where it is one of a text style or was scaled by one.
  final func scaled(for traits: UITraitCollection) -> UIFont? {
    guard let scaling else { return nil }
    let category = UIContentSizeCategory.wanted(traits)
    let font = withSize(scaling.size(at: category))
    font.scaling = scaling
    return font
  }
}

/// How a font follows the size of text.
struct FontScaling {
  var style: UIFont.TextStyle
  /// Points in the size that phones are delivered with.
  var size: CGFloat
  /// The most points it may have; nil: any.
  var largest: CGFloat?

  /// Points in that size of text.
  func size(at category: UIContentSizeCategory) -> CGFloat {
    let points = size * style.growth(at: category)
    return largest.map { min($0, points) } ?? points
  }
}
