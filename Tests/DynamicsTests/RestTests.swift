import Dynamics
import Geometry
import Testing

struct RestTests {
  @Test func aStackOfBoxesStands() {
    var world = World()
    let floor = world.addWall(from: Point(-500, 0), to: Point(500, 0))
    let boxes = (0..<5).map { level in
      world.add(.rectangle(width: 40, height: 40), at: Point(0, -21 - 41 * Double(level)))
    }
    for box in boxes {
      var material = Material()
      material.friction = 0.5
      world.setMaterial(of: box, material)
      world.setForces(on: box, gravity: Point(0, 1000))
    }
    world.setGroups([CollisionGroup(bodies: boxes, walls: [floor])])
    world.advance(to: 5)
    for (level, box) in boxes.enumerated() {
      #expect(abs(world.position(of: box).x) < 0.01)
      #expect(abs(world.position(of: box).y - (-20 - 40 * Double(level))) < 0.01)
      #expect(abs(world.angle(of: box)) < 1e-4)
    }
    #expect(world.isAtRest)
  }

  @Test(arguments: [0.0, 0.5])
  func aStackWithoutFrictionStandsToo(elasticity: Double) {
    var world = World()
    let floor = world.addWall(from: Point(-500, 0), to: Point(500, 0))
    let boxes = (0..<3).map { level in
      world.add(.rectangle(width: 40, height: 40), at: Point(0, -20 - 40.5 * Double(level)))
    }
    for box in boxes {
      world.setMaterial(of: box, elastic(elasticity))
      world.setForces(on: box, gravity: Point(0, 1000))
    }
    world.setGroups([CollisionGroup(bodies: boxes, walls: [floor])])
    world.advance(to: 2)
    for (level, box) in boxes.enumerated() {
      #expect((world.position(of: box) - Point(0, -20 - 40 * Double(level))).length < 0.01)
    }
    #expect(world.isAtRest)
  }

  @Test func bodiesThatOverlapComeApart() {
    var world = World()
    let floor = world.addWall(from: Point(-500, 0), to: Point(500, 0))
    let box = world.add(.rectangle(width: 40, height: 40), at: Point(0, -12))
    let left = world.add(.circle(radius: 20), at: Point(100, -20))
    let right = world.add(.circle(radius: 20), at: Point(110, -20))
    for body in [box, left, right] { world.setForces(on: body, gravity: Point(0, 1000)) }
    world.setGroups([CollisionGroup(bodies: [box, left, right], walls: [floor])])
    world.advance(to: 0.5)
    #expect(abs(world.position(of: box).y + 20) < 1e-3)
    #expect((world.position(of: left) - world.position(of: right)).length > 40 - 1e-3)
    #expect(world.position(of: left).y < -20 + 1e-3)
  }

  @Test func bodiesWithoutSizeLieOnTheFloor() {
    var world = World()
    let floor = world.addWall(from: Point(-500, 100), to: Point(500, 100))
    let shapes: [Shape] = [
      .circle(radius: 0), .rectangle(width: 0, height: 0), .rectangle(width: 40, height: 0),
    ]
    let bodies = shapes.indices.map { world.add(shapes[$0], at: Point(100 * Double($0), 50)) }
    for body in bodies { world.setForces(on: body, gravity: Point(0, 1000)) }
    world.setGroups([CollisionGroup(bodies: bodies, walls: [floor])])
    world.advance(to: 1)
    for body in bodies { #expect(abs(world.position(of: body).y - 100) < 0.02) }
  }

  @Test func aBodyBetweenCloseWallsHoldsNothingElseUp() {
    var world = World()
    let walls = [0.0, 20.001].map { world.addWall(from: Point($0, -500), to: Point($0, 500)) }
    let jammed = world.add(.circle(radius: 10), at: Point(10.0005, 0))
    let free = world.add(.circle(radius: 10), at: Point(100, 0))
    world.setMaterial(of: jammed, elastic())
    world.setForces(on: free, gravity: Point(0, 1000))
    world.setGroups([CollisionGroup(bodies: [jammed, free], walls: walls)])
    world.setVelocity(of: jammed, Point(1e6, 1), spin: 0)
    world.advance(to: 0.2)
    #expect(abs(world.position(of: free).y - 20) < 1e-6)
    #expect(abs(world.position(of: jammed).x - 10.0005) < 0.01)
  }

  @Test func aTimeBeyondAllBoundsComesToAnEnd() {
    var world = World()
    let body = world.add(.circle(radius: 10), at: .zero)
    world.setVelocity(of: body, Point(100, 0), spin: 0)
    world.advance(to: 1e308)
    #expect(abs(world.position(of: body).x - 3000) < 1e-6)
    world.setVelocity(of: body, .zero, spin: 0)
    world.advance(to: 1e308)
    #expect(world.isAtRest)
    #expect(abs(world.position(of: body).x - 3000) < 1e-6)
  }

  @Test func aSlightForceIsNotTakenForRest() {
    var world = World()
    let body = world.add(.circle(radius: 10), at: .zero)
    world.setForces(on: body, gravity: Point(0, 0.2))
    world.advance(to: 2)
    #expect(abs(world.position(of: body).y - 0.4) < 1e-9)
  }

  @Test func anOverhangingBoxTipsOver() {
    var world = World()
    let ledge = world.addWall(from: Point(-500, 0), to: Point(0, 0))
    let box = world.add(.rectangle(width: 100, height: 20), at: Point(10, -10))
    world.setForces(on: box, gravity: Point(0, 1000))
    world.setGroups([CollisionGroup(bodies: [box], walls: [ledge])])
    world.advance(to: 0.5)
    #expect(world.angle(of: box) > 0.1)
    #expect(world.position(of: box).y > 0)
  }

  @Test func aTiltedBoxFallsOntoItsSide() {
    var world = World()
    let floor = world.addWall(from: Point(-500, 0), to: Point(500, 0))
    let box = world.add(.rectangle(width: 60, height: 30), at: Point(0, -100), angle: 0.5)
    var material = Material()
    material.friction = 0.4
    material.elasticity = 0.3
    world.setMaterial(of: box, material)
    world.setForces(on: box, gravity: Point(0, 1000))
    world.setGroups([CollisionGroup(bodies: [box], walls: [floor])])
    world.advance(to: 5)
    #expect(abs(world.position(of: box).y + 15) < 0.01)
    #expect(abs(world.angle(of: box)) < 1e-3)
    #expect(world.isAtRest)
  }

  /// A slope that falls to the right by `angle`, and a box that lies on it.
  private func slope(_ angle: Double, friction: Double) -> (World, Int) {
    var world = World()
    let along = Point(cosine(angle), sine(angle))
    let floor = world.addWall(from: along * -2000, to: along * 5000)
    let up = Point(sine(angle), -cosine(angle))
    let box = world.add(.rectangle(width: 40, height: 20), at: up * 10, angle: angle)
    var material = Material()
    material.friction = friction
    world.setMaterial(of: box, material)
    world.setForces(on: box, gravity: Point(0, 1000))
    world.setGroups([CollisionGroup(bodies: [box], walls: [floor])])
    return (world, box)
  }

  @Test func aBoxSlidesDownASlopeAsGravityLessFrictionMakesIt() {
    let angle = 0.5
    var (world, box) = slope(angle, friction: 0.2)
    world.advance(to: 1)
    let way = 500 * (sine(angle) - 0.2 * cosine(angle))
    let along = Point(cosine(angle), sine(angle))
    #expect(abs(Point.dot(world.position(of: box), along) - way) < 1e-3)
    #expect(abs(world.angle(of: box) - angle) < 1e-6)
  }

  @Test func aBoxHoldsOnASlopeWithFriction() {
    var (world, box) = slope(0.4, friction: 0.5)
    let place = world.position(of: box)
    world.advance(to: 3)
    #expect((world.position(of: box) - place).length < 1e-3)
    #expect(world.isAtRest)
  }

  @Test func aDiscRollsDownASlopeTwoThirdsAsFast() {
    let angle = 0.3
    var world = World()
    let along = Point(cosine(angle), sine(angle))
    let floor = world.addWall(from: along * -2000, to: along * 5000)
    let ball = world.add(.circle(radius: 20), at: Point(sine(angle), -cosine(angle)) * 20)
    var material = Material()
    material.friction = 1
    world.setMaterial(of: ball, material)
    world.setForces(on: ball, gravity: Point(0, 1000))
    world.setGroups([CollisionGroup(bodies: [ball], walls: [floor])])
    world.advance(to: 1)
    let way = 500 * sine(angle) * 2 / 3
    #expect(abs(Point.dot(world.position(of: ball), along) - way) < 1e-3)
    #expect(abs(world.angle(of: ball) - way / 20) < 1e-3)
  }
}
