import Geometry
import RasterKernels
import TestSupport
import Testing

@testable import Raster

/// Outlines of few chains that wind once, or twice inside, are known to, whatever their number of contours; and no
/// other is taken for one.
@Suite struct WindingProofTests {
  @Test func ringsOfAnyShapeAreKnownToWindOnce() {
    var random = SeededGenerator(seed: 1)
    // Of 32 chains at most, however they go.
    for corners in Array(3...15) + Array(3...15) {
      let radii = (0..<corners).map { _ in Double.random(in: 0.4...1, using: &random) }
      let outer = ring(radii, scale: 4000)
      let inner = ring(radii, scale: 2000)
      #expect(Shape(outer).windsOnce)
      #expect(Shape(outer + turnedRound(inner)).windsOnce)
      let (first, last) = (outer.count, outer.count + inner.count - 1)
      let twice = Shape(outer + inner).finding
      #expect(twice.innerEdges == Set(first...last), "inside it winds twice")
      let turned = Shape(turnedRound(inner) + turnedRound(outer)).finding
      #expect(turned.innerEdges == Set(0..<inner.count))
      let shifted = inner.map { Edge(x0: $0.x0 + 9000, y0: $0.y0, x1: $0.x1 + 9000, y1: $0.y1) }
      #expect(Shape(outer + shifted).windsOnce, "side by side")
      #expect(Shape(outer + turnedRound(shifted)).windsOnce == false, "one each way round")
    }
  }

  @Test func levelEdgesThatAreLeftOutLeaveNoGap() {
    // A cross, all of whose corners lie at the heights of others.
    let cross = polygon([
      (10, 0), (20, 0), (20, 10), (30, 10), (30, 20), (20, 20), (20, 30), (10, 30), (10, 20),
      (0, 20),
      (0, 10), (10, 10),
    ])
    #expect(Shape(cross).windsOnce)
    // A step to the right goes over a column that stands there.
    let column = polygon([(12, 4), (14, 4), (14, 26), (12, 26)])
    #expect(Shape(cross + column).windsOnce == false)
    #expect(Shape(cross + turnedRound(column)).windsOnce)
  }

  @Test func noOutlineThatWindsOtherwiseIsTakenForOneThatWindsOnceOrTwice() {
    var random = SeededGenerator(seed: 2)
    var (once, twice) = (0, 0)
    for _ in 0..<12000 {
      let contours = Int.random(in: 1...3, using: &random)
      var edges: [Edge] = []
      for number in 0..<contours {
        let corners = Int.random(in: 3...6, using: &random)
        // Those behind the first are small ones about the middle.
        let range: ClosedRange<Int32> = number == 0 ? 0...12 : 4...7
        edges += polygon(
          (0..<corners).map { _ in
            (Int32.random(in: range, using: &random), Int32.random(in: range, using: &random))
          })
      }
      let inside: Set<Int>
      switch Shape(edges).finding {
      case .unknown: continue
      case .once:
        once += 1
        inside = [0, 1]
      case .twice(let ranges):
        twice += 1
        inside = [0, 1, 2]
        // Without them, and with them turned round, it winds once.
        let inner = Set(ranges.joined())
        let rest = edges.indices.filter { !inner.contains($0) }.map { edges[$0] }
        let others = inner.sorted().map { edges[$0] }
        #expect(areWithin([0, 1], windings(of: rest)))
        #expect(areWithin([0, 1], windings(of: rest + turnedRound(others))))
      }
      #expect(areWithin(inside, windings(of: edges)))
    }
    // Triangles and quadrangles, mostly.
    #expect(once > 1000 && twice > 50)
  }

  /// True when winding numbers are some of these, or some of these all with the other sign.
  private func areWithin(_ allowed: Set<Int>, _ windings: [Int]) -> Bool {
    let found = Set(windings)
    return found.isSubset(of: allowed) || Set(found.map { -$0 }).isSubset(of: allowed)
  }

  /// Contours of which each winds once are marked, for the search for overlaps with others.
  @Test func nothingIsLeftOfMarksWhereTheWholeWindsOnce() {
    var path = Path()
    path.move(to: Point(4, 4))
    path.line(to: Point(30, 9))
    var dashed = StrokeStyle(width: 3)
    dashed.dash = [6, 5]
    let dashes = path.strokeOutline(dashed, tolerance: Flattening.tolerance)
    #expect(dashes.contours.count > 1 && dashes.contours.allSatisfy(\.windsOnce))
    var list = DisplayList(width: 40, height: 16)
    list.fill(dashes, rule: .nonZero, paint: .solid(.black))
    #expect(list.edges.count >= 2 * dashes.contours.count)
    #expect(list.edges.allSatisfy { !$0.isMark })
  }

  @Test func manyEdgesSideBySideAreNotLookedAt() {
    var comb: [Edge] = []
    for left in stride(from: Int32(0), to: 800, by: 20) {
      comb += polygon([(left, 0), (left + 9, 0), (left + 9, 30), (left, 30)])
    }
    #expect(Shape(comb).windsOnce == false)
    #expect(Shape(Array(comb.prefix(8))).windsOnce)
  }
}

/// What is printed where a test fails says how many edges there are, not which.
private struct Shape: CustomStringConvertible {
  let edges: [Edge]

  init(_ edges: [Edge]) { self.edges = edges }

  var finding: WindingProof.Finding { WindingProof.finding(of: edges.span) }
  var windsOnce: Bool { finding == .once }

  var description: String { "\(edges.count) edges" }
}

extension WindingProof.Finding {
  /// The indices of the edges between what is wound round once and twice.
  fileprivate var innerEdges: Set<Int> {
    guard case .twice(let inner) = self else { return [] }
    return Set(inner.joined())
  }
}

/// A polygon round the origin that no ray from there meets twice.
private func ring(_ radii: [Double], scale: Double) -> [Edge] {
  var corners: [(Int32, Int32)] = []
  for (index, radius) in radii.enumerated() {
    let turn = Double(index) / Double(radii.count)
    // Once round a square.
    let (x, y) =
      switch turn {
      case ..<0.25: (1 - 8 * turn, -1.0)
      case ..<0.5: (-1.0, 8 * turn - 3)
      case ..<0.75: (8 * turn - 5, 1.0)
      default: (1.0, 7 - 8 * turn)
      }
    corners.append((Int32(x * radius * scale), Int32(y * radius * scale)))
  }
  return polygon(corners)
}

private func polygon(_ corners: [(Int32, Int32)]) -> [Edge] {
  zip(corners, corners.dropFirst() + corners.prefix(1)).compactMap { from, to in
    from.1 == to.1 ? nil : Edge(x0: from.0, y0: from.1, x1: to.0, y1: to.1)
  }
}

private func turnedRound(_ edges: [Edge]) -> [Edge] {
  edges.reversed().map { Edge(x0: $0.x1, y0: $0.y1, x1: $0.x0, y1: $0.y0) }
}

/// The winding numbers of points between the steps of a small grid, edge by edge.
private func windings(of edges: [Edge]) -> [Int] {
  (0..<96).flatMap { row in
    (0..<96).map { column in
      // Points that no line through two corners of the grid passes exactly.
      let (x, y) = (Double(column) / 8 + 0.0613, Double(row) / 8 + 0.0371)
      return edges.reduce(0) { winding, edge in
        let (top, bottom) = (Double(min(edge.y0, edge.y1)), Double(max(edge.y0, edge.y1)))
        guard y > top, y < bottom else { return winding }
        let part = (y - Double(edge.y0)) / Double(edge.y1 - edge.y0)
        guard Double(edge.x0) + part * Double(edge.x1 - edge.x0) < x else { return winding }
        return winding + (edge.y0 < edge.y1 ? 1 : -1)
      }
    }
  }
}
