import Geometry

// The bodies without a closed form: RATTLE, the Störmer–Verlet method with constraints. Half of
// a step's forces, the way, the other half. Constant accelerations come out exact.

extension World {
  /// Starts a step of the stepped bodies from now to `end`.
  mutating func beginStep(until end: Double) {
    guard !stepped.isEmpty else { return }
    let step = end - time
    let bodiesInOrder = stepped.sorted()
    if isShaken { settleSpeeds() }
    let starts = bodiesInOrder.map { index in
      (index, bodies[index]?.motion.restarted(at: time) ?? Motion())
    }
    var solver = stepSolver()
    kick(&solver, for: step / 2)
    for index in solver.contacts.indices {
      solver.contacts[index].wantedSpeed = -max(0, solver.contacts[index].separation) / step
    }
    solver.apply(impulses)
    solver.solveSpeeds()
    impulses = solver.impulses
    stretch(&solver, over: step)
    for (index, start) in starts {
      let half = solver.speeds[index]
      var motion = start
      (motion.resistance, motion.angularResistance) = (0, 0)
      motion.acceleration = (half.linear.boundedSpeed - motion.velocity) * (2 / step)
      motion.angularAcceleration = (half.angular.boundedSpin - motion.spin) * (2 / step)
      bodies[index]?.motion = motion
    }
    isShaken = false
  }

  /// Ends the step that is under way at this moment, early or in time.
  mutating func finishStep() {
    guard let plan, time > plan.start, !stepped.isEmpty else { return }
    let step = time - plan.start
    for index in stepped.sorted() {
      guard var motion = bodies[index]?.motion else { continue }
      // The speed in the middle is that of the whole way.
      let (speed, spin) = (motion.acceleration * (step / 2), motion.angularAcceleration * step / 2)
      let (velocity, turning) = (motion.velocity + speed, motion.spin + spin)
      motion = motion.restarted(at: time)
      (motion.velocity, motion.spin) = (velocity.boundedSpeed, turning.boundedSpin)
      (motion.acceleration, motion.angularAcceleration) = (.zero, 0)
      bodies[index]?.motion = motion
    }
    // The plan is used up: what follows starts from here.
    self.plan = nil
    separate()
    var solver = stepSolver()
    kick(&solver, for: step / 2)
    solver.apply(impulses)
    solver.solveSpeeds()
    solver.store(in: &self, bodies: stepped.sorted())
    arrive()
  }

  /// Takes from the speeds what contacts and rods forbid, after something sudden.
  private mutating func settleSpeeds() {
    var solver = stepSolver()
    solver.solveSpeeds()
    for index in stepped.sorted() {
      guard let motion = bodies[index]?.motion else { continue }
      bodies[index]?.motion = motion.restarted(at: time)
    }
    solver.store(in: &self, bodies: stepped.sorted())
  }

  private func stepSolver() -> Solver {
    let contacts = resting.flatMap { self.contacts(of: $0, at: time, reach: Self.touchDistance) }
    return Solver(self, contacts: contacts, joints: joints.filter { isTaut($0) })
  }

  /// What the forces do in `time` seconds to the stepped bodies.
  private func kick(_ solver: inout Solver, for duration: Double) {
    for index in stepped.sorted() {
      guard let body = bodies[index], !body.isFixed else { continue }
      var speed = solver.speeds[index]
      let angle = body.motion.angle(at: time)
      let field = fieldEffect(on: index, velocity: speed.linear)
      let resistance = body.material.resistance.boundedAboveZero + field.drag
      // Half of the resistance before and half after, so that a step reads the same backwards.
      let left = exponential(-resistance * duration / 2)
      let turnLeft = exponential(-body.material.angularResistance.boundedAboveZero * duration / 2)
      let acceleration = body.steadyAcceleration + field.acceleration
      speed.linear = (speed.linear * left + acceleration * duration) * left
      speed.angular =
        (speed.angular * turnLeft + body.angularAcceleration(at: angle) * duration) * turnLeft
      solver.speeds[index] = speed
    }
    for snap in snaps { pull(&solver, snap, for: duration) }
    for joint in joints {
      guard case .spring(let frequency, let damping) = joint.kind else { continue }
      // Above this a spring is faster than the steps.
      let w = 2 * .pi * min(frequency.boundedAboveZero, 30)
      for rod in rods(of: joint) {
        let excess = currentLength(joint) - joint.length
        let speed = solver.relativeSpeed(rod)
        let left = exponential(-damping.boundedAboveZero * w * duration)
        solver.push(rod, by: (speed * left - w * w * excess * duration) * left - speed)
      }
    }
  }

  /// What all fields together do to a body at this moment.
  private func fieldEffect(on index: Int, velocity: Point) -> (acceleration: Point, drag: Double) {
    guard !fields.isEmpty, let body = bodies[index] else { return (.zero, 0) }
    var (acceleration, drag) = (Point.zero, 0.0)
    for field in fields where field.strength != 0 && field.bodies.contains(index) {
      let effect = field.effect(
        on: Field.State(
          position: body.motion.position(at: time) - field.position, velocity: velocity,
          mass: body.mass, charge: body.material.charge, time: time))
      acceleration = acceleration + effect.acceleration
      drag += effect.drag
    }
    return (acceleration.bounded, drag.boundedAboveZero)
  }

  private func pull(_ solver: inout Solver, _ snap: Snap, for duration: Double) {
    guard bodies.indices.contains(snap.body), let body = bodies[snap.body], !body.isFixed else {
      return
    }
    var speed = solver.speeds[snap.body]
    let w = Snap.naturalFrequency
    let way = snap.position - body.motion.position(at: time)
    let left = exponential(-snap.damping * w * duration)
    speed.linear = (speed.linear * left + way * (w * w * duration)) * left
    if body.inverseInertia > 0 {
      let turn = body.motion.angle(at: time) * (w * w * duration)
      speed.angular = (speed.angular * left - turn) * left
    }
    solver.speeds[snap.body] = speed
  }

  /// Bodies that have come to the position they are pulled to stay there.
  private mutating func arrive() {
    for snap in snaps {
      guard var motion = bodies[snap.body]?.motion, bodies[snap.body]?.isFixed == false,
        (motion.position - snap.position).length < 1e-3, motion.velocity.length < 0.05,
        abs(motion.angle) < 1e-5, abs(motion.spin) < 1e-3
      else { continue }
      (motion.position, motion.velocity) = (snap.position, .zero)
      (motion.angle, motion.spin) = (0, 0)
      bodies[snap.body]?.motion = motion
    }
  }

  /// Changes the speeds so that rods have their length after `step` seconds.
  private func stretch(_ solver: inout Solver, over step: Double) {
    let stiff = joints.filter {
      if case .spring = $0.kind { false } else { true }
    }
    guard !stiff.isEmpty else { return }
    for _ in 0..<60 {
      var greatest = 0.0
      for joint in stiff {
        let (a, b) = (end(of: joint, solver, step), otherEnd(of: joint, solver, step))
        for rod in rods(of: joint) {
          var error =
            joint.length > 0
            ? (b - a).length - joint.length : Point.dot(b - a, rod.direction)
          if rod.pullsOnly { error = max(0, error) }
          solver.push(rod, by: -error / step)
          greatest = max(greatest, abs(error))
        }
      }
      if greatest < 1e-11 { return }
    }
  }

  private func end(of joint: Joint, _ solver: Solver, _ step: Double) -> Point {
    moved(joint.body, joint.offset, solver, step)
  }

  private func otherEnd(of joint: Joint, _ solver: Solver, _ step: Double) -> Point {
    joint.other.map { moved($0, joint.otherOffset, solver, step) } ?? joint.otherOffset
  }

  /// Where a point of a body will be after `step` seconds.
  private func moved(_ index: Int, _ offset: Point, _ solver: Solver, _ step: Double) -> Point {
    guard let motion = bodies[index]?.motion else { return .zero }
    let speed = solver.speeds[index]
    let angle = motion.angle(at: time) + speed.angular * step
    return motion.position(at: time) + speed.linear * step + offset.turned(by: angle)
  }

  // MARK: Rods

  /// True for rods, and for ropes that have their whole length.
  private func isTaut(_ joint: Joint) -> Bool {
    switch joint.kind {
    case .rigid, .slide: true
    case .rope: currentLength(joint) >= joint.length - 1e-6
    case .spring: false
    }
  }

  /// The directions in which a joint holds. A rod without length holds in all.
  func rods(of joint: Joint) -> [Solver.Rod] {
    let (a, b) = ends(of: joint)
    let way = b - a
    let length = way.length
    var directions = [length > 0 ? way / length : Point(0, 1)]
    if joint.length == 0 && joint.kind == .rigid { directions = [Point(1, 0), Point(0, 1)] }
    if case .slide(let along) = joint.kind {
      let turn = joint.other.map { angle(of: $0) } ?? 0
      directions = [along.turned(by: turn).turned]
    }
    return directions.map { direction in
      Solver.Rod(
        first: joint.body, second: joint.other, firstArm: a - position(of: joint.body),
        secondArm: joint.other.map { b - position(of: $0) } ?? .zero, direction: direction,
        pullsOnly: joint.kind == .rope)
    }
  }

  func currentLength(_ joint: Joint) -> Double {
    let (a, b) = ends(of: joint)
    return (b - a).length
  }

  private func ends(of joint: Joint) -> (Point, Point) {
    let a = position(of: joint.body) + joint.offset.turned(by: angle(of: joint.body))
    guard let other = joint.other else { return (a, joint.otherOffset) }
    return (a, position(of: other) + joint.otherOffset.turned(by: angle(of: other)))
  }

  // MARK: Overlap

  /// Moves stepped bodies that overlap apart, without giving them speed.
  private mutating func separate() {
    for _ in 0..<4 {
      var isApart = true
      for pair in resting {
        let deepest = contacts(of: pair, at: time, reach: 0).min { $0.separation < $1.separation }
        guard let deepest, deepest.separation < -Self.exactDistance else { continue }
        isApart = false
        push(apart: deepest, by: min(-deepest.separation, 2))
      }
      if isApart { return }
    }
  }

  private mutating func push(apart contact: Contact, by distance: Double) {
    var ends: [(index: Int, arm: Point, direction: Point)] = []
    var response = 0.0
    for (index, direction) in [(contact.first, -contact.normal), (contact.second, contact.normal)] {
      guard let body = bodies[index], !body.isFixed else { continue }
      let arm = contact.position - body.motion.position(at: time)
      let lever = Point.cross(arm, direction)
      response += body.inverseMass + body.inverseInertia * lever * lever
      ends.append((index, arm, direction))
    }
    guard response > 0 else { return }
    for end in ends {
      guard let body = bodies[end.index] else { continue }
      let impulse = end.direction * (distance / response)
      let way = impulse * body.inverseMass
      let turn = Point.cross(end.arm, impulse) * body.inverseInertia
      bodies[end.index]?.motion.position = (body.motion.position + way).bounded
      bodies[end.index]?.motion.angle = (body.motion.angle + turn).bounded
    }
  }
}

extension Point {
  /// The direction turned by `angle` radians.
  func turned(by angle: Double) -> Point {
    guard angle != 0 else { return self }
    let (s, c) = (sine(angle), cosine(angle))
    return Point(c * x - s * y, s * x + c * y)
  }
}
