import Geometry

/// Until when two bodies surely stay apart if neither's motion is changed.
struct Clearance: Sendable {
  /// World seconds; in the past where nothing is known.
  var end = -Double.infinity
  /// How often the bodies' motions had been changed.
  var firstChanges = -1
  var secondChanges = -1
}

extension World {
  /// How often the motion of each body was changed; nil where there is none. Bodies are large, and pairs many.
  var motionChanges: [Int?] { bodies.map { $0?.changes } }

  /// True when the bodies of pair `index` surely stay farther apart than a touch from now until
  /// `end`. What was found out holds until one of them is moved otherwise.
  /// - Parameter changes: `motionChanges`, which are the same for all pairs until a body is moved.
  mutating func staysApart(_ index: Int, until end: Double, _ changes: [Int?]) -> Bool {
    let pair = pairs[index]
    guard let first = changes[pair.first], let second = changes[pair.second] else { return true }
    let known = clearances[index]
    if known.firstChanges == first && known.secondChanges == second && known.end >= time {
      return known.end >= end
    }
    let until = clearanceEnd(of: pair)
    clearances[index] = Clearance(end: until, firstChanges: first, secondChanges: second)
    return until >= end
  }

  private func clearanceEnd(of pair: Pair) -> Double {
    guard let a = bodies[pair.first], let b = bodies[pair.second], !(a.isFixed && b.isFixed)
    else { return .infinity }
    let gap = Gap(a.outline(at: time), b.outline(at: time))
    let way = gap.separation - Self.touchDistance
    guard way > 0 else { return -.infinity }
    return time + closingTime(of: way, a, b, along: gap.normal, from: time)
  }

  /// The seconds that a gap along `normal` needs at least to close by `way` points; infinite when
  /// it never does. Exact for bodies that do not turn and that nothing slows down.
  func closingTime(
    of way: Double, _ a: Body, _ b: Body, along normal: Point, from now: Double
  ) -> Double {
    let first = a.greatest(along: normal, from: now)
    let second = b.greatest(along: -normal, from: now)
    let speed = first.speed + second.speed
    let acceleration = first.acceleration + second.acceleration
    guard acceleration != 0 else { return speed > 0 ? way / speed : .infinity }
    let square = speed * speed + 2 * acceleration * way
    guard square >= 0 else { return .infinity }
    let root = square.squareRoot()
    if speed > 0 { return 2 * way / (speed + root) }
    return acceleration > 0 ? (root - speed) / acceleration : .infinity
  }
}

extension Body {
  /// The speed and acceleration along a direction that no position of the body exceeds from `now` on.
  fileprivate func greatest(
    along normal: Point, from now: Double
  ) -> (speed: Double, acceleration: Double) {
    guard !isFixed else { return (0, 0) }
    var speed = Point.dot(motion.velocity(at: now), normal)
    var acceleration = Point.dot(motion.acceleration, normal)
    if motion.resistance > 0 {
      // What is slowed down gets no farther than without; on its way back it is slowed down too.
      (speed, acceleration) = (max(0, speed), max(0, acceleration))
    }
    if turningRadius > 0 {
      // A rotation is sped up for the length of a step at most.
      let faster = abs(motion.angularAcceleration) / World.stepRate
      speed += (abs(motion.spin(at: now)) + faster) * turningRadius
    }
    return (speed, acceleration)
  }
}
