import RasterKernels
import TestSupport
import Testing

@testable import Raster

/// Columns in which it matters how pieces lie.
@Suite struct AmbiguousPixelsTests {
  private let width = 40
  private let one = Subpixel.one

  /// Pieces of closed outlines: rectangles and triangles, wound either way.
  private func pieces(_ count: Int, _ numbers: inout SeededGenerator) -> [RowPiece] {
    let right = Int32(width) * one
    return (0..<count).flatMap { _ -> [RowPiece] in
      let points = (0..<Int.random(in: 3...4, using: &numbers)).map { _ in
        let height = Int32.random(in: -2...6, using: &numbers) * 256
        return (x: Int32.random(in: 0...right, using: &numbers), y: min(max(height, 0), one))
      }
      return zip(points, points.dropFirst() + points.prefix(1)).compactMap { from, to in
        if from.y == to.y { return nil }
        return from.y < to.y
          ? RowPiece(row: 0, sign: 1, x0: from.x, y0: from.y, x1: to.x, y1: to.y)
          : RowPiece(row: 0, sign: -1, x0: to.x, y0: to.y, x1: from.x, y1: from.y)
      }
    }
  }

  /// Upright pieces as high as the row.
  private func uprights(_ count: Int, at x: Int32, sign: Int32) -> [RowPiece] {
    let piece = RowPiece(row: 0, sign: sign, x0: x, y0: 0, x1: x, y1: one)
    return [RowPiece](repeating: piece, count: count)
  }

  private func find(_ pieces: [RowPiece], _ rule: FillRule = .nonZero) -> AmbiguousPixels {
    var ambiguous = AmbiguousPixels()
    let kept = pieces.map { ChainPiece($0, chain: 0) }
    ambiguous.find(kept, 0..<kept.count, width: width, rule)
    return ambiguous
  }

  /// The winding numbers of pieces at each height between two ends of some.
  private func windings(_ pieces: [RowPiece]) -> [Int32] {
    let heights = Set([0] + pieces.flatMap { [$0.y0, $0.y1] }).filter { $0 < one }
    return heights.map { y in pieces.reduce(0) { $1.y0 <= y && y < $1.y1 ? $0 + $1.sign : $0 } }
  }

  /// Calls `body` with few pieces and many, under a cover of outlines as wide as the row and without.
  private func withRows(_ body: ([RowPiece], FillRule) -> Void) {
    for seed in 0..<200 as Range<UInt64> {
      var numbers = SeededGenerator(seed: seed &+ 91_000)
      let cover = Int.random(in: 0...12, using: &numbers)
      let sign: Int32 = Bool.random(using: &numbers) ? 1 : -1
      let row =
        uprights(cover, at: 0, sign: sign) + pieces(.random(in: 1...30, using: &numbers), &numbers)
        + uprights(cover, at: Int32(width) * one, sign: -sign)
      body(row, seed % 4 == 0 ? .evenOdd : .nonZero)
    }
  }

  @Test func inAllOtherColumnsAreasTellWhatIsCovered() {
    var plain = 0
    withRows { pieces, rule in
      let runs = find(pieces, rule).runs
      for column in 0..<width where !runs.contains(where: { $0.pixels.contains(column) }) {
        let touching = pieces.filter { $0.pixels.first <= column && column <= $0.pixels.last }
        var range = WindingRange(windings(pieces.filter { $0.pixels.last < column })[0])
        for winding in windings(pieces.filter { $0.pixels.last < column }) {
          range.include(winding + Int32(touching.count { $0.sign > 0 }))
          range.include(winding - Int32(touching.count { $0.sign < 0 }))
        }
        #expect(range.isLinear(rule))
        plain += 1
      }
    }
    #expect(plain > 1000)
  }

  @Test func windingNumbersLeftOfStretchesAreTheSameAtAllHeights() {
    withRows { pieces, rule in
      for run in find(pieces, rule).runs {
        let left = windings(pieces.filter { $0.pixels.last < run.pixels.lowerBound })
        #expect(Set(left) == [run.winding])
      }
    }
  }

  @Test func stretchesFollowEachOther() {
    withRows { pieces, rule in
      let runs = find(pieces, rule).runs
      #expect(runs.allSatisfy { !$0.pixels.isEmpty && $0.pixels.upperBound <= width })
      for (left, right) in zip(runs, runs.dropFirst()) {
        #expect(left.pixels.upperBound <= right.pixels.lowerBound)
      }
    }
  }

  @Test func piecesThatTouchStretchesAreTold() {
    withRows { pieces, rule in
      let ambiguous = find(pieces, rule)
      for piece in pieces {
        let touched = piece.pixels.first..<piece.pixels.last + 1
        let isNear = ambiguous.runs.contains { $0.pixels.overlaps(touched) }
        #expect(ambiguous.overlaps(piece.pixels) == isNear)
      }
    }
  }

  @Test func belowManyLinesThereIsNone() {
    let cover = uprights(40, at: 100, sign: 1) + uprights(40, at: 30 * one + 100, sign: -1)
    let below = uprights(39, at: 9 * one + 5, sign: -1) + uprights(39, at: 9 * one + 7, sign: 1)
    // A corner that sticks in from above.
    let corner = [
      RowPiece(row: 0, sign: 1, x0: 12 * one, y0: 0, x1: 14 * one, y1: 512),
      RowPiece(row: 0, sign: -1, x0: 18 * one, y0: 0, x1: 14 * one, y1: 512),
    ]
    let runs = find(cover + below + corner).runs
    #expect(runs.map(\.pixels) == [0..<1, 30..<31])
    #expect(runs.map(\.winding) == [0, 40])
  }

  @Test func whereAllIsCountedTwicePixelsAreAmbiguous() {
    // Both halves of a row, that hang together by a level edge.
    let halves = [
      RowPiece(row: 0, sign: 1, x0: 3 * one, y0: 0, x1: 3 * one, y1: 512),
      RowPiece(row: 0, sign: 1, x0: 8 * one, y0: 512, x1: 8 * one, y1: 1024),
      RowPiece(row: 0, sign: -1, x0: 20 * one, y0: 0, x1: 20 * one, y1: 1024),
    ]
    // Ten times half a pixel would be a whole one.
    let many = [[RowPiece]](repeating: halves, count: 10).flatMap { $0 }
    #expect(find(many).runs.map(\.pixels) == [3..<9, 20..<21])
  }

  @Test func aThousandLayersAreNotSummed() {
    let sides = uprights(1500, at: 2 * one + 5, sign: 1) + uprights(1500, at: 9 * one, sign: -1)
    #expect(find(sides).runs.map(\.pixels) == [2..<10])
  }
}
