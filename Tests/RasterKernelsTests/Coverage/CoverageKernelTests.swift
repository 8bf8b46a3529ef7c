import RasterKernels
import TestSupport
import Testing

/// Edges to cells to coverage.
struct CoverageKernelTests {
  /// Cells and touched bits of a few rows.
  private struct Cells: Equatable {
    var layout: CellLayout
    var cells: [Int32]
    var touched: [UInt64]

    init(width: Int, rows: Int) {
      layout = CellLayout(width: width)
      cells = [Int32](repeating: 0, count: layout.stride * rows)
      touched = [UInt64](repeating: 0, count: layout.words * rows)
    }

    mutating func accumulate(_ edges: [BandEdge]) {
      Cells.accumulate(edges, layout, &cells, &touched)
    }

    private static func accumulate(
      _ edges: [BandEdge], _ layout: CellLayout, _ cells: inout [Int32], _ touched: inout [UInt64]
    ) {
      var cellSpan = cells.mutableSpan
      var touchedSpan = touched.mutableSpan
      var lastChains = [UInt32](repeating: 0, count: cellSpan.count)
      var lastChainSpan = lastChains.mutableSpan
      var lastChain: UInt32 = 0
      _ = Fast.accumulate(
        edges.span, contests: false, layout: layout, cells: &cellSpan, touched: &touchedSpan,
        lastChains: &lastChainSpan, lastChain: &lastChain)
    }

    /// Row `row` as runs and the bytes of its varying runs.
    mutating func sweep(
      _ row: Int, evenOdd: Bool, origin: Int, fast: Bool
    ) -> (runs: [CoverageRun], bytes: [UInt8]) {
      Cells.sweep(row, evenOdd, origin, fast, layout, &cells, &touched)
    }

    private static func sweep(
      _ row: Int, _ evenOdd: Bool, _ origin: Int, _ fast: Bool, _ layout: CellLayout,
      _ cells: inout [Int32], _ touched: inout [UInt64]
    ) -> (runs: [CoverageRun], bytes: [UInt8]) {
      var bytes = [UInt8](repeating: 0, count: origin + layout.stride)
      var runs = [CoverageRun](repeating: .empty, count: layout.stride / 2 + 1)
      let count: Int
      do {
        var cellSpan = cells.mutableSpan
        var touchedSpan = touched.mutableSpan
        var byteSpan = bytes.mutableSpan
        var runSpan = runs.mutableSpan
        count =
          fast
          ? Fast.sweep(
            row: row, layout: layout, evenOdd: evenOdd, origin: origin, cells: &cellSpan,
            touched: &touchedSpan, coverage: &byteSpan, runs: &runSpan)
          : Plain.sweep(
            row: row, layout: layout, evenOdd: evenOdd, origin: origin, cells: &cellSpan,
            touched: &touchedSpan, coverage: &byteSpan, runs: &runSpan)
      }
      let valid = Array(runs[..<count])
      var covered = [UInt8](repeating: 0, count: bytes.count)
      for run in valid where run.coverage == CoverageRun.varying {
        for x in Int(run.start)..<Int(run.end) { covered[x] = bytes[x] }
      }
      return (valid, covered)
    }
  }

  private func edges(
    _ count: Int, width: Int, rows: Int, _ numbers: inout SeededGenerator
  ) -> [BandEdge] {
    let right = Int32(width) * Subpixel.one
    let bottom = UInt16(rows * Int(Subpixel.one))
    return (0..<count).map { _ in
      let x = Int32.random(in: 0...right, using: &numbers)
      let isShort = Bool.random(using: &numbers)
      return BandEdge(
        x0: x, y0: .random(in: 0...bottom, using: &numbers),
        x1: isShort ? min(right, x + 300) : .random(in: 0...right, using: &numbers),
        y1: .random(in: 0...bottom, using: &numbers))
    }
  }

  @Test func sweepsAgreeAndClearWhatTheyRead() {
    withEveryRow { width, origin, numbers in
      for evenOdd in [false, true] {
        var fast = Cells(width: width, rows: 3)
        fast.accumulate(edges(origin * 2, width: width, rows: 3, &numbers))
        var plain = fast
        for row in 0..<3 {
          let a = fast.sweep(row, evenOdd: evenOdd, origin: origin, fast: true)
          let b = plain.sweep(row, evenOdd: evenOdd, origin: origin, fast: false)
          #expect(a.runs == b.runs)
          #expect(a.bytes == b.bytes)
        }
        #expect(fast == plain)
        #expect(fast == Cells(width: width, rows: 3))
      }
    }
  }

  @Test func sweepsOfWideRowsAgree() {
    var numbers = SeededGenerator(seed: 77)
    for width in [255, 256, 257, 1000, 4099] {
      var fast = Cells(width: width, rows: 32)
      fast.accumulate(edges(40, width: width, rows: 32, &numbers))
      var plain = fast
      for row in 0..<32 {
        let a = fast.sweep(row, evenOdd: false, origin: 5, fast: true)
        let b = plain.sweep(row, evenOdd: false, origin: 5, fast: false)
        #expect(a.runs == b.runs)
        #expect(a.bytes == b.bytes)
      }
      #expect(fast == Cells(width: width, rows: 32))
    }
  }

  @Test func runsAreInOrderAndWithinTheRow() {
    withEveryRow { width, origin, numbers in
      var cells = Cells(width: width, rows: 1)
      cells.accumulate(edges(6, width: width, rows: 1, &numbers))
      var end = Int32(origin)
      for run in cells.sweep(0, evenOdd: false, origin: origin, fast: true).runs {
        #expect(run.start >= end && run.end > run.start && run.coverage != 0)
        end = run.end
      }
      #expect(end <= Int32(origin + width))
    }
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func cellsHoldTheAreaRightOfAnEdge(seed: UInt64) {
    // Against the area by exact integration along the edge, pixel by pixel.
    var numbers = SeededGenerator(seed: seed)
    let edge = edges(1, width: 12, rows: 4, &numbers)[0]
    var cells = Cells(width: 12, rows: 4)
    cells.accumulate([edge])
    for row in 0..<4 {
      var sum = 0.0
      for x in 0..<12 {
        sum += Double(cells.cells[row * cells.layout.stride + x])
        let expected = area(right: edge, x, row) * Double(Subpixel.full)
        // Rounding an x to a step moves at most half a step over one height.
        #expect(abs(sum - expected) <= Double(Subpixel.full) / 1024)
      }
    }
  }

  /// The part of pixel (x, row) right of an edge and level with it, signed: 0…1.
  private func area(right edge: BandEdge, _ x: Int, _ row: Int) -> Double {
    let one = Double(Subpixel.one)
    var (x0, y0) = (Double(edge.x0) / one, Double(edge.y0) / one)
    var (x1, y1) = (Double(edge.x1) / one, Double(edge.y1) / one)
    guard y0 != y1 else { return 0 }
    let sign: Double = y0 < y1 ? 1 : -1
    if sign < 0 { (x0, y0, x1, y1) = (x1, y1, x0, y0) }
    let top = max(y0, Double(row))
    let bottom = min(y1, Double(row + 1))
    guard top < bottom else { return 0 }
    func position(_ y: Double) -> Double { x0 + (x1 - x0) * (y - y0) / (y1 - y0) }
    // The covered width is linear between the heights where the edge crosses the pixel's sides.
    var cuts = [top, bottom]
    if x0 != x1 {
      for side in [Double(x), Double(x + 1)] {
        let y = y0 + (side - x0) * (y1 - y0) / (x1 - x0)
        if y > top, y < bottom { cuts.append(y) }
      }
    }
    cuts.sort()
    func width(_ y: Double) -> Double { min(max(Double(x + 1) - position(y), 0), 1) }
    return sign
      * zip(cuts, cuts.dropFirst()).map { ($1 - $0) * (width($0) + width($1)) / 2 }
      .reduce(0, +)
  }

  @Test func edgesThereAndBackCancelExactly() {
    var numbers = SeededGenerator(seed: 9)
    var cells = Cells(width: 40, rows: 32)
    let there = edges(300, width: 40, rows: 32, &numbers)
    cells.accumulate(there)
    cells.accumulate(there.map { BandEdge(x0: $0.x1, y0: $0.y1, x1: $0.x0, y1: $0.y0) })
    #expect(cells.cells.allSatisfy { $0 == 0 })
  }
}
