public import CoreGraphics
import QuartzCore

/// The field of a search bar: grey and round, with a magnifying glass.
open class UISearchTextField: UITextField {
  static let radius: CGFloat = 10
  private static let textStart: CGFloat = 31
  private static let sideMargin: CGFloat = 7

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpSearch()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpSearch()
  }

  private func setUpSearch() {
    layer.cornerRadius = Self.radius
    clipsToBounds = true
    backgroundColor = .tertiarySystemFill
    clearButtonMode = .always
    returnKeyType = .search
    autocapitalizationType = .none
    leftView = Magnifier(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    leftViewMode = .always
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: bounds).offsetBy(dx: Self.sideMargin, dy: 0)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let room = super.textRect(forBounds: bounds)
    let left = leftView?.superview === self ? max(room.minX + 4, Self.textStart) : Self.sideMargin
    let right = room.maxX < bounds.maxX ? room.maxX : bounds.maxX - Self.sideMargin
    return CGRect(x: left, y: room.minY, width: max(0, right - left), height: room.height)
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: -5, dy: 0)
  }
}

/// A magnifying glass.
final class Magnifier: UIView {
  private let glass = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    let path = UIBezierPath(ovalIn: CGRect(x: 2.5, y: 3.5, width: 10.5, height: 10.5))
    path.move(to: CGPoint(x: 11.6, y: 12.6))
    path.addLine(to: CGPoint(x: 16.2, y: 17.2))
    glass.path = path.cgPath
    glass.fillColor = nil
    glass.lineWidth = 1.6
    glass.lineCap = .round
    layer.addSublayer(glass)
    appearanceColorsDidChange()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func appearanceColorsDidChange() {
    withTraits { glass.strokeColor = UIColor.secondaryLabel.cgColor }
  }
}
