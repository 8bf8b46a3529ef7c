import Geometry
import Limits
import Raster
import RenderTree

/// Gathers what is seen of particles, and of those they emit, at one moment.
struct ParticleCollector {
  /// The emitter's time, seconds.
  let time: Double
  private var found: [EmittedParticle] = []
  private var kinds: [ParticleKind] = []
  /// How many more births may be looked at.
  private var births = ParticleCollector.mostBirths
  /// True when there were more than could be looked at.
  private var isCutShort = false

  /// More particles are not drawn.
  static let mostShown = Limit.particles
  /// More births are not looked at for one picture.
  private static let mostBirths = 100_000

  init(time: Double) { self.time = time }

  /// Looks at one more birth; false when enough have been.
  mutating func takeBirth() -> Bool {
    guard births > 0 else {
      isCutShort = true
      return false
    }
    births -= 1
    return true
  }

  /// The number of a new kind, of what `cell` of `emission` emits. There is none for a cell without births,
  /// so there are no more than births.
  mutating func addKind(_ cell: EmissionCell, in emission: Emission) -> Int {
    kinds.append(ParticleKind(of: cell, in: emission))
    return kinds.count - 1
  }

  /// Takes `particle` when it is seen, and what it has emitted.
  mutating func add(_ particle: EmittedParticle) {
    let age = time - particle.birth
    if kinds[particle.kind].isSeen, particle.isAlive(at: age), particle.isVisible(at: age) {
      found.append(particle)
    }
    guard kinds[particle.kind].emits else { return }
    let (cells, emission) = (kinds[particle.kind].cell.cells, kinds[particle.kind].emission)
    for (index, cell) in cells.enumerated() {
      addParticles(of: cell, index, in: emission, from: particle, aged: age)
    }
  }

  /// Those of `cell`, number `index` of its parent's, the youngest first. A particle emits from its birth to
  /// its end; what it emits follows from the values at its own birth.
  private mutating func addParticles(
    of cell: EmissionCell, _ index: Int, in emission: Emission, from parent: EmittedParticle,
    aged age: Double
  ) {
    let ramp = BirthRamp(
      start: max(0, cell.begin), end: min(cell.end, parent.lifetime),
      rate: emission.births(of: cell))
    let reach = cell.reach(lifetimeFactor: emission.lifetime)
    let births = ramp.births(from: age - reach, through: age)
    guard !births.isEmpty else { return }
    let kind = kinds[parent.kind].inner[index] ?? addKind(cell, in: emission)
    kinds[parent.kind].inner[index] = kind
    let chance = parent.chance.child(UInt64(index))
    for birth in births.reversed() {
      guard takeBirth() else { return }
      let parentAge = ramp.moment(ofBirth: birth)
      add(
        EmittedParticle(
          of: cell, in: emission, kind: kind, chance: chance.child(UInt64(birth)),
          birth: parent.birth + parentAge, inheriting: parent.inheritance(at: parentAge)))
    }
  }

  /// What has been found: no more than are drawn, the youngest of them.
  consuming func seen() -> SeenParticles {
    // Stable: in the order in which they were found where births fall together.
    let order = found.indices.sorted { (found[$0].birth, $0) < (found[$1].birth, $1) }
    return SeenParticles(
      particles: order.suffix(Self.mostShown).map { found[$0] }, kinds: kinds,
      isWhole: !isCutShort && found.count <= Self.mostShown)
  }
}

extension EmittedParticle {
  /// False once it has become transparent or shrunk to nothing.
  fileprivate func isVisible(at age: Double) -> Bool {
    color(at: age).w > 0 && scale(at: age) != 0
  }

  /// How it is drawn at `age`, with the sprite of number `sprite`.
  func placed(at age: Double, sprite: Int) -> PlacedParticles.Particle {
    let position = position(at: age)
    let size = scale(at: age)
    let color = color(at: age)
    let (sin, cos) = (sine(spin * age) * size, cosine(spin * age) * size)
    return PlacedParticles.Particle(
      sprite: sprite,
      matrix: Affine(a: cos, b: sin, c: -sin, d: cos, tx: position.x, ty: position.y),
      tint: Color(red: color.x, green: color.y, blue: color.z, alpha: color.w))
  }
}
