import Geometry

extension World {
  /// A speed apart below which a pair falls back within a step: it stays together instead.
  func leastRebound(_ pair: Pair) -> Double {
    guard let a = bodies[pair.first], let b = bodies[pair.second] else { return 0 }
    let pull = (pullOn(pair.first, a) - pullOn(pair.second, b)).length
    return max(Self.leastBounce, pull / Self.stepRate)
  }

  /// What a body would do without contacts.
  private func pullOn(_ index: Int, _ body: Body) -> Point {
    body.isFixed || isCarried(index) ? .zero : body.steadyAcceleration
  }

  /// True for a body that rests on another.
  private func isCarried(_ index: Int) -> Bool {
    stepped.contains(index)
      && bodies[index].map { ($0.motion.acceleration - $0.steadyAcceleration).length > 1 } ?? false
  }

  /// How fast two bodies come apart at a contact, points per second; negative when they approach.
  func approach(of contact: Contact) -> Double {
    Point.dot(
      speed(of: contact.second, at: contact.position)
        - speed(of: contact.first, at: contact.position),
      contact.normal)
  }

  private func speed(of index: Int, at position: Point) -> Point {
    guard let body = bodies[index], !body.isFixed else { return .zero }
    let arm = position - body.motion.position(at: time)
    return body.motion.velocity(at: time) + arm.turned * body.motion.spin(at: time)
  }

  /// The pair has come to its time: resolves the impact.
  mutating func meet(_ pair: Pair) {
    eventsInStep += 1
    let contacts = self.contacts(of: pair, at: time, reach: Self.touchDistance / 10)
    note(pair, contacts)
    guard bounces(pair, contacts) else { return land(pair, contacts) }
    // Clocks tick in units of the last place; the bodies meet between two of them.
    let late = lateness(of: pair, contacts)
    for index in [pair.first, pair.second] { shift(index, by: late) }
    resolve(contacts)
    for index in [pair.first, pair.second] { shift(index, by: -late) }
  }

  /// A pair that meets and does not bounce stays together. Its speeds are found with those of all
  /// contacts at once, so that a blow goes through a stack in no time.
  private mutating func land(_ pair: Pair, _ contacts: [Contact]) {
    guard !contacts.isEmpty else { return }
    landed = pair
    isShaken = true
    quietSteps = 0
    guard eventsInStep > 2 * Self.mostBounces else { return }
    for index in [pair.first, pair.second] { bodies[index]?.stop(at: time) }
  }

  /// True when a contact of a pair throws it apart.
  private func bounces(_ pair: Pair, _ contacts: [Contact]) -> Bool {
    guard eventsInStep <= Self.mostBounces else { return false }
    let elasticity = self.elasticity(of: pair)
    let least = leastRebound(pair)
    return contacts.contains { -elasticity * approach(of: $0) > least }
  }

  /// How long after the time of their meeting two bodies really touch, seconds; 0 where that cannot
  /// be told, as for bodies that advance by steps.
  private func lateness(of pair: Pair, _ contacts: [Contact]) -> Double {
    let isFlight = [pair.first, pair.second].allSatisfy { index in
      guard let body = bodies[index] else { return false }
      return body.isFixed || !stepped.contains(index)
    }
    let nearest = contacts.min { $0.separation < $1.separation }
    guard isFlight, let contact = nearest else { return 0 }
    let speed = -approach(of: contact)
    guard speed > leastRebound(pair) else { return 0 }
    return min(max(contact.separation, 0) / speed, 4 * time.ulp)
  }

  /// Tells a flying body's motion from a moment `late` seconds later as if that were now.
  private mutating func shift(_ index: Int, by late: Double) {
    guard late != 0, let body = bodies[index], !body.isFixed else { return }
    if late > 0 { bodies[index]?.fly(from: time) }
    guard var motion = bodies[index]?.motion else { return }
    let change = motion.acceleration - motion.velocity * motion.resistance
    motion.position = motion.position + motion.velocity * late
    motion.velocity = motion.velocity + change * late
    motion.angle += motion.spin * late
    bodies[index]?.motion = motion
  }

  /// Resolves the impacts of pairs that touch at this moment and bounce, until none is left.
  mutating func resolveApproaches() {
    var isCalm = false
    var changes = motionChanges
    while !isCalm && eventsInStep < 3 * Self.mostBounces {
      isCalm = true
      for index in pairs.indices where !staysApart(index, until: time, changes) {
        let pair = pairs[index]
        let contacts = self.contacts(of: pair, at: time, reach: Self.touchDistance / 10)
        guard contacts.contains(where: { $0.separation <= Self.exactDistance }),
          bounces(pair, contacts)
        else { continue }
        note(pair, contacts)
        eventsInStep += 1
        resolve(contacts)
        changes = motionChanges
        isCalm = false
      }
    }
  }

  /// Applies the impulses of one pair's impact.
  private mutating func resolve(_ contacts: [Contact]) {
    guard let pair = contacts.first.map({ Pair($0.first, $0.second) }) else { return }
    isShaken = true
    quietSteps = 0
    for index in [pair.first, pair.second] where bodies[index]?.isFixed == false {
      bodies[index]?.fly(from: time)
    }
    let elasticity = self.elasticity(of: pair)
    let least = leastRebound(pair)
    let impacts = contacts.map { contact in
      var contact = contact
      let speed = approach(of: contact)
      if speed < 0 && -elasticity * speed > least { contact.wantedSpeed = -elasticity * speed }
      return contact
    }
    var solver = Solver(self, contacts: impacts, joints: [])
    solver.solveSpeeds()
    solver.store(in: &self, bodies: [pair.first, pair.second])
  }

  /// The greater of both; with a wall, the body's.
  func elasticity(of pair: Pair) -> Double {
    let values = [pair.first, pair.second].compactMap { index in
      bodies[index].flatMap { $0.isWall ? nil : $0.material.elasticity.boundedAboveZero }
    }
    return min(values.max() ?? 0, 1)
  }

  /// The geometric mean of both; with a wall, the body's.
  func friction(of pair: Pair) -> Double {
    let values = [pair.first, pair.second].compactMap { index in
      bodies[index].flatMap { $0.isWall ? nil : $0.material.friction.boundedAboveZero }
    }
    return values.count == 2 ? (values[0] * values[1]).squareRoot() : values.first ?? 0
  }
}
