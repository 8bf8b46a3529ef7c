import UIKit

/// The side that all cards share: a lattice in a white frame
class CardBackView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func draw(_ rect: CGRect) {
    let radius = bounds.width * 0.08
    UIColor.white.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: radius).fill()
    let field = bounds.insetBy(dx: bounds.width * 0.05, dy: bounds.width * 0.05)
    let frame = UIBezierPath(roundedRect: field, cornerRadius: radius * 0.6)
    UIColor(red: 0.17, green: 0.24, blue: 0.5, alpha: 1).setFill()
    frame.fill()
    frame.addClip()
    UIColor(red: 0.45, green: 0.54, blue: 0.82, alpha: 1).setStroke()
    let step = bounds.width / 10
    let lattice = UIBezierPath()
    for x in stride(from: -field.height, through: field.width, by: step) {
      lattice.move(to: CGPoint(x: field.minX + x, y: field.minY))
      lattice.addLine(to: CGPoint(x: field.minX + x + field.height, y: field.maxY))
      lattice.move(to: CGPoint(x: field.minX + x + field.height, y: field.minY))
      lattice.addLine(to: CGPoint(x: field.minX + x, y: field.maxY))
    }
    lattice.lineWidth = bounds.width / 120
    lattice.stroke()
  }
}

/// The queen of hearts: a heart with a crown, and her sign in two corners
class QueenView: UIView {
  private let red = UIColor(red: 0.8, green: 0.1, blue: 0.2, alpha: 1)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func draw(_ rect: CGRect) {
    UIColor.white.setFill()
    UIBezierPath(roundedRect: bounds, cornerRadius: 16).fill()

    red.setFill()
    heart(at: CGPoint(x: bounds.midX, y: bounds.midY + 16), width: 92).fill()
    UIColor(red: 0.93, green: 0.72, blue: 0.25, alpha: 1).setFill()
    crown(at: CGPoint(x: bounds.midX, y: bounds.midY - 42), width: 84).fill()

    drawSign()
    // The other corner's stands on its head.
    UIGraphicsGetCurrentContext()?.translateBy(x: bounds.maxX, y: bounds.maxY)
    UIGraphicsGetCurrentContext()?.rotate(by: .pi)
    drawSign()
  }

  /// The letter and a small heart, in the upper left corner
  private func drawSign() {
    "Q".draw(
      at: CGPoint(x: 15, y: 12),
      withAttributes: [.font: UIFont.systemFont(ofSize: 30, weight: .bold), .foregroundColor: red])
    red.setFill()
    heart(at: CGPoint(x: 27, y: 60), width: 20).fill()
  }

  private func heart(at center: CGPoint, width: CGFloat) -> UIBezierPath {
    let (x, y, half) = (center.x, center.y, width / 2)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: x, y: y + half))
    for side: CGFloat in [-1, 1] {
      let (outer, inner) = (
        CGPoint(x: x + side * half * 1.9, y: y - half * 0.15),
        CGPoint(x: x + side * half * 0.75, y: y - half * 1.45)
      )
      path.addCurve(
        to: CGPoint(x: x, y: side < 0 ? y - half * 0.45 : y + half),
        controlPoint1: side < 0 ? outer : inner, controlPoint2: side < 0 ? inner : outer)
    }
    path.close()
    return path
  }

  private func crown(at center: CGPoint, width: CGFloat) -> UIBezierPath {
    let (x, y, half) = (center.x, center.y, width / 2)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: x - half * 0.8, y: y + half * 0.5))
    for (dx, dy): (CGFloat, CGFloat) in [
      (-1, -0.35), (-0.45, 0.1), (0, -0.65), (0.45, 0.1), (1, -0.35), (0.8, 0.5),
    ] {
      path.addLine(to: CGPoint(x: x + half * dx, y: y + half * dy))
    }
    path.close()
    for (dx, dy): (CGFloat, CGFloat) in [(-1, -0.45), (0, -0.75), (1, -0.45)] {
      path.append(
        UIBezierPath(
          ovalIn: CGRect(x: x + half * dx - 5, y: y + half * dy - 5, width: 10, height: 10)))
    }
    return path
  }
}
