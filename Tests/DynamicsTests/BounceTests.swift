import Dynamics
import Geometry
import Testing

/// A room of walls, with the corner at zero.
func room(_ world: inout World, width: Double, height: Double) -> [Int] {
  let corners = Rect(x: 0, y: 0, width: width, height: height).corners
  return corners.indices.map { world.addWall(from: corners[$0], to: corners[($0 + 1) % 4]) }
}

/// A material that bounces.
func elastic(_ elasticity: Double = 1) -> Material {
  var material = Material()
  material.elasticity = elasticity
  return material
}

/// A wave between `low` and `high` that rises at first from `start` and has gone `way` in all.
func triangleWave(_ start: Double, _ way: Double, low: Double, high: Double) -> Double {
  let length = high - low
  var phase = (start - low + way).truncatingRemainder(dividingBy: 2 * length)
  if phase < 0 { phase += 2 * length }
  return phase <= length ? low + phase : high - (phase - length)
}

struct BounceTests {
  @Test func aDiscInABoxFollowsTriangleWavesForTenThousandBounces() {
    var world = World()
    let walls = room(&world, width: 375, height: 587.5)
    let ball = world.add(.circle(radius: 20), at: Point(187.5, 333.5))
    world.setMaterial(of: ball, elastic())
    world.setGroups([CollisionGroup(bodies: [ball], walls: walls)])
    let velocity = Point(534_000, -586_000)
    world.setVelocity(of: ball, velocity, spin: 0)
    let energy = world.kineticEnergy(of: ball)
    // 1594 bounces a second between the sides and 1070 between the ends.
    var worst = 0.0
    for frame in 1...228 {
      let time = Double(frame) / 60
      world.advance(to: time)
      let x = triangleWave(187.5, velocity.x * time, low: 20, high: 355)
      let y = triangleWave(333.5, velocity.y * time, low: 20, high: 567.5)
      worst = max(worst, (world.position(of: ball) - Point(x, y)).length)
    }
    #expect(worst < 1e-6)
    #expect(abs(world.kineticEnergy(of: ball) / energy - 1) < 1e-6)
    #expect(world.takeContactChanges().count { $0.begins } >= 10_000)
  }

  @Test func aDiscOnAFloorReachesItsHeightEveryTime() {
    var world = World()
    let floor = world.addWall(from: Point(-100, 0), to: Point(100, 0))
    let ball = world.add(.circle(radius: 10), at: Point(0, -15))
    world.setMaterial(of: ball, elastic())
    world.setForces(on: ball, gravity: Point(0, 100_000))
    world.setGroups([CollisionGroup(bodies: [ball], walls: [floor])])
    // Falls 5 points in 0.01 s.
    for bounce in 1...300 {
      world.advance(to: 0.02 * Double(bounce))
      #expect((world.position(of: ball) - Point(0, -15)).length < 1e-6)
      #expect(world.velocity(of: ball).length < 1e-3)
    }
  }

  @Test func aBoxThatMeetsWallsFlatDoesNotBeginToTurn() {
    var world = World()
    let walls = room(&world, width: 375, height: 587.5)
    let box = world.add(.rectangle(width: 40, height: 40), at: Point(187.5, 333.5))
    world.setMaterial(of: box, elastic())
    world.setGroups([CollisionGroup(bodies: [box], walls: walls)])
    let velocity = Point(53_400, -58_600)
    world.setVelocity(of: box, velocity, spin: 0)
    let energy = world.kineticEnergy(of: box)
    // 266 bounces in a second.
    for frame in 1...60 {
      let time = Double(frame) / 60
      world.advance(to: time)
      let x = triangleWave(187.5, velocity.x * time, low: 20, high: 355)
      let y = triangleWave(333.5, velocity.y * time, low: 20, high: 567.5)
      #expect((world.position(of: box) - Point(x, y)).length < 1e-6)
    }
    #expect(abs(world.angle(of: box)) < 1e-9)
    #expect(abs(world.kineticEnergy(of: box) / energy - 1) < 1e-9)
  }

  @Test func bodiesThatTurnKeepTheirEnergyTogether() {
    var world = World()
    let walls = room(&world, width: 300, height: 200)
    let bars = (0..<4).map { place in
      world.add(
        .rectangle(width: 40, height: 4),
        at: Point(75 + 150 * Double(place % 2), 50 + 100 * Double(place / 2)),
        angle: 0.3 * Double(place))
    }
    for bar in bars { world.setMaterial(of: bar, elastic()) }
    world.setGroups([CollisionGroup(bodies: bars, walls: walls)])
    for bar in bars { world.setVelocity(of: bar, Point(300, 200), spin: 10) }
    let energy = bars.map { world.kineticEnergy(of: $0) }.reduce(0, +)
    world.advance(to: 0.5)
    #expect(!world.takeContactChanges().isEmpty)
    let later = bars.map { world.kineticEnergy(of: $0) }.reduce(0, +)
    #expect(abs(later / energy - 1) < 1e-6)
  }

  @Test func theLastBallOfARowFliesOff() {
    var world = World()
    let balls = (0..<5).map { world.add(.circle(radius: 10), at: Point(20 * Double($0), 0)) }
    for ball in balls { world.setMaterial(of: ball, elastic()) }
    world.place(balls[0], at: Point(-50, 0), angle: 0)
    world.setVelocity(of: balls[0], Point(100, 0), spin: 0)
    world.setGroups([CollisionGroup(bodies: balls, walls: [])])
    world.advance(to: 1)
    for ball in balls.dropLast() { #expect(world.velocity(of: ball).length < 1e-6) }
    #expect((world.velocity(of: balls[4]) - Point(100, 0)).length < 1e-6)
    // Met after 0.5 s.
    #expect((world.position(of: balls[4]) - Point(130, 0)).length < 1e-6)
  }

  @Test func eachBounceReachesTheSquareOfTheElasticity() {
    var world = World()
    let floor = world.addWall(from: Point(-100, 500), to: Point(100, 500))
    let ball = world.add(.circle(radius: 10), at: Point(0, -10))
    world.setMaterial(of: ball, elastic(0.8))
    world.setForces(on: ball, gravity: Point(0, 1000))
    world.setGroups([CollisionGroup(bodies: [ball], walls: [floor])])
    var time = 1.0
    var speed = 1000.0
    for _ in 1...8 {
      speed *= 0.8
      time += speed / 1000
      world.advance(to: time)
      let height = speed * speed / 2000
      #expect(abs(490 - world.position(of: ball).y - height) < 1e-6)
      time += speed / 1000
    }
  }

  @Test func aBallComesToRestOnTheFloor() {
    var world = World()
    let floor = world.addWall(from: Point(-100, 500), to: Point(100, 500))
    let ball = world.add(.circle(radius: 10), at: Point(0, 0))
    world.setMaterial(of: ball, elastic(0.7))
    world.setForces(on: ball, gravity: Point(0, 1000))
    world.setGroups([CollisionGroup(bodies: [ball], walls: [floor])])
    world.advance(to: 10)
    #expect(world.isAtRest)
    let place = world.position(of: ball)
    #expect(abs(place.y - 490) < 1e-6)
    world.advance(to: 1000)
    #expect(world.position(of: ball) == place)
  }

  @Test func equalMassesExchangeTheirVelocities() {
    var world = World()
    let a = world.add(.circle(radius: 10), at: Point(0, 0))
    let b = world.add(.circle(radius: 10), at: Point(100, 0))
    for ball in [a, b] { world.setMaterial(of: ball, elastic()) }
    world.setGroups([CollisionGroup(bodies: [a, b], walls: [])])
    world.setVelocity(of: a, Point(300, 0), spin: 0)
    world.setVelocity(of: b, Point(-100, 0), spin: 0)
    world.advance(to: 1)
    #expect((world.velocity(of: a) - Point(-100, 0)).length < 1e-9)
    #expect((world.velocity(of: b) - Point(300, 0)).length < 1e-9)
    // They met at 0.2 s.
    #expect((world.position(of: a) - Point(60 - 80, 0)).length < 1e-9)
    #expect((world.position(of: b) - Point(80 + 240, 0)).length < 1e-9)
  }

  @Test(arguments: [1.0, 1e3, 1e5, 1e7, .infinity])
  func nothingLeavesARoomAtAnySpeed(speed: Double) {
    var world = World()
    let walls = room(&world, width: 300, height: 200)
    let ball = world.add(.circle(radius: 10), at: Point(50, 60))
    let box = world.add(.rectangle(width: 30, height: 20), at: Point(200, 100), angle: 0.3)
    for body in [ball, box] { world.setMaterial(of: body, elastic()) }
    world.setGroups([CollisionGroup(bodies: [ball, box], walls: walls)])
    world.setVelocity(of: ball, Point(speed, speed * 0.7), spin: 0)
    world.setVelocity(of: box, Point(-speed * 0.3, speed), spin: 5)
    let inside = Rect(x: 0, y: 0, width: 300, height: 200)
    for frame in 1...60 {
      world.advance(to: Double(frame) / 60)
      #expect(inside.contains(world.position(of: ball)))
      #expect(inside.contains(world.position(of: box)))
    }
  }
}
