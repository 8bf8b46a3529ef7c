import QuartzCore
import Testing

/// 1.2 to 1.5, 1.8 and 1.9 together: random trees of layers, groups and animations against the
/// formulas, written down once more and slowly.
@MainActor
struct RandomTimingTreesTests {
  @Test(arguments: 0..<400)
  func presentationsFollowTheFormulas(seed: Int) throws {
    var dice = Dice(seed: seed)
    let clocks = (0..<(1 + dice.roll(3))).map { _ in LayerRule(&dice) }
    let animations = (0..<(1 + dice.roll(2))).map { _ in AnimationRule(&dice, depth: 2) }
    let addition = Double(dice.roll(5)) * 0.531
    try onStage { stage in
      let layer = stage.addTree(of: clocks)
      stage.advance(to: addition)
      stage.turn { for animation in animations { layer.add(animation.made(), forKey: nil) } }
      let commit = localTime(in: clocks, at: addition)
      for step in 0..<24 {
        let time = addition + 0.0123 + Double(step) * 0.2371
        var expected = -1.0
        for animation in animations {
          animation.apply(to: &expected, at: localTime(in: clocks, at: time), commit: commit)
        }
        let shown = try #require(stage.depth(of: layer, at: time))
        #expect(isClose(shown, expected, 1e-3), "at \(time)")
      }
    }
  }

  /// Where all clocks run forwards, an animation is told its beginning and end at the moments that
  /// the inverse of 1.2 gives.
  @Test(arguments: 1000..<1200)
  func delegatesAreToldAtTheMomentsOfTheFormulas(seed: Int) {
    var dice = Dice(seed: seed)
    let clocks = (0..<(1 + dice.roll(3))).map { _ in
      LayerRule(begin: 0, speed: dice.pick([1, 2, 0.5]), offset: dice.pick([0, 0.9, 3.3]))
    }
    var rule = AnimationRule(&dice, depth: 0)
    if rule.speed == 0 { rule.speed = 1 }
    let addition = Double(dice.roll(5)) * 0.531
    let commit = localTime(in: clocks, at: addition)
    onStage { stage in
      let layer = stage.addTree(of: clocks)
      stage.advance(to: addition)
      let witness = MomentWitness()
      let animation = rule.made()
      animation.delegate = witness
      stage.turn { layer.add(animation, forKey: nil) }
      stage.advance(to: 200)
      let begin = rule.begin == 0 ? commit : rule.begin
      let length = rule.speed > 0 ? rule.active : max(0, rule.offset)
      let moments = [begin, begin + length / abs(rule.speed)].map { local in
        max(addition, clocks.reversed().reduce(local) { ($0 - $1.offset) / $1.speed + $1.begin })
      }
      #expect(witness.moments.count == 2)
      for (told, expected) in zip(witness.moments, moments) {
        #expect(isClose(told, expected), "\(told) for \(expected)")
      }
      #expect(witness.flags == [true])
    }
  }
}

@MainActor
private final class MomentWitness: NSObject, CAAnimationDelegate {
  var moments: [Double] = []
  var flags: [Bool] = []

  func animationDidStart(_ anim: CAAnimation) { moments.append(CACurrentMediaTime()) }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    moments.append(CACurrentMediaTime())
    flags.append(flag)
  }
}

/// The times of `clocks`, outermost first, put through one after the other.
private func localTime(in clocks: [LayerRule], at time: Double) -> Double {
  clocks.reduce(time) { $1.localTime($0) }
}

/// The same numbers for the same seed.
private struct Dice {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(((state >> 32) ^ (state >> 45)) % UInt64(sides))
  }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
}

/// 1.2.
struct LayerRule {
  var begin: Double
  var speed: Double
  var offset: Double

  init(begin: Double, speed: Double, offset: Double) {
    (self.begin, self.speed, self.offset) = (begin, speed, offset)
  }

  fileprivate init(_ dice: inout Dice) {
    begin = dice.pick([0, 0, 1.1, -0.7])
    speed = dice.pick([1, 1, 2, 0.5, 1, 2, 0.5, -1, -0.5, 0])
    offset = dice.pick([0, 0, 0.9, -0.6, 3.3])
  }

  func localTime(_ parentTime: Double) -> Double {
    // A layer with no timing of its own has its parent's time.
    if begin == 0, speed == 1, offset == 0 { return parentTime }
    return parentTime < begin ? 0 : (parentTime - begin) * speed + offset
  }
}

/// 1.3, 1.4, 1.8, 1.9.
private struct AnimationRule {
  var begin: Double
  var offset: Double
  var speed: Double
  var duration: Double
  var count: Double
  var repeatDuration: Double
  var reverses: Bool
  var fill: CAMediaTimingFillMode
  var eases: Bool
  var isAdditive: Bool
  var from: Double
  var to: Double
  /// Nil for a basic animation.
  var children: [AnimationRule]?

  init(_ dice: inout Dice, depth: Int) {
    begin = dice.pick([0, 0, 0.6, 1.9, -0.5])
    offset = dice.pick([0, 0, 0, 0.4, 1.1, -0.3, 3.7])
    speed = dice.pick([1, 1, 1, 1, 2, 2, 0.5, 0.5, -1, 0])
    duration = dice.pick([0.7, 1.3, 2.1])
    count = dice.pick([0, 0, 1, 1.5, 2.25, 3])
    repeatDuration = dice.pick([0, 0, 0, 1.7])
    reverses = dice.roll(3) == 0
    fill = dice.pick([.removed, .forwards, .backwards, .both])
    eases = dice.roll(4) == 0
    isAdditive = dice.roll(3) == 0
    from = Double(dice.roll(100))
    to = Double(dice.roll(100))
    guard depth > 0, dice.roll(2) == 0 else { return }
    children = (0..<dice.roll(4)).map { _ in
      var child = AnimationRule(&dice, depth: depth - 1)
      if dice.roll(3) == 0 { child.duration = 0 }
      return child
    }
  }

  @MainActor func made() -> CAAnimation {
    let animation: CAAnimation
    if let children {
      let group = CAAnimationGroup()
      group.animations = children.map { $0.made() }
      animation = group
    } else {
      let basic = CABasicAnimation(keyPath: "zPosition")
      (basic.fromValue, basic.toValue, basic.isAdditive) = (from, to, isAdditive)
      animation = basic
    }
    (animation.beginTime, animation.timeOffset) = (begin, offset)
    (animation.speed, animation.duration) = (Float(speed), duration)
    (animation.repeatCount, animation.repeatDuration) = (Float(count), repeatDuration)
    (animation.autoreverses, animation.fillMode) = (reverses, fill)
    if eases { animation.timingFunction = CAMediaTimingFunction(name: .easeIn) }
    animation.isRemovedOnCompletion = false
    return animation
  }

  func apply(to value: inout Double, at layerTime: Double, commit: Double) {
    var rule = self
    if begin == 0 { rule.begin = commit }
    rule.apply(to: &value, at: layerTime)
  }

  private func apply(to value: inout Double, at parentTime: Double) {
    guard let progress = progress(at: parentTime) else { return }
    let x = eases ? Self.easeIn(progress) : progress
    if let children {
      for var child in children {
        if child.duration == 0 { child.duration = duration }
        child.apply(to: &value, at: x * duration)
      }
    } else {
      value = (isAdditive ? value : 0) + from + (to - from) * x
    }
  }

  private var cycle: Double { duration * (reverses ? 2 : 1) }

  var active: Double {
    repeatDuration > 0 ? repeatDuration : cycle * (count > 0 ? count : 1)
  }

  /// Nil where it has no effect.
  private func progress(at parentTime: Double) -> Double? {
    let elapsed = (parentTime - begin) * speed
    let fillsBefore = fill == .backwards || fill == .both
    let fillsAfter = fill == .forwards || fill == .both
    let isBefore = parentTime < begin
    if isBefore && !fillsBefore { return nil }
    if speed < 0 {
      // Note 6: down from the offset, without wrapping.
      let left = isBefore ? offset : offset + elapsed
      let isOver = !isBefore && left <= 1e-9
      if isOver && !fillsAfter { return nil }
      return inCycle(min(max(left, 0), active))
    }
    let isOver = !isBefore && elapsed >= active - 1e-9
    if isOver && !fillsAfter { return nil }
    let moment = (isBefore ? 0 : isOver ? active : elapsed) + offset
    // Note 1, decision 13: wrapped over the active length; the very end is shown as the end.
    if offset == 0 { return inCycle(moment) }
    let wrapped = moment.truncatingRemainder(dividingBy: active)
    return inCycle(wrapped < 0 ? wrapped + active : wrapped)
  }

  private func inCycle(_ moment: Double) -> Double {
    var rest = moment.truncatingRemainder(dividingBy: cycle)
    // Note 2: the end of the active length belongs to the last cycle.
    let isBoundary = rest < 1e-9 || cycle - rest < 1e-9
    if isBoundary { rest = moment > 1e-9 && moment >= active - 1e-9 ? cycle : 0 }
    return (rest > duration ? 2 * duration - rest : rest) / duration
  }

  /// The curve (0.42, 0) (1, 1), by halving.
  private static func easeIn(_ x: Double) -> Double {
    guard x > 0, x < 1 else { return x }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let u = (low + high) / 2
      let at = 1.26 * u * (1 - u) * (1 - u) + 3 * u * u * (1 - u) + u * u * u
      if at < x { low = u } else { high = u }
    }
    return 3 * low * low * (1 - low) + low * low * low
  }
}
