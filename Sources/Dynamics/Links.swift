package import Geometry

/// Keeps a point of a body at a distance from a point of another, or of the world.
package struct Joint: Hashable, Sendable {
  /// How the distance is kept.
  package enum Kind: Hashable, Sendable {
    /// Like a rod.
    case rigid
    /// Like a rail: along a direction, in the other body's axes or the world's, the points may part.
    case slide(along: Point)
    /// Like a rope: the distance may be less.
    case rope
    /// Like a spring: swings per second without damping, and damping over critical damping.
    case spring(frequency: Double, damping: Double)
  }

  package var body: Int
  /// In the body's own axes, from its centre.
  package var offset: Point
  /// The other body; nil when `otherOffset` is a point of the world.
  package var other: Int?
  package var otherOffset: Point
  /// Points.
  package var length: Double
  package var kind: Kind

  package init(
    body: Int, offset: Point = .zero, other: Int? = nil, otherOffset: Point, length: Double,
    kind: Kind = .rigid
  ) {
    self.body = body
    self.offset = offset.bounded
    self.other = other
    self.otherOffset = otherOffset.bounded
    self.length = length.boundedAboveZero
    self.kind = kind
  }
}

/// Pulls a body to a position, upright, like a spring of no length.
package struct Snap: Hashable, Sendable {
  package var body: Int
  package var position: Point
  /// Damping over critical damping.
  package var damping: Double

  /// Radians per second without damping.
  static let naturalFrequency = 20.0

  package init(body: Int, position: Point, damping: Double) {
    self.body = body
    self.position = position.bounded
    self.damping = min(max(damping.bounded, 0.05), 10)
  }
}

/// Bodies that collide with one another and with walls.
package struct CollisionGroup: Hashable, Sendable {
  /// In the order in which contacts of one moment are resolved.
  package var bodies: [Int]
  package var walls: [Int]
  /// False: the bodies pass through one another.
  package var bodiesCollide: Bool

  package init(bodies: [Int], walls: [Int], bodiesCollide: Bool = true) {
    self.bodies = bodies
    self.walls = walls
    self.bodiesCollide = bodiesCollide
  }
}

/// The beginning or end of a contact.
package struct ContactChange: Hashable, Sendable {
  package var first: Int
  package var second: Int
  package var begins: Bool
  /// Where they met, or met last.
  package var position: Point
  /// World seconds.
  package var time: Double
}
