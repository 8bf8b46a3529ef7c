/// How a gradient's position t follows from a point (u, v) in its unit space.
package enum GradientShape: Hashable, Sendable {
  /// t = u: along the first axis.
  case axial
  /// t = √(u² + v²): the distance from the origin.
  case radial
  /// t = the angle from the first axis, towards the second, as a part of a full turn.
  case conic
  /// t = u, with an end or two.
  case segment(GradientEnds)
  /// t = that of the last circle through (u, v).
  case circles(CircleFamily)

  /// Entries in a gradient's ramp, unless its colours change fast.
  package static let rampCount = 1024
}

/// A point in a gradient's unit space, and the same as it is found by single numbers.
struct GradientPoint {
  var u: Double
  var v: Double
  var x: Float
  var y: Float
}

extension GradientPoint {
  /// So far from the origin of unit space numbers in `Float` are too coarse for the entries of a ramp.
  static let farthest = 64.0

  /// A point that is rounded once.
  @inline(__always)
  init(_ u: Double, _ v: Double) {
    self.init(u: u, v: v, x: Float(u), y: Float(v))
  }
}

extension GradientShape {
  /// The entry for a point in a ramp whose last entry is `last`, or nil where the gradient does not reach; t is
  /// clamped to 0…1, NaN counts as 0 where the gradient is everywhere.
  @inline(__always)
  func rampEntry(_ point: GradientPoint, last: Int) -> Int? {
    let t: Float
    switch self {
    case .segment(let ends):
      guard ends.include(point.x) else { return nil }
      t = point.x
    case .circles(let family):
      guard let position = family.position(point.u, point.v) else { return nil }
      t = Float(position)
    case .axial: t = point.x
    case .radial: t = (point.x * point.x + point.y * point.y).squareRoot()
    case .conic: t = turn(point.x, point.y)
    }
    return nearestEntry(t * Float(last), last: last)
  }

  /// True when points in `Float` are too coarse, for one that was rounded once.
  @inline(__always)
  func isFar(_ point: GradientPoint) -> Bool {
    switch self {
    case .axial, .segment: !(abs(point.u) < GradientPoint.farthest)
    case .radial: !(abs(point.u) + abs(point.v) < GradientPoint.farthest)
    // Angles do not depend on distances, and circles are found in `Double`.
    case .conic, .circles: false
    }
  }

  /// The same for one of `count` points of a walk, each of which is rounded several times.
  func isFar(_ walk: StraightWalk, count: Int) -> Bool {
    let across = abs(walk.u) + Double(count) * abs(walk.du)
    let down = abs(walk.v) + Double(count) * abs(walk.dv)
    switch self {
    case .axial, .segment: return !(across < GradientPoint.farthest)
    case .radial: return !(across + down < GradientPoint.farthest)
    case .conic:
      // Near the middle rounding turns: there the row's distance is compared with its length.
      let passing = abs(walk.u * walk.dv - walk.v * walk.du)
      return passing < 0.0026 * (across + down) * (abs(walk.du) + abs(walk.dv))
    case .circles: return false
    }
  }

  /// The exact t of a point that has an entry.
  func position(_ point: GradientPoint) -> Double {
    switch self {
    case .axial, .segment: point.u
    case .radial: (point.u * point.u + point.v * point.v).squareRoot()
    case .conic: exactTurn(point.u, point.v)
    case .circles(let family): family.position(point.u, point.v) ?? .nan
    }
  }
}

/// The entry of a ramp nearest to a position among them, which is clamped to 0…last; NaN counts as 0.
@inline(__always)
func nearestEntry(_ position: Float, last: Int) -> Int {
  let clamped = position > 0 ? min(position, Float(last)) : 0
  // Adding 2²³ rounds to nearest and leaves the integer in the low bits.
  return Int((clamped + 8_388_608).bitPattern & 0xffff)
}

/// The angle of (u, v) as a part 0…1 of a full turn, within 1.4·10⁻⁵, a twentieth of an entry of the largest ramp: the
/// odd polynomial of four terms that comes nearest to the arctangent on 0…1 (by Remez's exchange), mirrored into the
/// eight octants.
@inline(__always)
private func turn(_ u: Float, _ v: Float) -> Float {
  let x = abs(u)
  let y = abs(v)
  let larger = max(x, y)
  let ratio = larger > 0 ? min(x, y) / larger : 0
  let s = ratio * ratio
  var series: Float = -0.0062048966
  series = series * s + 0.0232787132
  series = series * s - 0.0511165857
  series = series * s + 0.1590298116
  var angle = ratio * series
  if y > x { angle = 0.25 - angle }
  if u < 0 { angle = 0.5 - angle }
  return v < 0 ? 1 - angle : angle
}

/// The same within 10⁻¹³. Angles above π/8 are taken from the diagonal, so that the
/// polynomial, through the arctangent at Chebyshev's points, only goes as far as tan(π/8).
func exactTurn(_ u: Double, _ v: Double) -> Double {
  let x = abs(u)
  let y = abs(v)
  let larger = y >= x ? y : x
  let smaller = y < x ? y : x
  let isSteep = smaller > larger * 0.41421356237309503
  let above = isSteep ? smaller - larger : smaller
  let below = isSteep ? smaller + larger : larger
  let ratio = below > 0 ? above / below : 0
  let s = ratio * ratio
  var series = -0.0059929962546046165
  series = series * s + 0.011099780359216976
  series = series * s - 0.014312092460293063
  series = series * s + 0.017671700524668457
  series = series * s - 0.022735898840081484
  series = series * s + 0.03183097756276978
  series = series * s - 0.0530516476075178
  series = series * s + 0.15915494309177514
  var angle = ratio * series
  if isSteep { angle += 0.125 }
  if y > x { angle = 0.25 - angle }
  if u < 0 { angle = 0.5 - angle }
  return v < 0 ? 1 - angle : angle
}
