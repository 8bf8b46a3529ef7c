package import Geometry

/// Rigid bodies in a plane, and what acts on them.
///
/// Between contacts a body moves in closed form where the forces on it are constant; contacts are
/// found at their time, whatever the speed. Bodies on springs and rods, and bodies that rest or
/// slide on others, advance by steps of 1/240 s. The state at a time depends on what was done to
/// the world, not on the times it was asked for. Numbers out of range are bounded.
package struct World: Sendable {
  /// Steps a second of what has no closed form.
  static let stepRate = 240.0
  /// Contacts nearer than this, in points, may be resting ones.
  static let touchDistance = 1e-3
  /// Overlaps and gaps below this, in points, are none.
  static let exactDistance = 1e-9
  /// Bounces of fewer points per second than this end in rest.
  static let leastBounce = 1e-3
  /// This many contacts in one step are resolved with bounces.
  static let mostBounces = 64
  /// Seconds that pass in one call at most while something moves.
  static let longestAdvance = 30.0
  /// Times beyond this, in seconds, are told too coarsely for steps.
  static let lastTime = 1e9

  /// Seconds since the world began.
  package internal(set) var time = 0.0

  var bodies: [Body?] = []
  var pairs: [Pair] = [] {
    didSet { clearances = Array(repeating: Clearance(), count: pairs.count) }
  }
  /// What is known of each pair's distance.
  var clearances: [Clearance] = []
  var groups: [CollisionGroup] = []
  var joints: [Joint] = []
  var snaps: [Snap] = []
  var fields: [Field] = []
  var changes: [ContactChange] = []
  /// The pairs in contact, and where they met.
  var touching: [Pair: Point] = [:]
  /// Bodies that advance by steps.
  var stepped: Set<Int> = []
  /// The pair that has just met without bouncing.
  var landed: Pair?
  /// Pairs in resting or sliding contact.
  var resting: [Pair] = []
  /// What the contacts of the last step needed, to begin the next search with.
  var impulses: [Pair: [Point]] = [:]
  /// What happens next; nil when something has changed since.
  var plan: Plan?
  /// Steps that are over.
  var stepCount = 0
  var eventsInStep = 0
  /// True when speeds may break the rules of contacts and rods.
  var isShaken = true
  /// Steps for which everything has been slow.
  var quietSteps = 0

  /// Two bodies that may collide; the first has the lower number.
  struct Pair: Hashable, Sendable {
    var first: Int
    var second: Int

    init(_ a: Int, _ b: Int) { (first, second) = (min(a, b), max(a, b)) }
  }

  /// What the world does next.
  struct Plan: Sendable {
    /// When the plan was made, and when it ends; world seconds.
    var start: Double
    var end: Double
    /// The pair that meets at the end; nil for the end of a step or a part of one.
    var meeting: Pair?
    /// True when a step of 1/240 s is over then.
    var endsStep = true
  }

  package init() {}

  /// True when nothing has moved for a quarter of a second.
  package var isAtRest: Bool { quietSteps >= 60 }

  /// The contacts that began and ended since the last call, in order of time.
  package mutating func takeContactChanges() -> [ContactChange] {
    defer { changes = [] }
    return changes
  }

  // MARK: Bodies

  /// Adds a body at rest and gives its number.
  package mutating func add(_ shape: Shape, at position: Point, angle: Double = 0) -> Int {
    var body = Body(shape.solid)
    body.motion.start = time
    body.motion.position = position.bounded
    body.motion.angle = angle.bounded
    return insert(body)
  }

  /// Adds a wall from one point to another and gives its number. It stops bodies on either side.
  package mutating func addWall(from start: Point, to end: Point) -> Int {
    insert(Body(.convex(hullOf: [start, end]), isWall: true))
  }

  /// Takes a body or wall away, out of its groups too; joints and snaps have to be set anew.
  package mutating func remove(_ body: Int) {
    guard bodies.indices.contains(body) else { return }
    change(nil)
    bodies[body] = nil
    for index in groups.indices {
      groups[index].bodies.removeAll { $0 == body }
      groups[index].walls.removeAll { $0 == body }
    }
    joints.removeAll { $0.body == body || $0.other == body }
    for index in fields.indices { fields[index].bodies.removeAll { $0 == body } }
    snaps.removeAll { $0.body == body }
    pairs.removeAll { $0.first == body || $0.second == body }
    resting.removeAll { $0.first == body || $0.second == body }
    stepped.remove(body)
    for pair in touching.keys where pair.first == body || pair.second == body {
      touching[pair] = nil
    }
  }

  private mutating func insert(_ body: Body) -> Int {
    change(nil)
    if let free = bodies.firstIndex(where: { $0 == nil }) {
      bodies[free] = body
      return free
    }
    bodies.append(body)
    return bodies.count - 1
  }

  /// Readies a body, or the world for nil, for a change at this moment.
  mutating func change(_ index: Int?) {
    finishStep()
    if isAtRest {
      for index in bodies.indices { bodies[index]?.fly(from: time) }
    } else if let index, bodies.indices.contains(index) {
      bodies[index]?.fly(from: time)
    }
    plan = nil
    isShaken = true
    quietSteps = 0
  }

  // MARK: Rules

  /// Sets what collides with what. Contacts that are no longer possible end without notice.
  package mutating func setGroups(_ groups: [CollisionGroup]) {
    guard groups != self.groups else { return }
    change(nil)
    self.groups = groups
    var known: Set<Pair> = []
    var pairs: [Pair] = []
    for group in groups {
      for (rank, body) in group.bodies.enumerated() where exists(body) {
        let others = group.walls + (group.bodiesCollide ? group.bodies[..<rank] : [])
        for other in others where other != body && exists(other) {
          let pair = Pair(body, other)
          if known.insert(pair).inserted { pairs.append(pair) }
        }
      }
    }
    self.pairs = pairs
    for pair in touching.keys where !known.contains(pair) { touching[pair] = nil }
  }

  /// Sets the rods and springs.
  package mutating func setJoints(_ joints: [Joint]) {
    let joints = joints.filter { exists($0.body) && ($0.other.map(exists) ?? true) }
    guard joints != self.joints else { return }
    change(nil)
    self.joints = joints
  }

  /// Sets the positions bodies are pulled to.
  package mutating func setSnaps(_ snaps: [Snap]) {
    let snaps = snaps.filter { exists($0.body) }
    guard snaps != self.snaps else { return }
    change(nil)
    self.snaps = snaps
  }

  /// Sets the forces that depend on where bodies are.
  package mutating func setFields(_ fields: [Field]) {
    guard !(fields.isEmpty && self.fields.isEmpty) else { return }
    change(nil)
    self.fields = fields
  }

  private func exists(_ index: Int) -> Bool {
    bodies.indices.contains(index) && bodies[index] != nil
  }

  func outline(_ index: Int, at time: Double) -> Outline {
    bodies[index]?.outline(at: time) ?? Outline(.circle(radius: 0), at: .zero, angle: 0)
  }
}
