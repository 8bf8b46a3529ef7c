public import CoreGraphics

/// What lies behind the content of a row. What nobody set follows the row's state.
@MainActor
public struct UIBackgroundConfiguration {
  /// Which of the system's backgrounds it began as.
  private enum Kind { case clear, plainCell, groupedCell, title, sidebar }

  private let kind: Kind
  private var condition = RowCondition.normal
  private var ownColor: UIColor??

  /// A view of one's own, over the colour.
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  /// How far it keeps from the edges of the row, points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// At which edges the row's margins are added to that.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The fill; nil: the tint colour.
  public var backgroundColor: UIColor? {
    get { ownColor ?? systemColor }
    set { ownColor = .some(newValue) }
  }
  /// Changes the fill.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// What is done to what lies behind.
  public var visualEffect: UIVisualEffect?
  /// Over the colour.
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of a line around it; nil: the tint colour.
  public var strokeColor: UIColor?
  /// Changes the colour of the line.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of that line, points; 0: none.
  public var strokeWidth: CGFloat = 0
  /// How far outside the edge that line runs, points.
  public var strokeOutset: CGFloat = 0

  private init(_ kind: Kind) {
    self.kind = kind
    if kind == .sidebar { cornerRadius = 10 }
  }

  private var systemColor: UIColor? {
    let isPressed = condition == .selected || condition == .highlighted
    switch kind {
    case .clear, .title: return .clear
    case .plainCell: return isPressed ? .systemGray4 : .systemBackground
    case .groupedCell: return isPressed ? .systemGray4 : .secondarySystemGroupedBackground
    case .sidebar:
      return condition == .selected ? nil : condition == .highlighted ? .systemFill : .clear
    }
  }

  /// Nothing.
  public static func clear() -> Self { Self(.clear) }
  /// Behind a row of a plain list.
  public static func listPlainCell() -> Self { Self(.plainCell) }
  /// Behind a row of a grouped list.
  public static func listGroupedCell() -> Self { Self(.groupedCell) }
  /// Behind a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.title) }
  /// Behind a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(.title) }
  /// Behind a row of a side bar.
  public static func listSidebarCell() -> Self { Self(.sidebar) }
  /// Behind a header of a side bar.
  public static func listSidebarHeader() -> Self { Self(.title) }
  /// Behind a row of a side bar beside another list.
  public static func listAccompaniedSidebarCell() -> Self { Self(.sidebar) }

  /// The configuration for a row that is like that.
  public func updated(for state: any UIConfigurationState) -> Self {
    var copy = self
    copy.condition = RowCondition(state)
    return copy
  }

  /// The fill where the tint is `tintColor`.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the line where the tint is `tintColor`.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// Shows a background configuration.
final class ConfiguredBackground: UIView {
  private let fill = UIView()
  private let line = UIView()
  private let effect = UIVisualEffectView(effect: nil)
  private let picture = UIImageView(frame: .zero)
  private var shown: UIBackgroundConfiguration
  private weak var custom: UIView?

  init(_ configuration: UIBackgroundConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(fill)
    addSubview(line)
    fill.clipsToBounds = true
    for view in [effect, picture] { fill.addSubview(view) }
    show(configuration)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows that one instead.
  func show(_ configuration: UIBackgroundConfiguration) {
    shown = configuration
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    fill.layer.cornerRadius = configuration.cornerRadius
    line.isHidden = configuration.strokeWidth <= 0
    line.layer.borderWidth = configuration.strokeWidth
    line.layer.cornerRadius = configuration.cornerRadius + configuration.strokeOutset
    withTraits {
      self.line.layer.borderColor =
        configuration.resolvedStrokeColor(for: self.tintColor).cgColor
    }
    effect.effect = configuration.visualEffect
    effect.isHidden = configuration.visualEffect == nil
    picture.image = configuration.image
    picture.contentMode = configuration.imageContentMode
    if custom !== configuration.customView {
      custom?.removeFromSuperview()
      custom = configuration.customView
      if let custom { fill.addSubview(custom) }
    }
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    show(shown)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = shown.backgroundInsets
    if let margins = superview?.directionalLayoutMargins {
      let edges = shown.edgesAddingLayoutMarginsToBackgroundInsets
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    fill.frame = directed(bounds.inset(by: insets))
    line.frame = fill.frame.insetBy(dx: -shown.strokeOutset, dy: -shown.strokeOutset)
    for view in [effect, picture, custom] { view?.frame = fill.bounds }
  }
}
