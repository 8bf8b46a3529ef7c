import Geometry

extension World {
  /// Lets time run until `end`, world seconds. An earlier time changes nothing, nor does one that
  /// is not a number or infinite; while something moves, one call lets 30 seconds pass at most.
  package mutating func advance(to end: Double) {
    guard end.isFinite else { return }
    let end = min(end, Self.lastTime)
    guard end > time else { return }
    let last = min(end, time + Self.longestAdvance)
    // One of the calls below always moves time on, or the count of events.
    while !isAtRest {
      let next = plan ?? makePlan()
      plan = next
      guard next.end <= last else { break }
      time = next.end
      finishStep()
      if let pair = next.meeting {
        meet(pair)
      } else if next.endsStep {
        endStep()
      }
      plan = nil
    }
    time = isAtRest ? end : last
    if isAtRest { stayAtRest() }
  }

  private mutating func endStep() {
    if eventsInStep > 2 * Self.mostBounces {
      // Those that were stopped fall again.
      for index in bodies.indices { bodies[index]?.fly(from: time) }
    }
    stepCount += 1
    eventsInStep = 0
    countQuiet()
  }

  /// Lets time pass while nothing moves.
  private mutating func stayAtRest() {
    for index in bodies.indices { bodies[index]?.stop(at: time) }
    plan = nil
    stepCount = Int(time * Self.stepRate)
  }

  /// Decides what happens next, and how the bodies that advance by steps move until then.
  private mutating func makePlan() -> Plan {
    resolveApproaches()
    if eventsInStep >= 3 * Self.mostBounces {
      // No more contacts in this step: what moved could pass through others.
      for index in bodies.indices { bodies[index]?.stop(at: time) }
    }
    let stepEnd = max(Double(stepCount + 1) / Self.stepRate, time.nextUp)
    chooseStepped()
    let partEnd = min(stepEnd, max(time + longestPart, time.nextUp))
    beginStep(until: partEnd)
    var plan = Plan(start: time, end: partEnd, endsStep: partEnd == stepEnd)
    guard eventsInStep < 3 * Self.mostBounces else { return plan }
    let rests = Set(resting)
    let changes = motionChanges
    for index in pairs.indices where !staysApart(index, until: plan.end, changes) {
      let pair = pairs[index]
      let meeting =
        rests.contains(pair)
        ? cornerMeeting(of: pair, until: plan.end)
        : meetingTime(ofPair: index, until: plan.end)
      if let meeting, meeting < plan.end || (plan.meeting == nil && meeting <= plan.end) {
        plan.end = meeting
        plan.meeting = pair
      }
    }
    return plan
  }

  /// How long bodies at rest on others may go on before they are looked at again, seconds: fast
  /// ones neither far nor far round.
  private var longestPart: Double {
    let parts = resting.flatMap { [$0.first, $0.second] }.compactMap { index -> Double? in
      guard let body = bodies[index], !body.isFixed else { return nil }
      let speed = body.motion.velocity(at: time).length / 40
      return 1 / max(speed, abs(body.motion.spin(at: time)) / 0.25, Self.stepRate)
    }
    return parts.min() ?? 1
  }

  /// Finds the bodies that cannot move in closed form from now on, and lets the others go.
  private mutating func chooseStepped() {
    var chosen: Set<Int> = []
    resting = []
    let changes = motionChanges
    for index in pairs.indices {
      let pair = pairs[index]
      if staysApart(index, until: time, changes) && touching[pair] == nil { continue }
      guard let a = bodies[pair.first], let b = bodies[pair.second] else { continue }
      if a.isFixed && b.isFixed { continue }
      let contacts = self.contacts(of: pair, at: time, reach: Self.touchDistance)
      note(pair, contacts)
      if staysTogether(pair, contacts) {
        resting.append(pair)
        chosen.formUnion([pair.first, pair.second])
      }
    }
    landed = nil
    for joint in joints {
      chosen.insert(joint.body)
      if let other = joint.other { chosen.insert(other) }
    }
    for snap in snaps { chosen.insert(snap.body) }
    for field in fields where field.strength != 0 {
      chosen.formUnion(field.bodies.filter { bodies.indices.contains($0) && bodies[$0] != nil })
    }
    for (index, body) in bodies.enumerated() where body?.hasTurningForce == true {
      chosen.insert(index)
    }
    chosen = chosen.filter { bodies[$0].map { !$0.isFixed } ?? false }
    for index in stepped.subtracting(chosen).sorted() { bodies[index]?.fly(from: time) }
    stepped = chosen
  }

  /// True for a pair that stays together: it neither leaves nor bounces.
  private func staysTogether(_ pair: Pair, _ contacts: [Contact]) -> Bool {
    let pull = leastRebound(pair)
    return contacts.contains { contact in
      let speed = approach(of: contact)
      let isThere = contact.separation <= Self.exactDistance || pair == landed
      return abs(speed) <= pull || (speed < 0 && isThere)
    }
  }

  /// Tells of the beginning or end of a pair's contact.
  mutating func note(_ pair: Pair, _ contacts: [Contact]) {
    if let position = contacts.first?.position {
      if touching.updateValue(position, forKey: pair) == nil {
        changes.append(
          ContactChange(
            first: pair.first, second: pair.second, begins: true, position: position, time: time))
      }
    } else if let position = touching.removeValue(forKey: pair) {
      changes.append(
        ContactChange(
          first: pair.first, second: pair.second, begins: false, position: position, time: time))
    }
  }

  /// True at the end of a snap, and where something is in its way.
  private func hasArrived(_ snap: Snap) -> Bool {
    guard let body = bodies[snap.body], !body.isFixed else { return true }
    return (body.motion.position == snap.position && body.motion.angle == 0)
      || resting.contains { $0.first == snap.body || $0.second == snap.body }
  }

  private mutating func countQuiet() {
    let isSlow = bodies.indices.allSatisfy { index in
      guard let body = bodies[index], !body.isFixed else { return true }
      // What flies under a force, however slight, is not at rest.
      guard stepped.contains(index) || body.motion.acceleration == .zero else { return false }
      let v = body.motion.velocity(at: time)
      return v.length < 0.1 && abs(body.motion.spin(at: time)) < 0.001
    }
    let isQuiet =
      isSlow && snaps.allSatisfy { hasArrived($0) }
      && !fields.contains { $0.isRestless && !$0.bodies.isEmpty }
    quietSteps = isQuiet ? quietSteps + 1 : 0
  }
}
