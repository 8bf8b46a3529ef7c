import Geometry
import RasterKernels
import TestSupport
import Testing

@testable import Raster

/// Outlines of many contours are searched for overlaps in the rows of those that are not known to lie apart, and in no
/// others.
@Suite struct ApartAreasTests {
  private let one = Int32(Subpixel.one)

  /// The rows in doubt of an outline of these contours, of each of which is known what `known` says.
  private func rowsInDoubt(_ contours: [[Edge]], known: [Bool]) -> Range<Int> {
    let edges = Array(contours.joined())
    let starts = contours.indices.map { contours[..<$0].reduce(0) { $0 + $1.count } }
    let described = known.map {
      FlatPath.Contour(start: 0, end: 0, isClosed: true, windsOnce: $0)
    }
    return ApartAreas.rowsInDoubt(edges.span, described, starts: starts.span)
  }

  /// A square with its upper left corner at a pixel's, wound clockwise.
  private func square(_ x: Int32, _ y: Int32, size: Int32) -> [Edge] {
    let (left, right) = (x * one, (x + size) * one)
    let (top, bottom) = (y * one, (y + size) * one)
    return polygon([(left, top), (right, top), (right, bottom), (left, bottom)])
  }

  @Test func squaresBesideEachOtherAreNotInDoubtHoweverManyAndWhoeverKnowsThem() {
    let squares = (0..<400).map { square(Int32($0 % 20) * 9, Int32($0 / 20) * 9, size: 9) }
    for isKnown in [false, true] {
      let known = squares.map { _ in isKnown }
      #expect(rowsInDoubt(squares, known: known).isEmpty)
      #expect(rowsInDoubt(squares.reversed().map(turnedRound), known: known).isEmpty)
    }
    // In one column, and in one row.
    for (x, y) in [(Int32(0), Int32(3)), (3, 0)] {
      let line = (0..<2000).map { square(x * Int32($0), y * Int32($0), size: 2) }
      #expect(rowsInDoubt(line, known: line.map { _ in true }).isEmpty)
    }
  }

  @Test func onlyTheRowsOfThoseThatOverlapAreInDoubt() {
    var squares = (0..<100).map { square(0, 20 * Int32($0), size: 10) }
    squares[7] = square(4, 135, size: 10)
    squares += [square(8, 142, size: 10)]
    #expect(rowsInDoubt(squares, known: squares.map { _ in true }) == 135..<152)
  }

  @Test func boxesMayOverlapWhereTheAreasDoNot() {
    // Two halves of a square, cut from corner to corner and moved apart by a pixel.
    let (low, high) = (10 * one, 20 * one)
    let upper = polygon([(low + one, low), (high + one, low), (high + one, high)])
    let lower = polygon([(low, low), (high, high), (low, high)])
    #expect(rowsInDoubt([upper, lower], known: [false, true]).isEmpty)
    let closer = upper.map {
      Edge(x0: $0.x0 - 2 * one, y0: $0.y0, x1: $0.x1 - 2 * one, y1: $0.y1)
    }
    #expect(rowsInDoubt([closer, lower], known: [true, true]) == 10..<20)
  }

  @Test func whatIsWoundUnlikeOrLiesOverAndOverIsInDoubtEverywhere() {
    let pair = [square(0, 0, size: 4), turnedRound(square(9, 50, size: 4))]
    let rows = rowsInDoubt(pair, known: [true, true])
    #expect(rows.contains(0) && rows.contains(30) && rows.contains(60))
    let heap = (0..<50).map { square(Int32($0), Int32($0), size: 40) }
    #expect(rowsInDoubt(heap, known: heap.map { _ in true }).contains(20))
  }

  @Test func noPointOfARowThatIsNotInDoubtIsWoundRoundTwice() {
    var random = SeededGenerator(seed: 3)
    var (clear, some, none) = (0, 0, 0)
    for _ in 0..<3000 {
      let contours: [[Edge]] = (0..<Int.random(in: 2...5, using: &random)).map { _ in
        let x = Int32.random(in: 0...7, using: &random)
        let y = Int32.random(in: 0...7, using: &random)
        let corners: [(Int32, Int32)] = (0..<Int.random(in: 3...4, using: &random)).map { _ in
          (Int32.random(in: x...x + 5, using: &random), Int32.random(in: y...y + 5, using: &random))
        }
        return polygon(corners)
      }
      // The grid of a picture whose rows are a step high each.
      let rows = rowsInDoubt(
        contours.map { $0.map { $0.scaled(by: one) } }, known: contours.map { _ in false })
      let all = windings(of: Array(contours.joined()))
      var sure: [Int] = []
      for row in 0..<96 where !rows.contains(row / 8) {
        sure += all[row * 96..<row * 96 + 96]
      }
      let found = Set(sure)
      #expect(found.isSubset(of: [0, 1]) || found.isSubset(of: [0, -1]))
      if rows.isEmpty { clear += 1 } else if sure.isEmpty { none += 1 } else { some += 1 }
    }
    #expect(clear > 200 && some > 200 && none > 200, "\(clear), \(some), \(none)")
  }

  @Test func dashesThatMeetAtOneEndAreSearchedThereAndCoverTheirArea() {
    var path = Path()
    path.addArc(
      center: Point(32, 48), radius: 22, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    // The last dash reaches into the first.
    var dashed = StrokeStyle(width: 4)
    (dashed.dash, dashed.cap) = ([7, 6.5], .round)
    let dashes = path.strokeOutline(dashed, tolerance: Flattening.tolerance)
    #expect(dashes.contours.count > 8)
    var list = DisplayList(width: 64, height: 80)
    list.fill(dashes, rule: .nonZero, paint: .solid(.black))
    guard case .edges(_, _, let bands) = list.items.first?.outline?.form else {
      Issue.record("dashes have edges")
      return
    }
    #expect(bands == 1..<2)
    let picture = draw(64, 80) { $0.fill(dashes, rule: .nonZero, paint: .solid(.black)) }
    let reference = ReferenceCoverage(dashes, rule: .nonZero, width: 64, height: 80)
    #expect(reference.error(of: picture) <= 1)
  }
}

extension Edge {
  fileprivate func scaled(by factor: Int32) -> Edge {
    Edge(x0: x0 * factor, y0: y0 * factor, x1: x1 * factor, y1: y1 * factor)
  }
}
