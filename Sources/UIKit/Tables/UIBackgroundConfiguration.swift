public import CoreGraphics

/// What lies behind the content of a row.
@MainActor
public struct UIBackgroundConfiguration {
  /// A view of one's own, over the colour.
  public var customView: UIView?
  public var cornerRadius: CGFloat = 0
  /// How far it keeps from the edges of the row, points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The fill; nil: the tint colour.
  public var backgroundColor: UIColor?
  /// What is done to what lies behind.
  public var visualEffect: UIVisualEffect?
  /// Over the colour.
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of a line around it; nil: the tint colour.
  public var strokeColor: UIColor?
  /// The width of that line, points; 0: none.
  public var strokeWidth: CGFloat = 0
  /// How far outside the edge that line runs, points.
  public var strokeOutset: CGFloat = 0

  private init(_ color: UIColor?) { backgroundColor = color }

  /// Nothing.
  public static func clear() -> Self { Self(.clear) }
  /// Behind a row of a plain list.
  public static func listPlainCell() -> Self { Self(.systemBackground) }
  /// Behind a row of a grouped list.
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  /// Behind a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.clear) }
  /// Behind a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
  /// Behind a row of a side bar.
  public static func listSidebarCell() -> Self { Self(.clear) }

  /// The same for a row that is like that.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Shows a background configuration.
final class ConfiguredBackground: UIView {
  private let fill = UIView()
  private let effect = UIVisualEffectView(effect: nil)
  private let picture = UIImageView(frame: .zero)
  private var shown: UIBackgroundConfiguration
  private weak var custom: UIView?

  init(_ configuration: UIBackgroundConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(fill)
    fill.clipsToBounds = true
    for view in [effect, picture] { fill.addSubview(view) }
    show(configuration)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows that one instead.
  func show(_ configuration: UIBackgroundConfiguration) {
    shown = configuration
    fill.backgroundColor = configuration.backgroundColor ?? tintColor
    fill.layer.cornerRadius = configuration.cornerRadius
    fill.layer.borderWidth = configuration.strokeWidth
    withTraits {
      self.fill.layer.borderColor = (configuration.strokeColor ?? self.tintColor).cgColor
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

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = shown.backgroundInsets
    fill.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    for view in [effect, picture, custom] { view?.frame = fill.bounds }
  }
}

extension UITableViewCell {
  /// Puts a background configuration behind the content.
  final func showBackground(_ configuration: UIBackgroundConfiguration?) {
    guard let configuration else {
      if backgroundView is ConfiguredBackground { backgroundView = nil }
      return
    }
    if let shown = backgroundView as? ConfiguredBackground { return shown.show(configuration) }
    backgroundColor = .clear
    backgroundView = ConfiguredBackground(configuration)
  }
}
