package import Geometry

/// Two closed contours cut into equally many curves that belong together.
///
/// The second is run through in the first's direction, from the start that brings it nearest to the
/// first; then each gets the other's knots, at equal fractions of its length. To find that takes far longer than
/// to go along it.
package struct PathMorph: Sendable {
  private let pairs: [(from: CubicBezier, to: CubicBezier)]

  /// How many points are compared to align the starts.
  private static let sampleCount = 64

  /// Nil unless both paths are single closed contours.
  package init?(_ from: Path, _ to: Path) {
    guard let first = ClosedContour(from), var second = ClosedContour(to) else { return nil }
    if Self.area(first) * Self.area(second) < 0 { second = second.reversed }
    let shift = Self.shift(of: second, alignedWith: first)
    let knots = Self.commonKnots(first, second, shift: shift)
    pairs = zip(knots, knots.dropFirst()).map { begin, end in
      (
        first.piece(from: begin.first, to: end.first),
        second.piece(from: begin.second, to: end.second)
      )
    }
  }

  /// The outline at fraction `t` of the way, as curves only.
  package func path(at t: Double) -> Path {
    var path = Path()
    for (index, pair) in pairs.enumerated() {
      if index == 0 { path.move(to: .mix(pair.from.start, pair.to.start, t)) }
      path.cubic(
        to: .mix(pair.from.end, pair.to.end, t),
        control1: .mix(pair.from.control1, pair.to.control1, t),
        control2: .mix(pair.from.control2, pair.to.control2, t))
    }
    path.close()
    return path
  }

  private static func samples(_ contour: ClosedContour, from shift: Double) -> [Point] {
    (0..<sampleCount).map { contour.point(at: shift + Double($0) / Double(sampleCount)) }
  }

  /// Twice the signed area of the polygon through the samples.
  private static func area(_ contour: ClosedContour) -> Double {
    let points = samples(contour, from: 0)
    return points.indices.reduce(0) {
      $0 + Point.cross(points[$1], points[($1 + 1) % points.count])
    }
  }

  /// The fraction of `second` that belongs to the start of `first`: of the places where knots or
  /// the middles between them meet, and of evenly spaced ones, the one with the smallest sum of
  /// squared distances. The former win where it makes no difference.
  private static func shift(of second: ClosedContour, alignedWith first: ClosedContour) -> Double {
    let fixed = samples(first, from: 0)
    func cost(_ shift: Double) -> Double {
      zip(fixed, samples(second, from: shift)).reduce(0) {
        let d = $1.0 - $1.1
        return $0 + Point.dot(d, d)
      }
    }
    var candidates: [Double] = []
    for b in placesOfInterest(second) {
      for a in placesOfInterest(first) {
        let shift = b - a
        candidates.append(shift - shift.rounded(.down))
      }
    }
    // Many knots match by themselves; comparing every pair of them would take too long.
    candidates = Array(Set(candidates).sorted().prefix(256))
    candidates += (0..<sampleCount).map { Double($0) / Double(sampleCount) }
    var best = (shift: 0.0, cost: Double.infinity)
    for shift in candidates {
      let cost = cost(shift)
      if cost < best.cost * (1 - 1e-9) { best = (shift, cost) }
    }
    return best.shift
  }

  private static func placesOfInterest(_ contour: ClosedContour) -> [Double] {
    zip(contour.knots, contour.knots.dropFirst()).flatMap { [$0, ($0 + $1) / 2] }
  }

  /// The knots of both in order, as fractions of each: from 0 to 1 of the first, and from `shift`
  /// on of the second. Knots that nearly meet are one.
  private static func commonKnots(
    _ first: ClosedContour, _ second: ClosedContour, shift: Double
  ) -> [(first: Double, second: Double)] {
    var knots = first.knots.map { (first: $0, second: $0 + shift, isShared: false) }
    for knot in second.knots.dropLast() {
      // Where it lies on the first, from 0 to below 1.
      var fraction = (knot - shift) - (knot - shift).rounded(.down)
      if fraction > 1 - 1e-6 { fraction -= 1 }
      let exact = knot + (shift + fraction - knot).rounded()
      if let index = knots.firstIndex(where: { abs($0.first - fraction) < 1e-6 && !$0.isShared }) {
        knots[index].second = exact
        knots[index].isShared = true
        if index == 0 { knots[first.knots.count - 1].second = exact + 1 }
      } else {
        knots.append((fraction, exact, true))
      }
    }
    return knots.map { ($0.first, $0.second) }.sorted { $0.first < $1.first }
  }
}
