import RasterKernels
import TestSupport
import Testing

/// Edges row by row.
struct EdgeRowsTests {
  /// An edge as high as a band and up to `width` steps wide.
  private func edge(_ width: Int32, _ numbers: inout SeededGenerator) -> BandEdge {
    BandEdge(
      x0: .random(in: 0...width, using: &numbers), y0: .random(in: 0..<16_000, using: &numbers),
      x1: .random(in: 0...width, using: &numbers), y1: .random(in: 16_000...32_768, using: &numbers)
    )
  }

  private func pieces(_ edge: BandEdge) -> [RowPiece] {
    var rows = EdgeRows(edge)
    var pieces: [RowPiece] = []
    while let piece = rows.next() { pieces.append(piece) }
    return pieces
  }

  @Test(arguments: [3, 1000, 70_000, 1 << 21, 1 << 30] as [Int32])
  func piecesHangTogetherAndLieOnTheEdge(width: Int32) {
    var numbers = SeededGenerator(seed: UInt64(width))
    for _ in 0..<300 {
      let edge = edge(width, &numbers)
      let pieces = pieces(edge)
      let run = Double(edge.x1 - edge.x0)
      let height = Double(edge.y1) - Double(edge.y0)
      #expect(pieces.count > 0)
      #expect(pieces.first?.x0 == edge.x0 && pieces.last?.x1 == edge.x1)
      for (piece, next) in zip(pieces, pieces.dropFirst()) {
        #expect(piece.x1 == next.x0 && piece.row + 1 == next.row)
        #expect(run < 0 ? piece.x1 <= piece.x0 : piece.x1 >= piece.x0)
        #expect(min(edge.x0, edge.x1) <= piece.x1 && piece.x1 <= max(edge.x0, edge.x1))
        let way = Double(next.row << Subpixel.bits) - Double(edge.y0)
        // Half a step, and what single precision rounds.
        let error = abs(Double(piece.x1) - Double(edge.x0) - run * way / height)
        #expect(error <= 0.5 + abs(run) * 0x1p-22)
      }
    }
  }

  @Test func edgesUpAndEdgesMirroredHaveTheSamePieces() {
    var numbers = SeededGenerator(seed: 4)
    let width: Int32 = 70_000
    for _ in 0..<300 {
      let down = edge(width, &numbers)
      let up = BandEdge(x0: down.x1, y0: down.y1, x1: down.x0, y1: down.y0)
      #expect(pieces(up) == pieces(down).map(\.reversed))
      let mirrored = BandEdge(x0: width - down.x0, y0: down.y0, x1: width - down.x1, y1: down.y1)
      #expect(pieces(mirrored).map(\.x1) == pieces(down).map { width - $0.x1 })
    }
  }

  @Test func partsHaveTheEdgesPiecesBetweenTheirEnds() {
    var numbers = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      let edge = edge(70_000, &numbers)
      let whole = pieces(edge)
      let top = UInt16.random(in: edge.y0..<edge.y1, using: &numbers)
      let bottom = UInt16.random(in: top + 1...edge.y1, using: &numbers)
      let (topX, bottomX) = (Int32.random(in: 0...9, using: &numbers), Int32(11))
      var rows = EdgeRows(EdgePart(of: edge, from: (topX, top), to: (bottomX, bottom)))
      var part: [RowPiece] = []
      while let piece = rows.next() { part.append(piece) }
      let first = Int32(top) >> Subpixel.bits
      let last = (Int32(bottom) - 1) >> Subpixel.bits
      var expected = whole.filter { (first...last).contains($0.row) }
      expected[0].x0 = topX
      expected[0].y0 = Int32(top) - first * Subpixel.one
      expected[expected.count - 1].x1 = bottomX
      expected[expected.count - 1].y1 = Int32(bottom) - last * Subpixel.one
      #expect(part == expected)
    }
  }

  @Test func halfStepsGoToTheEvenOneOnBothSides() {
    let steps: [Float] = [0, 0.5, 0.75, 1, 1.5, 2.5, 3.25, 8_388_607, 0x1p30]
    let expected: [Int32] = [0, 0, 1, 1, 2, 2, 3, 8_388_607, 1 << 30]
    #expect(steps.map(Subpixel.nearest) == expected)
    #expect(steps.map { Subpixel.nearest(-$0) } == expected.map { -$0 })
  }
}
