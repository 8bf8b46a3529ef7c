import Geometry
import TestSupport
import Testing

@testable import Raster

/// Polygons of two sides that a line parts are known to wind once, and cover their area.
struct PartedSidesTests {
  /// The area between the graph of a function that jumps about and a base line below it, or, `swapped`,
  /// right of it. Some of its lines are upright, some level, some have no length.
  private func graph(
    _ count: Int, reach: ClosedRange<Double>, base: Double, swapped: Bool,
    _ numbers: inout SeededGenerator
  ) -> FlatPath {
    var points: [Point] = []
    var x = 2.0
    for _ in 0..<count {
      if Int.random(in: 0..<4, using: &numbers) > 0 { x += .random(in: 0...1, using: &numbers) }
      points.append(Point(x, Double.random(in: reach, using: &numbers)))
    }
    points += [Point(x, base), Point((x + 2) / 2, base), Point(2, base)]
    let start = Int.random(in: 0..<points.count, using: &numbers)
    points = Array(points[start...] + points[..<start])
    if Bool.random(using: &numbers) { points.reverse() }
    return FlatPath(polygon: swapped ? points.map { Point($0.y, $0.x) } : points)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func theAreaUnderAGraphIsKnownToWindOnce(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 900)
    let shape = graph(
      40, reach: 3...25, base: 25, swapped: seed % 2 == 0, &numbers)
    #expect(shape.hasPartedSides)
    let picture = draw(40, 40) { $0.fill(shape, rule: .nonZero, paint: .solid(.black)) }
    #expect(coverageError(picture, of: [shape.points]) <= 1.5)
    // Cut off on all sides as well.
    let moved = FlatPath(polygon: shape.points.map { $0 - Point(9, 9) })
    let part = draw(9, 9) { $0.fill(moved, rule: .nonZero, paint: .solid(.black)) }
    #expect(coverageError(part, of: [moved.points]) <= 1.5)
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func aGraphThatCrossesItsBaseIsNot(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 950)
    let shape = graph(40, reach: 3...25, base: 14, swapped: seed % 2 == 0, &numbers)
    #expect(!shape.hasPartedSides)
    let picture = draw(40, 40) { $0.fill(shape, rule: .nonZero, paint: .solid(.black)) }
    let reference = ReferenceCoverage(shape, rule: .nonZero, width: 40, height: 40)
    #expect(reference.error(of: picture) <= 2)
  }

  @Test func whatIsKnownToWindOnceDoes() {
    var numbers = SeededGenerator(seed: 990)
    var known = 0
    for _ in 0..<4000 {
      // Many lines are upright or level: sides that meet in a point are not parted.
      let points = (0..<Int.random(in: 3...6, using: &numbers)).map { _ in
        Point(
          Double(Int.random(in: 0...3, using: &numbers)),
          Double(Int.random(in: 0...3, using: &numbers)))
      }
      guard FlatPath(polygon: points).hasPartedSides else { continue }
      known += 1
      var windings: Set<Int> = []
      for _ in 0..<50 {
        let p = Point(.random(in: 0...3, using: &numbers), .random(in: 0...3, using: &numbers))
        windings.insert(winding(of: points, round: p))
      }
      #expect(windings.isSubset(of: [0, 1]) || windings.isSubset(of: [0, -1]))
    }
    #expect(known > 20)
  }

  private func winding(of points: [Point], round p: Point) -> Int {
    var winding = 0
    var from = points[points.count - 1]
    for to in points {
      if (from.y <= p.y) != (to.y <= p.y) {
        let x = from.x + (to.x - from.x) * (p.y - from.y) / (to.y - from.y)
        if x < p.x { winding += from.y < to.y ? 1 : -1 }
      }
      from = to
    }
    return winding
  }

  @Test func starsAndSpiralsAreNot() {
    let star = (0..<5).map { index -> Point in
      let angle = Double(index) * 0.8 * .pi
      return Point(20 + 15 * cosine(angle), 20 + 15 * sine(angle))
    }
    #expect(!FlatPath(polygon: star).hasPartedSides)
    let twice = (0..<40).map { index -> Point in
      let angle = Double(index) * 0.1 * .pi
      return Point(20 + 15 * cosine(angle), 20 + 15 * sine(angle))
    }
    #expect(!FlatPath(polygon: twice).hasPartedSides)
    #expect(!FlatPath().hasPartedSides)
  }
}
