import CoreGraphics
import Geometry

/// A line that items collide with.
struct CollisionBoundary {
  /// nil for the edges of the reference view.
  var identifier: (any NSCopying)?
  var path: UIBezierPath

  init(identifier: (any NSCopying)?, path: UIBezierPath) {
    self.identifier = identifier
    self.path = path.withElements(of: path.cgPath)
  }

  func isNamed(_ other: any NSCopying) -> Bool {
    identifier.map { Self.key(of: $0) == Self.key(of: other) } ?? false
  }

  /// The path's lines from point to point; curves leave them by a fifth of a point at most.
  var segments: [Segment] {
    let flat = path.cgPath.geometry.flattened(tolerance: 0.2)
    return flat.contours.flatMap { contour in
      let points = flat.points[contour.range]
      let ends = points.dropFirst() + (contour.isClosed ? points.prefix(1) : [])
      return zip(points, ends).filter { $0 != $1 }.map { Segment(start: $0, end: $1) }
    }
  }

  /// A straight piece.
  struct Segment: Hashable {
    var start: Point
    var end: Point
  }

  /// Texts are told apart by their characters, whatever their type.
  private static func key(of identifier: any NSCopying) -> AnyHashable {
    if let text = identifier as? NSString { return String(describing: text) }
    if let object = identifier as? NSObject { return object }
    return (identifier as? AnyHashable) ?? AnyHashable(String(describing: identifier))
  }
}

/// So that `"floor" as NSCopying` names a boundary, as where texts become objects by themselves.
extension String: @retroactive NSCopying {
  /// The text itself.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
