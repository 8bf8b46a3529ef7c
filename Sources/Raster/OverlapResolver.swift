import RasterKernels

/// Makes coverage exact where an outline overlaps itself within a pixel.
///
/// A sum of signed areas knows how large the parts of a pixel are, each times its winding number,
/// but not that half a pixel wound twice is not a whole one. `Fast.accumulate` names the rows in
/// which this may matter. There the pieces of edges that share pixels form clusters; each cluster
/// is cut into slabs in which its pieces lie side by side (`ClusterScan`), or where those were too
/// many into lines (`CrowdScan`), and where it turns out to overlap, the borders of its inside
/// replace its pieces. Keeps its memory.
struct OverlapResolver {
  /// Pieces of edges in contested rows.
  private var pieces: [ChainPiece] = []
  /// Indices of pieces, row by row, with where they begin on the left in the upper half.
  private var order: [UInt64] = []
  /// Where in `order` the pieces of each row end.
  private var rowEnds = [Int](repeating: 0, count: BandPainter.bandHeight)
  private var scan = ClusterScan()
  private var crowd = CrowdScan()
  /// The edges found.
  private(set) var corrections: [BandEdge] = []

  /// Finds what has to be accumulated besides the edges in `range` of `edges` to make the rows in
  /// `contested`, one bit each, exact. `width` is that of the outline, in pixels.
  mutating func resolve(
    _ edges: [BandEdge], _ range: Range<Int>, contested: UInt32, rule: FillRule, width: Int
  ) {
    corrections.removeAll(keepingCapacity: true)
    pieces.removeAll(keepingCapacity: true)
    OverlapResolver.collect(edges.span.extracting(range), contested, into: &pieces)
    sortByRows()
    var start = 0
    for row in rowEnds.indices {
      let end = rowEnds[row]
      if start < end { resolveRow(start..<end, rule, width) }
      start = end
    }
  }

  private static func collect(
    _ edges: Span<BandEdge>, _ contested: UInt32, into pieces: inout [ChainPiece]
  ) {
    var chains = EdgeChains(first: 0)
    for index in edges.indices {
      let edge = edges[index]
      guard edge.y0 != edge.y1 else { continue }
      chains.advance(to: edge)
      let first = UInt32(min(edge.y0, edge.y1)) >> UInt32(Subpixel.bits)
      let last = (UInt32(max(edge.y0, edge.y1)) - 1) >> UInt32(Subpixel.bits)
      // The contested rows among those the edge passes.
      if (contested >> first) << (31 &- (last &- first)) == 0 { continue }
      var rows = EdgeRows(edge)
      while let piece = rows.next() {
        if contested >> UInt32(piece.row & 31) & 1 == 0 { continue }
        pieces.append(ChainPiece(piece: piece, chain: chains.current))
      }
    }
  }

  /// Puts the pieces into `order`, row by row as they come.
  private mutating func sortByRows() {
    for row in rowEnds.indices { rowEnds[row] = 0 }
    for place in pieces.indices { rowEnds[Int(pieces[place].piece.row)] += 1 }
    var start = 0
    for row in rowEnds.indices {
      let count = rowEnds[row]
      rowEnds[row] = start
      start += count
    }
    if order.count < pieces.count {
      order.append(contentsOf: repeatElement(0, count: pieces.count - order.count))
    }
    OverlapResolver.distribute(pieces, into: &order, ends: &rowEnds)
  }

  private static func distribute(
    _ pieces: [ChainPiece], into order: inout [UInt64], ends: inout [Int]
  ) {
    let pieces = pieces.span
    var order = order.mutableSpan
    var ends = ends.mutableSpan
    for index in pieces.indices {
      let piece = pieces[index].piece
      let row = Int(piece.row)
      order[ends[row]] = UInt64(min(piece.x0, piece.x1)) << 32 | UInt64(index)
      ends[row] += 1
    }
  }

  /// The piece that an entry of `order` names.
  @inline(__always)
  private static func index(_ entry: UInt64) -> Int { Int(entry & 0xffff_ffff) }

  /// Parts the row in `range` of `order` into clusters and resolves those of several chains.
  private mutating func resolveRow(_ range: Range<Int>, _ rule: FillRule, _ width: Int) {
    sort(&order, range) { $0 < $1 }
    var cluster = PieceCluster(start: range.lowerBound, winding: 0)
    for position in range {
      let piece = pieces[OverlapResolver.index(order[position])]
      if position > cluster.start, cluster.isComplete,
        piece.piece.pixels.first > cluster.lastPixel
      {
        if cluster.hasSeveralChains { resolve(cluster, upTo: position, rule, width) }
        cluster = PieceCluster(start: position, winding: cluster.windingAfter)
      }
      cluster.include(piece.piece, chain: piece.chain)
    }
    if cluster.hasSeveralChains { resolve(cluster, upTo: range.upperBound, rule, width) }
  }

  private mutating func resolve(
    _ cluster: PieceCluster, upTo end: Int, _ rule: FillRule, _ width: Int
  ) {
    let range = cluster.start..<end
    if cluster.windingsPossible.isLinear(rule) { return }
    if let windings = windingsSideBySide(range, winding: cluster.winding),
      windings.isLinear(rule)
    {
      return
    }
    // Slabs are tried where they may do; crossings can still be so many that lines are better.
    let load = cluster.load
    let hasSlabs =
      !cluster.isCrowded
      && scan.run(
        pieces, order, range, winding: cluster.winding, rule: rule, budget: 1 << 13 + 16 * load)
    if hasSlabs {
      if scan.windings.isLinear(rule) { return }
    } else {
      crowd.run(pieces, order, range, load: load, winding: cluster.winding, rule: rule)
    }
    for position in range {
      corrections.append(pieces[OverlapResolver.index(order[position])].piece.reversed.edge)
    }
    for border in hasSlabs ? scan.borders : crowd.borders { corrections.append(border.edge) }
    // From winding numbers to inside and outside at the cluster's left end, and back at its right
    // end. A cluster with loose ends reaches to the end of the row.
    let row = pieces[OverlapResolver.index(order[cluster.start])].piece.row
    let before = cluster.winding
    step(from: before, to: rule.inside(before), row: row, pixel: cluster.firstPixel)
    guard cluster.isComplete, cluster.lastPixel < width else { return }
    let after = cluster.windingAfter
    step(from: rule.inside(after), to: after, row: row, pixel: cluster.lastPixel + 1)
  }

  /// The winding numbers among pieces that all lie between the same heights, side by side from end
  /// to end; nil where they do not.
  private func windingsSideBySide(_ range: Range<Int>, winding: Int32) -> WindingRange? {
    var left = pieces[OverlapResolver.index(order[range.lowerBound])].piece
    var winding = winding
    var windings = WindingRange(winding)
    for position in range.dropFirst() {
      var right = pieces[OverlapResolver.index(order[position])].piece
      // The order is that of their leftmost points, which two neighbours may share.
      if range.count == 2, right.x0 + right.x1 < left.x0 + left.x1 { swap(&left, &right) }
      // Straight lines in the same order at both heights do not cross between them.
      guard left.y0 == right.y0, left.y1 == right.y1, left.x0 <= right.x0, left.x1 <= right.x1
      else { return nil }
      winding += left.sign
      windings.include(winding)
      left = right
    }
    windings.include(winding + left.sign)
    return windings
  }

  /// Changes the winding number of a row from `pixel` on.
  private mutating func step(from old: Int32, to new: Int32, row: Int32, pixel: Int) {
    let x = Int32(pixel) << Subpixel.bits
    let edge = RowPiece(
      row: row, sign: (new - old).signum(), x0: x, y0: 0, x1: x, y1: Subpixel.one
    ).edge
    for _ in 0..<abs(new - old) { corrections.append(edge) }
  }
}
