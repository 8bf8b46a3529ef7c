import UIKit

/// The tile: chime bars hanging and standing, each ending in a ring
func drawChimes() {
  let bars: [(x: CGFloat, end: CGFloat, hangs: Bool)] = [
    (15, 38, true), (45, 60, true), (75, 24, true), (30, 58, false), (60, 42, false),
  ]
  UIColor.fuberLightBlue().withAlphaComponent(0.55).setStroke()
  let path = UIBezierPath()
  path.lineWidth = 1.5
  for bar in bars {
    path.move(to: CGPoint(x: bar.x, y: bar.hangs ? 0 : 90))
    path.addLine(to: CGPoint(x: bar.x, y: bar.end))
    let center = CGPoint(x: bar.x, y: bar.hangs ? bar.end + 5 : bar.end - 5)
    path.append(
      UIBezierPath(ovalIn: CGRect(x: center.x - 5, y: center.y - 5, width: 10, height: 10)))
  }
  path.stroke()
}

/// Three bars, as they stand in the navigation bar
func drawMenuIcon() {
  UIColor.black.setFill()
  for y: CGFloat in [0, 6, 12] {
    UIBezierPath(rect: CGRect(x: 0, y: y, width: 18, height: 2)).fill()
  }
}

/// A town: a park, water, and roads
func drawMap() {
  fill(0xF2EFE9, UIBezierPath(rect: CGRect(x: 0, y: 0, width: 375, height: 667)))
  fill(0xCFE8C2, polygon((210, 120), (375, 90), (375, 300), (250, 320)))
  fill(0xB5D8F0, polygon((0, 480), (120, 440), (200, 667), (0, 667)))
  road(0xFFFFFF, 10, (0, 180), (375, 240))
  road(0xFFFFFF, 10, (80, 0), (140, 667))
  road(0xFFFFFF, 10, (280, 0), (240, 667))
  road(0xFFFFFF, 10, (0, 400), (375, 360))
  road(0xFFE9A8, 14, (0, 560), (375, 470))
}

private func polygon(_ points: (CGFloat, CGFloat)...) -> UIBezierPath {
  let path = UIBezierPath()
  for (index, point) in points.enumerated() {
    let point = CGPoint(x: point.0, y: point.1)
    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
  }
  path.close()
  return path
}

private func fill(_ rgb: Int, _ path: UIBezierPath) {
  color(rgb).setFill()
  path.fill()
}

private func road(
  _ rgb: Int, _ width: CGFloat, _ start: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat)
) {
  let path = UIBezierPath()
  path.move(to: CGPoint(x: start.0, y: start.1))
  path.addLine(to: CGPoint(x: end.0, y: end.1))
  path.lineWidth = width
  color(rgb).setStroke()
  path.stroke()
}

private func color(_ rgb: Int) -> UIColor {
  return UIColor(
    red: CGFloat(rgb >> 16 & 0xFF) / 255, green: CGFloat(rgb >> 8 & 0xFF) / 255,
    blue: CGFloat(rgb & 0xFF) / 255, alpha: 1)
}
