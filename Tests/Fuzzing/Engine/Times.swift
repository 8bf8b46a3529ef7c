import Geometry
import Timing

/// An animation's timing, the spring or curve it moves by, and its keyframes, at several moments.
@Sendable func runAnimation(_ bytes: [UInt8]) {
  var input = FuzzInput(bytes)
  let fills: [MediaTiming.FillMode] = [.removed, .forwards, .backwards, .both, .unknown("x")]
  let timing = MediaTiming(
    beginTime: input.number(), timeOffset: input.number(), speed: input.number(),
    duration: input.number(), repeatCount: input.number(), repeatDuration: input.number(),
    autoreverses: input.flag(), fillMode: fills[input.choice(5)])
  let spring = Spring(
    mass: input.number(), stiffness: input.number(), damping: input.number(),
    initialVelocity: input.number(), allowsOverdamping: input.flag())
  if spring.isValid { _ = spring.settlingDuration }
  _ = Spring(dampingRatio: input.number(), velocity: input.number(), duration: input.number())
  _ = Spring(perceptualDuration: input.number(), bounce: input.number())
  let mode: CalculationMode = [.linear, .discrete, .paced, .cubic, .cubicPaced][input.choice(5)]
  let times = input.flag() ? input.numbers(atMost: 9).map { $0 / 16 } : nil
  let curves: [TimingCurve?] = (0..<input.choice(5)).map { _ in
    input.flag()
      ? TimingCurve(input.number(), input.number(), input.number(), input.number()) : nil
  }
  let shape = SplineShape(
    tensions: input.numbers(atMost: 4), continuities: input.numbers(atMost: 4),
    biases: input.numbers(atMost: 4))
  let numbers = Keyframes(
    values: input.numbers(atMost: 9), mode: mode, keyTimes: times, curves: curves, shape: shape)
  let points = Keyframes(
    values: (0..<input.choice(7)).map { _ in input.point() }, mode: mode, keyTimes: times,
    curves: curves, shape: shape)
  // Of unequal lengths, as gradients' colours and dashes may be.
  let lists = Keyframes(
    values: (0..<input.choice(5)).map { _ in input.numbers(atMost: 3) }, mode: mode,
    keyTimes: times, curves: curves, shape: shape)
  for moment in [0, 0.25, 1, 1e9, input.number(), input.number()] {
    guard case .active(let now) = timing.phase(atParentTime: moment) else { continue }
    precondition((0...1).contains(now.progress), "progress runs from 0 to 1")
    precondition(now.cycle >= 0, "cycles are counted from 0")
    _ = now.childTime(through: curves.first ?? nil)
    if spring.isValid { _ = spring.value(at: now.basicLocalTime) }
    _ = numbers.value(at: now.progress)
    _ = points.value(at: now.progress)
    _ = lists.value(at: now.progress)
  }
  _ = timing.endTime
}

/// Paths that become other paths.
@Sendable func morphPaths(_ bytes: [UInt8]) {
  var input = FuzzInput(bytes)
  let (from, to) = (input.path(atMost: 16), input.path(atMost: 16))
  let fraction = input.number()
  for place in [0, 0.5, 1, fraction] {
    _ = Path.mix(from, to, place)
    _ = PathMorph(from, to)?.path(at: place)
  }
  _ = Path.sum(from, to)
  _ = from.reversed.tightBounds
}
