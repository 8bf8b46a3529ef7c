import Geometry

/// A damped spring that pulls from 0 to 1: the motion of `CASpringAnimation`.
///
/// Any numbers can be stored; only those of a spring that is valid make a motion.
package struct Spring: Hashable, Sendable {
  /// Above zero.
  package var mass: Double
  /// Above zero.
  package var stiffness: Double
  /// Not below zero; infinity, where overdamping is allowed, jumps to the target.
  package var damping: Double
  /// In whole distances per second, positive towards the target.
  package var initialVelocity: Double
  /// False: a damping ratio above 1 acts as 1.
  package var allowsOverdamping: Bool

  package init(
    mass: Double = 1, stiffness: Double = 100, damping: Double = 10, initialVelocity: Double = 0,
    allowsOverdamping: Bool = false
  ) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
    self.initialVelocity = initialVelocity
    self.allowsOverdamping = allowsOverdamping
  }

  /// True for a mass and a stiffness above zero, a damping not below it, and numbers throughout.
  /// What Core Animation does with others is not documented; here they have no effect.
  package var isValid: Bool {
    mass > 0 && stiffness > 0 && damping >= 0 && initialVelocity.isFinite
      && naturalFrequency > 0 && naturalFrequency.isFinite
      && stiffness * mass > 0 && (stiffness * mass).isFinite
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
    guard ratio < Self.infiniteRatio else { return 1 }
    let creep = slowPart
    let other = exponential(-w * w / creep.rate * time)
    return 1 - creep.share * exponential(-creep.rate * time) - (1 - creep.share) * other
  }

  /// From here on a damping ratio counts as infinite: its square would be.
  static let infiniteRatio = 1e150

  /// Above critical damping, the slower of the two exponentials that make up the way left: its
  /// decay per second and its amplitude. That of the other is 1 less the amplitude.
  var slowPart: (rate: Double, share: Double) {
    let w = naturalFrequency
    let ratio = dampingRatio
    let root = ((ratio - 1) * (ratio + 1)).squareRoot()
    // w·(ratio − root), without the cancellation.
    let rate = w / (ratio + root)
    let fast = w * (ratio + root)
    return (rate, (fast - initialVelocity) / (fast - rate))
  }

  /// Amplitude of the sine beside the cosine of amplitude 1, below critical damping.
  var swingAmplitude: Double {
    let w = naturalFrequency
    let ratio = dampingRatio
    return (ratio * w - initialVelocity) / (w * (1 - ratio * ratio).squareRoot())
  }
}
