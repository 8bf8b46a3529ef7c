import Geometry

extension Spring {
  /// Below this distance a spring counts as settled.
  private static let settledDistance = 0.001

  /// The same for what is left of the slow part of an overdamped spring.
  private static let settledCreep = 0.01

  /// Seconds until the motion stays near its target: below critical damping until the envelope is
  /// within a thousandth, at critical damping the first tenth of a second at which the motion is.
  /// Both give Core Animation's published values exactly. The largest `Float` when nothing damps,
  /// 0 for a spring that is none.
  ///
  /// How Core Animation settles an overdamped spring is a decision: as the slow part of the motion
  /// is within a hundredth, but not before the critically damped spring does. A duration of 1 and
  /// a bounce of −0.5 give 2.78 seconds; measured are about 2.6, where a thousandth would be 4.2.
  package var settlingDuration: Double {
    guard isValid else { return 0 }
    let never = Double(Float.greatestFiniteMagnitude)
    let ratio = dampingRatio
    if ratio == 0 { return never }
    guard ratio < Self.infiniteRatio else { return 0 }
    if ratio < 1 {
      return min(
        never,
        naturalLogarithm((1 + abs(swingAmplitude)) / Self.settledDistance)
          / (ratio * naturalFrequency))
    }
    guard ratio > 1 else { return criticalSettlingDuration }
    let creep = slowPart
    let creeping = naturalLogarithm(max(abs(creep.share), 1e-9) / Self.settledCreep) / creep.rate
    return min(never, max(creeping, criticalSettlingDuration))
  }

  private var criticalSettlingDuration: Double {
    var critical = self
    critical.allowsOverdamping = false
    // At ωt = 20 e^(−ωt)·(1 + ωt) is far below; a velocity adds little to it.
    let push = naturalLogarithm(1 + abs(initialVelocity) / naturalFrequency)
    let limit = Int(min(1e6, 10 * (20 + 2 * push) / naturalFrequency + 1))
    for step in 1...max(1, limit) {
      let time = Double(step) / 10
      if abs(1 - critical.value(at: time)) < Self.settledDistance { return time }
    }
    return Double(limit) / 10
  }
}
