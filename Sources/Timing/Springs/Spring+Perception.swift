import Geometry

extension Spring {
  /// A spring that looks `perceptualDuration` seconds long. `bounce` 0 is critical damping, towards
  /// 1 it swings more, below 0 it is overdamped; at −1 it jumps.
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let frequency = 2 * Double.pi / perceptualDuration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -1))
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * max(0, ratio) * frequency,
      initialVelocity: initialVelocity, allowsOverdamping: true)
  }

  /// Seconds of one swing without damping.
  package var perceptualDuration: Double { 2 * .pi / naturalFrequency }

  /// 1 − ratio below critical damping, 1/ratio − 1 above.
  package var bounce: Double {
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
}
