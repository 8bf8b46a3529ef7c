import QuartzCore
import Testing

/// 2.4: how long a spring takes, and springs made from how they look.
@MainActor
struct SpringSettlingTests {
  private func settling(
    damping: CGFloat, mass: CGFloat = 1, stiffness: CGFloat = 100, velocity: CGFloat = 0,
    overdamped: Bool = false
  ) -> Double {
    let spring = CASpringAnimation()
    (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
    (spring.initialVelocity, spring.allowsOverdamping) = (velocity, overdamped)
    return spring.settlingDuration
  }

  // M OCA, quoted by many; 5 and 15 from Apple's documentation (D API).
  @Test func measuredDurations() {
    #expect(isClose(settling(damping: 10), 1.4727003346780927, 1e-12))
    #expect(isClose(settling(damping: 1), 13.91321015404625, 1e-11))
    #expect(isClose(settling(damping: 5), 2.85497, 1e-5))
    #expect(isClose(settling(damping: 15), 1.02209, 1e-5))
    #expect(settling(damping: 20) == 1)
    #expect(settling(damping: 100) == 1)
    #expect(settling(damping: 0) == Double(Float.greatestFiniteMagnitude))
    #expect(settling(damping: .infinity, overdamped: true) == 0)
  }

  // ln((1 + |B|) / 0.001) / (ζω) with B = (ζω − v)/ω_d, exact for three of the above.
  @Test(arguments: [[1, 100, 8, 3], [2, 300, 5, -7], [0.25, 50, 1, 40]])
  func underCriticalDampingTheEnvelopeDecides(numbers: [Double]) {
    let (mass, stiffness, damping, velocity) = (numbers[0], numbers[1], numbers[2], numbers[3])
    let w = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    let b = (ratio * w - velocity) / (w * (1 - ratio * ratio).squareRoot())
    let expected = log((1 + abs(b)) / 0.001) / (ratio * w)
    let value = settling(
      damping: CGFloat(damping), mass: CGFloat(mass), stiffness: CGFloat(stiffness),
      velocity: CGFloat(velocity))
    #expect(isClose(value, expected, 1e-9))
  }

  // I from the exact 1.0 above: the first tenth of a second at which less than a thousandth is left.
  @Test(arguments: [2.0, 5, 10, 25], [0.0, 3, -8])
  func atCriticalDampingTheMotionDecides(w: Double, velocity: Double) throws {
    let value = settling(
      damping: CGFloat(2 * w), stiffness: CGFloat(w * w), velocity: CGFloat(velocity))
    let expected = try #require(
      (1...1000).first {
        let time = Double($0) / 10
        return abs((1 + (w - velocity) * time) * exp(-w * time)) < 0.001
      })
    #expect(isClose(value, Double(expected) / 10))
  }

  // Measured: about 2.6 ± 0.2 seconds for a perceptual second and a bounce of −0.5. Decision: a
  // hundredth of the slow part is left, and more damping never settles sooner than critical.
  @Test func aboveCriticalDampingTheSlowPartDecides() {
    let measured = CASpringAnimation(perceptualDuration: 1, bounce: -0.5).settlingDuration
    #expect(abs(measured - 2.6) < 0.2)
    let root = 3.0.squareRoot()
    let slow = 2 * Double.pi * (2 - root)
    #expect(isClose(measured, log((2 + root) / (2 * root) / 0.01) / slow, 1e-9))
    var last = settling(damping: 20)
    for damping in stride(from: CGFloat(20.5), through: 200, by: 4.5) {
      let next = settling(damping: damping, overdamped: true)
      #expect(next >= last)
      last = next
    }
  }

  // D API; M OCA for the settling duration as duration.
  @Test func aSpringIsMadeFromHowItLooks() {
    let bouncy = CASpringAnimation(perceptualDuration: 1, bounce: 0.5)
    #expect(isClose(bouncy.settlingDuration, 2.3438753795710707, 1e-12))
    #expect(bouncy.duration == bouncy.settlingDuration)
    #expect(bouncy.mass == 1)
    #expect(isClose(Double(bouncy.stiffness), 4 * .pi * .pi))
    #expect(isClose(Double(bouncy.damping), 2 * .pi))
    #expect(bouncy.initialVelocity == 0)
    #expect(bouncy.allowsOverdamping)
    #expect(bouncy.keyPath == nil && bouncy.fromValue == nil)
  }

  @Test(arguments: [0.25, 1, 3], [-1, -0.75, -0.5, 0, 0.3, 0.5, 1] as [CGFloat])
  func howItLooksIsReadBack(seconds: Double, bounce: CGFloat) {
    let spring = CASpringAnimation(perceptualDuration: seconds, bounce: bounce)
    #expect(isClose(spring.perceptualDuration, seconds))
    #expect(isClose(Double(spring.bounce), Double(bounce)))
  }

  // 2π·√(m/k), and 1 − ζ or 1/ζ − 1, of any spring.
  @Test func everySpringHasALook() {
    let spring = CASpringAnimation()
    #expect(isClose(spring.perceptualDuration, 2 * .pi / 10))
    #expect(isClose(Double(spring.bounce), 0.5))
    spring.damping = 40
    #expect(isClose(Double(spring.bounce), -0.5))
    spring.mass = 4
    #expect(isClose(spring.perceptualDuration, 4 * .pi / 10))
  }

  @Test func aBounceOfMinusOneJumps() {
    let spring = CASpringAnimation(perceptualDuration: 1, bounce: -1)
    #expect(spring.damping == .infinity)
    #expect(spring.settlingDuration == 0)
  }

  @Test func aSpringOfNoDurationIsNone() {
    #expect(CASpringAnimation(perceptualDuration: 0, bounce: 0).settlingDuration == 0)
    #expect(CASpringAnimation(perceptualDuration: -1, bounce: 0.5).settlingDuration == 0)
    #expect(CASpringAnimation(perceptualDuration: .nan, bounce: 0.5).settlingDuration == 0)
  }
}
