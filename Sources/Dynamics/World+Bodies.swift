package import Geometry

extension World {
  /// The centre of a body now, points.
  package func position(of body: Int) -> Point { state(body)?.position(at: time) ?? .zero }

  /// How far a body is turned now, radians from x towards y.
  package func angle(of body: Int) -> Double { state(body)?.angle(at: time) ?? 0 }

  /// Points per second, now.
  package func velocity(of body: Int) -> Point { state(body)?.velocity(at: time) ?? .zero }

  /// Radians per second, now.
  package func spin(of body: Int) -> Double { state(body)?.spin(at: time) ?? 0 }

  /// Mass in units of 100 × 100 points of density 1.
  package func mass(of body: Int) -> Double { existing(body)?.mass ?? 0 }

  /// The energy of motion, mass · points² / second².
  package func kineticEnergy(of index: Int) -> Double {
    guard let body = existing(index), !body.isFixed else { return 0 }
    let (v, w) = (velocity(of: index), spin(of: index))
    let turning = body.inverseInertia > 0 ? w * w / body.inverseInertia : 0
    return (Point.dot(v, v) * body.mass + turning) / 2
  }

  /// Puts a body somewhere, with the speed it has.
  package mutating func place(_ index: Int, at position: Point, angle: Double) {
    update(index) {
      $0.motion.position = position.bounded
      $0.motion.angle = angle.bounded
    }
  }

  /// Gives a body a speed in points and radians per second; an anchored one keeps none.
  package mutating func setVelocity(of index: Int, _ velocity: Point, spin: Double) {
    update(index) {
      guard !$0.isFixed else { return }
      $0.motion.velocity = velocity.bounded
      $0.motion.spin = $0.inverseInertia > 0 ? spin.boundedSpin : 0
    }
  }

  /// Gives a body another outline about the same centre.
  package mutating func setShape(of index: Int, _ shape: Shape) {
    let shape = shape.solid
    guard let old = existing(index), !old.isWall, old.shape != shape else { return }
    update(index) {
      var body = Body(shape)
      body.material = old.material
      body.gravity = old.gravity
      body.pushes = old.pushes
      body.motion = $0.motion
      body.changes = $0.changes
      $0 = body
    }
  }

  /// Sets what a body is made of.
  package mutating func setMaterial(of index: Int, _ material: Material) {
    guard let old = existing(index), !old.isWall, old.material != material else { return }
    update(index) {
      $0.material = material
      if !material.allowsRotation { $0.motion.spin = 0 }
    }
  }

  /// Sets the steady forces on a body: gravity in points per second², and pushes.
  package mutating func setForces(on index: Int, gravity: Point, pushes: [Push] = []) {
    let gravity = gravity.bounded
    let pushes = pushes.map { Push(force: $0.force.bounded, offset: $0.offset.bounded) }
    guard let old = existing(index), old.gravity != gravity || old.pushes != pushes else { return }
    update(index) {
      $0.gravity = gravity
      $0.pushes = pushes
    }
  }

  /// Pushes a body once: mass · points per second at a position from its centre, in its own axes.
  package mutating func strike(_ index: Int, impulse: Point, offset: Point = .zero) {
    update(index) { body in
      let (impulse, offset) = (impulse.bounded, offset.bounded)
      let (s, c) = (sine(body.motion.angle), cosine(body.motion.angle))
      let arm = Point(c * offset.x - s * offset.y, s * offset.x + c * offset.y)
      let velocity = body.motion.velocity + impulse * body.inverseMass
      body.motion.velocity = velocity.boundedSpeed
      let spin = body.motion.spin + Point.cross(arm, impulse) * body.inverseInertia
      body.motion.spin = spin.boundedSpin
    }
  }

  private mutating func update(_ index: Int, _ body: (inout Body) -> Void) {
    guard var changed = existing(index), !changed.isWall else { return }
    change(index)
    changed = existing(index) ?? changed
    body(&changed)
    changed.fly(from: time)
    bodies[index] = changed
  }

  private func existing(_ index: Int) -> Body? {
    bodies.indices.contains(index) ? bodies[index] : nil
  }

  private func state(_ index: Int) -> Motion? { existing(index)?.motion }
}
