import Geometry

/// How a body moves while the forces on it are constant, in closed form.
///
/// Speeds decay at the rate of the resistance: v′ = a − c·v.
struct Motion: Hashable, Sendable {
  /// World time of the values below, seconds.
  var start = 0.0
  /// Points, points per second, points per second².
  var position = Point.zero
  var velocity = Point.zero
  var acceleration = Point.zero
  /// Per second.
  var resistance = 0.0
  /// Radians, radians per second, radians per second².
  var angle = 0.0
  var spin = 0.0
  var angularAcceleration = 0.0
  /// Per second.
  var angularResistance = 0.0

  func position(at time: Double) -> Point {
    let way = Way(resistance, time - start)
    return position + velocity * way.ofVelocity + acceleration * way.ofAcceleration
  }

  func velocity(at time: Double) -> Point {
    let way = Way(resistance, time - start)
    return velocity * way.decay + acceleration * way.ofVelocity
  }

  func angle(at time: Double) -> Double {
    let way = Way(angularResistance, time - start)
    return angle + spin * way.ofVelocity + angularAcceleration * way.ofAcceleration
  }

  func spin(at time: Double) -> Double {
    let way = Way(angularResistance, time - start)
    return spin * way.decay + angularAcceleration * way.ofVelocity
  }

  /// The same motion, told from `time` on.
  func restarted(at time: Double) -> Motion {
    var motion = self
    motion.start = time
    motion.position = position(at: time).bounded
    motion.velocity = velocity(at: time).boundedSpeed
    motion.angle = angle(at: time).bounded
    motion.spin = spin(at: time).boundedSpin
    return motion
  }

  /// What a decaying speed and a steady force contribute to the way after some time.
  private struct Way {
    /// What is left of the speed.
    var decay: Double
    /// Seconds that the speed counts for: (1 − e^(−cτ)) / c.
    var ofVelocity: Double
    /// Seconds² that the acceleration counts for: (τ − ofVelocity) / c.
    var ofAcceleration: Double

    init(_ rate: Double, _ elapsed: Double) {
      let z = rate * elapsed
      guard z > 0 else {
        (decay, ofVelocity, ofAcceleration) = (1, elapsed, elapsed * elapsed / 2)
        return
      }
      if z < 0.02 {
        // Series: the quotients would cancel.
        let first = 1 - z / 2 * (1 - z / 3 * (1 - z / 4 * (1 - z / 5 * (1 - z / 6))))
        let second = (1 - z / 3 * (1 - z / 4 * (1 - z / 5 * (1 - z / 6 * (1 - z / 7))))) / 2
        decay = 1 - z * first
        ofVelocity = elapsed * first
        ofAcceleration = elapsed * elapsed * second
        return
      }
      decay = exponential(-z)
      ofVelocity = (1 - decay) / rate
      ofAcceleration = (elapsed - ofVelocity) / rate
    }
  }
}
