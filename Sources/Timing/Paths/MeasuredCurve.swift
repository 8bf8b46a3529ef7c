package import Geometry

/// A cubic curve that knows its length and finds its points by length.
package struct MeasuredCurve: Sendable {
  package let curve: CubicBezier
  package let length: Double
  /// Length at the end of each of the equal pieces of the parameter; empty for a line.
  private let lengths: [Double]

  private static let stretchCount = 16

  /// A straight line, its parameter proportional to its length.
  init(from start: Point, to end: Point) {
    curve = CubicBezier(from: start, to: end)
    length = (end - start).length
    lengths = []
  }

  package init(_ curve: CubicBezier) {
    self.curve = curve
    var sum = 0.0
    var lengths: [Double] = []
    for index in 0..<Self.stretchCount {
      sum += Self.length(
        of: curve, from: Double(index) / Double(Self.stretchCount),
        to: Double(index + 1) / Double(Self.stretchCount))
      lengths.append(sum)
    }
    self.lengths = lengths
    length = sum
  }

  /// The same points backwards.
  var reversed: MeasuredCurve {
    let c = curve
    if lengths.isEmpty { return MeasuredCurve(from: c.end, to: c.start) }
    return MeasuredCurve(
      CubicBezier(start: c.end, control1: c.control2, control2: c.control1, end: c.start))
  }

  /// The parameter at which `distance` is travelled; clamped to 0…1.
  package func parameter(at distance: Double) -> Double {
    guard distance > 0 else { return 0 }
    guard distance < length else { return 1 }
    guard !lengths.isEmpty else { return distance / length }
    let index = lengths.firstIndex { $0 >= distance } ?? lengths.count - 1
    let begin = index > 0 ? lengths[index - 1] : 0
    var low = Double(index) / Double(Self.stretchCount)
    let start = low
    var high = Double(index + 1) / Double(Self.stretchCount)
    var t = low + (high - low) * (distance - begin) / (lengths[index] - begin)
    // Newton's steps, kept inside the piece.
    for _ in 0..<20 {
      let error = begin + Self.length(of: curve, from: start, to: t) - distance
      if error > 0 { high = t } else { low = t }
      let next = t - error / Self.speed(of: curve, at: t)
      let step = next > low && next < high ? next : (low + high) / 2
      if abs(step - t) < 1e-14 { break }
      t = step
    }
    return t
  }

  /// The part between two parameters.
  func part(from start: Double, to end: Double) -> CubicBezier {
    let head = end < 1 ? curve.split(at: end).0 : curve
    return start > 0 ? head.split(at: start / end).1 : head
  }

  /// Length of the derivative.
  private static func speed(of c: CubicBezier, at t: Double) -> Double {
    let r = 1 - t
    let d =
      (c.control1 - c.start) * (r * r) + (c.control2 - c.control1) * (2 * r * t)
      + (c.end - c.control2) * (t * t)
    return 3 * d.length
  }

  /// Gauss and Legendre's rule with five points.
  private static func length(of c: CubicBezier, from start: Double, to end: Double) -> Double {
    let half = (end - start) / 2
    let middle = (start + end) / 2
    var sum = 0.568888888888888889 * speed(of: c, at: middle)
    for (x, weight) in [
      (0.538469310105683091, 0.478628670499366468), (0.906179845938663993, 0.236926885056189088),
    ] {
      sum += weight * (speed(of: c, at: middle - half * x) + speed(of: c, at: middle + half * x))
    }
    return half * sum
  }
}
