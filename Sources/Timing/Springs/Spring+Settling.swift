import Geometry

extension Spring {
  /// Below this distance a spring counts as settled.
  private static let settledDistance = 0.001

  /// Below this distance the slow part of an overdamped spring counts as settled.
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
    let isSettled = { (step: Int) in
      abs(1 - critical.value(at: Double(step) / 10)) < Self.settledDistance
    }
    // A velocity beyond the frequency carries it past the target once; up to there, and from there on, it is
    // never settled and then not.
    let excess = initialVelocity - naturalFrequency
    let passing = excess > 0 && 10 / excess < Double(limit) ? Int(10 / excess) : 0
    let step =
      passing > 0 && isSettled(passing)
      ? Self.first(in: 1...passing, where: isSettled)
      : Self.first(in: passing + 1...max(passing + 1, limit), where: isSettled)
    return Double(step) / 10
  }

  /// The first step of which it is true, where it stays so for a while; the last where there is none.
  private static func first(in steps: ClosedRange<Int>, where isTrue: (Int) -> Bool) -> Int {
    var (low, high, stride) = (steps.lowerBound, steps.lowerBound, 1)
    while high < steps.upperBound, !isTrue(high) {
      low = high + 1
      high = min(steps.upperBound, high + stride)
      stride *= 2
    }
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { high = middle } else { low = middle + 1 }
    }
    return high
  }
}
