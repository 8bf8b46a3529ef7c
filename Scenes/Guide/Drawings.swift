import UIKit

// The strokes of which the guide's pictures are made.

func line(_ start: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat)) -> UIBezierPath {
  let path = UIBezierPath()
  path.move(to: CGPoint(x: start.0, y: start.1))
  path.addLine(to: CGPoint(x: end.0, y: end.1))
  return path
}

/// From `start` to `end`, bent towards `control`
func arc(
  _ start: (CGFloat, CGFloat), _ end: (CGFloat, CGFloat), control: (CGFloat, CGFloat)
) -> UIBezierPath {
  let path = UIBezierPath()
  path.move(to: CGPoint(x: start.0, y: start.1))
  path.addQuadCurve(
    to: CGPoint(x: end.0, y: end.1), controlPoint: CGPoint(x: control.0, y: control.1))
  return path
}

/// By its middle and its half axes
func ellipse(
  _ x: CGFloat, _ y: CGFloat, _ radiusX: CGFloat, _ radiusY: CGFloat
) -> UIBezierPath {
  return UIBezierPath(
    ovalIn: CGRect(x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY))
}

func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> UIBezierPath {
  return ellipse(x, y, radius, radius)
}

func rectangle(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0
) -> UIBezierPath {
  let rect = CGRect(x: x, y: y, width: width, height: height)
  return radius > 0
    ? UIBezierPath(roundedRect: rect, cornerRadius: radius) : UIBezierPath(rect: rect)
}

func polygon(_ points: (CGFloat, CGFloat)...) -> UIBezierPath {
  return polygon(points)
}

func polygon(_ points: [(CGFloat, CGFloat)]) -> UIBezierPath {
  let path = UIBezierPath()
  for (index, point) in points.enumerated() {
    let point = CGPoint(x: point.0, y: point.1)
    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
  }
  path.close()
  return path
}

/// A star of five points, or of another number of them
func star(
  _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, inner: CGFloat = 0.45, points: Int = 5
) -> UIBezierPath {
  return polygon(
    (0..<2 * points).map { corner in
      let length = corner.isMultiple(of: 2) ? radius : radius * inner
      let angle = CGFloat(corner) * .pi / CGFloat(points) - .pi / 2
      return (x + length * cos(angle), y + length * sin(angle))
    })
}

/// A heart whose tip is at the bottom, `width` across
func heart(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat) -> UIBezierPath {
  let half = width / 2
  let path = UIBezierPath()
  path.move(to: CGPoint(x: x, y: y + half))
  path.addCurve(
    to: CGPoint(x: x, y: y - half * 0.45),
    controlPoint1: CGPoint(x: x - half * 1.9, y: y - half * 0.15),
    controlPoint2: CGPoint(x: x - half * 0.75, y: y - half * 1.45))
  path.addCurve(
    to: CGPoint(x: x, y: y + half),
    controlPoint1: CGPoint(x: x + half * 0.75, y: y - half * 1.45),
    controlPoint2: CGPoint(x: x + half * 1.9, y: y - half * 0.15))
  path.close()
  return path
}

func color(_ rgb: Int, alpha: CGFloat = 1) -> UIColor {
  return UIColor(
    red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255,
    blue: CGFloat(rgb & 255) / 255, alpha: alpha)
}

func fill(_ rgb: Int, alpha: CGFloat = 1, _ paths: UIBezierPath...) {
  color(rgb, alpha: alpha).setFill()
  for path in paths { path.fill() }
}

func stroke(
  _ rgb: Int, _ width: CGFloat, _ cap: CGLineCap, alpha: CGFloat = 1,
  _ paths: UIBezierPath...
) {
  color(rgb, alpha: alpha).setStroke()
  for path in paths {
    path.lineWidth = width
    path.lineCapStyle = cap
    path.lineJoinStyle = cap == .round ? .round : .miter
    path.stroke()
  }
}

/// Fills a path with colours that lie one below the other, evenly from its top to its bottom
func shade(_ path: UIBezierPath, _ colors: Int...) {
  guard let context = UIGraphicsGetCurrentContext(),
    let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(),
      colors: colors.map { color($0).cgColor } as CFArray, locations: nil)
  else { return }
  let bounds = path.bounds
  context.saveGState()
  path.addClip()
  context.drawLinearGradient(
    gradient, start: CGPoint(x: bounds.midX, y: bounds.minY),
    end: CGPoint(x: bounds.midX, y: bounds.maxY), options: [])
  context.restoreGState()
}
