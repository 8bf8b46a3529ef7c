import UIKit

/// One thing that is drawn, in a cell of 140 × 110 points.
struct Feature {
  let title: String
  /// Puts it into the cell's layer.
  let draw: (CALayer) -> Void

  init(_ title: String, _ draw: @escaping (CALayer) -> Void) {
    self.title = title
    self.draw = draw
  }
}

/// Features that belong together.
struct FeaturePage {
  let title: String
  let features: [Feature]

  static let all: [FeaturePage] = [
    contents, corners, shadows, masks, blendModes, filters, shapes, gradients, depth, text,
    emitters, contexts,
  ]
}

/// The size of a cell.
let cellSize = CGSize(width: 140, height: 110)

let ink = UIColor(red: 0.13, green: 0.17, blue: 0.26, alpha: 1)
let sky = UIColor(red: 0.27, green: 0.56, blue: 0.91, alpha: 1)
let rose = UIColor(red: 0.93, green: 0.33, blue: 0.41, alpha: 1)
let sun = UIColor(red: 0.98, green: 0.75, blue: 0.18, alpha: 1)
let leaf = UIColor(red: 0.25, green: 0.68, blue: 0.45, alpha: 1)

/// A layer of one colour.
func block(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: UIColor)
  -> CALayer
{
  let layer = CALayer()
  layer.frame = CGRect(x: x, y: y, width: width, height: height)
  layer.backgroundColor = color.cgColor
  return layer
}

/// The same in `parent`, for what follows to change.
@discardableResult
func add(
  _ layer: CALayer, to parent: CALayer, _ configure: (CALayer) -> Void = { _ in }
) -> CALayer {
  configure(layer)
  parent.addSublayer(layer)
  return layer
}

/// A picture of 60 × 40 points with an arrow that points up and a frame, so that its place, its
/// orientation and its edges show.
let arrow: UIImage = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in
  sky.setFill()
  UIRectFill(CGRect(x: 0, y: 0, width: 60, height: 40))
  rose.setStroke()
  let frame = UIBezierPath(rect: CGRect(x: 3, y: 3, width: 54, height: 34))
  frame.lineWidth = 4
  frame.stroke()
  let path = UIBezierPath()
  path.move(to: CGPoint(x: 30, y: 9))
  path.addLine(to: CGPoint(x: 42, y: 22))
  path.addLine(to: CGPoint(x: 34, y: 22))
  path.addLine(to: CGPoint(x: 34, y: 32))
  path.addLine(to: CGPoint(x: 26, y: 32))
  path.addLine(to: CGPoint(x: 26, y: 22))
  path.addLine(to: CGPoint(x: 18, y: 22))
  path.close()
  UIColor.white.setFill()
  path.fill()
}
