import QuartzCore
import Testing

/// CORE_ANIMATION.md 2.4 through the public properties; the equation is tested beside its solver.
@MainActor
struct CASpringAnimationTests {
  private let scene = LayerScene()

  private func spring(_ prepare: (CASpringAnimation) -> Void) -> CASpringAnimation {
    let spring = CASpringAnimation(keyPath: "zPosition")
    (spring.fromValue, spring.toValue, spring.duration) = (0, 100, 1)
    prepare(spring)
    return spring
  }

  /// What a layer whose zPosition is −1 shows `time` after the spring was added.
  private func shown(at time: Double, _ prepare: (CASpringAnimation) -> Void) -> Double {
    let layer = CALayer()
    layer.zPosition = -1
    _ = scene.add(layer)
    let start = scene.context.clock.now
    scene.turn { layer.add(spring(prepare), forKey: nil) }
    return scene.shown(layer, at: start + time).map { Double($0.zPosition) } ?? .nan
  }

  /// Measured, and quoted in Apple's documentation of `duration`.
  @Test func settlingDurations() {
    func settling(_ damping: CGFloat, overdamped: Bool = false) -> Double {
      spring { ($0.damping, $0.allowsOverdamping) = (damping, overdamped) }.settlingDuration
    }
    #expect(isClose(settling(10), 1.4727003346780927, 1e-12))
    #expect(isClose(settling(1), 13.91321015404625, 1e-11))
    #expect(isClose(settling(5), 2.85497, 1e-5))
    #expect(isClose(settling(15), 1.02209, 1e-5))
    #expect(settling(20) == 1)
    #expect(settling(100) == 1)
    #expect(settling(0) == Double(Float.greatestFiniteMagnitude))
    #expect(settling(.infinity, overdamped: true) == 0)
  }

  @Test func perceptualSprings() {
    let bouncy = CASpringAnimation(perceptualDuration: 1, bounce: 0.5)
    #expect(isClose(bouncy.settlingDuration, 2.3438753795710707, 1e-12))
    #expect(bouncy.duration == bouncy.settlingDuration)
    #expect(bouncy.mass == 1)
    #expect(isClose(Double(bouncy.stiffness), 4 * .pi * .pi))
    #expect(isClose(Double(bouncy.damping), 2 * .pi))
    #expect(bouncy.allowsOverdamping)
    #expect(isClose(bouncy.perceptualDuration, 1))
    #expect(isClose(Double(bouncy.bounce), 0.5))
    let creeping = CASpringAnimation(perceptualDuration: 1, bounce: -0.5)
    #expect(isClose(Double(creeping.bounce), -0.5))
  }

  @Test func overdampingNotAllowedActsAsCritical() {
    let critical = shown(at: 0.2) { $0.damping = 20 }
    // 1 − e^(−2)·(1 + 10·0.2)
    #expect(isClose(critical, 100 * (1 - exp(-2.0) * 3)))
    #expect(shown(at: 0.2) { $0.damping = 100 } == critical)
    #expect(
      shown(at: 0.2) { ($0.damping, $0.allowsOverdamping) = (100, true) } < critical / 2)
  }

  @Test func theVelocityPointsAtTheTarget() {
    // Critical: 1 − e^(−ωt)·(1 + (ω − v)·t).
    let pushed = shown(at: 0.1) { ($0.damping, $0.initialVelocity) = (20, 4) }
    #expect(isClose(pushed, 100 * (1 - exp(-1.0) * 1.6)))
  }

  @Test func theDurationCutsOrHoldsTheMotion() {
    #expect(shown(at: 0.31) { $0.duration = 0.3 } == -1)
    #expect(isClose(shown(at: 9) { $0.duration = 10 }, 100, 1e-9))
    // A missing duration is the transaction's, not the settling time.
    #expect(shown(at: 0.24) { $0.duration = 0 } > 0)
    #expect(shown(at: 0.26) { $0.duration = 0 } == -1)
  }

  @Test func aFilledSpringStaysWhereItWasCut() {
    let cut = shown(at: 5) {
      ($0.damping, $0.duration) = (20, 0.2)
      ($0.fillMode, $0.isRemovedOnCompletion) = (.forwards, false)
    }
    #expect(isClose(cut, 100 * (1 - exp(-2.0) * 3)))
  }

  @Test func theTimingFunctionWarpsItsTime() {
    // Measured: easeIn(0.5) = 0.315357.
    let eased = shown(at: 0.5) {
      $0.damping = 20
      $0.timingFunction = CAMediaTimingFunction(name: .easeIn)
    }
    #expect(isClose(eased, 100 * (1 - exp(-3.15357) * 4.15357), 1e-3))
  }

  @Test func pointsOvershootToo() throws {
    let layer = scene.add(CALayer())
    let move = CASpringAnimation(keyPath: "position")
    (move.fromValue, move.toValue) = (CGPoint.zero, CGPoint(x: 10, y: 20))
    (move.damping, move.duration) = (0, 1)
    scene.turn { layer.add(move, forKey: nil) }
    // Undamped: 1 − cos(10 t).
    let x = 1 - cos(3.0)
    let shown = try #require(scene.shown(layer, at: 0.3))
    #expect(isClose(shown.position, CGPoint(x: 10 * x, y: 20 * x)))
  }
}
