package import Geometry

/// A force that depends on where a body is, and perhaps on how it moves.
package struct Field: Sendable {
  /// What kind of force. Lengths of a metre are 150 points, as in the frameworks that share their engine.
  package enum Kind: Sendable {
    /// Slows down.
    case drag
    /// Turns round the field's position.
    case vortex
    /// Pulls to the field's position.
    case radialGravity
    /// Pulls in a direction.
    case linearGravity(Point)
    /// Carries along at a speed.
    case velocity(Point)
    /// Shakes: smooth in space (0…1), at a speed.
    case noise(smoothness: Double, speed: Double)
    /// Shakes smoothly in space, the more the faster the body is.
    case turbulence(smoothness: Double, speed: Double)
    /// Pulls to the field's position, the more the further away.
    case spring
    /// Pushes charged bodies from the field's position.
    case electric
    /// Turns charged bodies aside.
    case magnetic
    /// What somebody else says: a force, mass · points per second².
    case custom(@Sendable (State) -> Point)
  }

  /// What a body does in a field.
  package struct State: Sendable {
    /// From the field's position, points.
    package var position: Point
    package var velocity: Point
    package var mass: Double
    package var charge: Double
    /// World seconds.
    package var time: Double
  }

  package var kind: Kind
  package var bodies: [Int]
  package var position: Point
  package var strength: Double
  /// Forces fall with the distance to this power.
  package var falloff: Double
  /// Nearer than this, in points, forces are as there.
  package var minimumRadius: Double
  /// Where the field is, from its place.
  package var region: @Sendable (Point) -> Bool

  package init(
    _ kind: Kind, bodies: [Int], position: Point, strength: Double, falloff: Double,
    minimumRadius: Double, region: @escaping @Sendable (Point) -> Bool
  ) {
    self.kind = kind
    self.bodies = bodies
    self.position = position.bounded
    self.strength = strength.bounded
    self.falloff = min(10, max(-10, falloff.bounded))
    self.minimumRadius = max(minimumRadius.bounded, 1e-3)
    self.region = region
  }

  private static let metre = 150.0

  /// True for what never comes to rest by itself.
  var isRestless: Bool {
    switch kind {
    case .noise, .custom: strength != 0
    default: false
    }
  }

  /// What the field does to a body: an acceleration, points per second², and how fast it takes speed away, per
  /// second.
  func effect(on state: State) -> (acceleration: Point, drag: Double) {
    guard region(state.position) else { return (.zero, 0) }
    let distance = state.position.length
    let away = distance > 1e-9 ? state.position / distance : .zero
    let fall = falling(with: max(distance, minimumRadius) / Self.metre)
    let pull = strength * Self.metre * fall
    let mass = max(state.mass, 1e-9)
    switch kind {
    case .drag: return (.zero, max(0, strength * fall) / mass)
    case .vortex: return (Point(-away.y, away.x) * (pull / mass), 0)
    case .radialGravity: return (-away * pull, 0)
    case .linearGravity(let direction): return (direction * pull, 0)
    case .velocity(let direction):
      // So fast that the speed is there within a few steps.
      let rate = 60.0
      return (direction * (pull * rate), rate)
    case .noise(let smoothness, let speed):
      return (noise(state, smoothness, speed) * (pull / mass), 0)
    case .turbulence(let smoothness, let speed):
      let factor = state.velocity.length / Self.metre
      return (noise(state, smoothness, speed) * (pull * factor / mass), 0)
    case .spring: return (-state.position * (strength * fall / mass), 0)
    case .electric: return (away * (pull * state.charge / mass), 0)
    case .magnetic:
      let turn = strength * fall * state.charge / mass
      return (Point(-state.velocity.y, state.velocity.x) * turn, 0)
    case .custom(let force): return (force(state) * (strength / mass), 0)
    }
  }

  /// The distance, in metres, to the power of `-falloff`.
  private func falling(with metres: Double) -> Double {
    guard falloff != 0 else { return 1 }
    return exponential(-falloff * naturalLogarithm(metres))
  }

  /// A vector of length 1 or less that changes smoothly with position and time.
  private func noise(_ state: State, _ smoothness: Double, _ speed: Double) -> Point {
    let cell = 10 + 190 * min(1, max(0, smoothness))
    let (x, y, t) = (state.position.x / cell, state.position.y / cell, state.time * speed)
    return Point(
      Lattice.value(x, y, t, seed: 1) * 2 - 1, Lattice.value(x, y, t, seed: 2) * 2 - 1)
  }
}

/// Numbers 0…1 at the points of a grid, and smoothly between them.
private enum Lattice {
  static func value(_ x: Double, _ y: Double, _ z: Double, seed: UInt64) -> Double {
    let (i, j, k) = (x.rounded(.down), y.rounded(.down), z.rounded(.down))
    let (u, v, w) = (ease(x - i), ease(y - j), ease(z - k))
    var sum = 0.0
    for corner in 0..<8 {
      let (a, b, c) = (corner & 1, corner >> 1 & 1, corner >> 2)
      let weight = (a == 1 ? u : 1 - u) * (b == 1 ? v : 1 - v) * (c == 1 ? w : 1 - w)
      sum += weight * point(i + Double(a), j + Double(b), k + Double(c), seed)
    }
    return sum
  }

  private static func ease(_ t: Double) -> Double { t * t * (3 - 2 * t) }

  private static func point(_ x: Double, _ y: Double, _ z: Double, _ seed: UInt64) -> Double {
    var bits = seed &* 0x9E37_79B9_7F4A_7C15
    for number in [x, y, z] {
      bits ^= UInt64(bitPattern: Int64(number.bounded))
      bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      bits ^= bits >> 31
    }
    return Double(bits >> 11) * 0x1p-53
  }
}
