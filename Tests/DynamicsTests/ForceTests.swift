import Dynamics
import Geometry
import Testing

struct ForceTests {
  @Test func aBodyFallsAlongItsParabola() {
    var world = World()
    let body = world.add(.circle(radius: 10), at: .zero)
    world.setForces(on: body, gravity: Point(0, 1000))
    world.setVelocity(of: body, Point(30, -400), spin: 2)
    world.advance(to: 0.7)
    #expect((world.position(of: body) - Point(21, -280 + 245)).length < 1e-9)
    #expect(abs(world.angle(of: body) - 1.4) < 1e-12)
  }

  @Test func resistanceEndsInASteadyFall() {
    var world = World()
    let body = world.add(.circle(radius: 10), at: .zero)
    var material = Material()
    material.resistance = 2
    material.angularResistance = 3
    world.setMaterial(of: body, material)
    world.setForces(on: body, gravity: Point(0, 1000))
    world.setVelocity(of: body, .zero, spin: 6)
    world.advance(to: 1)
    let left = exponential(-2)
    #expect(abs(world.velocity(of: body).y - 500 * (1 - left)) < 1e-9)
    #expect(abs(world.position(of: body).y - (500 - 250 * (1 - left))) < 1e-9)
    #expect(abs(world.angle(of: body) - 2 * (1 - exponential(-3))) < 1e-9)
  }

  @Test func aPushDividesByTheMass() {
    var world = World()
    let large = world.add(.rectangle(width: 100, height: 100), at: .zero)
    let small = world.add(.rectangle(width: 50, height: 100), at: .zero)
    for body in [large, small] {
      world.setForces(on: body, gravity: .zero, pushes: [Push(force: Point(100, 0))])
    }
    world.advance(to: 2)
    #expect(abs(world.position(of: large).x - 200) < 1e-9)
    #expect(abs(world.position(of: small).x - 400) < 1e-9)
  }

  @Test func aPushBesideTheCentreTurns() {
    var world = World()
    let body = world.add(.rectangle(width: 100, height: 100), at: .zero)
    world.strike(body, impulse: Point(100, 0), offset: Point(0, -10))
    // The moment of inertia is 100² / 6.
    #expect(abs(world.spin(of: body) - 1000 / (10_000 / 6.0)) < 1e-12)
    #expect(world.velocity(of: body) == Point(100, 0))
  }

  @Test func anAnchoredBodyStays() {
    var world = World()
    let body = world.add(.rectangle(width: 100, height: 100), at: Point(3, 4))
    var material = Material()
    material.isAnchored = true
    world.setMaterial(of: body, material)
    world.setForces(on: body, gravity: Point(0, 1000), pushes: [Push(force: Point(50, 0))])
    world.strike(body, impulse: Point(100, 0))
    world.advance(to: 1)
    #expect(world.position(of: body) == Point(3, 4))
  }

  @Test func theMomentsAskedForChangeNothing() {
    func run(_ times: [Double]) -> [Point] {
      var world = World()
      let floor = world.addWall(from: Point(-100, 200), to: Point(300, 230))
      let ball = world.add(.circle(radius: 10), at: Point(0, 0))
      let box = world.add(.rectangle(width: 30, height: 20), at: Point(60, 20), angle: 0.3)
      let hung = world.add(.circle(radius: 8), at: Point(100, 50))
      for body in [ball, box, hung] {
        var material = Material()
        material.elasticity = 0.6
        material.friction = 0.2
        world.setMaterial(of: body, material)
        world.setForces(on: body, gravity: Point(0, 1000))
      }
      world.setJoints([Joint(body: hung, otherOffset: Point(60, 10), length: 60)])
      world.setGroups([CollisionGroup(bodies: [ball, box, hung], walls: [floor])])
      for time in times { world.advance(to: time) }
      return [ball, box, hung].map { world.position(of: $0) }
    }
    let coarse = run([2])
    #expect(run((1...1234).map { 2 * Double($0) / 1234 }) == coarse)
    #expect(run((1...120).map { Double($0) / 60 }) == coarse)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e308, -1e308])
  func numbersOutOfRangeDoNoHarm(bad: Double) {
    var world = World()
    let body = world.add(.rectangle(width: bad, height: bad), at: Point(bad, bad), angle: bad)
    let disc = world.add(.circle(radius: 5), at: .zero)
    let wall = world.addWall(from: Point(bad, 0), to: Point(0, bad))
    var material = Material()
    (material.elasticity, material.friction, material.density) = (bad, bad, bad)
    (material.resistance, material.angularResistance) = (bad, bad)
    for each in [body, disc] {
      world.setMaterial(of: each, material)
      world.setForces(
        on: each, gravity: Point(bad, bad),
        pushes: [Push(force: Point(bad, 1), offset: Point(1, bad))])
      world.setVelocity(of: each, Point(bad, bad), spin: bad)
      world.strike(each, impulse: Point(bad, bad), offset: Point(bad, bad))
    }
    world.setJoints([
      Joint(
        body: body, offset: Point(bad, 0), otherOffset: Point(bad, bad), length: bad,
        kind: .spring(frequency: bad, damping: bad)),
      Joint(body: body, other: disc, otherOffset: .zero, length: bad),
    ])
    world.setSnaps([Snap(body: disc, position: Point(bad, bad), damping: bad)])
    world.setGroups([CollisionGroup(bodies: [body, disc], walls: [wall])])
    world.advance(to: 0.01)
    if !bad.isFinite { world.advance(to: bad) }
    for each in [body, disc, 99, -1] {
      #expect(world.position(of: each).isFinite)
      #expect(world.angle(of: each).isFinite)
    }
    world.remove(99)
    world.remove(body)
    world.advance(to: 0.015)
  }
}
