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
      #expect(Shape(outer, turnedRound(inner)).windsOnce)
      let (first, last) = (outer.count, outer.count + inner.count - 1)
      let twice = Shape(outer, inner).finding
      #expect(twice.innerEdges == Set(first...last), "inside it winds twice")
      let turned = Shape(turnedRound(inner), turnedRound(outer)).finding
      #expect(turned.innerEdges == Set(0..<inner.count))
      let shifted = inner.map { Edge(x0: $0.x0 + 9000, y0: $0.y0, x1: $0.x1 + 9000, y1: $0.y1) }
      #expect(Shape(outer, shifted).windsOnce, "side by side")
      #expect(Shape(outer, turnedRound(shifted)).windsOnce == false, "one each way round")
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
    #expect(Shape(cross, column).windsOnce == false)
    #expect(Shape(cross, turnedRound(column)).windsOnce)
  }

  @Test func noOutlineThatWindsOtherwiseIsTakenForOneThatWindsOnceOrTwice() {
    var random = SeededGenerator(seed: 2)
    var (once, twice) = (0, 0)
    for _ in 0..<12000 {
      var contours: [[Edge]] = []
      for number in 0..<Int.random(in: 1...3, using: &random) {
        let corners = Int.random(in: 3...6, using: &random)
        // Those behind the first are small ones about the middle.
        let range: ClosedRange<Int32> = number == 0 ? 0...12 : 4...7
        contours.append(
          polygon(
            (0..<corners).map { _ in
              (Int32.random(in: range, using: &random), Int32.random(in: range, using: &random))
            }))
      }
      let edges = Array(contours.joined())
      let inside: Set<Int>
      switch Shape(contours).finding {
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

  @Test func manyEdgesSideBySideAreNotLookedAt() {
    var comb: [[Edge]] = []
    for left in stride(from: Int32(0), to: 800, by: 20) {
      comb.append(polygon([(left, 0), (left + 9, 0), (left + 9, 30), (left, 30)]))
    }
    #expect(Shape(comb).windsOnce == false)
    #expect(Shape(Array(comb.prefix(4))).windsOnce)
  }
}

/// What is printed where a test fails says how many edges there are, not which.
private struct Shape: CustomStringConvertible {
  let edges: [Edge]
  /// Where the contours begin.
  let starts: [Int]

  init(_ contours: [Edge]...) { self.init(contours) }

  init(_ contours: [[Edge]]) {
    edges = Array(contours.joined())
    starts = contours.indices.map { contours[..<$0].reduce(0) { $0 + $1.count } }
  }

  var finding: WindingProof.Finding {
    WindingProof.finding(of: edges.span, contours: starts.span)
  }
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
