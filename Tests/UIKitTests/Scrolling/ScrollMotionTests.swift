import CoreGraphics
import Testing

@testable import UIKit

/// The closed forms of scrolling, held against their formulas and against small steps.
struct ScrollMotionTests {
  private let normal = ScrollMotion.fall(0.998)
  private let wide = ScrollRange(least: 0, greatest: 100_000, length: 500, bounces: true)

  @Test func aThousandPointsASecondGoAbout500() {
    let rest = ScrollMotion.rest(from: 0, speed: 1000, fall: normal)
    #expect(isNear(rest, 499.5, within: 0.01))
    let fast = ScrollMotion.rest(from: 0, speed: 1000, fall: ScrollMotion.fall(0.99))
    #expect(isNear(fast, 99.5, within: 0.01))
  }

  @Test func theSpeedFallsByTheRateEveryMillisecond() {
    let rest = ScrollMotion.rest(from: 0, speed: 1000, fall: normal)
    let motion = ScrollMotion(
      from: 0, speed: 1000, to: rest, fall: normal, range: wide, precision: 0.25)
    // One way after the other, each a thousandth of a second long.
    var (x, v) = (0.0, 1000.0)
    let keep = 0.998
    for step in 1...1000 {
      // The mean speed of a falling exponential over the step.
      let mean = v * (1 - keep) / (2.002002670673382e-3)
      x += mean / 1000
      v *= keep
      if step % 100 == 0 {
        #expect(isNear(motion.offset(at: Double(step) / 1000), x, within: 1e-6))
      }
    }
    #expect(isNear(CGFloat(motion.duration), 3.45, within: 0.01))
    #expect(motion.offset(at: motion.duration) == rest)
  }

  @Test func pullingBeyondAnEndComesAlongLess() {
    #expect(isNear(wide.shown(-100), -49.5495, within: 1e-4))
    #expect(wide.shown(70) == 70)
    for offset in [-3000, -100, -1, 0, 50, 100_001, 100_400] as [CGFloat] {
      #expect(isNear(wide.pulled(wide.shown(offset)), offset, within: 1e-6))
    }
    #expect(wide.shown(-1e12) > -500.1)
    let (a, b) = (wide.shown(-100.001), wide.shown(-99.999))
    #expect(isNear((b - a) / 0.002, wide.slope(-100), within: 1e-6))
  }

  @Test func whatRunsIntoAnEndSwingsBeyondItAndBack() {
    let range = ScrollRange(least: 0, greatest: 100, length: 500, bounces: true)
    let rest = ScrollMotion.rest(from: 50, speed: 1000, fall: normal)
    let motion = ScrollMotion(
      from: 50, speed: 1000, to: rest, fall: normal, range: range, precision: 0.25)
    #expect(motion.end == 100)
    // Fifty points cost 50 · fall of the speed.
    let arrival = 1000 - 50 * normal
    var (x, v, t) = (100.0, arrival, 0.0)
    var peak = x
    let step = 1e-5
    while t < 1 {
      // A spring of stiffness 100 on mass 1, damped critically.
      v += (-100 * (x - 100) - 20 * v) * step
      x += v * step
      t += step
      peak = max(peak, x)
    }
    let shown = (0...2000).map { motion.offset(at: Double($0) / 1000) }.max() ?? 0
    #expect(isNear(shown, peak, within: 0.05))
    #expect(abs(motion.offset(at: motion.duration - 1e-6) - 100) <= 0.26)
    #expect(motion.offset(at: motion.duration) == 100)
  }

  @Test func withoutBouncingTheEndIsTheEnd() {
    let range = ScrollRange(least: 0, greatest: 100, length: 500, bounces: false)
    let rest = ScrollMotion.rest(from: 50, speed: 1000, fall: normal)
    let motion = ScrollMotion(
      from: 50, speed: 1000, to: rest, fall: normal, range: range, precision: 0.25)
    #expect(motion.offset(at: motion.duration) == 100)
    #expect((0...100).allSatisfy { motion.offset(at: Double($0) / 100) <= 100 })
    #expect(range.shown(-50) == 0)
  }

  @Test func whatIsLetGoBeyondAnEndComesBack() {
    let motion = ScrollMotion(
      from: -130, speed: 0, to: -130, fall: normal, range: wide, precision: 0.25)
    #expect(motion.end == 0)
    #expect(motion.offset(at: 0) == -130)
    // (1 + 10 t) · e^(−10 t) of the way is left.
    #expect(isNear(motion.offset(at: 0.1), -130 * 2 * 0.36787944117144233, within: 1e-9))
    #expect(motion.offset(at: 3) == 0)
  }

  @Test func badNumbersRest() {
    for bad in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      let motion = ScrollMotion(
        from: 0, speed: bad, to: bad, fall: normal, range: wide, precision: 0.25)
      #expect(motion.duration.isFinite)
      #expect(!motion.offset(at: 1).isNaN)
    }
  }
}
