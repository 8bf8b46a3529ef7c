import QuartzCore
import Testing

/// 2.4: the value of a spring.
@MainActor
struct SpringMotionTests {
  /// What of the way from 0 to 1 a spring has made `time` seconds after it was added.
  private func place(
    at time: Double, duration: Double = 5, _ prepare: (CASpringAnimation) -> Void
  ) throws -> Double {
    let spring = CASpringAnimation(keyPath: "zPosition")
    holdAtBothEnds(spring)
    (spring.fromValue, spring.toValue, spring.duration) = (0, 1, duration)
    prepare(spring)
    return Double(try shown(model(zPosition: -1), at: time, with: spring).zPosition)
  }

  /// The differential equation m·x″ + c·x′ + k·(x − 1) = 0 in steps of a ten-thousandth of the
  /// time, by Runge and Kutta's method.
  private func integrated(
    mass: Double, stiffness: Double, damping: Double, velocity: Double, to time: Double
  ) -> Double {
    var (x, v) = (0.0, velocity)
    let steps = 10_000
    let h = time / Double(steps)
    func pull(_ x: Double, _ v: Double) -> Double { (-stiffness * (x - 1) - damping * v) / mass }
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

  // D: WebKit keeps its solver identical to CASpringAnimation's.
  @Test(arguments: [
    [1, 100, 10, 0], [1, 100, 0, 0], [2, 300, 12, 5], [1, 100, 20, 3], [1, 100, 20, -20],
    [1, 100, 50, 0], [1, 100, 25, -4], [0.5, 40, 30, 12], [3, 10, 0.5, -2],
  ])
  func theEquationOfMotionIsSolved(numbers: [Double]) throws {
    let (mass, stiffness, damping, velocity) = (numbers[0], numbers[1], numbers[2], numbers[3])
    for time in [0.05, 0.3, 1.5] {
      let value = try place(at: time) {
        ($0.mass, $0.stiffness, $0.damping) = (
          CGFloat(mass), CGFloat(stiffness), CGFloat(damping)
        )
        ($0.initialVelocity, $0.allowsOverdamping) = (CGFloat(velocity), true)
      }
      let expected = integrated(
        mass: mass, stiffness: stiffness, damping: damping, velocity: velocity, to: time)
      #expect(isClose(value, expected, 1e-8))
    }
  }

  // ω = 10, ζ = 1/2: x = 1 − e^(−5t)·(cos(√75·t) + 5/√75·sin(√75·t))
  @Test func underCriticalDampingItSwings() throws {
    let w = 75.0.squareRoot()
    for time in [0.1, 0.3, 0.7] {
      let expected = 1 - exp(-5 * time) * (cos(w * time) + 5 / w * sin(w * time))
      #expect(isClose(try place(at: time) { _ in }, expected))
    }
    #expect(try place(at: 0.36) { _ in } > 1)
  }

  // Critical: x = 1 − e^(−ωt)·(1 + (ω − v)·t). The velocity is in distances per second, positive
  // towards the target.
  @Test func atCriticalDampingItDoesNotOvershoot() throws {
    #expect(isClose(try place(at: 0.2) { $0.damping = 20 }, 1 - exp(-2) * 3))
    #expect(
      isClose(
        try place(at: 0.1) { ($0.damping, $0.initialVelocity) = (20, 4) }, 1 - exp(-1) * 1.6))
    #expect(try place(at: 0.1) { ($0.damping, $0.initialVelocity) = (20, -40) } < 0)
  }

  // ω = 10, ζ = 2.5: rates 10·(2.5 ∓ √5.25).
  @Test func aboveCriticalDampingItCreepsIfItMay() throws {
    let root = 5.25.squareRoot()
    let (slow, fast) = (10 * (2.5 - root), 10 * (2.5 + root))
    let share = fast / (fast - slow)
    let expected = 1 - share * exp(-slow * 0.3) - (1 - share) * exp(-fast * 0.3)
    let value = try place(at: 0.3) { ($0.damping, $0.allowsOverdamping) = (50, true) }
    #expect(isClose(value, expected))
  }

  // D HDR; M OCA: above 1 the damping ratio is taken as exactly 1, the damping stays stored.
  @Test func withoutPermissionMoreThanCriticalIsCritical() throws {
    let critical = try place(at: 0.2) { $0.damping = 20 }
    #expect(try place(at: 0.2) { $0.damping = 100 } == critical)
    #expect(try place(at: 0.2) { $0.damping = .infinity } == critical)
    let spring = CASpringAnimation()
    spring.damping = 100
    #expect(spring.damping == 100)
  }

  // M OCA: 0 at first and 1 afterwards.
  @Test func infiniteDampingJumps() throws {
    let jump: (CASpringAnimation) -> Void = {
      ($0.damping, $0.allowsOverdamping) = (.infinity, true)
    }
    #expect(try place(at: 0, jump) == 0)
    #expect(try place(at: 0.01, jump) == 1)
    #expect(try place(at: 3, jump) == 1)
  }

  // D API: the duration need not be the settling time. I: cut short it shows the model at once.
  @Test func theDurationCutsOrHoldsTheMotion() throws {
    let removed: (CASpringAnimation) -> Void = { $0.fillMode = .removed }
    #expect(try place(at: 0.31, duration: 0.3, removed) == -1)
    #expect(isClose(try place(at: 4.9, duration: 5) { _ in }, 1))
    // Filled, it stays where it was cut: x(duration), not 1.
    let cut = try place(at: 3, duration: 0.2) { $0.damping = 20 }
    #expect(isClose(cut, 1 - 3 * exp(-2)))
  }

  // I: no duration is a quarter of a second, not the settling time.
  @Test func aMissingDurationIsTheTransactions() throws {
    let short: (CASpringAnimation) -> Void = { $0.fillMode = .removed }
    #expect(try place(at: 0.24, duration: 0, short) > 0)
    #expect(try place(at: 0.26, duration: 0, short) == -1)
  }

  // I. easeIn(.5) = .315357 (M GS).
  @Test func theTimingFunctionWarpsItsTime() throws {
    let eased = try place(at: 0.5, duration: 1) {
      $0.damping = 20
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    }
    #expect(isClose(eased, 1 - exp(-3.15357) * 4.15357, 1e-5))
  }

  @Test func structuresOvershootToo() throws {
    let move = CASpringAnimation(keyPath: "position")
    (move.fromValue, move.byValue) = (CGPoint.zero, CGPoint(x: 10, y: 20))
    (move.damping, move.duration) = (0, 1)
    // Undamped: 1 − cos(10 t).
    let x = 1 - cos(3.0)
    let shown = try shown(CALayer(), at: 0.3, with: move)
    #expect(isClose(shown.position, CGPoint(x: 10 * x, y: 20 * x)))
  }

  // D API: mass and stiffness must be greater than 0, damping not less. Decision: what was set is
  // kept, and no spring moves nothing.
  @Test func numbersOfNoSpringHaveNoEffect() throws {
    let wrong: [(CASpringAnimation) -> Void] = [
      { $0.mass = 0 }, { $0.mass = -1 }, { $0.stiffness = 0 }, { $0.stiffness = -100 },
      { $0.damping = -1 }, { $0.damping = .nan }, { $0.mass = .infinity },
      { $0.initialVelocity = .infinity }, { $0.stiffness = .nan },
    ]
    for prepare in wrong { #expect(try place(at: 0.3, prepare) == -1) }
    let spring = CASpringAnimation()
    (spring.mass, spring.stiffness, spring.damping) = (0, -1, -2)
    #expect(spring.mass == 0 && spring.stiffness == -1 && spring.damping == -2)
    #expect(spring.settlingDuration == 0)
  }
}
