/// How a gradient's position t follows from a place (u, v) in its unit space.
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

  /// Entries in a gradient's ramp; entry i is the colour at t = i / 1023.
  package static let rampCount = 1024

  /// The t whose colour an entry of a ramp is.
  package static func position(ofEntry entry: Int) -> Double {
    Double(entry) / Double(rampCount - 1)
  }
}

/// The ramp's entry for a place in unit space, or nil where the gradient does not reach; t is
/// clamped to 0…1, NaN counts as 0 where the gradient is everywhere.
@inline(__always)
func rampIndex(_ shape: GradientShape, _ u: Float, _ v: Float) -> Int? {
  let t: Float
  switch shape {
  case .segment(let ends):
    guard ends.include(u) else { return nil }
    t = u
  case .circles(let family):
    guard let position = family.position(u, v) else { return nil }
    t = position
  case .axial: t = u
  case .radial: t = (u * u + v * v).squareRoot()
  case .conic: t = turn(u, v)
  }
  let clamped = t > 0 ? (t < 1 ? t : 1) : 0
  // Adding 2²³ rounds to nearest and leaves the integer in the low bits.
  return Int((clamped * Float(GradientShape.rampCount - 1) + 8_388_608).bitPattern & 0xffff)
}

/// The angle of (u, v) as a part 0…1 of a full turn, within 2·10⁻⁶: an odd polynomial for the
/// arctangent on 0…1 (Hastings 1955, sheet 13), mirrored into the eight octants.
@inline(__always)
private func turn(_ u: Float, _ v: Float) -> Float {
  let x = abs(u)
  let y = abs(v)
  let larger = max(x, y)
  let ratio = larger > 0 ? min(x, y) / larger : 0
  let s = ratio * ratio
  var series: Float = -0.01172120
  series = series * s + 0.05265332
  series = series * s - 0.11643287
  series = series * s + 0.19354346
  series = series * s - 0.33262347
  series = series * s + 0.99997726
  var angle = ratio * series * (0.5 / .pi)
  if y > x { angle = 0.25 - angle }
  if u < 0 { angle = 0.5 - angle }
  return v < 0 ? 1 - angle : angle
}
