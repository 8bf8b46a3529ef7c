public import CoreGraphics

/// A picture, a text and a second text, as rows of lists show them.
public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  /// How a text looks.
  @MainActor
  public struct TextProperties: Sendable {
    /// Where lines stand.
    public enum TextAlignment: Int, Sendable {
      case natural = 0
      case center = 1
      case justified = 2
    }

    /// How letters are changed.
    public enum TextTransform: Int, Sendable {
      case none = 0
      case uppercase = 1
      case lowercase = 2
      case capitalized = 3
    }

    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none

    init(_ font: UIFont, _ color: UIColor) {
      self.font = font
      self.color = color
    }

    /// The colour.
    public func resolvedColor() -> UIColor { color }

    /// The text as it is shown.
    func transformed(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }

  /// How the picture looks.
  @MainActor
  public struct ImageProperties: Sendable {
    /// The width or height of the room for pictures that is the same for all.
    public static let standardDimension: CGFloat = 38

    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// Larger pictures are made smaller; zero: they are not.
    public var maximumSize = CGSize.zero
    /// The room for the picture, in whose middle it stands; zero: its own size.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    init() {}
  }

  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  /// From the edges of the row to its content, points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Stored: the margins are those of the configuration.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// True: the second text stands at the end of the row where both fit beside each other.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Between the picture and the texts, points.
  public var imageToTextPadding: CGFloat = 16
  /// Between the texts beside each other, points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// Between the texts below each other, points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  @MainActor
  private init(_ text: TextProperties, _ second: TextProperties, vertical: CGFloat) {
    textProperties = text
    secondaryTextProperties = second
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: vertical, leading: 16, bottom: vertical, trailing: 16)
  }

  /// A row with one text; a second one stands below.
  @MainActor
  public static func cell() -> Self {
    Self(
      TextProperties(.systemFont(ofSize: 17), .label),
      TextProperties(.systemFont(ofSize: 12), .label), vertical: 11)
  }

  /// A row with a second text below.
  @MainActor
  public static func subtitleCell() -> Self {
    Self(
      TextProperties(.systemFont(ofSize: 17), .label),
      TextProperties(.systemFont(ofSize: 12), .label), vertical: 6)
  }

  /// A row with a value at its end.
  @MainActor
  public static func valueCell() -> Self {
    var configuration = Self(
      TextProperties(.systemFont(ofSize: 17), .label),
      TextProperties(.systemFont(ofSize: 17), .secondaryLabel), vertical: 11)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// The header of a plain list.
  @MainActor
  public static func plainHeader() -> Self {
    Self(
      TextProperties(.systemFont(ofSize: 17, weight: .semibold), .label),
      TextProperties(.systemFont(ofSize: 13), .secondaryLabel), vertical: 5)
  }

  /// The footer of a plain list.
  @MainActor
  public static func plainFooter() -> Self {
    Self(
      TextProperties(.systemFont(ofSize: 17), .secondaryLabel),
      TextProperties(.systemFont(ofSize: 13), .secondaryLabel), vertical: 5)
  }

  /// The header of a grouped list.
  @MainActor
  public static func groupedHeader() -> Self {
    var configuration = Self(
      TextProperties(.systemFont(ofSize: 13), .secondaryLabel),
      TextProperties(.systemFont(ofSize: 13), .secondaryLabel), vertical: 6)
    configuration.textProperties.transform = .uppercase
    return configuration
  }

  /// The footer of a grouped list.
  @MainActor
  public static func groupedFooter() -> Self {
    Self(
      TextProperties(.systemFont(ofSize: 13), .secondaryLabel),
      TextProperties(.systemFont(ofSize: 13), .secondaryLabel), vertical: 6)
  }

  /// A row of a side bar.
  @MainActor
  public static func sidebarCell() -> Self { cell() }

  /// A row of a side bar with a second text below.
  @MainActor
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }

  /// The header of a side bar.
  @MainActor
  public static func sidebarHeader() -> Self { plainHeader() }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Directions across and down.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let horizontal = UIAxis(rawValue: 1)
  public static let vertical = UIAxis(rawValue: 2)
  public static let both: UIAxis = [.horizontal, .vertical]
}

/// Shows a picture and two texts as rows of lists do.
open class UIListContentView: UIView, UIContentView {
  /// What it shows; others than of lists are passed over.
  open var configuration: any UIContentConfiguration {
    get { list }
    set { if let new = newValue as? UIListContentConfiguration { show(new) } }
  }

  private var list: UIListContentConfiguration
  private let main = UILabel()
  private let second = UILabel()
  private let picture = UIImageView(frame: .zero)

  /// A view that shows `configuration`.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    for view in [picture, main, second] { addSubview(view) }
    show(configuration)
  }

  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    for view in [picture, main, second] { addSubview(view) }
  }

  /// The label of the text.
  open var textLabel: UILabel { main }
  /// The label of the second text.
  open var secondaryTextLabel: UILabel { second }
  /// The view of the picture.
  open var imageView: UIImageView { picture }

  private func show(_ new: UIListContentConfiguration) {
    list = new
    set(new.text, new.attributedText, new.textProperties, main)
    set(new.secondaryText, new.secondaryAttributedText, new.secondaryTextProperties, second)
    picture.image = new.image
    picture.tintColor = new.imageProperties.tintColor
    picture.layer.cornerRadius = new.imageProperties.cornerRadius
    picture.clipsToBounds = new.imageProperties.cornerRadius > 0
    picture.contentMode = .scaleAspectFit
    setNeedsLayout()
  }

  private func set(
    _ text: String?, _ attributed: NSAttributedString?,
    _ look: UIListContentConfiguration.TextProperties, _ label: UILabel
  ) {
    label.font = look.font
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.textAlignment = look.alignment == .center ? .center : .natural
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = look.transformed(text)
    }
  }

  // MARK: Layout

  private var imageSize: CGSize {
    guard var size = list.image?.size else { return .zero }
    let largest = list.imageProperties.maximumSize
    let scale = min(
      largest.width > 0 ? largest.width / max(size.width, 1) : 1,
      largest.height > 0 ? largest.height / max(size.height, 1) : 1, 1)
    size.width *= scale
    size.height *= scale
    return size
  }

  private struct Places {
    var picture = CGRect.zero
    var main = CGRect.zero
    var second = CGRect.zero
    var height: CGFloat = 0
  }

  /// Where everything lies in that width, from the top.
  private func places(in width: CGFloat) -> Places {
    var places = Places()
    let margins = list.directionalLayoutMargins
    var x = margins.leading
    let pictureSize = imageSize
    let room = list.imageProperties.reservedLayoutSize
    if list.image != nil {
      let held = CGSize(
        width: room.width > 0 ? room.width : pictureSize.width,
        height: room.height > 0 ? room.height : pictureSize.height)
      places.picture = CGRect(
        x: x + (held.width - pictureSize.width) / 2, y: 0, width: pictureSize.width,
        height: pictureSize.height)
      places.height = held.height
      x += held.width + list.imageToTextPadding
    }
    let textWidth = max(0, width - x - margins.trailing)
    func size(_ label: UILabel) -> CGSize {
      (label.text ?? "").isEmpty
        ? .zero : label.sizeThatFits(CGSize(width: textWidth, height: 0))
    }
    let (first, other) = (size(main), size(second))
    let gap = list.textToSecondaryTextHorizontalPadding
    let natural = (main.intrinsicContentSize.width, second.intrinsicContentSize.width)
    let isBeside =
      list.prefersSideBySideTextAndSecondaryText && natural.0 + gap + natural.1 <= textWidth
    if isBeside {
      places.main = CGRect(x: x, y: 0, width: natural.0, height: first.height)
      places.second = CGRect(
        x: x + textWidth - natural.1, y: 0, width: natural.1, height: other.height)
      places.height = max(places.height, first.height, other.height)
    } else {
      let between =
        first.height > 0 && other.height > 0 ? list.textToSecondaryTextVerticalPadding : 0
      places.main = CGRect(x: x, y: 0, width: textWidth, height: first.height)
      places.second = CGRect(
        x: x, y: first.height + between, width: textWidth, height: other.height)
      places.height = max(places.height, first.height + between + other.height)
    }
    return places
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = list.directionalLayoutMargins
    let height = places(in: size.width).height.rounded(.up) + margins.top + margins.bottom
    return CGSize(width: size.width, height: max(UITableView.defaultRowHeight, height))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(in: bounds.width)
    let texts = places.main.union(places.second)
    let isBeside = places.second.minY == 0 && places.second.height > 0 && places.main.height > 0
    let height = isBeside ? max(places.main.height, places.second.height) : texts.height
    let y = bounds.midY - height / 2
    main.frame = places.main.offsetBy(
      dx: 0, dy: isBeside ? bounds.midY - places.main.height / 2 : y)
    second.frame = places.second.offsetBy(
      dx: 0, dy: isBeside ? bounds.midY - places.second.height / 2 : y)
    picture.frame = places.picture.offsetBy(
      dx: 0, dy: bounds.midY - places.picture.height / 2)
  }
}
