import CoreGraphics
import QuartzCore

/// The bar where text is typed. It is seen for half a second, then not for half a second, and so on, counted
/// from the last change.
final class CaretView: UIView {
  /// Seconds from one appearance to the next.
  static let period = 1.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = TextGeometry.caretWidth / 2
    isHidden = true
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the caret where it is, from the beginning of its blinking.
  func blink() {
    isHidden = false
    let blinking = CAKeyframeAnimation(keyPath: "opacity")
    blinking.values = [1, 0]
    blinking.keyTimes = [0, 0.5, 1]
    blinking.calculationMode = .discrete
    blinking.duration = Self.period
    blinking.repeatCount = .infinity
    blinking.isRemovedOnCompletion = false
    layer.add(blinking, forKey: "blinking")
  }

  /// Takes the caret away.
  func rest() {
    guard !isHidden else { return }
    isHidden = true
    layer.removeAnimation(forKey: "blinking")
  }
}

/// The colour behind text that is selected, and the bars at its ends.
final class SelectionView: UIView {
  private static let knob: CGFloat = 10
  private let fill = CAShapeLayer()
  private let bars = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for part in [fill, bars] {
      part.actions = ["path": NSNull(), "fillColor": NSNull()]
      layer.addSublayer(part)
    }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows the boxes of lines, in the view's space; none: nothing.
  func show(_ boxes: [CGRect], tint: UIColor) {
    let area = UIBezierPath()
    for box in boxes { area.append(UIBezierPath(rect: box)) }
    fill.path = area.cgPath
    fill.fillColor = tint.withAlphaComponent(0.2).cgColor
    let ends = UIBezierPath()
    if let first = boxes.first, let last = boxes.last {
      let (width, knob) = (TextGeometry.caretWidth, Self.knob)
      ends.append(
        UIBezierPath(
          rect: CGRect(x: first.minX - width, y: first.minY, width: width, height: first.height)))
      ends.append(
        UIBezierPath(
          ovalIn: CGRect(
            x: first.minX - width / 2 - knob / 2, y: first.minY - knob, width: knob, height: knob)))
      ends.append(
        UIBezierPath(rect: CGRect(x: last.maxX, y: last.minY, width: width, height: last.height)))
      ends.append(
        UIBezierPath(
          ovalIn: CGRect(
            x: last.maxX + width / 2 - knob / 2, y: last.maxY, width: knob, height: knob)))
    }
    bars.path = ends.cgPath
    bars.fillColor = tint.cgColor
  }
}
