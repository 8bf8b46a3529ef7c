/// A point before the division by its weight: (X/W, Y/W) when W is positive, behind the eye else.
package struct WeightedPoint: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var weight: Double

  package init(_ p: Point) {
    x = p.x
    y = p.y
    weight = 1
  }

  fileprivate init(x: Double, y: Double, weight: Double) {
    self.x = x
    self.y = y
    self.weight = weight
  }

  /// The point as it is seen; meaningless unless `weight` is positive.
  package var point: Point { Point(x / weight, y / weight) }
}

extension Homography {
  /// Weights below this count as behind the eye.
  package static let nearWeight = 1e-6

  /// The image of `p`, not divided yet: maps in a row need one division.
  package func apply(_ p: WeightedPoint) -> WeightedPoint {
    WeightedPoint(
      x: h11 * p.x + h21 * p.y + h31 * p.weight, y: h12 * p.x + h22 * p.y + h32 * p.weight,
      weight: h13 * p.x + h23 * p.y + h33 * p.weight)
  }

  /// The smallest rectangle round what is seen of the image of `rect`; nil when all of it lies
  /// behind the eye.
  package func boundingBox(of rect: Rect) -> Rect? {
    WeightedPoint.boundingBox(of: rect.corners.map { apply(WeightedPoint($0)) })
  }
}

extension WeightedPoint {
  /// The smallest rectangle round what is seen of the polygon with these corners; nil when all of
  /// it lies behind the eye.
  package static func boundingBox(of corners: [WeightedPoint]) -> Rect? {
    Rect(around: seen(corners))
  }

  /// The part of a polygon before the eye, projected (Sutherland and Hodgman 1974).
  package static func seen(_ corners: [WeightedPoint]) -> [Point] {
    let near = Homography.nearWeight
    guard var previous = corners.last else { return [] }
    var points: [Point] = []
    for corner in corners {
      if (corner.weight >= near) != (previous.weight >= near) {
        let t = (near - previous.weight) / (corner.weight - previous.weight)
        points.append(
          Point(
            (previous.x + t * (corner.x - previous.x)) / near,
            (previous.y + t * (corner.y - previous.y)) / near))
      }
      if corner.weight >= near { points.append(corner.point) }
      previous = corner
    }
    return points
  }
}
