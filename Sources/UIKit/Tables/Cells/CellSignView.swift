import CoreGraphics
import QuartzCore

/// The sign at the end of a cell: an arrow head, a tick or a letter.
final class CellSignView: UIView {
  /// Which sign.
  var type: UITableViewCell.AccessoryType = .none { didSet { setNeedsDisplay() } }

  /// True: a dash instead of a tick.
  var isMixed = false { didSet { setNeedsDisplay() } }
  /// True: the arrow head points to where rows begin.
  var pointsBack = false { didSet { setNeedsDisplay() } }

  /// The colour of an arrow head; nil: grey.
  var arrowColor: UIColor? { didSet { setNeedsDisplay() } }

  private static let arrowGrey = UIColor {
    $0.userInterfaceStyle == .dark
      ? .tertiaryLabel : UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How wide the sign is, points.
  var width: CGFloat {
    switch type {
    case .none: 0
    case .disclosureIndicator: 8
    case .checkmark: 14
    case .detailDisclosureButton, .detailButton: 22
    }
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath()
    let y = bounds.midY
    switch type {
    case .none: return
    case .disclosureIndicator:
      (arrowColor ?? Self.arrowGrey).setStroke()
      let tip: CGFloat = isRightToLeft != pointsBack ? -2.75 : 2.75
      // In its own narrow room the head is a little left of the middle.
      let x = bounds.width > 8 ? bounds.midX : isRightToLeft != pointsBack ? 4.25 : 3.75
      path.move(to: CGPoint(x: x - tip, y: y - 5.5))
      path.addLine(to: CGPoint(x: x + tip, y: y))
      path.addLine(to: CGPoint(x: x - tip, y: y + 5.5))
      path.lineWidth = 2
    case .checkmark:
      tintColor.setStroke()
      if isMixed {
        path.move(to: CGPoint(x: 2, y: y))
        path.addLine(to: CGPoint(x: 12, y: y))
      } else {
        path.move(to: CGPoint(x: 1, y: y + 0.5))
        path.addLine(to: CGPoint(x: 5, y: y + 4.5))
        path.addLine(to: CGPoint(x: 13, y: y - 5))
      }
      path.lineWidth = 1.5
    case .detailDisclosureButton, .detailButton:
      tintColor.setStroke()
      path.append(UIBezierPath(ovalIn: CGRect(x: 1, y: y - 10, width: 20, height: 20)))
      path.move(to: CGPoint(x: 11, y: y - 6))
      path.addLine(to: CGPoint(x: 11, y: y - 4.5))
      path.move(to: CGPoint(x: 11, y: y - 2))
      path.addLine(to: CGPoint(x: 11, y: y + 6))
      path.lineWidth = 1
    }
    path.stroke()
  }
}
