import UIKit

/// Shows what its closure draws, in points of the scroll view's content
class DrawingView: UIView {
  private let drawing: () -> Void
  private let origin: CGPoint

  init(frame: CGRect, drawing: @escaping () -> Void) {
    self.drawing = drawing
    origin = frame.origin
    super.init(frame: frame)
    backgroundColor = .clear
  }

  required init?(coder aDecoder: NSCoder) {
    return nil
  }

  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.translateBy(x: -origin.x, y: -origin.y)
    drawing()
  }
}

/// A telephone of 120 × 220
class PhoneView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 1)
    layer.cornerRadius = 18
    let screen = UIView(frame: bounds.insetBy(dx: 10, dy: 24))
    screen.layer.name = "screen"
    screen.backgroundColor = UIColor(red: 90 / 255, green: 200 / 255, blue: 250 / 255, alpha: 1)
    addSubview(screen)
  }

  required init?(coder aDecoder: NSCoder) {
    return nil
  }
}

func drawStage() {
  fill(88, 86, 214, polygon((680, 420), (920, 420), (950, 500), (650, 500)))
}

func drawStars() {
  for (x, y): (CGFloat, CGFloat) in [(700, 120), (750, 90), (800, 130), (850, 85), (900, 125)] {
    fill(255, 204, 0, ellipse(x, y, 6, 6))
  }
}

func drawHills() {
  fill(52, 199, 89, polygon((960, 460), (1060, 300), (1160, 460)))
  fill(40, 160, 75, polygon((1080, 460), (1190, 260), (1280, 460)))
}

/// A girl in a red dress, 100 × 200
func drawGirl() {
  let hair = (74, 44, 26)
  let skin = (247, 211, 181)
  fill(hair, ellipse(50, 40, 30, 34), polygon((22, 40), (78, 40), (82, 88), (18, 88)))
  for (start, end) in [((36, 82), (17, 122)), ((64, 82), (86, 116))] {
    stroke(skin, 9, .round, line(start, end))
  }
  for (start, end) in [((41, 148), (41, 190)), ((59, 148), (59, 190))] {
    stroke(skin, 9, .butt, line(start, end))
  }
  fill((122, 46, 63), ellipse(38, 194, 9, 5), ellipse(62, 194, 9, 5))
  fill((226, 85, 123), polygon((34, 74), (66, 74), (86, 154), (14, 154)))
  fill(skin, polygon((44, 60), (56, 60), (57, 76), (43, 76)))
  fill(skin, ellipse(50, 43, 22, 24))
  fill(hair, polygon((27, 40), (34, 16), (66, 16), (73, 40), (62, 28), (40, 28)))
  fill((43, 27, 18), ellipse(42, 43, 2.6, 2.6), ellipse(58, 43, 2.6, 2.6))
  let smile = UIBezierPath()
  smile.move(to: CGPoint(x: 43, y: 54))
  smile.addQuadCurve(to: CGPoint(x: 57, y: 54), controlPoint: CGPoint(x: 50, y: 60))
  stroke((176, 65, 62), 1.8, .butt, smile)
}

private func line(_ start: (Int, Int), _ end: (Int, Int)) -> UIBezierPath {
  let path = UIBezierPath()
  path.move(to: CGPoint(x: start.0, y: start.1))
  path.addLine(to: CGPoint(x: end.0, y: end.1))
  return path
}

private func ellipse(
  _ x: CGFloat, _ y: CGFloat, _ radiusX: CGFloat, _ radiusY: CGFloat
) -> UIBezierPath {
  return UIBezierPath(
    ovalIn: CGRect(x: x - radiusX, y: y - radiusY, width: 2 * radiusX, height: 2 * radiusY))
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

private func color(_ rgb: (Int, Int, Int)) -> UIColor {
  return UIColor(
    red: CGFloat(rgb.0) / 255, green: CGFloat(rgb.1) / 255, blue: CGFloat(rgb.2) / 255, alpha: 1)
}

private func fill(_ rgb: (Int, Int, Int), _ paths: UIBezierPath...) {
  color(rgb).setFill()
  for path in paths { path.fill() }
}

private func fill(_ red: Int, _ green: Int, _ blue: Int, _ path: UIBezierPath) {
  fill((red, green, blue), path)
}

private func stroke(
  _ rgb: (Int, Int, Int), _ width: CGFloat, _ cap: CGLineCap, _ path: UIBezierPath
) {
  color(rgb).setStroke()
  path.lineWidth = width
  path.lineCapStyle = cap
  path.stroke()
}
