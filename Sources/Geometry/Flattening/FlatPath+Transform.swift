extension FlatPath {
  /// Every point mapped by `transform`.
  package func transformed(by transform: Affine) -> FlatPath {
    var copy = self
    copy.transform(by: transform)
    return copy
  }

  /// Maps every point.
  mutating func transform(by transform: Affine) {
    guard transform != .identity else { return }
    var points = points.mutableSpan
    for index in points.indices { points[index] = transform.apply(points[index]) }
  }

  /// The filled shape as the projective `map` shows it: what lies in front of the eye.
  ///
  /// Every contour counts as closed. Where one reaches behind the plane of the least weight it is
  /// cut off along that plane (Sutherland and Hodgman 1974), and stays closed.
  package func projected(by map: Homography) -> FlatPath {
    if let affine = map.affine, map.h33 > 0 { return transformed(by: affine) }
    var result = FlatPath()
    result.points.reserveCapacity(points.count)
    for contour in contours {
      let start = result.points.count
      guard var previous = points[contour.range].last else { continue }
      var previousWeight = map.weight(at: previous)
      for point in points[contour.range] {
        let weight = map.weight(at: point)
        if (weight >= Homography.nearWeight) != (previousWeight >= Homography.nearWeight) {
          let t = (Homography.nearWeight - previousWeight) / (weight - previousWeight)
          result.points.append(
            map.image(of: .mix(previous, point, t), weight: Homography.nearWeight))
        }
        if weight >= Homography.nearWeight {
          result.points.append(map.image(of: point, weight: weight))
        }
        previous = point
        previousWeight = weight
      }
      let end = result.points.count
      if end > start {
        result.contours.append(
          Contour(start: start, end: end, isClosed: true, isThinned: contour.isThinned))
      }
    }
    return result
  }
}

extension Homography {
  fileprivate func image(of p: Point, weight: Double) -> Point {
    Point(
      (h11 * p.x + h21 * p.y + h31) / weight, (h12 * p.x + h22 * p.y + h32) / weight)
  }
}
