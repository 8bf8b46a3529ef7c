import RasterKernels
import TestSupport
import Testing

@testable import Raster

/// Edges below something opaque in a band 40 columns wide and 8 rows high.
@Suite struct HiddenEdgesTests {
  private let width = 40
  private let height = 8

  /// A polygon's edges.
  private func edges(_ numbers: inout SeededGenerator, corners: Int) -> [BandEdge] {
    let points = (0..<corners).map { _ in
      (
        x: Int32.random(in: 0...Int32(width) * Subpixel.one, using: &numbers),
        y: UInt16.random(in: 0...UInt16(height) * UInt16(Subpixel.one), using: &numbers)
      )
    }
    return points.indices.map {
      let (from, to) = (points[$0], points[($0 + 1) % corners])
      return BandEdge(x0: from.x, y0: from.y, x1: to.x, y1: to.y)
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func whatIsSeenWindsAsBefore(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let edges = edges(&numbers, corners: .random(in: 3...40, using: &numbers))
    let start = Int.random(in: -10...30, using: &numbers)
    let hidden = start..<start + .random(in: 1...30, using: &numbers)
    var hiddenEdges = HiddenEdges()
    hiddenEdges.leaveOut(of: edges.span, hidden: hidden, width: width)
    for column in 0..<width where !hidden.contains(column) {
      let x = (Double(column) + .random(in: 0.01...0.99, using: &numbers)) * Double(Subpixel.one)
      for _ in 0..<40 {
        let y = Double(Int.random(in: 0..<height * Int(Subpixel.one), using: &numbers)) + 0.5
        let isAsBefore =
          hiddenEdges.kept.winding(x: x, y: y) == edges.winding(x: x, y: y)
        #expect(isAsBefore, "column \(column), height \(y)")
      }
    }
  }

  /// A zigzag that leads down along column 20.
  private var zigzag: [BandEdge] {
    (0..<8).map {
      let (left, right) = (20 * Subpixel.one, 21 * Subpixel.one)
      let y = UInt16($0) * UInt16(Subpixel.one)
      return $0 % 2 == 0
        ? BandEdge(x0: left, y0: y, x1: right, y1: y + UInt16(Subpixel.one))
        : BandEdge(x0: right, y0: y, x1: left, y1: y + UInt16(Subpixel.one))
    }
  }

  @Test func oneUprightEdgeStandsForThoseInARow() {
    var hidden = HiddenEdges()
    hidden.leaveOut(of: zigzag.span, hidden: 15..<30, width: width)
    let x = 15 * Subpixel.one
    #expect(hidden.kept == [BandEdge(x0: x, y0: 0, x1: x, y1: 8 * UInt16(Subpixel.one))])
  }

  @Test func whereNothingIsSeenToTheRightNoneIsLeft() {
    var hidden = HiddenEdges()
    hidden.leaveOut(of: zigzag.span, hidden: 15..<50, width: width)
    #expect(hidden.kept.isEmpty)
  }

  @Test func edgesThatLeadIntoTheOpenStay() {
    var hidden = HiddenEdges()
    hidden.leaveOut(of: zigzag.span, hidden: 0..<20, width: width)
    #expect(hidden.kept == zigzag)
  }
}
