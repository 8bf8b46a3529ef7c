import CoreGraphics
import Dynamics
import Geometry

extension UIDynamicItem {
  /// The outline for collisions, around the centre.
  var shape: Shape {
    let size = bounds.size
    switch collisionBoundsType {
    case .rectangle: return .rectangle(width: size.width, height: size.height)
    case .ellipse where size.width == size.height:
      return .circle(radius: Double(size.width).isFinite ? min(size.width / 2, 1e7) : 0)
    case .ellipse:
      let bounds = CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
      return .hull(of: UIBezierPath(ovalIn: bounds))
    case .path: return .hull(of: collisionBoundingPath)
    }
  }

  /// The rotation of `transform`, radians.
  var turn: Double { arcTangent2(transform.b, transform.a) }
}

extension Shape {
  /// The hull of a path's lines; curves leave them by a fifth of a point at most.
  fileprivate static func hull(of path: UIBezierPath) -> Shape {
    .convex(hullOf: path.cgPath.geometry.flattened(tolerance: 0.2).points)
  }
}

extension CGAffineTransform {
  /// A rotation by `angle` radians from x towards y, then this one's scale: the transform that a
  /// turned item had when it was not turned is the receiver.
  func turned(by angle: Double) -> CGAffineTransform {
    let (s, c) = (sine(angle), cosine(angle))
    return concatenating(CGAffineTransform(a: c, b: s, c: -s, d: c, tx: 0, ty: 0))
  }
}
