import Geometry

/// A damped spring that pulls from 0 to 1: the motion of `CASpringAnimation`.
package struct Spring: Hashable, Sendable {
  /// Must be positive.
  package var mass: Double
  /// Must be positive.
  package var stiffness: Double
  /// Must not be negative; infinity, where overdamping is allowed, jumps to the target.
  package var damping: Double
  /// In whole distances per second, positive towards the target.
  package var initialVelocity: Double
  /// False: a damping ratio above 1 acts as 1.
  package var allowsOverdamping: Bool

  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    precondition(
      mass > 0 && stiffness > 0 && damping >= 0,
      "A spring has a mass and a stiffness above zero and a damping not below.")
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// Angular frequency without damping, radians per second.
  package var naturalFrequency: Double { (stiffness / mass).squareRoot() }

  /// Damping over critical damping: below 1 the spring swings.
  package var dampingRatio: Double {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return allowsOverdamping ? ratio : min(ratio, 1)
  }

  /// The place at `time` seconds after the start: 0 at first, 1 in the end. The classical solutions
  /// of m·x″ + c·x′ + k·(x − 1) = 0 with x(0) = 0 and x′(0) = `initialVelocity`.
  package func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    let w = naturalFrequency
    let ratio = dampingRatio
    if ratio < 1 {
      let wd = w * (1 - ratio * ratio).squareRoot()
      let swing = cosine(wd * time) + swingAmplitude * sine(wd * time)
      return 1 - exponential(-ratio * w * time) * swing
    }
    if ratio == 1 {
      return 1 - exponential(-w * time) * (1 + (w - initialVelocity) * time)
    }
    // Infinite damping: the limit of the solution as measured.
    guard ratio.isFinite else { return 1 }
    let root = (ratio * ratio - 1).squareRoot()
    // r1 = −w·(ratio − root), without the cancellation.
    let r1 = -w / (ratio + root)
    let r2 = -w * (ratio + root)
    let share = (r2 + initialVelocity) / (r2 - r1)
    return 1 - share * exponential(r1 * time) - (1 - share) * exponential(r2 * time)
  }

  /// Amplitude of the sine beside the cosine of amplitude 1, below critical damping.
  var swingAmplitude: Double {
    let w = naturalFrequency
    let ratio = dampingRatio
    return (ratio * w - initialVelocity) / (w * (1 - ratio * ratio).squareRoot())
  }
}
