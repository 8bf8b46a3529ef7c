import UIKit

/// A dog's face, 90 × 90
func drawDog() {
  fill(0xBFE3FF, UIBezierPath(rect: CGRect(x: 0, y: 0, width: 90, height: 90)))
  fill(0xC98F56, ellipse(45, 46, 28, 30))
  fill(0x8B5A2B, ellipse(20, 40, 10, 22), ellipse(70, 40, 10, 22))
  fill(0xF3DFC5, ellipse(45, 60, 16, 13))
  fill(0x2B1B12, ellipse(35, 42, 4, 4), ellipse(55, 42, 4, 4))
  fill(0xFFFFFF, ellipse(36.3, 40.7, 1.2, 1.2), ellipse(56.3, 40.7, 1.2, 1.2))
  fill(0xE86A7A, ellipse(45, 70, 4.5, 6))
  fill(0x2B1B12, ellipse(45, 54, 6, 4.5))
  color(0x2B1B12).setStroke()
  for end: CGFloat in [37, 53] {
    let mouth = UIBezierPath()
    mouth.move(to: CGPoint(x: 45, y: 58.5))
    mouth.addQuadCurve(to: CGPoint(x: end, y: 66), controlPoint: CGPoint(x: 45, y: 66))
    mouth.lineWidth = 1.8
    mouth.lineCapStyle = .round
    mouth.stroke()
  }
}

/// A fox's face, 90 × 90
func drawFox() {
  fill(0xFFE6B8, UIBezierPath(rect: CGRect(x: 0, y: 0, width: 90, height: 90)))
  fillBoth(0xD9541E, (17, 36), (21, 6), (43, 25))
  fillBoth(0x3A2418, (22.5, 29), (24, 14), (35, 24))
  fill(0xE8702A, polygon((14, 36), (45, 20), (76, 36), (66, 60), (45, 80), (24, 60)))
  fillBoth(0xFFF3E3, (14, 36), (38, 54), (45, 80), (24, 60))
  fill(0x26160E, ellipse(34, 44, 3.6, 3.6), ellipse(56, 44, 3.6, 3.6))
  fill(0x26160E, ellipse(45, 77, 5, 4.5))
}

/// An airplane seen from above, 30 × 30, its nose down
func drawAirplane() {
  let wings = [
    polygon((15, 18), (29, 12), (29, 9), (15, 12)), polygon((15, 18), (1, 12), (1, 9), (15, 12)),
    polygon((15, 6.5), (21, 4.5), (21, 2.5), (15, 4)),
    polygon((15, 6.5), (9, 4.5), (9, 2.5), (15, 4)),
  ]
  color(0x0A5E8C).setStroke()
  UIColor.white.setFill()
  for wing in wings {
    wing.lineWidth = 1
    wing.fill()
    wing.stroke()
  }
  // The outline of the fuselage lies outside it.
  fill(0x0A5E8C, ellipse(15, 15, 3.7, 14.2))
  fill(0xFFFFFF, ellipse(15, 15, 2.7, 13.2))
}

private func ellipse(
  _ x: CGFloat, _ y: CGFloat, _ radiusX: CGFloat, _ radiusY: CGFloat
) -> UIBezierPath {
  return UIBezierPath(
    ovalIn: CGRect(x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY))
}

private func polygon(_ points: (CGFloat, CGFloat)...) -> UIBezierPath {
  return polygon(points)
}

private func polygon(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
  let path = UIBezierPath()
  for (index, point) in points.enumerated() {
    let point = CGPoint(x: point.0, y: point.1)
    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
  }
  path.close()
  return path
}

private func fill(_ rgb: Int, _ paths: UIBezierPath...) {
  color(rgb).setFill()
  for path in paths { path.fill() }
}

/// Fills a polygon and its mirror image about the middle of 90 points
private func fillBoth(_ rgb: Int, _ points: (CGFloat, CGFloat)...) {
  fill(rgb, polygon(points), polygon(points.map { (90 - $0.0, $0.1) }))
}

private func color(_ rgb: Int) -> UIColor {
  return UIColor(
    red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255,
    blue: CGFloat(rgb & 255) / 255, alpha: 1)
}
