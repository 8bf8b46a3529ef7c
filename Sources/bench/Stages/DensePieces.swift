import RasterKernels

/// Pieces of edges that cross each other all along one row of the canvas, and its cells.
struct Dense {
  let pieces: [RowPiece]
  private let layout = CellLayout(width: Canvas.width)
  private var cells: [Int32]
  /// The cells before they were changed.
  private let kept: [Int32]
  private var scratch: [Int32]

  init() {
    var chance = SeededGenerator(seed: 8)
    let one = Double(Subpixel.one)
    let width = Double(Canvas.width)
    let count = 4000
    // To the right and back again, in steps of some pixels to either side.
    let points = (0..<count).map { index in
      let way = 1 - abs(1 - 2 * Double(index) / Double(count))
      let x = min(max(way * width + chance.number(-6...6), 0), width)
      return (x: Int32(x * one), y: Int32(chance.number(0...one)))
    }
    var pieces: [RowPiece] = []
    for index in points.indices {
      let (from, to) = (points[index], points[(index + 1) % count])
      if from.y < to.y {
        pieces.append(RowPiece(row: 0, sign: 1, x0: from.x, y0: from.y, x1: to.x, y1: to.y))
      } else if from.y > to.y {
        pieces.append(RowPiece(row: 0, sign: -1, x0: to.x, y0: to.y, x1: from.x, y1: from.y))
      }
    }
    pieces.sort { min($0.x0, $0.x1) < min($1.x0, $1.x1) }
    self.pieces = pieces
    var cells = [Int32](repeating: 0, count: layout.stride)
    var touched = [UInt64](repeating: 0, count: layout.words)
    var lastChains: [UInt32] = []
    var lastChain: UInt32 = 0
    BandCells.accumulate(
      pieces.map(\.edge), layout, false, cells: &cells, touched: &touched, lastChains: &lastChains,
      &lastChain)
    self.cells = cells
    kept = cells
    scratch = [Int32](repeating: 0, count: Fast.sampledMemory(pieces.count, width: layout.width))
  }

  /// Makes the cells what they were.
  mutating func restore() { cells.overwrite(with: kept) }

  /// Makes the cells hold what is covered; answers how much in all.
  mutating func cover(evenOdd: Bool) -> Int {
    Self.cover(pieces, layout, evenOdd, &cells, &scratch)
    return cells.reduce(0) { $0 + abs(Int($1)) } >> 20
  }

  private static func cover(
    _ pieces: [RowPiece], _ layout: CellLayout, _ evenOdd: Bool, _ cells: inout [Int32],
    _ scratch: inout [Int32]
  ) {
    var cells = cells.mutableSpan
    var scratch = scratch.mutableSpan
    Fast.coverSampled(
      pieces.span, in: 0..<layout.width, winding: 0, evenOdd: evenOdd,
      lineBits: Fast.sampledLineBits(evenOdd ? 2 : 3, width: layout.width), layout: layout,
      cells: &cells, scratch: &scratch)
  }
}
