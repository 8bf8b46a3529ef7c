import RasterKernels
import TestSupport
import Testing

/// Crossings of lines, and what is covered along them, are what the plain twins say.
struct LineTwinTests {
  private let rows = 2

  private func withGrids(_ body: (LineGrid, [BandEdge], inout SeededGenerator) -> Void) {
    for (number, width) in [1, 2, 7, 40].enumerated() {
      for (lineBits, partBits) in [(2, 10), (3, 0), (4, 3), (6, 6), (10, 0)] {
        var numbers = SeededGenerator(seed: UInt64(number * 100 + lineBits))
        let edges = bandEdges(60, width: width, rows: rows, &numbers)
        body(LineGrid(width: width, lineBits: lineBits, partBits: partBits), edges, &numbers)
      }
    }
  }

  @Test func crossingsAgree() {
    withGrids { grid, edges, numbers in
      for row in 0..<rows {
        var counts = (0..<grid.countCount).map { _ in Int32.random(in: -2...2, using: &numbers) }
        var plain = counts
        var span = counts.mutableSpan
        Fast.countCrossings(of: edges.span, row: row, grid, into: &span)
        var plainSpan = plain.mutableSpan
        Plain.countCrossings(of: edges.span, row: row, grid, into: &plainSpan)
        #expect(counts == plain, "row \(row) of \(grid)")
      }
    }
  }

  @Test(arguments: [false, true])
  func whatIsCoveredAgrees(evenOdd: Bool) {
    withGrids { grid, edges, numbers in
      var fast = CellMemory(width: grid.width, rows: rows)
      for cell in fast.cells.indices where cell % fast.layout.stride < grid.width {
        fast.cells[cell] = .random(in: -1...1, using: &numbers)
      }
      var plain = fast
      let layout = fast.layout
      for row in 0..<rows {
        var counts = [Int32](repeating: 0, count: grid.countCount)
        var span = counts.mutableSpan
        Plain.countCrossings(of: edges.span, row: row, grid, into: &span)
        var copy = counts
        var copySpan = copy.mutableSpan
        span = counts.mutableSpan
        fast.withSpans { cells, touched, _, _ in
          Fast.coverCounted(
            &span, grid, evenOdd: evenOdd, row: row, layout: layout, cells: &cells,
            touched: &touched)
        }
        plain.withSpans { cells, touched, _, _ in
          Plain.coverCounted(
            &copySpan, grid, evenOdd: evenOdd, row: row, layout: layout, cells: &cells,
            touched: &touched)
        }
        #expect(counts.allSatisfy { $0 == 0 }, "counts are ready for the next row")
      }
      #expect(fast == plain, "\(grid)")
    }
  }

  /// A square from 1.25 to 2.5 that winds twice covers three quarters of one pixel and half of another.
  @Test func aSquareIsCoveredOnceHoweverOftenItWinds() {
    let grid = LineGrid(width: 4, lineBits: 2, partBits: 2)
    var counts = [Int32](repeating: 0, count: grid.countCount)
    let down = BandEdge(x0: 1280, y0: 0, x1: 1280, y1: 1024)
    let up = BandEdge(x0: 2560, y0: 1024, x1: 2560, y1: 0)
    let edges = [down, up, down, up]
    var memory = CellMemory(width: 4, rows: 1)
    let layout = memory.layout
    var span = counts.mutableSpan
    Fast.countCrossings(of: edges.span, row: 0, grid, into: &span)
    memory.withSpans { cells, touched, _, _ in
      Fast.coverCounted(
        &span, grid, evenOdd: false, row: 0, layout: layout, cells: &cells, touched: &touched)
    }
    let quarter: Int32 = 1 << 19
    #expect(Array(memory.cells.prefix(5)) == [0, 3 * quarter, -quarter, -2 * quarter, 0])
    #expect(memory.isNoted)
  }
}
