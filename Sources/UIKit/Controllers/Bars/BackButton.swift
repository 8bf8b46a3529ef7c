import CoreGraphics

/// What leads back in a navigation bar: a chevron and the title of where it leads.
final class BackButton: UIControl {
  private static let pale: CGFloat = 0.3
  /// Between chevron and title, points; with it a title begins where it does on a snapshot of iOS 15.5.
  private static let gap: CGFloat = 8.2

  private let sign = UIImageView(frame: .zero)
  private let label = UILabel()
  private let background = UIImageView(frame: .zero)
  private let titleOffset: UIOffset

  /// What a back button shows.
  struct Look {
    var tint: UIColor
    /// nil: a chevron.
    var sign: UIImage?
    var background: UIImage?
    var attributes: [NSAttributedString.Key: Any]
    var titleOffset: UIOffset
  }

  init(title: String, image: UIImage?, look: Look) {
    titleOffset = look.titleOffset
    super.init(frame: .zero)
    background.image = look.background
    let shown = image ?? look.sign ?? SystemSymbol.chevronLeft.image
    let directed = shown.imageFlippedForRightToLeftLayoutDirection()
    sign.image =
      directed.renderingMode == .automatic ? directed.withRenderingMode(.alwaysTemplate) : directed
    sign.tintColor = look.tint
    sign.isHidden = look.background != nil
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17), .foregroundColor: look.tint,
    ]
    attributes.merge(look.attributes) { $1 }
    label.attributedText = NSAttributedString(string: title, attributes: attributes)
    for view in [background, sign, label] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    accessibilityDescription.label = title.isEmpty ? "Back" : title
    bounds.size = wantedSize
  }

  required init?(coder: NSCoder) { nil }

  /// The sign, the gap and the title.
  var wantedSize: CGSize {
    let title = label.intrinsicContentSize
    let signWidth = background.image == nil ? sign.image?.size.width ?? 0 : 8
    let width = signWidth + (title.width > 0 ? Self.gap + title.width : 0)
    return CGSize(
      width: max(width, background.image?.size.width ?? 0),
      height: max(title.height, sign.image?.size.height ?? 0))
  }

  /// Shows the sign alone, where there is no room for the title.
  func dropTitle() {
    label.attributedText = nil
    bounds.size = wantedSize
  }

  override func stateDidChange() {
    super.stateDidChange()
    for view in [sign, label] { view.alpha = state.isEmpty ? 1 : Self.pale }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let size = sign.image?.size ?? .zero
    sign.frame = directed(
      CGRect(origin: CGPoint(x: 0, y: (bounds.height - size.height) / 2), size: size))
    let x = background.image == nil ? size.width + Self.gap : 8 + Self.gap
    let title = label.intrinsicContentSize
    label.frame = directed(
      CGRect(
        x: x + titleOffset.horizontal,
        y: (bounds.height - title.height) / 2 + titleOffset.vertical, width: title.width,
        height: title.height))
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -8, dy: min(0, (bounds.height - 44) / 2)).contains(point)
  }
}
