import RasterKernels

/// Makes coverage exact where an outline overlaps itself within a pixel.
///
/// A sum of signed areas knows how large the parts of a pixel are, each times its winding number,
/// but not that half a pixel wound twice is not a whole one. `Fast.accumulate` names the rows in
/// which this may matter. There edges inside of others are taken back, or where it may matter in all rows, the
/// others alone are accumulated (`BandSweep`). Where edges cross too often for that, the cells of the pixels in
/// which it may matter (`AmbiguousPixels`) are made to hold what is covered along lines through the row
/// (`Fast.coverSampled`). Keeps its memory.
struct OverlapResolver {
  /// Pieces of edges in contested rows, row by row as they come.
  private var pieces: [ChainPiece] = []
  /// Indices of the pieces of one row, with where they begin on the left in the upper half.
  private var order: [UInt64] = []
  /// Memory for sorting them.
  private var other: [UInt64] = []
  /// Where in `pieces` those of each row end.
  private var rowEnds = [Int](repeating: 0, count: Band.height)
  private var bandSweep = BandSweep()
  /// The dense pieces, and memory for `Fast.coverSampled`.
  private var dense: [RowPiece] = []
  private var lines = SampledLines()
  private var ambiguous = AmbiguousPixels()
  /// Pieces that touch a run of ambiguous columns.
  private var touching: [ChainPiece] = []
  private var scratch: [Int32] = []
  /// What was found.
  private(set) var corrections: [EdgePart] = []

  /// So many rows between contested ones are swept with them.
  private static let mostBetween = 6

  /// Finds what has to be accumulated besides the edges in `range` of `edges` to make the rows in
  /// `contested`, one bit each, exact. `cells` has those edges, and is changed where they are dense pieces.
  mutating func resolve(
    _ edges: [BandEdge], _ range: Range<Int>, contested: UInt32, rule: FillRule,
    in cells: inout CoverageCells
  ) {
    corrections.removeAll(keepingCapacity: true)
    let edges = edges.span.extracting(range)
    var rows = contested
    var left: UInt32 = 0
    while rows != 0 {
      let run = OverlapResolver.firstRun(of: rows)
      let below = UInt32.max << UInt32(run.upperBound)
      if !sweep(edges, run, rows & ~below, rule, &cells) { left |= rows & ~below }
      rows &= below
    }
    if left != 0 { resolve(edges, left, rule, &cells) }
  }

  /// Finds what has to be accumulated instead of `edges` to make all rows exact. Returns those that it leaves, as
  /// they cross too often: they are to be accumulated, and `resolveRows` finds what that lacks.
  mutating func findBorder(
    of edges: ArraySlice<BandEdge>, width: Int, rule: FillRule
  ) -> ArraySlice<BandEdge> {
    corrections.removeAll(keepingCapacity: true)
    let rest = bandSweep.correct(
      edges.span, heights: 0..<Int32(rowEnds.count) * Subpixel.one, width: width, rule: rule,
      areAccumulated: false, with: &corrections)
    switch rest {
    case .none: return []
    case .some: return bandSweep.remaining[...]
    case .all: return edges
    }
  }

  /// Finds the same as `resolve` in all rows, without a sweep.
  mutating func resolveRows(
    of edges: ArraySlice<BandEdge>, rule: FillRule, in cells: inout CoverageCells
  ) {
    resolve(edges.span, .max, rule, &cells)
  }

  /// The first rows of these without a gap, or only with one that is small.
  private static func firstRun(of rows: UInt32) -> Range<Int> {
    let first = rows.trailingZeroBitCount
    var end = first + 1
    while true {
      // As many as a word has bits where there are no more.
      let skipped = (rows >> UInt32(end)).trailingZeroBitCount
      if skipped > mostBetween { return first..<end }
      end += skipped + 1
    }
  }

  /// The same for rows next to each other, of which some are contested; false where all edges are left.
  private mutating func sweep(
    _ edges: Span<BandEdge>, _ run: Range<Int>, _ contested: UInt32, _ rule: FillRule,
    _ cells: inout CoverageCells
  ) -> Bool {
    let heights = Int32(run.lowerBound) * Subpixel.one..<Int32(run.upperBound) * Subpixel.one
    let rest = bandSweep.correct(
      edges, heights: heights, width: cells.layout.width, rule: rule, areAccumulated: true,
      with: &corrections)
    if rest == .some {
      // Counted, so that it can be read while other memory changes.
      let edges = bandSweep.remaining
      resolve(edges.span, contested, rule, &cells)
    }
    return rest != .all
  }

  /// The same for each contested row by itself.
  private mutating func resolve(
    _ edges: Span<BandEdge>, _ contested: UInt32, _ rule: FillRule, _ cells: inout CoverageCells
  ) {
    let count = placeRows(of: edges, contested)
    let missing = count - pieces.count
    if missing > 0 {
      let piece = ChainPiece(RowPiece(row: 0, sign: 1, x0: 0, y0: 0, x1: 0, y1: 0), chain: 0)
      pieces.append(contentsOf: repeatElement(piece, count: missing))
    }
    OverlapResolver.collect(edges, contested, to: &pieces, ends: &rowEnds)
    var start = 0
    for row in rowEnds.indices {
      let end = rowEnds[row]
      if start < end { resolveRow(Int32(row), start..<end, rule, &cells) }
      start = end
    }
  }

  /// The rows that an edge passes.
  @inline(__always)
  private static func rows(of edge: BandEdge) -> (first: UInt32, last: UInt32) {
    let bits = UInt32(Subpixel.bits)
    return (
      UInt32(min(edge.y0, edge.y1)) >> bits, (UInt32(max(edge.y0, edge.y1)) &- 1) >> bits
    )
  }

  /// Makes `rowEnds` where the pieces of each contested row begin, and returns how many there are.
  private mutating func placeRows(of edges: Span<BandEdge>, _ contested: UInt32) -> Int {
    for row in rowEnds.indices { rowEnds[row] = 0 }
    OverlapResolver.count(edges, &rowEnds)
    var passing = 0
    var start = 0
    for row in rowEnds.indices {
      passing += rowEnds[row]
      rowEnds[row] = start
      if contested >> UInt32(row) & 1 != 0 { start += passing }
    }
    return start
  }

  /// Makes every row's count how many more edges pass it than the one before.
  private static func count(_ edges: Span<BandEdge>, _ counts: inout [Int]) {
    var counts = counts.mutableSpan
    for index in edges.indices {
      let (first, last) = rows(of: edges[index])
      counts[Int(first)] += 1
      if Int(last) + 1 < counts.count { counts[Int(last) + 1] -= 1 }
    }
  }

  /// Stores the pieces in contested rows where `ends` says, and leaves there where they end.
  private static func collect(
    _ edges: Span<BandEdge>, _ contested: UInt32, to pieces: inout [ChainPiece],
    ends: inout [Int]
  ) {
    var pieces = pieces.mutableSpan
    var ends = ends.mutableSpan
    var chains = EdgeChains(first: 0)
    for index in edges.indices {
      let edge = edges[index]
      chains.advance(to: edge)
      let (first, last) = rows(of: edge)
      // The contested rows among those the edge passes.
      if (contested >> first) << (31 &- (last &- first)) == 0 { continue }
      var rows = EdgeRows(edge)
      while let piece = rows.next() {
        let row = Int(piece.row & 31)
        if contested >> UInt32(row) & 1 == 0 { continue }
        let index = ends[row]
        pieces[index] = ChainPiece(piece, chain: chains.current)
        ends[row] = index + 1
      }
    }
  }

  /// The piece that an entry of `order` names.
  @inline(__always)
  private static func index(_ entry: UInt64) -> Int { Int(entry & 0xffff_ffff) }

  /// Stores in `order` where the pieces in `range` begin that touch a run of `ambiguous`; returns how many they
  /// are.
  private static func list(
    _ pieces: [ChainPiece], _ range: Range<Int>, in ambiguous: AmbiguousPixels,
    into order: inout [UInt64]
  ) -> Int {
    let pieces = pieces.span
    var order = order.mutableSpan
    var count = 0
    for index in range {
      order[count] = entry(pieces[index], index)
      count += ambiguous.overlaps(pieces[index].piece(row: 0).pixels) ? 1 : 0
    }
    return count
  }

  @inline(__always)
  private static func entry(_ piece: ChainPiece, _ index: Int) -> UInt64 {
    UInt64(min(piece.x0, piece.x1)) << 32 | UInt64(index)
  }

  /// Puts the first of `order` into it, in rows `width` pixels wide.
  private mutating func sortFirst(_ count: Int, width: Int) {
    if count < 128 { return sort(&order, 0..<count) { $0 < $1 } }
    let bits = width.bitWidth - width.leadingZeroBitCount + Int(Subpixel.bits)
    sort(&order, 0..<count, byBits: 32..<32 + bits, with: &other)
  }

  /// Makes the cells of a row, whose pieces are those in `range`, hold what is covered where sums may not tell.
  private mutating func resolveRow(
    _ row: Int32, _ range: Range<Int>, _ rule: FillRule, _ cells: inout CoverageCells
  ) {
    let width = cells.layout.width
    ambiguous.find(pieces, range, width: width, rule)
    if ambiguous.runs.isEmpty { return }
    let missing = range.count - order.count
    if missing > 0 { order.append(contentsOf: repeatElement(0, count: missing)) }
    let count = OverlapResolver.list(pieces, range, in: ambiguous, into: &order)
    sortFirst(count, width: width)
    touching.removeAll(keepingCapacity: true)
    var next = 0
    for run in ambiguous.runs {
      // Some go on from the run before.
      touching.removeAll { $0.piece(row: row).pixels.last < run.pixels.lowerBound }
      while next < count {
        let kept = pieces[OverlapResolver.index(order[next])]
        if kept.piece(row: row).pixels.first >= run.pixels.upperBound { break }
        touching.append(kept)
        next += 1
      }
      // A chain cannot overlap itself.
      guard touching.contains(where: { $0.chain != touching[0].chain }) else { continue }
      dense.removeAll(keepingCapacity: true)
      for kept in touching { dense.append(kept.piece(row: row)) }
      coverSampled(run.pixels, winding: run.winding, rule, &cells)
    }
  }

  /// Makes the cells in `pixels` hold what the dense pieces cover.
  private mutating func coverSampled(
    _ pixels: Range<Int>, winding: Int32, _ rule: FillRule, _ cells: inout CoverageCells
  ) {
    let missing = Fast.sampledMemory(dense.count, width: cells.layout.width) - scratch.count
    if missing > 0 { scratch.append(contentsOf: repeatElement(0, count: missing)) }
    let bits = lines.bits(for: dense, in: pixels, rule)
    // Counted, so that they can be read while other memory changes.
    let dense = dense
    var scratch = scratch.mutableSpan
    var spans = CellSpans(&cells)
    Fast.coverSampled(
      dense.span, in: pixels, winding: winding, evenOdd: rule == .evenOdd, lineBits: bits,
      layout: spans.layout, cells: &spans.cells, scratch: &scratch)
  }
}
