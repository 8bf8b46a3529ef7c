import RasterKernels
import TestSupport
import Testing

/// What is found out of points, and the edges between them, are what the plain twins say.
struct PointTwinTests {
  /// Rows of x and y by turns, of every length: some convex, some with corners that are none.
  private func rows(_ body: ([Double], Bool?) -> Void) {
    var numbers = SeededGenerator(seed: 21)
    for count in lengths {
      let scattered = (0..<2 * count).map { _ in Double.random(in: 0...500, using: &numbers) }
      body(scattered, nil)
      // A parabola's arc and its chord.
      let places = (0..<count).map { _ in Double.random(in: 1...20, using: &numbers) }.sorted()
      let arc = places.flatMap { [$0, $0 * $0] }
      body(arc, count > 2)
      body(places.reversed().flatMap { [$0 * $0, $0] }, count > 2)
      // Twice round.
      if count > 3 { body(arc + arc, false) }
      guard count > 0 else { continue }
      let place = Int.random(in: 0..<count, using: &numbers)
      body(Array(arc[..<(2 * place + 2)] + arc[(2 * place)...]), false)
      body((0..<count).flatMap { [Double($0), 3] }, false)
    }
  }

  @Test func surveysAgree() {
    rows { points, turnsOnceRound in
      for asksTurns in [false, true] {
        let plain = Plain.survey(points.span, asksTurns: asksTurns)
        atEveryLevel { level in
          let fast = Fast.survey(points.span, asksTurns: asksTurns)
          #expect(fast == plain, "on vectors of level \(level.rawValue)")
        }
        #expect(plain.areFinite)
        if asksTurns, let turnsOnceRound { #expect(plain.turnsOnceRound == turnsOnceRound) }
        if !asksTurns { #expect(!plain.turnsOnceRound) }
      }
    }
  }

  @Test func aPointThatIsNotFiniteIsSeen() {
    for count in 1...40 {
      for place in 0..<2 * count {
        for value in [Double.infinity, -.infinity, .nan] {
          var points = (0..<2 * count).map { Double($0 * $0) }
          points[place] = value
          #expect(!Plain.survey(points.span, asksTurns: true).areFinite)
          atEveryLevel { _ in
            for asksTurns in [false, true] {
              #expect(!Fast.survey(points.span, asksTurns: asksTurns).areFinite)
            }
          }
        }
      }
    }
  }

  @Test func edgesAgree() {
    rows { points, _ in
      // Many are level.
      for points in [points, points.map { ($0 / 50).rounded(.down) }] {
        var plain = [Edge(x0: 1, y0: 2, x1: 3, y1: 4)]
        plain.append(addingCapacity: points.count / 2) {
          Plain.appendEdges(of: points.span, to: &$0)
        }
        atEveryLevel { level in
          var edges = [Edge(x0: 1, y0: 2, x1: 3, y1: 4)]
          edges.append(addingCapacity: points.count / 2) {
            Fast.appendEdges(of: points.span, to: &$0)
          }
          #expect(edges == plain, "on vectors of level \(level.rawValue)")
        }
      }
    }
  }
}
