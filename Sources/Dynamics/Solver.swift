import Geometry

/// Finds the impulses that give bodies at contacts and on rods the speeds they may have: in turn,
/// until nothing changes (projected Gauss–Seidel), sped up by conjugate gradients, without which
/// stacks would need thousands of rounds and creep.
struct Solver {
  private static let rounds = 200

  /// Speeds by body, points and radians per second.
  struct Speed {
    var linear = Point.zero
    var angular = 0.0
    var position = Point.zero
    var inverseMass = 0.0
    var inverseInertia = 0.0

    func at(_ arm: Point) -> Point { linear + arm.turned * angular }

    mutating func apply(_ impulse: Point, at arm: Point) {
      linear = linear + impulse * inverseMass
      angular += Point.cross(arm, impulse) * inverseInertia
    }

    /// What an impulse of 1 along `direction` does to the speed along it.
    func response(_ arm: Point, along direction: Point) -> Double {
      let lever = Point.cross(arm, direction)
      return inverseMass + inverseInertia * lever * lever
    }
  }

  /// A speed along a direction that has to vanish, or must not be positive.
  struct Rod {
    var first: Int
    var second: Int?
    var firstArm: Point
    var secondArm: Point
    /// From the first to the second.
    var direction: Point
    /// True for a rope, which may become shorter.
    var pullsOnly = false
    /// What has been applied so far.
    var impulse = 0.0
  }

  /// By the numbers of the bodies; those that cannot move have no mass.
  var speeds: [Speed]
  var contacts: [Contact]
  var rods: [Rod]
  private var frictions: [Double] = []

  /// The speeds of `world` at its time.
  init(_ world: World, contacts: [Contact], joints: [Joint]) {
    self.contacts = contacts
    rods = joints.flatMap { world.rods(of: $0) }
    frictions = contacts.map { world.friction(of: World.Pair($0.first, $0.second)) }
    speeds = world.bodies.map { body in
      guard let body, !body.isFixed else { return Speed() }
      return Speed(
        linear: body.motion.velocity(at: world.time), angular: body.motion.spin(at: world.time),
        position: body.motion.position(at: world.time), inverseMass: body.inverseMass,
        inverseInertia: body.inverseInertia)
    }
    for index in self.contacts.indices {
      let contact = self.contacts[index]
      let (a, b) = (speeds[contact.first], speeds[contact.second])
      self.contacts[index].firstArm = contact.position - a.position
      self.contacts[index].secondArm = contact.position - b.position
    }
  }

  /// Begins with the impulses of an earlier solution, by pair.
  mutating func apply(_ impulses: [World.Pair: [Point]]) {
    var counts: [World.Pair: Int] = [:]
    for index in contacts.indices {
      let pair = World.Pair(contacts[index].first, contacts[index].second)
      let rank = counts[pair, default: 0]
      counts[pair] = rank + 1
      guard let kept = impulses[pair], rank < kept.count else { continue }
      contacts[index].impulse = kept[rank].x
      contacts[index].sideImpulse = kept[rank].y
      push(contacts[index], by: kept[rank])
    }
  }

  /// The impulses applied, by pair: along the normal and across it.
  var impulses: [World.Pair: [Point]] {
    contacts.reduce(into: [:]) { all, contact in
      all[World.Pair(contact.first, contact.second), default: []].append(
        Point(contact.impulse, contact.sideImpulse))
    }
  }

  /// Gives `bodies` of `world` the speeds found.
  func store(in world: inout World, bodies: [Int]) {
    for index in bodies {
      guard speeds[index].inverseMass > 0 else { continue }
      let speed = speeds[index]
      world.bodies[index]?.motion.velocity = speed.linear.boundedSpeed
      world.bodies[index]?.motion.spin = speed.angular.boundedSpin
    }
  }

  /// Changes the speeds until they obey.
  mutating func solveSpeeds() {
    var course: [Point] = []
    var before = applied
    var lastSquare = 0.0
    for round in 1...Self.rounds {
      // A speed changed by less is not seen in a day. The last word has the round, not the course:
      // it keeps within the limits.
      if relaxAll() < 1e-10 || round == Self.rounds { return }
      let after = applied
      let change = zip(after, before).map { $0 - $1 }
      before = after
      let square = change.reduce(0) { $0 + Point.dot($1, $1) }
      let share = square / lastSquare
      lastSquare = square
      guard share <= 1, course.count == change.count else {
        course = change
        continue
      }
      // Fletcher and Reeves: on along what the last rounds had in common.
      for index in course.indices { course[index] = course[index] * share }
      add(course)
      before = applied
      course = zip(course, change).map { $0 + $1 }
    }
  }

  /// One round; gives the greatest change of a speed.
  private mutating func relaxAll() -> Double {
    var greatest = 0.0
    for index in rods.indices { greatest = max(greatest, relax(rod: index)) }
    for index in contacts.indices { greatest = max(greatest, relax(contact: index)) }
    return greatest
  }

  /// The impulses at all contacts, along the normal and across it, then those of the rods.
  private var applied: [Point] {
    contacts.map { Point($0.impulse, $0.sideImpulse) } + rods.map { Point($0.impulse, 0) }
  }

  /// Applies impulses more, in the order of `applied`.
  private mutating func add(_ impulses: [Point]) {
    for (index, impulse) in zip(contacts.indices, impulses) {
      contacts[index].impulse += impulse.x
      contacts[index].sideImpulse += impulse.y
      push(contacts[index], by: impulse)
    }
    for (index, impulse) in zip(rods.indices, impulses.dropFirst(contacts.count)) {
      rods[index].impulse += impulse.x
      push(rods[index], impulse.x)
    }
  }

  /// Gives the change of speed.
  private mutating func relax(rod index: Int) -> Double {
    let rod = rods[index]
    let speed = relativeSpeed(rod)
    let response = self.response(rod)
    guard response > 0 else { return 0 }
    let wanted = rod.impulse - speed / response
    let impulse = rod.pullsOnly ? min(0, wanted) : wanted
    rods[index].impulse = impulse
    push(rod, impulse - rod.impulse)
    return abs(impulse - rod.impulse) * response
  }

  /// How fast a rod becomes longer.
  func relativeSpeed(_ rod: Rod) -> Double {
    let a = speeds[rod.first].at(rod.firstArm)
    let b = rod.second.map { speeds[$0].at(rod.secondArm) } ?? .zero
    return Point.dot(b - a, rod.direction)
  }

  /// Changes how fast a rod becomes longer by `speed`.
  mutating func push(_ rod: Rod, by speed: Double) {
    let response = self.response(rod)
    guard response > 0 else { return }
    push(rod, speed / response)
  }

  /// Applies an impulse that makes a rod longer.
  private mutating func push(_ rod: Rod, _ impulse: Double) {
    let impulse = rod.direction * impulse
    speeds[rod.first].apply(-impulse, at: rod.firstArm)
    if let second = rod.second { speeds[second].apply(impulse, at: rod.secondArm) }
  }

  /// What an impulse of 1 adds to the speed at which a rod becomes longer.
  private func response(_ rod: Rod) -> Double {
    speeds[rod.first].response(rod.firstArm, along: rod.direction)
      + (rod.second.map { speeds[$0].response(rod.secondArm, along: rod.direction) } ?? 0)
  }

  /// Gives the change of speed.
  private mutating func relax(contact index: Int) -> Double {
    let contact = contacts[index]
    let (speed, response) = approach(contact, along: contact.normal)
    guard response > 0 else { return 0 }
    let impulse = max(0, contact.impulse + (contact.wantedSpeed - speed) / response)
    let more = impulse - contact.impulse
    contacts[index].impulse = impulse
    push(contact, by: Point(more, 0))
    guard frictions[index] > 0 else { return abs(more) * response }
    let (sideSpeed, sideResponse) = approach(contact, along: contact.normal.turned)
    let limit = frictions[index] * impulse
    let side = min(max(contact.sideImpulse - sideSpeed / sideResponse, -limit), limit)
    let moreAside = side - contact.sideImpulse
    contacts[index].sideImpulse = side
    push(contact, by: Point(0, moreAside))
    return max(abs(more) * response, abs(moreAside) * sideResponse)
  }

  /// The speed at which the bodies of a contact come apart along `direction`, and what an impulse
  /// of 1 adds to it.
  private func approach(
    _ contact: Contact, along direction: Point
  ) -> (speed: Double, response: Double) {
    let (a, b) = (speeds[contact.first], speeds[contact.second])
    return (
      Point.dot(b.at(contact.secondArm) - a.at(contact.firstArm), direction),
      a.response(contact.firstArm, along: direction)
        + b.response(contact.secondArm, along: direction)
    )
  }

  /// Applies an impulse along the normal (x) and across it (y).
  private mutating func push(_ contact: Contact, by impulse: Point) {
    let impulse = contact.normal * impulse.x + contact.normal.turned * impulse.y
    speeds[contact.first].apply(-impulse, at: contact.firstArm)
    speeds[contact.second].apply(impulse, at: contact.secondArm)
  }
}
