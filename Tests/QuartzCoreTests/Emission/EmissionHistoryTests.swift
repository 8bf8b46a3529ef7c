import CoreGraphics
import Geometry
import Raster
import RenderTree
import Testing

@testable import QuartzCore

/// What emitter layers emit over time: counts and places in closed form.
@MainActor
@Suite struct EmissionHistoryTests {
  private static let image = CGImage(
    rasterImage: Image(width: 1, height: 1, pixels: [255, 255, 255, 255]))

  private func cell(_ name: String = "fire", _ prepare: (CAEmitterCell) -> Void = { _ in })
    -> CAEmitterCell
  {
    let cell = CAEmitterCell()
    cell.name = name
    cell.birthRate = 10
    cell.lifetime = 2
    cell.contents = Self.image
    prepare(cell)
    return cell
  }

  private func emitter(_ cells: CAEmitterCell...) -> CAEmitterLayer {
    let layer = CAEmitterLayer()
    layer.emitterCells = cells
    return layer
  }

  private func births(_ layer: CAEmitterLayer, at time: Double) -> [Double] {
    layer.particles(at: time).particles.map(\.birth)
  }

  private func positions(_ layer: CAEmitterLayer, at time: Double) -> [SIMD3<Double>] {
    layer.particles(at: time).particles.map { $0.position(at: time - $0.birth) }
  }

  @Test func asManyLiveAsRateTimesLifetime() {
    let layer = emitter(cell())
    #expect((0..<5).map { births(layer, at: Double($0) / 2).count } == [1, 6, 11, 16, 20])
    #expect(births(layer, at: 7) == (51...70).map { Double($0) / 10 })
  }

  @Test func theLayersFactorsMultiplyBirthsAndLifetimes() {
    let layer = emitter(cell())
    layer.birthRate = 3
    layer.lifetime = 0.5
    #expect(births(layer, at: 5).count == 30)
    layer.lifetime = 0
    #expect(births(layer, at: 5).isEmpty)
  }

  @Test func aCellThatIsNotEnabledOrHasNoContentsShowsNothing() {
    #expect(births(emitter(cell { $0.isEnabled = false }), at: 1).isEmpty)
    #expect(births(emitter(cell { $0.contents = nil }), at: 1).isEmpty)
    #expect(births(emitter(cell { $0.contents = "picture" }), at: 1).isEmpty)
    #expect(births(emitter(cell { $0.lifetime = 0 }), at: 1).isEmpty)
  }

  @Test func aCellEmitsFromItsBeginTimeForItsDuration() {
    let layer = emitter(cell { ($0.beginTime, $0.duration, $0.lifetime) = (1, 0.5, 10) })
    #expect(births(layer, at: 0.9).isEmpty)
    #expect(births(layer, at: 1.25) == [1, 1.1, 1.2])
    #expect(births(layer, at: 9) == [1, 1.1, 1.2, 1.3, 1.4])
  }

  @Test func aLayerOfTheFutureWaitsAndOneOfThePastIsFull() {
    let scene = LayerScene()
    let late = scene.add(emitter(cell()))
    let early = scene.add(emitter(cell()))
    scene.turn { (late.beginTime, early.beginTime) = (3, -15) }
    func count(_ layer: CAEmitterLayer) -> Int {
      scene.inside {
        TreeFreezer.freeze(scene.root, at: scene.context.clock.now)
          .children[layer === late ? 0 : 1].particleCount
      }
    }
    #expect(count(late) == 0 && count(early) == 20)
    scene.advance(to: 3.5)
    #expect(count(late) == 6 && count(early) == 20)
  }

  // MARK: Changes

  @Test func whatWasBornBeforeAChangeRemains() {
    let scene = LayerScene()
    let layer = scene.add(emitter(cell { $0.lifetime = 5 }))
    scene.advance(to: 1)
    scene.turn { layer.setValue(0, forKeyPath: "emitterCells.fire.birthRate") }
    #expect(births(layer, at: 3) == (0..<10).map { Double($0) / 10 })
    scene.advance(to: 4)
    scene.turn { layer.setValue(2, forKeyPath: "emitterCells.fire.birthRate") }
    #expect(births(layer, at: 5) == (1..<10).map { Double($0) / 10 } + [4, 4.5, 5])
    // The past is what it was.
    #expect(births(layer, at: 0.55) == (0...5).map { Double($0) / 10 })
  }

  @Test func aBurstHasAsManyAsItsLengthAllows() {
    let scene = LayerScene()
    let layer = scene.add(emitter(cell { ($0.birthRate, $0.lifetime) = (0, 3) }))
    scene.advance(to: 2)
    scene.turn {
      layer.beginTime = 2
      layer.setValue(500, forKeyPath: "emitterCells.fire.birthRate")
    }
    scene.advance(to: 2.1)
    scene.turn { layer.setValue(0, forKeyPath: "emitterCells.fire.birthRate") }
    #expect(births(layer, at: 0).count == 1)
    #expect(births(layer, at: 0.05).count == 26)
    #expect(births(layer, at: 0.2).count == 50)
    #expect(births(layer, at: 2).count == 50)
    #expect(births(layer, at: 3.2).isEmpty)
  }

  @Test func anEmitterThatIsTurnedOnIsFull() {
    let scene = LayerScene()
    let layer = emitter(cell())
    layer.birthRate = 0
    scene.turn { scene.root.addSublayer(layer) }
    scene.advance(to: 5)
    #expect(births(layer, at: 5).isEmpty)
    scene.turn {
      CATransaction.setDisableActions(true)
      layer.birthRate = 1
    }
    // As if it had run all the time: twenty, born from 3.1 on.
    #expect(births(layer, at: 5) == (31...50).map { Double($0) / 10 })
    scene.advance(to: 5.25)
    scene.turn {
      CATransaction.setDisableActions(true)
      layer.birthRate = 0
    }
    #expect(births(layer, at: 6).last == 5.2)
    // Turned on again while some are left it goes on from there.
    scene.advance(to: 6)
    scene.turn {
      CATransaction.setDisableActions(true)
      layer.birthRate = 1
    }
    #expect(births(layer, at: 6.1).filter { $0 > 5.2 }.count == 1)
    scene.turn {
      CATransaction.setDisableActions(true)
      layer.birthRate = 0
    }
    scene.advance(to: 12)
    scene.turn {}
    scene.turn {
      CATransaction.setDisableActions(true)
      layer.birthRate = 1
    }
    #expect(births(layer, at: 12).count == 20)
  }

  @Test func cellsThatComeLateAreFull() {
    let scene = LayerScene()
    let layer = scene.add(emitter())
    scene.advance(to: 3)
    scene.turn { layer.emitterCells = [cell()] }
    #expect(births(layer, at: 3).count == 20)
  }

  @Test func anImplicitAnimationOfTheRateCountsFromItsBeginning() {
    let scene = LayerScene()
    let layer = emitter(cell { $0.birthRate = 100 })
    layer.birthRate = 0
    scene.turn { scene.root.addSublayer(layer) }
    scene.advance(to: 5)
    scene.turn { layer.birthRate = 1 }
    #expect(layer.animationKeys() == ["birthRate"])
    #expect(births(layer, at: 5).count == 200)
    // For a quarter of a second two thirds as many are born: the mean of the default curve.
    let found = births(layer, at: 5.25).filter { $0 > 5 }.count
    #expect(abs(Double(found) - 0.66875 * 25) <= 1)
  }

  @Test func aParticleKeepsTheValuesOfItsBirth() {
    let scene = LayerScene()
    let layer = scene.add(emitter(cell { ($0.birthRate, $0.velocity) = (1, 10) }))
    scene.advance(to: 0.5)
    scene.turn { layer.setValue(100, forKeyPath: "emitterCells.fire.velocity") }
    #expect(positions(layer, at: 1.5) == [SIMD3(15, 0, 0), SIMD3(50, 0, 0)])
  }

  @Test func cellsThatAreReplacedLeaveTheirParticles() {
    let scene = LayerScene()
    let layer = scene.add(emitter(cell { $0.lifetime = 5 }))
    scene.advance(to: 1)
    scene.turn { layer.emitterCells = [cell("other") { $0.birthRate = 1 }] }
    #expect(births(layer, at: 2.5).count == 12)
    scene.advance(to: 3)
    scene.turn { layer.emitterCells = nil }
    #expect(births(layer, at: 3.5).count == 11)
  }

  @Test func aClockThatIsSetBackStartsAfresh() {
    let scene = LayerScene()
    let layer = scene.add(emitter(cell()))
    scene.advance(to: 1)
    scene.turn { layer.birthRate = 0 }
    scene.advance(to: 4)
    scene.turn {
      CATransaction.setDisableActions(true)
      layer.birthRate = 1
      layer.beginTime = 4
    }
    #expect(births(layer, at: 0.35) == [0, 0.1, 0.2, 0.3])
  }

  // MARK: Animations

  /// The count of a rate that rises from 0 to 20 in a second is 10·t².
  @Test func anAnimatedRateIsSummed() {
    let scene = LayerScene()
    let layer = emitter(cell { ($0.birthRate, $0.lifetime) = (1, 10) })
    layer.birthRate = 0
    scene.turn {
      scene.root.addSublayer(layer)
      let rise = CABasicAnimation(keyPath: "birthRate")
      (rise.fromValue, rise.toValue, rise.duration) = (0, 20, 1)
      layer.add(rise, forKey: nil)
    }
    let moments = (0..<10).map { (Double($0) / 10).squareRoot() }
    let found = births(layer, at: 1)
    #expect(found.count == 10)
    #expect(zip(found, moments).allSatisfy { abs($0 - $1) < 1e-4 })
    // The animation ends and is gone; the rate is 0 again.
    scene.advance(to: 3)
    scene.turn {}
    #expect(layer.animationKeys() == nil && layer.attachments.isEmpty)
    #expect(births(layer, at: 3) == found)
    #expect(births(layer, at: 0.5).count == 3)
  }

  @Test func aCellIsAnimatedByItsName() {
    let scene = LayerScene()
    let layer = emitter(cell { ($0.birthRate, $0.lifetime) = (0, 10) })
    scene.turn {
      scene.root.addSublayer(layer)
      let burst = CABasicAnimation(keyPath: "emitterCells.fire.birthRate")
      (burst.fromValue, burst.toValue, burst.duration) = (40, 40, 0.5)
      layer.add(burst, forKey: "burst")
    }
    #expect(births(layer, at: 2).count == 20)
    #expect(layer.emitterCells?.first?.birthRate == 0)
    let shown = scene.shown(layer, at: 0.25)
    #expect(shown?.value(forKeyPath: "emitterCells.fire.birthRate") as? Float == 40)
    #expect(layer.value(forKeyPath: "emitterCells.fire.birthRate") as? Float == 0)
  }

  @Test func animationsThatAreTakenAwayLeaveTheirParticles() {
    let scene = LayerScene()
    let layer = emitter(cell { ($0.birthRate, $0.lifetime) = (0, 10) })
    scene.turn {
      scene.root.addSublayer(layer)
      let burst = CABasicAnimation(keyPath: "emitterCells.fire.birthRate")
      (burst.fromValue, burst.toValue, burst.duration) = (40, 40, 10)
      layer.add(burst, forKey: "burst")
    }
    scene.advance(to: 0.25)
    scene.turn { layer.removeAnimation(forKey: "burst") }
    #expect(births(layer, at: 1).count == 10)
  }

  @Test func aMovingEmitterLeavesATrail() {
    let scene = LayerScene()
    let layer = emitter(cell())
    scene.turn {
      scene.root.addSublayer(layer)
      let path = CABasicAnimation(keyPath: "emitterPosition")
      (path.fromValue, path.toValue, path.duration) = (
        CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 50), 1
      )
      layer.add(path, forKey: nil)
    }
    let trail = positions(layer, at: 0.95)
    #expect(trail.count == 10)
    for (index, place) in trail.enumerated() {
      #expect(abs(place.x - Double(index) * 10) < 1e-6 && abs(place.y - Double(index) * 5) < 1e-6)
    }
  }

  // MARK: Cells in cells

  @Test func particlesEmitParticles() {
    let spark = cell("spark") {
      ($0.birthRate, $0.lifetime, $0.velocity) = (10, 0.5, 20)
      $0.emissionLongitude = .pi / 2
      $0.color = CGColor(srgbRed: 1, green: 0.5, blue: 1, alpha: 1)
    }
    let rocket = cell("rocket") {
      ($0.birthRate, $0.lifetime, $0.velocity) = (1, 1, 100)
      ($0.scale, $0.contents) = (0.5, nil)
      $0.emissionLongitude = -.pi / 2
      $0.color = CGColor(srgbRed: 0.5, green: 1, blue: 0.25, alpha: 1)
      $0.emitterCells = [spark]
    }
    let layer = emitter(rocket)
    let particles = layer.particles(at: 0.45).particles
    #expect(particles.count == 5)
    for (index, particle) in particles.enumerated() {
      let birth = Double(index) / 10
      let place = particle.position(at: 0.45 - birth)
      // Born on the way up, and off to the right of it: y points down.
      #expect(abs(particle.birth - birth) < 1e-9)
      #expect(abs(place.x - 20 * (0.45 - birth)) < 1e-9 && abs(place.y + 100 * birth) < 1e-9)
      #expect(particle.color(at: 0) == SIMD4(0.5, 0.5, 0.25, 1))
      #expect(particle.scale(at: 0) == 0.5)
    }
    // The rocket is gone at 1; its last sparks live on.
    #expect(layer.particles(at: 1.35).particles.count { $0.birth < 1 } == 1)
  }

  @Test func aCellInACellBeginsWithTheParticle() {
    let blast = cell("blast") {
      ($0.birthRate, $0.lifetime, $0.beginTime, $0.duration) = (200, 5, 1, 0.1)
    }
    let rocket = cell("rocket") {
      ($0.birthRate, $0.lifetime, $0.contents, $0.emitterCells) = (0.1, 2, nil, [blast])
    }
    let layer = emitter(rocket)
    #expect(births(layer, at: 0.9).isEmpty)
    #expect(births(layer, at: 3).count == 20)
    #expect(births(layer, at: 3).allSatisfy { $0 >= 1 && $0 < 1.1 })
  }

  @Test func aCellInItselfEnds() {
    let cell = cell { $0.birthRate = 2 }
    cell.emitterCells = [cell]
    #expect(!births(emitter(cell), at: 3).isEmpty)
    cell.emitterCells = nil
  }

  // MARK: Determinism

  @Test func aTimeReachedAtOnceIsAsOneReachedStepByStep() {
    func run(_ frames: [Double]) -> [PlacedParticles.Particle] {
      let scene = LayerScene()
      let layer = emitter(
        cell {
          ($0.velocity, $0.velocityRange, $0.emissionRange) = (50, 30, 2 * .pi)
          ($0.lifetimeRange, $0.scaleRange, $0.spinRange, $0.alphaSpeed) = (1, 0.5, 3, -0.2)
        })
      layer.emitterShape = .sphere
      layer.emitterSize = CGSize(width: 20, height: 20)
      scene.turn { scene.root.addSublayer(layer) }
      scene.context.schedule(at: 1) { layer.emitterPosition = CGPoint(x: 60, y: 20) }
      scene.context.schedule(at: 1.5) {
        layer.setValue(40, forKeyPath: "emitterCells.fire.birthRate")
      }
      var node: RenderNode?
      for frame in frames {
        scene.advance(to: frame)
        node = scene.inside { TreeFreezer.freeze(scene.root, at: frame) }
      }
      return node?.children.first?.particles ?? []
    }
    let direct = run([2.5])
    #expect(direct.count > 40)
    #expect(run((1...150).map { Double($0) / 60 }) == direct)
    #expect(run([0.3, 1.2, 2.5]) == direct)
  }

  @Test func theSeedChoosesTheParticles() {
    func places(_ seed: UInt32) -> [SIMD3<Double>] {
      let layer = emitter(
        cell {
          $0.emissionRange = 6; $0.velocity = 10
        })
      layer.seed = seed
      return positions(layer, at: 1)
    }
    #expect(places(1) == places(1))
    #expect(places(1) != places(2))
  }

  @Test func copiesOfAReplicatorAreBehind() {
    let scene = LayerScene()
    let replicator = CAReplicatorLayer()
    replicator.instanceCount = 2
    replicator.instanceDelay = 1
    replicator.addSublayer(emitter(cell()))
    scene.turn { scene.root.addSublayer(replicator) }
    let node = scene.inside { TreeFreezer.freeze(scene.root, at: 1.5) }
    #expect(node.children.first?.children.map(\.particleCount) == [16, 6])
  }

  // MARK: Bounds

  @Test func thereAreNoMoreThanCanBeDrawn() {
    let scene = LayerScene()
    let layer = scene.add(emitter(cell { ($0.birthRate, $0.lifetime) = (1e9, 1e9) }))
    layer.name = "snow"
    let node = scene.inside { TreeFreezer.freeze(scene.root, at: 5) }
    #expect(node.children.first?.particleCount == 20_000)
    #expect(
      scene.context.ledger.entries.map(\.feature) == ["more than 20000 particles"])
  }

  @Test func kindsAreKeptOfWhatIsBornAlone() {
    let silent = (0..<1000).map { _ in cell { $0.birthRate = 0 } }
    let spark = cell("spark") { $0.birthRate = 20 }
    let layer = emitter(cell { $0.emitterCells = silent + [spark] }, cell { $0.birthRate = 0 })
    let seen = layer.particles(at: 1)
    #expect(seen.kinds.map(\.isSeen) == [true, true])
    #expect(Set(seen.particles.map(\.kind)) == [0, 1])
  }

  @Test func whatHasFadedAwayDoesNotCount() {
    let layer = emitter(cell { ($0.birthRate, $0.lifetime, $0.alphaSpeed) = (1000, 1e6, -2) })
    let seen = layer.particles(at: 1e4)
    #expect(seen.isWhole && abs(seen.particles.count - 500) <= 1)
  }
}

extension RenderNode {
  /// Those in front of everything.
  fileprivate var particles: [PlacedParticles.Particle] {
    overlay.flatMap { content -> [PlacedParticles.Particle] in
      if case .particles(let placed) = content { placed.particles } else { [] }
    }
  }

  fileprivate var particleCount: Int { particles.count }
}
