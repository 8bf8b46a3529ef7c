import Dynamics
import Geometry
import Testing

struct LinkTests {
  @Test func aPendulumKeepsItsLengthAndItsEnergy() {
    var world = World()
    let bob = world.add(.circle(radius: 5), at: Point(100, 0))
    world.setForces(on: bob, gravity: Point(0, 1000))
    world.setJoints([Joint(body: bob, otherOffset: .zero, length: 100)])
    let mass = world.mass(of: bob)
    for frame in 1...1800 {
      world.advance(to: Double(frame) / 60)
      let place = world.position(of: bob)
      #expect(abs(place.length - 100) < 1e-6)
      let energy = world.kineticEnergy(of: bob) - mass * 1000 * place.y
      #expect(abs(energy) < mass * 1000 * 100 * 1e-3)
    }
  }

  @Test func aRopeHoldsOnlyAtItsWholeLength() {
    var world = World()
    let bob = world.add(.circle(radius: 5), at: Point(50, 0))
    world.setForces(on: bob, gravity: Point(0, 1000))
    world.setJoints([Joint(body: bob, otherOffset: .zero, length: 100, kind: .rope)])
    world.advance(to: 0.4)
    #expect((world.position(of: bob) - Point(50, 80)).length < 1e-6)
    // Taut at a height of √7500 points, 30° from the vertical: what is left of the speed is across
    // the rope, a quarter of the energy.
    let height = 7500.0.squareRoot()
    let mass = world.mass(of: bob)
    for frame in 27...60 {
      world.advance(to: Double(frame) / 60)
      let place = world.position(of: bob)
      #expect(place.length < 100 + 1e-6)
      let energy = world.kineticEnergy(of: bob) / mass - 1000 * place.y
      #expect(abs(energy + 750 * height) < 100)
    }
  }

  @Test func aSmallSwingTakesTheTimeOfTheMathematicalPendulum() {
    var world = World()
    let bob = world.add(.circle(radius: 0), at: Point(1, 250))
    world.setForces(on: bob, gravity: Point(0, 1000))
    world.setJoints([Joint(body: bob, otherOffset: .zero, length: Point(1, 250).length)])
    // 2π√(l/g) = π seconds.
    world.advance(to: .pi)
    #expect(abs(world.position(of: bob).x - 1) < 1e-2)
    world.advance(to: 1.5 * .pi)
    #expect(abs(world.position(of: bob).x + 1) < 1e-2)
  }

  @Test func aSpringSwingsAtItsFrequency() {
    var world = World()
    let body = world.add(.circle(radius: 10), at: Point(150, 0))
    world.setJoints([
      Joint(
        body: body, otherOffset: .zero, length: 100, kind: .spring(frequency: 1, damping: 0))
    ])
    for frame in 1...120 {
      let time = Double(frame) / 60
      world.advance(to: time)
      #expect(abs(world.position(of: body).x - 100 - 50 * cosine(2 * .pi * time)) < 0.02)
    }
  }

  @Test func aDampedSpringFollowsItsSolution() {
    var world = World()
    let body = world.add(.circle(radius: 10), at: Point(150, 0))
    world.setJoints([
      Joint(
        body: body, otherOffset: .zero, length: 100, kind: .spring(frequency: 2, damping: 0.3))
    ])
    let w = 4 * Double.pi
    let wd = w * (1 - 0.09).squareRoot()
    for frame in 1...120 {
      let time = Double(frame) / 60
      world.advance(to: time)
      let swing = cosine(wd * time) + 0.3 * w / wd * sine(wd * time)
      let place = 100 + 50 * exponential(-0.3 * w * time) * swing
      #expect(abs(world.position(of: body).x - place) < 0.1)
    }
  }

  @Test func twoBodiesOnARodTurnAboutTheirCommonCentre() {
    var world = World()
    let a = world.add(.circle(radius: 10), at: Point(-50, 0))
    let b = world.add(.circle(radius: 10), at: Point(50, 0))
    world.setJoints([Joint(body: a, other: b, otherOffset: .zero, length: 100)])
    world.setVelocity(of: a, Point(0, -100), spin: 0)
    world.setVelocity(of: b, Point(0, 100), spin: 0)
    world.advance(to: 2)
    let (p, q) = (world.position(of: a), world.position(of: b))
    #expect((p + q).length < 1e-6)
    #expect(abs((q - p).length - 100) < 1e-6)
    #expect(abs(arcTangent2(q.y, q.x) - (4 - 2 * Double.pi)) < 1e-3)
  }

  @Test(arguments: [0.0, 0.2, 0.5, 1, 5])
  func aSnapEndsAtItsPlace(damping: Double) {
    var world = World()
    let body = world.add(.rectangle(width: 40, height: 30), at: Point(20, 30), angle: 0.4)
    world.setSnaps([Snap(body: body, position: Point(200, 100), damping: damping)])
    world.advance(to: 20)
    #expect(world.position(of: body) == Point(200, 100))
    #expect(world.angle(of: body) == 0)
    #expect(world.isAtRest)
  }
}
