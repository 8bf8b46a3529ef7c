import Geometry
import Raster
import RenderTree

/// A particle at its birth: all that its life follows from. What is changed later in the cell it
/// comes from does not reach it.
struct EmittedParticle: Sendable {
  /// The number of its kind among those it was found with.
  let kind: Int
  let chance: EmissionChance
  /// In the emitter's time, seconds.
  let birth: Double
  /// Seconds.
  let lifetime: Double
  /// In the layer's bounds space, points.
  let origin: SIMD3<Double>
  /// Points in a second.
  let velocity: SIMD3<Double>
  let acceleration: SIMD3<Double>
  let scale: Double
  let scaleSpeed: Double
  /// Radians in a second.
  let spin: Double
  /// Straight, not limited.
  let color: SIMD4<Double>
  let colorSpeed: SIMD4<Double>
  /// Of the particle that emitted it, 0…1.
  let colorFactor: SIMD4<Double>

  /// What it inherits from the particle that emits it.
  struct Inheritance: Sendable {
    var origin: SIMD3<Double>
    /// What the cell's longitude is counted from: the direction of travel in the plane, or that of the
    /// shape's normal, radians.
    var direction = 0.0
    /// What the latitude is counted from: how far the normal leads out of the plane, radians.
    var elevation = 0.0
    var scale: Double
    var color = SIMD4<Double>(repeating: 1)
  }

  /// The particle of `cell` with this `chance`, born at `birth`.
  /// - Parameter kind: the number of the cell with this emission.
  init(
    of cell: borrowing EmissionCell, in emission: borrowing Emission, kind: Int,
    chance: EmissionChance, birth: Double, inheriting parent: Inheritance
  ) {
    self.kind = kind
    self.chance = chance
    self.birth = birth
    lifetime = cell.lifetime.value(chance.unit(.lifetime)) * emission.lifetime
    origin = parent.origin
    let longitude = parent.direction + cell.longitude.value(chance.unit(.direction))
    let speed = cell.velocity.value(chance.unit(.velocity)) * emission.velocity
    let latitude = parent.elevation + cell.latitude
    let flat = speed * cosine(latitude)
    velocity = SIMD3(flat * cosine(longitude), flat * sine(longitude), speed * sine(latitude))
    acceleration = cell.acceleration
    scale = cell.scale.value(chance.unit(.scale)) * parent.scale
    scaleSpeed = cell.scaleSpeed * parent.scale
    spin = cell.spin.value(chance.unit(.spin)) * emission.spin
    let lots = SIMD4(
      chance.unit(.red), chance.unit(.green), chance.unit(.blue), chance.unit(.alpha))
    color = cell.color + (lots - 0.5) * cell.colorRange
    colorSpeed = cell.colorSpeed
    colorFactor = parent.color
  }

  /// True at `age` seconds after its birth.
  func isAlive(at age: Double) -> Bool {
    age >= -Self.tolerance && age < lifetime - Self.tolerance
  }

  /// Where it is at `age`, if nothing ends its life.
  func position(at age: Double) -> SIMD3<Double> {
    origin + velocity * age + acceleration * (0.5 * age * age)
  }

  /// Its colour at `age`, straight, each component 0…1.
  func color(at age: Double) -> SIMD4<Double> {
    let none = SIMD4<Double>.zero
    let full = SIMD4<Double>(repeating: 1)
    return (color + colorSpeed * age).clamped(lowerBound: none, upperBound: full) * colorFactor
  }

  /// Its size at `age`, as a factor. It shrinks to nothing and no further.
  func scale(at age: Double) -> Double {
    let now = scale + scaleSpeed * age
    return scale < 0 ? min(0, now) : max(0, now)
  }

  /// What a particle inherits that it emits at `age`.
  func inheritance(at age: Double) -> Inheritance {
    let travel = velocity + acceleration * age
    let isMoving = travel.x != 0 || travel.y != 0
    return Inheritance(
      origin: position(at: age), direction: isMoving ? arcTangent2(travel.y, travel.x) : 0,
      scale: scale(at: age), color: color(at: age))
  }

  /// Two times no farther apart, in seconds, are one.
  static let tolerance = 1e-9
}
