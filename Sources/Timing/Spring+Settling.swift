import Geometry

extension Spring {
  /// Below this distance a spring counts as settled.
  private static let settledDistance = 0.001

  /// Seconds until the motion stays within a thousandth of its target, by the rules that reproduce
  /// Core Animation's published values: below critical damping from the envelope, otherwise in
  /// steps of a tenth of a second. The largest `Float` when nothing damps.
  package var settlingDuration: Double {
    let ratio = dampingRatio
    if ratio == 0 { return Double(Float.greatestFiniteMagnitude) }
    guard ratio.isFinite else { return 0 }
    if ratio < 1 {
      return naturalLogarithm((1 + abs(swingAmplitude)) / Self.settledDistance)
        / (ratio * naturalFrequency)
    }
    return settlingDurationInSteps
  }

  private var settlingDurationInSteps: Double {
    // The slower of the two exponentials bounds the search; the motion is below it long before.
    let limit = Int(min(1e6, 1000 * (1 + dampingRatio) * (1 + 1 / naturalFrequency)))
    for step in 1...max(1, limit) {
      let time = Double(step) / 10
      if abs(1 - value(at: time)) < Self.settledDistance { return time }
    }
    return Double(limit) / 10
  }
}
