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
    super.leftViewRect(forBounds: bounds).offsetBy(
      dx: isRightToLeft ? -Self.sideMargin : Self.sideMargin, dy: 0)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let room = super.textRect(forBounds: bounds)
    // Distances from the leading side and from the trailing one.
    let (before, after) =
      isRightToLeft
      ? (bounds.maxX - room.maxX, room.minX - bounds.minX)
      : (room.minX - bounds.minX, bounds.maxX - room.maxX)
    let start = leftView?.superview === self ? max(before + 4, Self.textStart) : Self.sideMargin
    let end = after > 0 ? after : Self.sideMargin
    return CGRect(
      x: bounds.minX + (isRightToLeft ? end : start), y: room.minY,
      width: max(0, bounds.width - start - end), height: room.height)
  }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: bounds).offsetBy(dx: isRightToLeft ? 5 : -5, dy: 0)
  }
}

/// A magnifying glass; in the field it lies 8 to 24.3 points from the left and 10 to 26.3 from above, as in a
/// picture that iOS 17 drew.
final class Magnifier: UIView {
  private let glass = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    let path = UIBezierPath(ovalIn: CGRect(x: 1.8, y: 2.8, width: 11.4, height: 11.4))
    path.move(to: CGPoint(x: 11.5, y: 12.5))
    path.addLine(to: CGPoint(x: 16.5, y: 17.5))
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
