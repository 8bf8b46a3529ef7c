import RasterKernels
import TestSupport
import Testing

@testable import Raster

/// How often edges cross, told from some of them.
@Suite struct CrossingSampleTests {
  private let right = 100 * Subpixel.one
  private let bottom = UInt16(32 * Subpixel.one)

  private func edges(_ count: Int, _ numbers: inout SeededGenerator) -> [BandEdge] {
    (0..<count).map { _ in
      BandEdge(
        x0: .random(in: 0...right, using: &numbers), y0: .random(in: 0...bottom, using: &numbers),
        x1: .random(in: 0...right, using: &numbers), y1: .random(in: 0...bottom, using: &numbers))
    }.filter { $0.y0 != $0.y1 }
  }

  private func told(_ edges: [BandEdge]) -> Int {
    var sample = CrossingSample()
    return sample.crossings(of: edges.span, edges.indices.map(Int32.init), edges.indices)
  }

  /// How often edges cross between their ends.
  private func counted(_ edges: [BandEdge]) -> Int {
    edges.indices.reduce(0) { sum, first in
      sum + edges[..<first].count { cross($0, edges[first]) }
    }
  }

  private func cross(_ a: BandEdge, _ b: BandEdge) -> Bool {
    /// Twice the area of the triangle of an edge and a point: positive on one side, negative on the other.
    func side(_ edge: BandEdge, _ x: Int32, _ y: UInt16) -> Int {
      let (wayX, wayY) = (Int(edge.x1 - edge.x0), Int(edge.y1) - Int(edge.y0))
      return wayX * (Int(y) - Int(edge.y0)) - wayY * Int(x - edge.x0)
    }
    let sides = (side(a, b.x0, b.y0).signum(), side(a, b.x1, b.y1).signum())
    let others = (side(b, a.x0, a.y0).signum(), side(b, a.x1, a.y1).signum())
    return sides.0 * sides.1 < 0 && others.0 * others.1 < 0
  }

  @Test(arguments: 0..<30 as Range<UInt64>) func ofFewAllAreCounted(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 50_000)
    let few = edges(.random(in: 2...60, using: &numbers), &numbers)
    #expect(told(few) == counted(few) / few.count)
  }

  @Test(arguments: 0..<10 as Range<UInt64>) func ofManyItIsToldAboutHowMany(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 51_000)
    let many = edges(1500, &numbers)
    let mean = Double(counted(many)) / Double(many.count)
    #expect(abs(Double(told(many)) - mean) < mean / 3)
  }

  @Test func edgesBesideEachOtherDoNotCross() {
    let beside = (0..<900 as Range<Int32>).map { place in
      BandEdge(x0: 100 * place, y0: 0, x1: 100 * place + 5000, y1: bottom)
    }
    #expect(told(beside) == 0)
  }

  @Test func theSidesOfALineOfManyPiecesDoNotCross() {
    let line = (0..<900 as Range<Int32>).map { place in
      let (upper, lower) = (UInt16(20 * place), UInt16(20 * place + 20))
      return BandEdge(x0: place % 2 * 3000, y0: upper, x1: (place + 1) % 2 * 3000, y1: lower)
    }
    #expect(told(line) == 0)
  }

  @Test func withoutEdgesThereIsNothing() {
    #expect(told([]) == 0)
    #expect(told([BandEdge(x0: 0, y0: 0, x1: 9, y1: bottom)]) == 0)
  }
}
