import Geometry

extension Spring {
  /// The spring of a UIKit animation: mass 1, and so stiff that what is left of the swing after
  /// `duration` seconds is a thousandth of the distance. `dampingRatio` is clamped to at most 1,
  /// `duration` to 0.01…10; `velocity` counts distances per second.
  ///
  /// The natural frequency ω is the largest root of |ζω − v|/ω_d · e^(−ζωd) = 0.001, or at ζ = 1
  /// of |(ω − v)·d + 1| · e^(−ωd) = 0.001: the equations found by those who measured UIKit.
  package init(dampingRatio: Double, velocity: Double, duration: Double) {
    let rest = SwingRest(
      ratio: min(max(dampingRatio, 0.001), 1), velocity: velocity,
      duration: min(max(duration, 0.01), 10))
    let frequency = rest.frequency(leaving: 0.001)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * rest.ratio * frequency,
      initialVelocity: velocity)
  }
}

/// What is left of a spring's swing after a time, as a function of its natural frequency ω: it
/// falls to zero at `stillFrequency`, rises to a summit, and falls for ever.
private struct SwingRest {
  var ratio: Double
  var velocity: Double
  var duration: Double

  func value(_ w: Double) -> Double {
    if ratio == 1 {
      return abs((w - velocity) * duration + 1) * exponential(-w * duration)
    }
    let amplitude = abs(ratio - velocity / w) / (1 - ratio * ratio).squareRoot()
    return amplitude * exponential(-ratio * w * duration)
  }

  /// The largest ω that leaves `amount`.
  func frequency(leaving amount: Double) -> Double {
    let summit = summitFrequency
    if value(summit) > amount {
      var high = 2 * summit + 1 / duration
      while value(high) > amount { high *= 2 }
      return crossing(from: summit, to: high, amount: amount)
    }
    return crossing(from: 1e-6, to: stillFrequency, amount: amount)
  }

  /// Where nothing is left: the velocity carries the spring just there.
  private var stillFrequency: Double {
    max(1e-6, ratio == 1 ? velocity - 1 / duration : velocity / ratio)
  }

  /// Where the derivative is zero above `stillFrequency`; next to 0 where it only falls.
  private var summitFrequency: Double {
    if ratio == 1 { return max(1e-6, velocity) }
    guard velocity > 0 else { return 1e-6 }
    // ζ²d·ω² − ζdv·ω − v = 0
    let a = ratio * ratio * duration
    let b = ratio * duration * velocity
    return (b + (b * b + 4 * a * velocity).squareRoot()) / (2 * a)
  }

  /// The ω in an interval where the rest falls from above `amount` to below.
  private func crossing(from low: Double, to high: Double, amount: Double) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<200 {
      let middle = (low + high) / 2
      guard middle > low, middle < high else { break }
      if value(middle) > amount { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
