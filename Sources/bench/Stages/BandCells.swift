import RasterKernels

/// The edges of one band of the canvas, cells to add them up in and rows of coverage to make of these.
struct BandCells {
  static let rows = 32
  static let pixelCount = rows * Canvas.width

  let layout = CellLayout(width: Canvas.width)
  /// One contour, to the right and back again, that does not cross itself.
  let edges: [BandEdge]
  private var cells: [Int32]
  private var touched: [UInt64]
  private var lastChains: [UInt32]
  private var lastChain: UInt32 = 0
  private var pixels = [UInt8](repeating: 255, count: pixelCount * 4)
  private var coverage = [UInt8](repeating: 0, count: Canvas.width + 4)
  private var runs: [CoverageRun]
  /// The cells and their bits before they were swept.
  private var kept: (cells: [Int32], touched: [UInt64]) = ([], [])

  init() {
    var chance = SeededGenerator(seed: 7)
    let steps = 600
    let one = Double(Subpixel.one)
    func point(_ step: Int, _ heights: ClosedRange<Double>) -> (x: Int32, y: UInt16) {
      let x = Double(Canvas.width) * Double(step) / Double(steps)
      return (Int32(x * one), UInt16(chance.number(heights) * one))
    }
    let points =
      (0...steps).map { point($0, 1...14) } + (0...steps).reversed().map { point($0, 18...31) }
    edges = points.indices.map { index in
      let (from, to) = (points[index], points[(index + 1) % points.count])
      return BandEdge(x0: from.x, y0: from.y, x1: to.x, y1: to.y)
    }
    cells = [Int32](repeating: 0, count: layout.stride * Self.rows)
    touched = [UInt64](repeating: 0, count: layout.words * Self.rows)
    lastChains = [UInt32](repeating: 0, count: layout.stride * Self.rows)
    runs = [CoverageRun](repeating: .empty, count: layout.stride / 2 + 1)
  }

  /// Adds the edges once more.
  mutating func accumulate(contests: Bool) -> Int {
    Self.accumulate(
      edges, layout, contests, cells: &cells, touched: &touched, lastChains: &lastChains, &lastChain
    )
    return Int(lastChain)
  }

  /// Adds edges to cells. Memory comes as separate arguments: spans of two properties would exclude each
  /// other.
  static func accumulate(
    _ edges: [BandEdge], _ layout: CellLayout, _ contests: Bool, cells: inout [Int32],
    touched: inout [UInt64], lastChains: inout [UInt32], _ lastChain: inout UInt32
  ) {
    var cells = cells.mutableSpan
    var touched = touched.mutableSpan
    var lastChains = lastChains.mutableSpan
    _ = Fast.accumulate(
      edges.span, contests: contests, layout: layout, cells: &cells, touched: &touched,
      lastChains: &lastChains, lastChain: &lastChain)
  }

  /// Makes the cells those that `restore` brings back.
  mutating func keep() { kept = (cells, touched) }

  /// Fills the cells, which a sweep clears.
  mutating func restore() {
    cells.overwrite(with: kept.cells)
    touched.overwrite(with: kept.touched)
  }

  /// Turns the cells into rows of coverage; answers their runs.
  mutating func sweep(evenOdd: Bool) -> Int {
    Self.sweep(
      layout, evenOdd, cells: &cells, touched: &touched, coverage: &coverage, runs: &runs)
  }

  private static func sweep(
    _ layout: CellLayout, _ evenOdd: Bool, cells: inout [Int32], touched: inout [UInt64],
    coverage: inout [UInt8], runs: inout [CoverageRun]
  ) -> Int {
    var cells = cells.mutableSpan
    var touched = touched.mutableSpan
    var coverage = coverage.mutableSpan
    var runs = runs.mutableSpan
    var count = 0
    for row in 0..<rows {
      count += Fast.sweep(
        row: row, layout: layout, evenOdd: evenOdd, origin: 0, cells: &cells, touched: &touched,
        coverage: &coverage, runs: &runs)
    }
    return count
  }

  /// Composites a colour through what the cells cover; answers a byte of the pixels.
  mutating func sweepOverSolid(evenOdd: Bool) -> Int {
    Self.sweepOverSolid(
      layout, evenOdd, cells: &cells, touched: &touched, pixels: &pixels)
  }

  private static func sweepOverSolid(
    _ layout: CellLayout, _ evenOdd: Bool, cells: inout [Int32], touched: inout [UInt64],
    pixels: inout [UInt8]
  ) -> Int {
    var cells = cells.mutableSpan
    var touched = touched.mutableSpan
    var pixels = pixels.mutableSpan
    Fast.sweepOverSolid(
      rows: 0..<rows, layout: layout, evenOdd: evenOdd, color: 0x8020_4060, cells: &cells,
      touched: &touched, pixels: &pixels, start: 0, stride: layout.width)
    return Int(pixels[0])
  }
}

extension Array {
  /// Makes the elements those of an array as long, in the same memory.
  mutating func overwrite(with other: [Element]) {
    for index in indices { self[index] = other[index] }
  }
}
