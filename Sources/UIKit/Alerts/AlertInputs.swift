import CoreGraphics
import QuartzCore
import VirtualTime

/// The text fields of an alert, below one another in a common box.
final class AlertInputs: UIView {
  // Measured on a picture that iOS 17 drew: a field with its border is 92 pixels of a third of a point high.
  private static let row: CGFloat = 92.0 / 3
  /// Beside the text, points.
  private static let air: CGFloat = 7

  private(set) var fields: [UITextField] = []
  private var lines: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 7
    layer.cornerCurve = .continuous
    layer.borderWidth = 1 / UIScreen.main.scale
    clipsToBounds = true
    backgroundColor = .both(.white, UIColor(white: 28 / 255, alpha: 1))
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds a field below the others.
  func add(_ field: UITextField) {
    if !fields.isEmpty {
      let line = UIView()
      line.backgroundColor = .separator
      lines.append(line)
      addSubview(line)
    }
    fields.append(field)
    addSubview(field)
    setNeedsLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    withTraits { self.layer.borderColor = AlertMeasures.lineColor.cgColor }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(fields.count) * Self.row)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(
        x: Self.air, y: CGFloat(index) * Self.row, width: max(0, bounds.width - 2 * Self.air),
        height: Self.row)
    }
    for (index, line) in lines.enumerated() {
      line.frame = CGRect(
        x: 0, y: CGFloat(index + 1) * Self.row, width: bounds.width,
        height: 1 / UIScreen.main.scale)
    }
  }
}
