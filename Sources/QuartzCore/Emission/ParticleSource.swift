import Geometry

/// A cell of an emitter layer at one moment: where particles of one kind come from.
struct ParticleSource {
  private let cell: EmissionCell
  private let emission: Emission
  private let kind: Int
  /// Of all of them.
  private let chance: EmissionChance

  /// The cell of that identity as it is in `emission`; nil where it is not there any more.
  init?(_ identity: Int, in emission: Emission, for collector: inout ParticleCollector) {
    guard let cell = emission.cells.first(where: { $0.identity == identity }) else { return nil }
    self.cell = cell
    self.emission = emission
    kind = collector.addKind(cell, in: emission)
    chance = EmissionChance(seed: emission.seed).child(UInt64(identity))
  }

  /// Gives the births of these numbers to `collector`, the youngest first, unless it has had enough.
  func emitAll(_ numbers: Range<Int>, on ramp: BirthRamp, to collector: inout ParticleCollector) {
    for number in numbers.reversed() {
      guard collector.takeBirth() else { return }
      emit(number, on: ramp, to: &collector)
    }
  }

  /// Gives one birth to `collector`.
  func emit(_ number: Int, on ramp: BirthRamp, to collector: inout ParticleCollector) {
    let chance = chance.child(UInt64(number))
    let birthplace = emission.shape.birthplace(chance)
    collector.add(
      EmittedParticle(
        of: cell, in: emission, kind: kind, chance: chance, birth: ramp.moment(ofBirth: number),
        inheriting: EmittedParticle.Inheritance(
          origin: emission.position + birthplace.position, normal: birthplace.normal,
          scale: emission.scale)))
  }
}

extension EmittedParticle.Inheritance {
  /// Of an emitter whose shape has this normal, of length 1, at `origin`.
  fileprivate init(origin: SIMD3<Double>, normal: SIMD3<Double>, scale: Double) {
    let flat = (normal.x * normal.x + normal.y * normal.y).squareRoot()
    self.init(
      origin: origin, direction: flat > 0 ? arcTangent2(normal.y, normal.x) : 0,
      elevation: normal.z == 0 ? 0 : arcTangent2(normal.z, flat), scale: scale)
  }
}
