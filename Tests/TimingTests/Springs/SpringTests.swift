import Geometry
import Testing
import Timing

@Suite struct SpringTests {
  @Test(
    arguments: [
      (Spring(), 1.4727003346780927, 1e-12), (Spring(damping: 1), 13.91321015404625, 1e-11),
      (Spring(damping: 5), 2.85497, 1e-5), (Spring(damping: 15), 1.02209, 1e-5),
      (Spring(damping: 20), 1.0, 0), (Spring(damping: 100), 1.0, 0),
      (Spring(perceptualDuration: 1, bounce: 0.5), 2.3438753795710707, 1e-12),
      (Spring(damping: 0), Double(Float.greatestFiniteMagnitude), 0),
      (Spring(damping: .infinity, allowsOverdamping: true), 0, 0),
    ] as [(Spring, Double, Double)])
  func settlesAsMeasured(spring: Spring, expected: Double, tolerance: Double) {
    #expect(abs(spring.settlingDuration - expected) <= tolerance)
  }

  /// The moments are searched for, of slow springs too; one after the other they give the same.
  @Test func settlingIsTheFirstTenthOfASecondNearTheTarget() {
    let frequencies = [0.006, 0.02, 0.1, 0.9, 1, 3, 17, 400]
    let velocities = [0, 0.01, 0.5, 1, 1.01, 2, 3.1, 5, 80, 1e4, -0.02, -1, -7, -300, -1e5]
    for frequency in frequencies {
      for velocity in velocities {
        let spring = Spring(
          mass: 1, stiffness: frequency * frequency, damping: 3 * frequency,
          initialVelocity: velocity)
        var critical = spring
        critical.damping = 2 * frequency
        let most = 10 * (20 + 2 * naturalLogarithm(1 + abs(velocity) / frequency)) / frequency + 1
        let limit = Int(min(1e6, most))
        let first = (1...limit).first { step in
          abs(1 - critical.value(at: Double(step) / 10)) < 0.001
        }
        #expect(
          spring.settlingDuration == Double(first ?? limit) / 10, "\(frequency), \(velocity)")
      }
    }
  }

  /// The differential equation, integrated by Runge and Kutta's method.
  func integrated(_ spring: Spring, damping: Double, to time: Double) -> Double {
    var x = 0.0
    var v = spring.initialVelocity
    let steps = 20_000
    let h = time / Double(steps)
    func pull(_ x: Double, _ v: Double) -> Double {
      (-spring.stiffness * (x - 1) - damping * v) / spring.mass
    }
    for _ in 0..<steps {
      let (k1, l1) = (v, pull(x, v))
      let (k2, l2) = (v + h / 2 * l1, pull(x + h / 2 * k1, v + h / 2 * l1))
      let (k3, l3) = (v + h / 2 * l2, pull(x + h / 2 * k2, v + h / 2 * l2))
      let (k4, l4) = (v + h * l3, pull(x + h * k3, v + h * l3))
      x += h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += h / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
    }
    return x
  }

  @Test(arguments: [
    Spring(), Spring(damping: 0), Spring(mass: 2, stiffness: 300, damping: 12, initialVelocity: 5),
    Spring(damping: 20, initialVelocity: 3), Spring(damping: 50, allowsOverdamping: true),
    Spring(damping: 25, initialVelocity: -4, allowsOverdamping: true),
  ])
  func solvesTheEquationOfMotion(spring: Spring) {
    for time in [0.05, 0.2, 0.7, 1.5] {
      let expected = integrated(spring, damping: spring.damping, to: time)
      #expect(abs(spring.value(at: time) - expected) < 1e-8)
    }
  }

  @Test func overdampingMustBeAllowed() {
    let clamped = Spring(damping: 100)
    #expect(clamped.value(at: 0.3) == Spring(damping: 20).value(at: 0.3))
    #expect(clamped.damping == 100)
  }

  @Test func startsAtZeroAndEndsAtOne() {
    #expect(Spring().value(at: 0) == 0)
    #expect(abs(Spring().value(at: 60) - 1) < 1e-12)
  }

  @Test func perceptualSpringsReadBack() {
    let spring = Spring(perceptualDuration: 0.8, bounce: 0.3)
    #expect(abs(spring.perceptualDuration - 0.8) < 1e-12)
    #expect(abs(spring.bounce - 0.3) < 1e-12)
    #expect(abs(Spring(perceptualDuration: 0.8, bounce: -0.5).bounce + 0.5) < 1e-12)
    let jump = Spring(perceptualDuration: 1, bounce: -1)
    #expect(jump.value(at: 0) == 0)
    #expect(jump.value(at: 0.01) == 1)
  }

  @Test func theSpringOfAViewAnimationMatchesThePublishedNumbers() {
    let spring = Spring(dampingRatio: 0.25, velocity: 0, duration: 3)
    #expect(abs(spring.stiffness - 54.83363) < 1e-5)
    #expect(abs(spring.damping - 3.70249) < 1e-5)
  }

  @Test(arguments: [0.2, 0.5, 0.8, 1.0], [-3.0, 0.0, 2.0, 10.0, 40.0])
  func theSpringOfAViewAnimationLeavesAThousandth(ratio: Double, velocity: Double) {
    let duration = 0.7
    func rest(_ w: Double) -> Double {
      ratio == 1
        ? abs((w - velocity) * duration + 1) * exponential(-w * duration)
        : abs(ratio * w - velocity) / (w * (1 - ratio * ratio).squareRoot())
          * exponential(-ratio * w * duration)
    }
    let spring = Spring(dampingRatio: ratio, velocity: velocity, duration: duration)
    let w = spring.naturalFrequency
    #expect(abs(rest(w) - 0.001) < 1e-12)
    // No larger frequency does.
    for step in 1...2000 { #expect(rest(w + Double(step) / 10) < 0.001) }
    #expect(abs(spring.dampingRatio - ratio) < 1e-12)
  }
}
