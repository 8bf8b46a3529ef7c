import CWideKernels
import RasterKernels
import TestSupport
import Testing

/// What dense pieces cover, on vectors of every width, is what the plain twin says.
struct SampledTwinTests {
  /// A row's pieces from left to right, all that hang together or not, with their cells.
  private func dense(
    _ count: Int, width: Int, _ numbers: inout SeededGenerator
  ) -> (pieces: [RowPiece], memory: CellMemory) {
    var memory = CellMemory(width: width, rows: 1)
    let edges = bandEdges(count, width: width, rows: 1, &numbers).filter { $0.y0 != $0.y1 }
    return (pieces(of: edges, &memory), memory)
  }

  /// The pieces, from left to right, of edges that are added to the cells.
  private func pieces(of edges: [BandEdge], _ memory: inout CellMemory) -> [RowPiece] {
    let layout = memory.layout
    _ = memory.withSpans {
      Plain.accumulate(
        edges.span, contests: false, layout: layout, cells: &$0, touched: &$1, lastChains: &$2,
        lastChain: &$3)
    }
    var pieces: [RowPiece] = []
    for edge in edges {
      var rows = EdgeRows(edge)
      while let piece = rows.next() { pieces.append(piece) }
    }
    pieces.sort { min($0.x0, $0.x1) < min($1.x0, $1.x1) }
    return pieces
  }

  /// Edges one after the other that take the winding number down to a hole and back, in parts of the row or all
  /// of it: pixels are plain nearly as far as the hole.
  private func terraces(
    _ depth: Int, _ numbers: inout SeededGenerator
  ) -> (pieces: [RowPiece], memory: CellMemory) {
    var memory = CellMemory(width: 300, rows: 1)
    var edges: [BandEdge] = []
    var x: Int32 = 2048
    for step in 0..<6 * depth {
      let heights: [UInt16] = [0, 0, 256, 512, 1024, 1024]
      let upper = heights[.random(in: 0..<4, using: &numbers)]
      let lower = heights[.random(in: 3..<6, using: &numbers)]
      if upper == lower { continue }
      let isUp = step / depth % 2 == 0
      let end = x + .random(in: 0...3000, using: &numbers)
      edges.append(BandEdge(x0: x, y0: isUp ? lower : upper, x1: end, y1: isUp ? upper : lower))
      x += .random(in: 200...2500, using: &numbers)
    }
    return (pieces(of: edges, &memory), memory)
  }

  /// Calls `body` with dense pieces of every size, where few pixels are inside throughout, and where many are.
  private func withDensePieces(
    _ body: ([RowPiece], CellMemory, _ winding: Int32, _ evenOdd: Bool, _ lineBits: Int) -> Void
  ) {
    for (place, width) in [1, 2, 3, 7, 16, 60, 300].enumerated() {
      for (turn, count) in [1, 2, 5, 20, 90].enumerated() {
        var numbers = SeededGenerator(seed: UInt64(width * 1000 + count))
        let (pieces, memory) = dense(count, width: width, &numbers)
        let bits = (place + 2 * turn) % (Fast.highestLineBits + 1)
        body(pieces, memory, .random(in: -2...2, using: &numbers), (place + turn) % 2 == 0, bits)
        let deep = Int32.random(in: 1...Int32(4 + count / 4), using: &numbers)
        body(pieces, memory, turn % 2 == 0 ? deep : -deep, false, bits)
      }
    }
    for seed in 0..<60 as Range<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      let depth = Int.random(in: 2...9, using: &numbers)
      let (pieces, memory) = terraces(depth, &numbers)
      for winding in [depth - 1, depth, depth + 1] {
        body(pieces, memory, Int32(winding), false, Int(seed) % (Fast.highestLineBits + 1))
      }
    }
  }

  private func plainly(
    _ pieces: [RowPiece], _ memory: CellMemory, in pixels: Range<Int>? = nil, _ winding: Int32,
    _ evenOdd: Bool, _ bits: Int
  ) -> CellMemory {
    var memory = memory
    let layout = memory.layout
    memory.withSpans { cells, _, _, _ in
      Plain.coverSampled(
        pieces.span, in: pixels ?? 0..<layout.width, winding: winding, evenOdd: evenOdd,
        lineBits: bits, layout: layout, cells: &cells)
    }
    return memory
  }

  @Test func denseCoverageAgrees() {
    var numbers = SeededGenerator(seed: 61)
    withDensePieces { all, memory, winding, evenOdd, bits in
      let layout = memory.layout
      let start = Int.random(in: 0..<layout.width, using: &numbers)
      let end = Int.random(in: start...layout.width, using: &numbers)
      for pixels in [0..<layout.width, start..<end] {
        let pieces = all.filter { $0.pixels.last >= pixels.lowerBound }
        let plain = plainly(pieces, memory, in: pixels, winding, evenOdd, bits)
        atEveryLevel { level in
          var covered = memory
          var scratch = [Int32](
            repeating: 7, count: Fast.sampledMemory(pieces.count, width: layout.width))
          var scratchSpan = scratch.mutableSpan
          covered.withSpans { cells, _, _, _ in
            Fast.coverSampled(
              pieces.span, in: pixels, winding: winding, evenOdd: evenOdd, lineBits: bits,
              layout: layout, cells: &cells, scratch: &scratchSpan)
          }
          #expect(covered == plain, "in \(pixels) on vectors of level \(level.rawValue)")
        }
      }
    }
  }

  /// What pixels are told from the pieces that touch them is what they are told from all of the row's.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func aPartOfDensePiecesIsCoveredAsInTheWhole(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 600)
    let width = Int.random(in: 20...200, using: &numbers)
    let (all, memory) = dense(Int.random(in: 5...60, using: &numbers), width: width, &numbers)
    let evenOdd = Bool.random(using: &numbers)
    let whole = areas(plainly(all, memory, 0, evenOdd, 3))
    let signed = areas(memory)
    let starts = (0..<width).filter { windingLeft(of: $0, all) != nil }
    for start in starts.shuffled(using: &numbers).prefix(6) {
      let pixels = start..<Int.random(in: start...width, using: &numbers)
      let near = all.filter { $0.pixels.last >= start && $0.pixels.first < pixels.upperBound }
      if near.isEmpty { continue }
      let winding = windingLeft(of: start, all) ?? 0
      let part = areas(plainly(near, memory, in: pixels, winding, evenOdd, 3))
      for pixel in 0..<width {
        // Places are rounded the finer the nearer the first piece is.
        let isNear = pixels.contains(pixel)
        let difference = Int(part[pixel]) - Int((isNear ? whole : signed)[pixel])
        #expect(abs(difference) <= (isNear ? 1 << 11 : 0), "pixel \(pixel) of \(pixels)")
      }
    }
  }

  /// How often pieces left of a pixel wind at its left side, where that is the same at all heights.
  private func windingLeft(of pixel: Int, _ pieces: [RowPiece]) -> Int32? {
    let left = pieces.filter { $0.pixels.last < pixel }
    let windings = Set([0] + left.flatMap { [$0.y0, $0.y1] }).filter { $0 < Subpixel.one }.map {
      y in
      left.reduce(0) { $1.y0 <= y && y < $1.y1 ? $0 + $1.sign : $0 }
    }
    return Set(windings).count == 1 ? windings[0] : nil
  }

  /// What the cells of a row add up to in each pixel.
  private func areas(_ memory: CellMemory) -> [Int32] {
    var sum: Int32 = 0
    return memory.cells.map { cell in
      sum &+= cell
      return sum
    }
  }

  @Test func piecesLieInMemoryAsCSeesThem() {
    let piece = RowPiece(row: 1, sign: 2, x0: 3, y0: 5, x1: 4, y1: 6)
    let seen = withUnsafeBytes(of: piece) { $0.loadUnaligned(as: WidePiece.self) }
    #expect(seen.row == 1 && seen.sign == 2 && seen.x0 == 3 && seen.x1 == 4)
    #expect(seen.y0 == 5 && seen.y1 == 6)
    #expect(MemoryLayout<RowPiece>.stride == MemoryLayout<WidePiece>.stride)
  }

  @Test func aHundredSquaresOnePixelWideCoverItOnce() {
    var memory = CellMemory(width: 3, rows: 1)
    var pieces: [RowPiece] = []
    for (x, sign) in [(512, 1), (1536, -1)] as [(Int32, Int32)] {
      let piece = RowPiece(row: 0, sign: sign, x0: x, y0: 0, x1: x, y1: 1024)
      pieces += [RowPiece](repeating: piece, count: 100)
    }
    let layout = memory.layout
    let edges = pieces.map(\.edge)
    _ = memory.withSpans {
      Plain.accumulate(
        edges.span, contests: false, layout: layout, cells: &$0, touched: &$1, lastChains: &$2,
        lastChain: &$3)
    }
    let covered = plainly(pieces, memory, 0, false, 3)
    #expect(covered.cells.prefix(4) == [1 << 20, 0, -1 << 20, 0])
  }
}
