package import Geometry

/// What a body is made of.
package struct Material: Hashable, Sendable {
  /// 0: sticks; 1: bounces without loss.
  package var elasticity = 0.0
  /// 0: slides without loss. The friction coefficient of a contact is the geometric mean of both
  /// bodies' values.
  package var friction = 0.0
  /// Mass per 100 × 100 points.
  package var density = 1.0
  /// How fast speed decays, per second.
  package var resistance = 0.0
  /// How fast rotation decays, per second.
  package var angularResistance = 0.0
  /// What electric and magnetic fields act on.
  package var charge = 0.0
  /// False: contacts do not turn the body.
  package var allowsRotation = true
  /// True: nothing moves the body.
  package var isAnchored = false

  package init() {}
}

/// A steady force on a body, in mass · points per second².
package struct Push: Hashable, Sendable {
  package var force: Point
  /// Where it acts, from the centre, in the body's own axes.
  package var offset: Point

  package init(force: Point, offset: Point = .zero) {
    self.force = force
    self.offset = offset
  }
}

/// A rigid body in the world.
struct Body: Sendable {
  var shape: Shape
  var material = Material() { didSet { measure() } }
  var motion = Motion() { didSet { changes &+= 1 } }
  /// How often the motion was changed: what was foreseen from an older one is void.
  var changes = 0
  /// The acceleration of gravity, and forces.
  var gravity = Point.zero
  var pushes: [Push] = []
  /// True for walls, which take elasticity and friction from what meets them.
  var isWall = false
  private(set) var mass = 0.0
  private(set) var inverseMass = 0.0
  private(set) var inverseInertia = 0.0
  let turningRadius: Double
  /// The outline of a wall, which never moves.
  private let placedWall: Outline?

  init(_ shape: Shape, isWall: Bool = false) {
    self.shape = shape
    self.isWall = isWall
    turningRadius = shape.turningRadius
    placedWall = isWall ? Outline(shape, at: .zero, angle: 0) : nil
    measure()
  }

  private mutating func measure() {
    // A body without area still has a mass, or it could not be moved.
    mass = max(shape.area, 1) * max(material.density.bounded, 1e-6) / 10_000
    let isFixed = material.isAnchored || isWall
    inverseMass = isFixed ? 0 : 1 / mass
    let inertia = mass * max(shape.unitInertia, 1e-3)
    inverseInertia = isFixed || !material.allowsRotation ? 0 : 1 / inertia
  }

  var isFixed: Bool { inverseMass == 0 }

  /// The outline in the world at `time`.
  func outline(at time: Double) -> Outline {
    placedWall ?? Outline(shape, at: motion.position(at: time), angle: motion.angle(at: time))
  }

  /// True when the forces change on the way, as those do that turn with the body.
  var hasTurningForce: Bool { pushes.contains { $0.offset != .zero } }

  /// The acceleration of gravity and all pushes.
  var steadyAcceleration: Point {
    isFixed ? .zero : pushes.reduce(gravity) { $0 + $1.force * inverseMass }
  }

  /// What the pushes do to the rotation at `angle`.
  func angularAcceleration(at angle: Double) -> Double {
    guard hasTurningForce else { return 0 }
    let (s, c) = (sine(angle), cosine(angle))
    return pushes.reduce(0) { sum, push in
      let arm = Point(c * push.offset.x - s * push.offset.y, s * push.offset.x + c * push.offset.y)
      return sum + Point.cross(arm, push.force) * inverseInertia
    }
  }

  /// Moves on from `time` as the steady forces make it.
  mutating func fly(from time: Double) {
    var flight = motion.restarted(at: time)
    flight.acceleration = steadyAcceleration
    flight.angularAcceleration = 0
    flight.resistance = material.resistance.boundedAboveZero
    flight.angularResistance = material.angularResistance.boundedAboveZero
    motion = flight
    if isFixed { hold() }
  }

  /// Stands still from `time` on, until it flies again.
  mutating func stop(at time: Double) {
    motion = motion.restarted(at: time)
    hold()
  }

  /// Takes all speed away.
  mutating func hold() {
    var still = motion
    (still.velocity, still.acceleration) = (.zero, .zero)
    (still.spin, still.angularAcceleration) = (0, 0)
    motion = still
  }
}
