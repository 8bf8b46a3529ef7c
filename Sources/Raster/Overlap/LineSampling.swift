import RasterKernels

/// Covers the rows of a band whose outline crosses itself thousands of times in each of them: along lines
/// through the rows (`Fast.countCrossings`), at a cost that grows with the edges that pass them and with nothing else.
///
/// Where a line is crossed is known to a part of a pixel. Lines and parts make some thousand samples of each
/// pixel; how many of them lie inside stands for what is covered of it.
enum LineSampling {
  /// A band is dense where more edges pass its rows in the mean, and more for each pixel of a row.
  private static let manyEdges = 2048
  /// By the rule under which all edges show, and by the one under which those that lie deep inside do not, and
  /// cost less elsewhere.
  private static func manyInPixel(_ rule: FillRule) -> Int { rule == .evenOdd ? 6 : 16 }

  /// So many crossings of its lines are counted in a row, and more only where more edges pass it than a quarter
  /// of them.
  static let mostCrossings = 1 << 20
  /// Samples in a pixel, as a power of two, and in a row.
  private static let sampleBits = 12
  private static let mostSamples = 1 << 23
  /// Parts of a pixel, as a power of two: beside few lines finer ones are hardly nearer, and counts that do not fit
  /// in the processor's cache take most of the time.
  private static let mostPartBits = 8

  /// True when to look at the edges in each pixel would take long.
  static func isDense(_ edges: Span<BandEdge>, width: Int, _ rule: FillRule) -> Bool {
    let many = max(manyEdges, manyInPixel(rule) * width)
    // Each passes at most all rows.
    guard edges.count > many else { return false }
    var passed = 0
    for index in edges.indices { passed += rows(of: edges[index]).count }
    return passed > many * Band.height
  }

  /// How a row is looked at that so many edges pass: along the more lines the fewer they are.
  static func grid(width: Int, edgeCount: Int) -> LineGrid {
    var sampleBits = sampleBits
    while sampleBits > 4, width << sampleBits > mostSamples { sampleBits -= 1 }
    var lineBits = sampleBits / 2
    while lineBits > 2, edgeCount << lineBits > mostCrossings { lineBits -= 1 }
    return LineGrid(
      width: width, lineBits: lineBits, partBits: min(sampleBits - lineBits, mostPartBits))
  }

  /// Adds what `edges` cover to the cells, which hold nothing of others where they lie.
  static func cover(_ edges: Span<BandEdge>, rule: FillRule, in cells: inout CoverageCells) {
    let width = cells.layout.width
    let order = order(of: edges, width: width)
    var counts: [Int32] = []
    // Edges that pass the row, and may pass others below it.
    var active: [BandEdge] = []
    var next = 0
    for row in 0..<Band.height {
      keep(&active, below: row)
      while next < order.count, rows(of: edges[Int(order[next])]).lowerBound == row {
        active.append(edges[Int(order[next])])
        next += 1
      }
      if active.isEmpty { continue }
      let grid = grid(width: width, edgeCount: active.count)
      let missing = grid.countCount - counts.count
      if missing > 0 { counts.append(contentsOf: repeatElement(0, count: missing)) }
      var counted = counts.mutableSpan
      Fast.countCrossings(of: active.span, row: row, grid, into: &counted)
      var spans = CellSpans(&cells)
      Fast.coverCounted(
        &counted, grid, evenOdd: rule == .evenOdd, row: row, layout: spans.layout,
        cells: &spans.cells, touched: &spans.touched)
    }
  }

  /// The rows that an edge passes.
  @inline(__always)
  private static func rows(of edge: BandEdge) -> Range<Int> {
    let (top, bottom) = (min(edge.y0, edge.y1), max(edge.y0, edge.y1))
    return Int(top >> UInt16(Subpixel.bits))..<Int((bottom - 1) >> UInt16(Subpixel.bits)) + 1
  }

  /// The indices of edges by their first rows, and about from left to right: what is counted of edges that follow
  /// each other lies together.
  private static func order(of edges: Span<BandEdge>, width: Int) -> [Int32] {
    let columns = width / columnsTogether + 1
    func index(of edge: BandEdge) -> Int {
      let middle = Int((Int64(edge.x0) + Int64(edge.x1)) / 2) >> Int(Subpixel.bits)
      return rows(of: edge).lowerBound * columns + middle / columnsTogether
    }
    var ends = [Int](repeating: 0, count: Band.height * columns + 1)
    for number in edges.indices {
      ends[index(of: edges[number]) + 1] += 1
    }
    for index in ends.indices.dropFirst() { ends[index] += ends[index - 1] }
    var order = [Int32](repeating: 0, count: ends[ends.count - 1])
    for number in edges.indices {
      let index = index(of: edges[number])
      order[ends[index]] = Int32(truncatingIfNeeded: number)
      ends[index] += 1
    }
    return order
  }

  private static let columnsTogether = 4

  /// Forgets the edges that end above a row.
  private static func keep(_ active: inout [BandEdge], below row: Int) {
    let top = UInt16(row << Int(Subpixel.bits))
    var kept = 0
    var edges = active.mutableSpan
    for index in edges.indices {
      let edge = edges[index]
      edges[kept] = edge
      kept += max(edge.y0, edge.y1) > top ? 1 : 0
    }
    active.removeLast(active.count - kept)
  }
}
