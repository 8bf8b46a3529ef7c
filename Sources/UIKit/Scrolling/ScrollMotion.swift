import CoreGraphics
import Geometry

/// The movement of an offset along one axis after a finger let go, in closed form: it slows down
/// towards a resting offset, and comes back from beyond an end on a critically damped spring.
struct ScrollMotion {
  /// One phase of the movement.
  private enum Phase {
    /// Falls to `end` by `rate` a second.
    case approach(from: CGFloat, end: CGFloat, rate: Double)
    /// Swings to `end` once, from `displacement` with `speed` a second.
    case spring(end: CGFloat, displacement: CGFloat, speed: CGFloat)
  }

  /// Square root of the spring's stiffness, 100, over its mass, 1.
  private static let frequency = 10.0
  /// An approach ends when less than this is left, points.
  private static let nearness = 0.5

  private var phases: [(start: Double, phase: Phase)] = []
  /// Seconds from letting go to rest.
  private(set) var duration = 0.0
  /// Where the movement ends.
  private(set) var end: CGFloat

  /// The rate at which a speed falls that keeps `decelerationRate` of itself every millisecond.
  static func fall(_ decelerationRate: CGFloat) -> Double {
    let rate = Double(decelerationRate)
    guard rate > 0, rate < 1 else { return rate >= 1 ? 1e-3 : 1e3 }
    return -1000 * naturalLogarithm(rate)
  }

  /// Where something at `offset` with `speed` (points a second) comes to rest by itself.
  static func rest(from offset: CGFloat, speed: CGFloat, fall: Double) -> CGFloat {
    offset + speed / CGFloat(fall)
  }

  /// From `offset` with `speed` to `target`, which lies between the ends of `range` or beyond one
  /// of them, and then back to it. Nearness of the spring's end is `precision` points.
  init(
    from offset: CGFloat, speed: CGFloat, to target: CGFloat, fall: Double, range: ScrollRange,
    precision: CGFloat
  ) {
    end = range.clamped(target)
    guard offset.isFinite, speed.isFinite, target.isFinite else { return }
    let start = range.clamped(offset)
    if target == end {
      approach(from: offset, to: target, rate: fall)
    } else if offset != start, end == start {
      // Let go beyond the end it would move to.
      spring(from: offset - end, speed: speed, precision: precision, at: 0)
    } else {
      let whole = Double(abs(target - offset)), left = Double(abs(target - end))
      let arrival = naturalLogarithm(whole / left) / fall
      phases.append((0, .approach(from: offset, end: target, rate: fall)))
      let speed = CGFloat(fall) * (target - end)
      if range.bounces {
        spring(from: 0, speed: speed, precision: precision, at: arrival)
      } else {
        duration = arrival
      }
    }
  }

  private mutating func approach(from offset: CGFloat, to target: CGFloat, rate: Double) {
    let whole = Double(abs(target - offset))
    guard whole > 0 else { return }
    phases.append((0, .approach(from: offset, end: target, rate: rate)))
    duration = max(0, naturalLogarithm(whole / Self.nearness) / rate)
  }

  private mutating func spring(
    from displacement: CGFloat, speed: CGFloat, precision: CGFloat, at start: Double
  ) {
    phases.append((start, .spring(end: end, displacement: displacement, speed: speed)))
    duration = start + Self.settling(displacement, speed, precision)
  }

  /// How long a spring takes until it stays nearer to its end than `precision`.
  private static func settling(_ displacement: CGFloat, _ speed: CGFloat, _ precision: CGFloat)
    -> Double
  {
    let a = Double(abs(displacement))
    let b = Double(abs(speed + CGFloat(frequency) * displacement))
    func reach(_ time: Double) -> Double { (a + b * time) * exponential(-frequency * time) }
    // The greatest distance lies before 1 / frequency; from there on it falls.
    var (low, high) = (0.0, 1 / frequency)
    guard reach(high) > Double(precision) || a > Double(precision) else { return high }
    while reach(high) > Double(precision), high < 60 { (low, high) = (high, high * 2) }
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if reach(middle) > Double(precision) { low = middle } else { high = middle }
    }
    return high
  }

  /// The offset `time` seconds after letting go.
  func offset(at time: Double) -> CGFloat {
    guard time < duration, let last = phases.last(where: { $0.start <= max(0, time) }) else {
      return end
    }
    let elapsed = max(0, time) - last.start
    switch last.phase {
    case .approach(let from, let end, let rate):
      return end - (end - from) * CGFloat(exponential(-rate * elapsed))
    case .spring(let end, let displacement, let speed):
      let w = Self.frequency
      let swing = Double(displacement) + (Double(speed) + w * Double(displacement)) * elapsed
      return end + CGFloat(swing * exponential(-w * elapsed))
    }
  }
}
