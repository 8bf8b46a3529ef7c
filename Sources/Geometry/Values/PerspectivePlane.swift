/// A plane and how it lies on the picture in perspective, where a unit of it is many pixels at one point and
/// few at another.
package struct PerspectivePlane: Sendable {
  private let map: Homography
  /// What of the picture is looked at.
  private let visible: VisibleArea

  package init(_ map: Homography, visible: VisibleArea = .everywhere) {
    self.map = map
    self.visible = visible
  }

  /// Pixels per unit where the scale is largest within `bounds`.
  package func scale(over bounds: Rect) -> Double {
    var most = 0.0
    for corner in bounds.corners {
      guard map.weight(at: corner) > Self.nearestWeight else { return Self.largestScale }
      most = max(most, jacobian(at: corner).largestScale)
    }
    return min(max(most, Self.smallestScale), Self.largestScale)
  }

  /// True for a curve controlled by these that is not seen: behind the eye, or beyond one side of what is
  /// looked at.
  func isPassed(by a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
    let weights = SIMD4(map.weight(at: a), map.weight(at: b), map.weight(at: c), map.weight(at: d))
    guard weights.min() >= Homography.nearWeight else {
      return weights.max() < Homography.nearWeight
    }
    return visible.isPassed(by: map.apply(a), map.apply(b), map.apply(c), map.apply(d))
  }

  /// The affine map that the plane's is like around `p`.
  private func jacobian(at p: Point) -> Affine {
    let w = map.weight(at: p)
    let q = map.apply(p)
    return Affine(
      a: (map.h11 - q.x * map.h13) / w, b: (map.h12 - q.y * map.h13) / w,
      c: (map.h21 - q.x * map.h23) / w, d: (map.h22 - q.y * map.h23) / w, tx: q.x, ty: q.y)
  }

  /// Below this a shape is a speck, and a finer tolerance would serve nothing.
  package static let smallestScale = 1e-3
  /// Bounds the work for planes that run through the eye.
  private static let largestScale = 256.0
  private static let nearestWeight = 1e-3
}
