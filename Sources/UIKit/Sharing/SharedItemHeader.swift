import CoreGraphics

/// What is shared, at the top of a share sheet: its picture, what it is called, and a button that closes the
/// sheet.
final class SharedItemHeader: UIView {
  static let height: CGFloat = 76

  private let picture = UIImageView()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let button = UIButton(type: .custom)
  private let line = UIView()
  /// Closes the sheet.
  var close: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 8
    picture.layer.cornerCurve = .continuous
    picture.backgroundColor = .tertiarySystemFill
    picture.tintColor = .secondaryLabel
    title.font = .systemFont(ofSize: 15, weight: .semibold)
    title.textColor = .label
    subtitle.font = .systemFont(ofSize: 15)
    subtitle.textColor = .secondaryLabel
    button.backgroundColor = .tertiarySystemFill
    button.layer.cornerRadius = 15
    button.tintColor = .secondaryLabel
    button.accessibilityLabel = "Close"
    button.setImage(
      UIImage(
        ownSymbol: "xmark",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .bold)),
      for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.close?() }, for: .touchUpInside)
    line.backgroundColor = .separator
    for view in [picture, title, subtitle, button, line] { addSubview(view) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a text, an address or a picture.
  func show(_ item: Any?) {
    var symbol: String?
    switch item {
    case let image as UIImage:
      picture.image = image
      title.text = "Image"
    case let url as URL:
      symbol = url.isFileURL ? "doc" : "safari"
      title.text = url.isFileURL ? url.lastPathComponent : url.host ?? url.absoluteString
      subtitle.text = url.isFileURL ? nil : url.absoluteString
    case let text as NSAttributedString: title.text = text.string
    case let text as String: title.text = text
    default: title.text = item.map { "\(type(of: $0))" }
    }
    if title.text != nil, symbol == nil, picture.image == nil { symbol = "text.alignleft" }
    let size = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)
    if let symbol { picture.image = UIImage(ownSymbol: symbol, withConfiguration: size) }
    picture.contentMode = item is UIImage ? .scaleAspectFill : .center
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, middle) = (bounds.width, bounds.midY)
    picture.frame = CGRect(x: 16, y: middle - 22, width: 44, height: 44)
    button.frame = CGRect(x: width - 46, y: middle - 15, width: 30, height: 30)
    let room = max(0, button.frame.minX - 84)
    let isAlone = subtitle.text == nil
    title.frame = CGRect(x: 72, y: middle - (isAlone ? 10 : 20), width: room, height: 20)
    subtitle.frame = CGRect(x: 72, y: middle, width: room, height: 20)
    let hair = 1 / UIScreen.main.scale
    line.frame = CGRect(x: 0, y: bounds.height - hair, width: width, height: hair)
  }
}
