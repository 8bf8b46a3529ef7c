import CoreGraphics

/// A row of a share sheet: what an activity is called, and its picture at the end.
final class ActivityRow: UIControl {
  static let height: CGFloat = 52

  private let label = UILabel()
  private let picture = UIImageView()
  private let line = UIView()
  /// Whether a line sets it apart from the row below.
  var hasLine = true { didSet { line.isHidden = !hasLine } }

  init(_ activity: UIActivity, chosen: @escaping () -> Void) {
    super.init(frame: .zero)
    label.text = activity.activityTitle
    label.textColor = .label
    accessibilityLabel = activity.activityTitle
    picture.image = activity.activityImage?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = .label
    picture.contentMode = .center
    line.backgroundColor = .separator
    for view in [label, picture, line] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addAction(UIAction { _ in chosen() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hair = 1 / UIScreen.main.scale
    if let size = picture.image?.size {
      picture.contentMode = size.width > 30 ? .scaleAspectFit : .center
    }
    picture.frame = CGRect(x: bounds.width - 46, y: (bounds.height - 30) / 2, width: 30, height: 30)
    label.frame = CGRect(
      x: 16, y: 0, width: max(0, picture.frame.minX - 24), height: bounds.height)
    line.frame = CGRect(
      x: 16, y: bounds.height - hair, width: max(0, bounds.width - 16), height: hair)
  }
}
