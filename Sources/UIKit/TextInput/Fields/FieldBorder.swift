import CoreGraphics
import QuartzCore

/// What a text field is drawn on: its border and its fill, or a picture.
final class FieldBorder: UIView {
  private static let radius: CGFloat = 5
  private let picture = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    picture.isHidden = true
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(picture)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows a border of that style, filled with `fill` where it is a round one, or a picture.
  func show(_ style: UITextField.BorderStyle, fill: UIColor?, image: UIImage?) {
    picture.image = image
    picture.isHidden = image == nil
    picture.frame = bounds
    let style = image == nil || style == .roundedRect ? style : .none
    isHidden = style == .none && image == nil
    layer.cornerRadius = style == .roundedRect ? Self.radius : 0
    layer.borderWidth =
      switch style {
      case .none: 0
      case .line, .bezel: 1
      case .roundedRect: 1 / max(1, UIScreen.main.scale)
      }
    let color: UIColor =
      switch style {
      case .none: .clear
      case .line: .both(.black, UIColor(white: 1, alpha: 0.9))
      case .bezel: .both(UIColor(white: 0.55, alpha: 1), UIColor(white: 0.45, alpha: 1))
      // #cccccc on white in a picture that iOS 17 drew.
      case .roundedRect: .both(UIColor(white: 0, alpha: 0.2), UIColor(white: 0.28, alpha: 1))
      }
    withTraits { layer.borderColor = color.cgColor }
    backgroundColor = style == .roundedRect ? fill ?? .systemBackground : nil
    if image != nil { (layer.borderWidth, backgroundColor) = (0, nil) }
  }
}

/// The cross in a circle that empties a text field, 14 points across.
final class ClearButton: UIControl {
  private static let diameter: CGFloat = 14
  private let circle = CAShapeLayer()
  private let cross = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    accessibilityLabel = "Clear text"
    for part in [circle, cross] {
      part.actions = ["path": NSNull(), "position": NSNull(), "opacity": NSNull()]
      layer.addSublayer(part)
    }
    cross.lineWidth = 1.4
    cross.lineCap = .round
    cross.fillColor = nil
    showColors()
  }

  private func showColors() {
    withTraits {
      circle.fillColor =
        UIColor.both(
          UIColor(red: 142 / 255, green: 142 / 255, blue: 147 / 255, alpha: 1),
          UIColor(red: 152 / 255, green: 152 / 255, blue: 157 / 255, alpha: 1)
        ).cgColor
      cross.strokeColor = UIColor.both(.white, UIColor(white: 0.11, alpha: 1)).cgColor
    }
  }

  override func appearanceColorsDidChange() { showColors() }

  override func stateDidChange() { layer.opacity = isHighlighted ? 0.4 : 1 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let (radius, arm) = (Self.diameter / 2, Self.diameter * 0.18)
    circle.path =
      UIBezierPath(
        ovalIn: CGRect(
          x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
      ).cgPath
    let lines = UIBezierPath()
    for (x, y) in [(arm, arm), (arm, -arm)] {
      lines.move(to: CGPoint(x: middle.x - x, y: middle.y - y))
      lines.addLine(to: CGPoint(x: middle.x + x, y: middle.y + y))
    }
    cross.path = lines.cgPath
  }
}
