public import CoreGraphics

/// A picture, a text and a second text, as rows of lists show them.
@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  @MainActor
  public struct TextProperties {
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
    /// The colour; what nobody set follows the row's state.
    public var color: UIColor {
      get { ownColor ?? stateColor ?? systemColor }
      set { ownColor = newValue }
    }
    /// Changes the colour.
    public var colorTransformer: UIConfigurationColorTransformer?
    private var ownColor: UIColor?
    private let systemColor: UIColor
    /// The colour of the row's state; nil: that of any.
    fileprivate var stateColor: UIColor?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    /// Stored: there is nothing that shows the whole text.
    public var showsExpansionTextWhenTruncated = false
    public var transform = TextTransform.none

    init(_ font: UIFont, _ color: UIColor) {
      self.font = font
      systemColor = color
    }

    /// The colour as it is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

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
  public struct ImageProperties {
    /// The width or height of the room for pictures that is the same for all.
    public static let standardDimension: CGFloat = 38

    /// The colour of stencils; nil: the row's tint. What nobody set follows the row's state.
    public var tintColor: UIColor? {
      get { ownTint ?? stateTint }
      set { ownTint = .some(newValue) }
    }
    /// Changes that colour.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    private var ownTint: UIColor??
    fileprivate var stateTint: UIColor?
    /// How symbols are drawn; nil: as large as the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var cornerRadius: CGFloat = 0
    /// Larger pictures are made smaller; zero: they are not.
    public var maximumSize = CGSize.zero
    /// The room for the picture, in whose middle it stands; zero: its own size.
    public var reservedLayoutSize = CGSize.zero
    public var accessibilityIgnoresInvertColors = false

    init() {}

    /// The colour of stencils where the tint is `tintColor`.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }
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

  /// The least height of the row, points.
  fileprivate let least: CGFloat
  /// True: a selected row is filled with the tint.
  private let isSidebar: Bool

  private init(
    _ text: TextProperties, _ second: TextProperties, top: CGFloat, bottom: CGFloat,
    least: CGFloat, isSidebar: Bool = false
  ) {
    textProperties = text
    secondaryTextProperties = second
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top, leading: 16, bottom: bottom, trailing: 16)
    self.least = least
    self.isSidebar = isSidebar
  }

  private static func row(
    _ second: UIFont.TextStyle, _ color: UIColor, vertical: CGFloat, isSidebar: Bool = false
  ) -> Self {
    Self(
      TextProperties(.preferredFont(forTextStyle: .body), .label),
      TextProperties(.preferredFont(forTextStyle: second), color), top: vertical,
      bottom: vertical, least: UITableView.defaultRowHeight, isSidebar: isSidebar)
  }

  private static func title(
    _ style: UIFont.TextStyle, _ color: UIColor, top: CGFloat, bottom: CGFloat
  ) -> Self {
    Self(
      TextProperties(.preferredFont(forTextStyle: style), color),
      TextProperties(.preferredFont(forTextStyle: .footnote), .secondaryLabel), top: top,
      bottom: bottom, least: 28)
  }

  /// A row with one text; a second one stands below.
  public static func cell() -> Self { row(.caption1, .label, vertical: 11) }

  /// A row with a second text below.
  public static func subtitleCell() -> Self { row(.caption1, .label, vertical: 6) }

  /// A row with a value at its end.
  public static func valueCell() -> Self {
    var configuration = row(.body, .secondaryLabel, vertical: 11)
    configuration.prefersSideBySideTextAndSecondaryText = true
    return configuration
  }

  /// The header of a plain list.
  public static func plainHeader() -> Self { title(.headline, .label, top: 5, bottom: 5) }

  /// The footer of a plain list.
  public static func plainFooter() -> Self { title(.body, .secondaryLabel, top: 5, bottom: 5) }

  /// The header of a grouped list.
  public static func groupedHeader() -> Self {
    var configuration = title(.footnote, .secondaryLabel, top: 17, bottom: 6)
    configuration.textProperties.transform = .uppercase
    return configuration
  }

  /// A large header of a grouped list.
  public static func prominentInsetGroupedHeader() -> Self {
    var configuration = title(.title3, .label, top: 17, bottom: 6)
    configuration.textProperties.font = .boldSystemFont(
      ofSize: configuration.textProperties.font.pointSize)
    return configuration
  }

  /// A larger header of a grouped list.
  public static func extraProminentInsetGroupedHeader() -> Self {
    var configuration = title(.title2, .label, top: 17, bottom: 6)
    configuration.textProperties.font = .boldSystemFont(
      ofSize: configuration.textProperties.font.pointSize)
    return configuration
  }

  /// The footer of a grouped list.
  public static func groupedFooter() -> Self {
    title(.footnote, .secondaryLabel, top: 6, bottom: 6)
  }

  /// A row of a side bar.
  public static func sidebarCell() -> Self {
    row(.caption1, .label, vertical: 11, isSidebar: true)
  }

  /// A row of a side bar with a second text below.
  public static func sidebarSubtitleCell() -> Self {
    row(.caption1, .secondaryLabel, vertical: 6, isSidebar: true)
  }

  /// A row of a side bar beside another list.
  public static func accompaniedSidebarCell() -> Self { sidebarCell() }

  /// Such a row with a second text below.
  public static func accompaniedSidebarSubtitleCell() -> Self { sidebarSubtitleCell() }

  /// The header of a side bar.
  public static func sidebarHeader() -> Self {
    var configuration = title(.title3, .label, top: 9, bottom: 9)
    configuration.textProperties.font = .boldSystemFont(
      ofSize: configuration.textProperties.font.pointSize)
    return configuration
  }

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The configuration for a row that is like that: pale where it is disabled, white on the tint that a selected
  /// row of a side bar has behind it.
  public func updated(for state: any UIConfigurationState) -> Self {
    var copy = self
    let condition = RowCondition(state)
    let color: UIColor? =
      condition == .disabled
      ? .tertiaryLabel : condition == .selected && isSidebar ? .white : nil
    copy.textProperties.stateColor = color
    copy.secondaryTextProperties.stateColor = color
    copy.imageProperties.stateTint = color
    return copy
  }
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
    let symbol = new.imageProperties.preferredSymbolConfiguration
    picture.image = new.image.map { image in
      guard image.isSymbolImage else { return image }
      return image.applyingSymbolConfiguration(
        symbol ?? UIImage.SymbolConfiguration(font: new.textProperties.font)) ?? image
    }
    showTint()
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
    label.adjustsFontForContentSizeCategory = look.adjustsFontForContentSizeCategory
    label.textColor = look.resolvedColor()
    label.adjustsFontSizeToFitWidth = look.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = look.minimumScaleFactor
    label.numberOfLines = look.numberOfLines
    label.lineBreakMode = look.lineBreakMode
    label.textAlignment = look.alignment == .center ? .center : .natural
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = look.transformed(text)
    }
  }

  private func showTint() {
    let look = list.imageProperties
    picture.tintColor =
      look.tintColorTransformer == nil && look.tintColor == nil
      ? nil : look.resolvedTintColor(for: tintColor)
  }

  // MARK: Layout

  private var imageSize: CGSize {
    guard var size = picture.image?.size else { return .zero }
    let largest = list.imageProperties.maximumSize
    let scale = min(
      largest.width > 0 ? largest.width / max(size.width, 1) : 1,
      largest.height > 0 ? largest.height / max(size.height, 1) : 1, 1)
    size.width *= scale
    size.height *= scale
    return size
  }

  /// The margins of the configuration, at the sides at least those of what the view lies in.
  private var margins: NSDirectionalEdgeInsets {
    var margins = list.directionalLayoutMargins
    guard list.axesPreservingSuperviewLayoutMargins.contains(.horizontal),
      let around = (superview as? CellContentView)?.directionalLayoutMargins
    else { return margins }
    margins.leading = max(margins.leading, around.leading)
    margins.trailing = max(margins.trailing, around.trailing)
    return margins
  }

  /// Where the text begins, from the leading edge; where there is none, where it would, points.
  final var textStart: CGFloat { frames(in: bounds.width).main.minX }

  private struct Frames {
    var picture = CGRect.zero
    var main = CGRect.zero
    var second = CGRect.zero
    var height: CGFloat = 0
  }

  /// Where everything lies in that width, from the top.
  private func frames(in width: CGFloat) -> Frames {
    var frames = Frames()
    let margins = margins
    var x = margins.leading
    let pictureSize = imageSize
    let room = list.imageProperties.reservedLayoutSize
    if list.image != nil {
      let held = CGSize(
        width: room.width > 0 ? room.width : pictureSize.width,
        height: room.height > 0 ? room.height : pictureSize.height)
      frames.picture = CGRect(
        x: x + (held.width - pictureSize.width) / 2, y: 0, width: pictureSize.width,
        height: pictureSize.height)
      frames.height = held.height
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
      frames.main = CGRect(x: x, y: 0, width: natural.0, height: first.height)
      frames.second = CGRect(
        x: x + textWidth - natural.1, y: 0, width: natural.1, height: other.height)
      frames.height = max(frames.height, first.height, other.height)
    } else {
      let between =
        first.height > 0 && other.height > 0 ? list.textToSecondaryTextVerticalPadding : 0
      frames.main = CGRect(x: x, y: 0, width: textWidth, height: first.height)
      frames.second = CGRect(
        x: x, y: first.height + between, width: textWidth, height: other.height)
      frames.height = max(frames.height, first.height + between + other.height)
    }
    return frames
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showTint()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = margins
    let height = frames(in: size.width).height.rounded(.up) + margins.top + margins.bottom
    return CGSize(width: size.width, height: max(list.least, height))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = frames(in: bounds.width)
    let texts = frames.main.union(frames.second)
    let isBeside = frames.second.minY == 0 && frames.second.height > 0 && frames.main.height > 0
    // What has unequal margins above and below stands between them.
    let middle = bounds.midY + (margins.top - margins.bottom) / 2
    let y = middle - texts.height / 2
    let down = (
      main: isBeside ? middle - frames.main.height / 2 : y,
      second: isBeside ? middle - frames.second.height / 2 : y
    )
    main.frame = directed(frames.main.offsetBy(dx: 0, dy: down.main))
    second.frame = directed(frames.second.offsetBy(dx: 0, dy: down.second))
    picture.frame = directed(
      frames.picture.offsetBy(dx: 0, dy: middle - frames.picture.height / 2))
  }
}
