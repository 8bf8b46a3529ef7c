import Testing

@testable import QuartzCore

/// A particle's life against its closed forms.
@Suite struct EmittedParticleTests {
  private func particle(
    of cell: EmissionCell, _ emission: Emission = Emission(), number: UInt64 = 0
  ) -> EmittedParticle {
    EmittedParticle(
      of: cell, in: emission, kind: 0, chance: EmissionChance(seed: 3).child(number), birth: 10,
      inheriting: EmittedParticle.Inheritance(origin: SIMD3(5, 6, 0), scale: emission.scale))
  }

  private func isClose(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Bool {
    ((a - b) * (a - b)).sum() < 1e-18
  }

  @Test func itFliesAParabola() {
    var cell = EmissionCell()
    cell.velocity.mean = 100
    cell.longitude.mean = -.pi / 2
    cell.acceleration = SIMD3(10, 50, -4)
    let particle = particle(of: cell)
    for age in [0, 0.5, 1, 2.5] {
      #expect(
        isClose(
          particle.position(at: age),
          SIMD3(5 + 5 * age * age, 6 - 100 * age + 25 * age * age, -2 * age * age)))
    }
  }

  @Test func latitudeLeadsOutOfThePlane() {
    var cell = EmissionCell()
    cell.velocity.mean = 10
    cell.latitude = .pi / 6
    let height = particle(of: cell).position(at: 1)
    #expect(isClose(height, SIMD3(5 + 10 * 0.75.squareRoot(), 6, 5)))
  }

  @Test func directionsAreCountedFromTheNormal() {
    var cell = EmissionCell()
    cell.velocity.mean = 10
    cell.longitude.mean = .pi / 2
    cell.latitude = .pi / 6
    var parent = EmittedParticle.Inheritance(origin: .zero, scale: 1)
    (parent.direction, parent.elevation) = (.pi / 2, .pi / 3)
    let particle = EmittedParticle(
      of: cell, in: Emission(), kind: 0, chance: EmissionChance(seed: 3), birth: 0,
      inheriting: parent)
    // Half a turn in the plane, a quarter out of it.
    #expect(isClose(particle.velocity, SIMD3(0, 0, 10)))
  }

  @Test func theLayersFactorsMultiply() {
    var cell = EmissionCell()
    cell.velocity.mean = 10
    cell.lifetime.mean = 4
    cell.spin.mean = 2
    cell.scale.mean = 0.5
    cell.scaleSpeed = 0.25
    var emission = Emission()
    (emission.velocity, emission.lifetime, emission.spin, emission.scale) = (3, 0.5, 4, 2)
    let particle = particle(of: cell, emission)
    #expect(particle.lifetime == 2)
    #expect(particle.spin == 8)
    #expect(particle.scale(at: 1) == 1.5)
    #expect(isClose(particle.position(at: 1), SIMD3(35, 6, 0)))
  }

  @Test func colourRunsAndStopsAtTheEnds() {
    var cell = EmissionCell()
    cell.color = SIMD4(0.5, 0.25, 1, 1)
    cell.colorSpeed = SIMD4(0.25, -0.25, 0.5, -0.5)
    let particle = particle(of: cell)
    #expect(particle.color(at: 1) == SIMD4(0.75, 0, 1, 0.5))
    #expect(particle.color(at: 4) == SIMD4(1, 0, 1, 0))
  }

  @Test func itShrinksToNothingAndNoFurther() {
    var cell = EmissionCell()
    cell.scaleSpeed = -0.5
    let particle = particle(of: cell)
    #expect([0, 1, 2, 3].map { particle.scale(at: $0) } == [1, 0.5, 0, 0])
  }

  @Test func itIsAliveFromItsBirthUntilItsLifetime() {
    var cell = EmissionCell()
    cell.lifetime.mean = 2
    let particle = particle(of: cell)
    #expect(particle.isAlive(at: 0) && particle.isAlive(at: 1.99))
    #expect(!particle.isAlive(at: 2) && !particle.isAlive(at: -0.1))
  }

  /// Uniform from mean − range/2 to mean + range/2: the mean, and the variance range²/12.
  @Test func rangesAreSpreadEvenly() {
    var cell = EmissionCell()
    cell.velocity = EmissionSpread(mean: 100, range: 60)
    cell.lifetime = EmissionSpread(mean: 5, range: 2)
    cell.scale = EmissionSpread(mean: 1, range: 0.5)
    cell.spin = EmissionSpread(mean: 0, range: 4)
    cell.longitude = EmissionSpread(mean: 1, range: 0.5)
    cell.color = SIMD4(0.5, 0.5, 0.5, 0.5)
    cell.colorRange = SIMD4(1, 0.5, 0.25, 0.125)
    let particles = (0..<10_000).map { particle(of: cell, number: $0) }
    func check(_ values: [Double], _ mean: Double, _ range: Double) {
      let average = values.reduce(0, +) / Double(values.count)
      let variance =
        values.reduce(0) { $0 + ($1 - average) * ($1 - average) } / Double(values.count)
      #expect(values.allSatisfy { $0 >= mean - range / 2 - 1e-9 && $0 <= mean + range / 2 + 1e-9 })
      #expect(abs(average - mean) < range * 0.02)
      #expect(abs(variance - range * range / 12) < range * range * 0.005)
    }
    check(particles.map { ($0.velocity * $0.velocity).sum().squareRoot() }, 100, 60)
    check(particles.map(\.lifetime), 5, 2)
    check(particles.map(\.scale), 1, 0.5)
    check(particles.map(\.spin), 0, 4)
    check(particles.map { EmittedParticleTests.angle($0.velocity) }, 1, 0.5)
    for (index, range) in [1, 0.5, 0.25, 0.125].enumerated() {
      check(particles.map { $0.color[index] }, 0.5, range)
    }
  }

  /// The angle of a direction in the quarter around π/4, by bisection on its slope's series.
  private static func angle(_ v: SIMD3<Double>) -> Double {
    var (low, high) = (0.0, 1.5)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if tangentIsBelow(v.y / v.x, at: middle) { high = middle } else { low = middle }
    }
    return low
  }

  private static func tangentIsBelow(_ slope: Double, at angle: Double) -> Bool {
    var (sine, cosine, term) = (0.0, 0.0, 1.0)
    for n in 0..<30 {
      switch n % 4 {
      case 0: cosine += term
      case 1: sine += term
      case 2: cosine -= term
      default: sine -= term
      }
      term *= angle / Double(n + 1)
    }
    return slope < sine / cosine
  }

  @Test func chanceDependsOnThePlaceAlone() {
    let chance = EmissionChance(seed: 1).child(2).child(3)
    #expect(chance.unit(.scale) == EmissionChance(seed: 1).child(2).child(3).unit(.scale))
    let others = [
      EmissionChance(seed: 2).child(2).child(3), EmissionChance(seed: 1).child(3).child(3),
      EmissionChance(seed: 1).child(2).child(4), EmissionChance(seed: 1).child(3).child(2),
    ]
    #expect(others.allSatisfy { $0.unit(.scale) != chance.unit(.scale) })
    #expect(chance.unit(.scale) != chance.unit(.spin))
  }
}
