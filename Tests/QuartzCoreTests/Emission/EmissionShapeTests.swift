import Testing

@testable import QuartzCore

/// Where particles come from, against the geometry of the shapes: 20 × 10 × 40 points.
@Suite struct EmissionShapeTests {
  private static let size = SIMD3<Double>(20, 10, 40)

  private func birthplaces(
    _ body: EmissionShape.Body, _ part: EmissionShape.Part, size: SIMD3<Double> = size,
    count: UInt64 = 4000
  ) -> [EmissionShape.Birthplace] {
    let shape = EmissionShape(body: body, part: part, size: size)
    return (0..<count).map { shape.birthplace(EmissionChance(seed: 7).child($0)) }
  }

  private func places(
    _ body: EmissionShape.Body, _ part: EmissionShape.Part, count: UInt64 = 4000
  ) -> [SIMD3<Double>] {
    birthplaces(body, part, count: count).map(\.position)
  }

  private static let parts: [EmissionShape.Part] = [.points, .outline, .surface, .volume]

  private func radius(_ p: SIMD3<Double>) -> Double { (p * p).sum().squareRoot() }

  /// The share of `places` that satisfy `condition`.
  private func share(
    _ places: [SIMD3<Double>], _ condition: (SIMD3<Double>) -> Bool
  ) -> Double { Double(places.count(where: condition)) / Double(places.count) }

  @Test(arguments: parts) func aPointIsOnePlace(part: EmissionShape.Part) {
    #expect(places(.point, part, count: 50).allSatisfy { $0 == .zero })
  }

  @Test func aLineLiesAlongX() {
    #expect(Set(places(.line, .points).map(\.x)) == [-10, 10])
    for part in Self.parts.dropFirst() {
      let places = places(.line, part)
      #expect(places.allSatisfy { abs($0.x) <= 10 && $0.y == 0 && $0.z == 0 })
      #expect(abs(share(places) { $0.x < -5 } - 0.25) < 0.03)
    }
  }

  @Test func aRectangleHasCornersEdgesAndAFace() {
    let corners = places(.rectangle, .points)
    #expect(corners.allSatisfy { abs($0.x) == 10 && abs($0.y) == 5 && $0.z == 0 })
    #expect(Set(corners).count == 4)
    let edges = places(.rectangle, .outline)
    #expect(edges.allSatisfy { (abs($0.x) == 10) != (abs($0.y) == 5) })
    // Two edges of 20 and two of 10.
    #expect(abs(share(edges) { abs($0.y) == 5 } - 2.0 / 3) < 0.03)
    for part in [EmissionShape.Part.surface, .volume] {
      let face = places(.rectangle, part)
      #expect(face.allSatisfy { abs($0.x) <= 10 && abs($0.y) <= 5 && $0.z == 0 })
      #expect(abs(share(face) { $0.x > 0 && $0.y > 2.5 } - 0.125) < 0.03)
    }
  }

  @Test func aCuboidHasCornersEdgesFacesAndAnInside() {
    func walls(_ p: SIMD3<Double>) -> Int {
      [abs(p.x) == 10, abs(p.y) == 5, abs(p.z) == 20].count { $0 }
    }
    #expect(Set(places(.cuboid, .points)).count == 8)
    let edges = places(.cuboid, .outline)
    #expect(edges.allSatisfy { walls($0) == 2 })
    #expect(abs(share(edges) { abs($0.z) < 20 } - 40.0 / 70) < 0.03)
    let faces = places(.cuboid, .surface)
    #expect(faces.allSatisfy { walls($0) == 1 })
    // Faces of 200 (z), 400 (x) and 800 (y), two each.
    #expect(abs(share(faces) { abs($0.y) == 5 } - 800.0 / 1400) < 0.03)
    #expect(abs(share(faces) { abs($0.z) == 20 } - 200.0 / 1400) < 0.03)
    let inside = places(.cuboid, .volume)
    #expect(inside.allSatisfy { abs($0.x) <= 10 && abs($0.y) <= 5 && abs($0.z) <= 20 })
    #expect(abs(share(inside) { abs($0.z) < 10 } - 0.5) < 0.03)
  }

  // The radius is the width, not half of it.
  @Test func aCircleHasTheWidthAsItsRadius() {
    for part in [EmissionShape.Part.points, .outline] {
      #expect(places(.circle, part).allSatisfy { abs(radius($0) - 20) < 1e-9 && $0.z == 0 })
    }
    for part in [EmissionShape.Part.surface, .volume] {
      let disc = places(.circle, part)
      #expect(disc.allSatisfy { radius($0) <= 20 && $0.z == 0 })
      // Half the radius holds a quarter of the area.
      #expect(abs(share(disc) { radius($0) < 10 } - 0.25) < 0.03)
      #expect(abs(share(disc) { $0.x > 0 && $0.y > 0 } - 0.25) < 0.03)
    }
  }

  @Test func aSphereHasTheWidthAsItsRadius() {
    for part in [EmissionShape.Part.points, .surface] {
      let surface = places(.sphere, part)
      #expect(surface.allSatisfy { abs(radius($0) - 20) < 1e-9 })
      // Slices of equal thickness have equal areas (Archimedes).
      #expect(abs(share(surface) { abs($0.z) < 5 } - 0.25) < 0.03)
      #expect(abs(share(surface) { abs($0.x) < 5 } - 0.25) < 0.03)
    }
    let ball = places(.sphere, .volume)
    #expect(ball.allSatisfy { radius($0) <= 20 + 1e-9 })
    #expect(abs(share(ball) { radius($0) < 10 } - 0.125) < 0.03)
    #expect(
      places(.sphere, .outline).allSatisfy { abs(radius($0) - 20) < 1e-9 && $0.z == 0 })
  }

  // MARK: Normals

  private func isClose(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Bool {
    ((a - b) * (a - b)).sum() < 1e-18
  }

  @Test(arguments: parts) func aLineEmitsUpAndAPointToTheRight(part: EmissionShape.Part) {
    #expect(birthplaces(.line, part, count: 50).allSatisfy { $0.normal == SIMD3(0, -1, 0) })
    #expect(birthplaces(.point, part, count: 50).allSatisfy { $0.normal == SIMD3(1, 0, 0) })
  }

  @Test func edgesEmitOutward() {
    for birth in birthplaces(.rectangle, .outline) {
      let outward = SIMD3(
        abs(birth.position.x) == 10 ? birth.position.x / 10 : 0,
        abs(birth.position.y) == 5 ? birth.position.y / 5 : 0, 0)
      #expect(birth.normal == outward)
    }
    for (body, part) in [
      (EmissionShape.Body.circle, EmissionShape.Part.outline), (.circle, .points),
      (.sphere, .outline), (.sphere, .points), (.sphere, .surface),
    ] {
      #expect(birthplaces(body, part).allSatisfy { isClose($0.normal, $0.position / 20) })
    }
    for birth in birthplaces(.cuboid, .surface) {
      let walls = SIMD3(
        abs(birth.position.x) == 10 ? birth.position.x / 10 : 0,
        abs(birth.position.y) == 5 ? birth.position.y / 5 : 0,
        abs(birth.position.z) == 20 ? birth.position.z / 20 : 0)
      #expect(birth.normal == walls)
    }
  }

  @Test func cornersEmitInTheMeanDirection() {
    let (half, third) = (0.5.squareRoot(), (1.0 / 3).squareRoot())
    for birth in birthplaces(.rectangle, .points, count: 50) {
      let (x, y) = (birth.position.x / 10, birth.position.y / 5)
      #expect(isClose(birth.normal, SIMD3(x, y, 0) * half))
    }
    for birth in birthplaces(.cuboid, .points, count: 50) {
      let corner = birth.position / SIMD3(10, 5, 20)
      #expect(isClose(birth.normal, corner * third))
    }
  }

  @Test func whatIsFilledHasNoOutside() {
    for (body, part) in [
      (EmissionShape.Body.rectangle, EmissionShape.Part.surface), (.rectangle, .volume),
      (.circle, .surface), (.circle, .volume), (.sphere, .volume), (.cuboid, .volume),
    ] {
      #expect(birthplaces(body, part, count: 50).allSatisfy { $0.normal == SIMD3(1, 0, 0) })
    }
  }

  @Test func whatIsTurnedInsideOutEmitsOutward() {
    let size = SIMD3<Double>(-20, -10, -40)
    #expect(
      birthplaces(.circle, .outline, size: size).allSatisfy { isClose($0.normal, $0.position / 20) }
    )
    #expect(
      birthplaces(.rectangle, .outline, size: size).allSatisfy {
        ($0.normal * $0.position).sum() == ($0.normal.x == 0 ? 5 : 10)
      })
    // Without a size the sides still count.
    let normals = birthplaces(.rectangle, .outline, size: .zero).map(\.normal)
    #expect(normals.allSatisfy { abs($0.x) + abs($0.y) == 1 })
  }
}
