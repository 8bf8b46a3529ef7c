import RasterKernels

/// Makes coverage exact where an outline overlaps itself within a pixel.
///
/// A sum of signed areas knows how large the parts of a pixel are, each times its winding number,
/// but not that half a pixel wound twice is not a whole one. `Fast.accumulate` names the rows in
/// which this may matter. There the pieces of edges that share pixels form clusters; each cluster
/// is cut into slabs in which its pieces lie side by side (`ClusterScan`), and where one turns out
/// to overlap, the borders of its inside replace its pieces. Keeps its memory.
struct OverlapResolver {
  /// What else is known of a piece.
  private struct Link {
    /// Index of another piece in the same row, or −1.
    var previous: Int32
    var chain: UInt32
  }

  /// Pieces of edges in contested rows, and their links.
  private var pieces: [RowPiece] = []
  private var links: [Link] = []
  /// Index of the piece last found in each row, or −1.
  private var lastOfRow = [Int32](repeating: -1, count: BandPainter.bandHeight)
  /// Indices of one row's pieces, with what they are sorted by in the upper half.
  private var order: [UInt64] = []
  private var scan = ClusterScan()
  /// The edges found.
  private(set) var corrections: [BandEdge] = []

  /// Finds what has to be accumulated besides the edges in `range` of `edges` to make the rows in
  /// `contested`, one bit each, exact. `width` is that of the outline, in pixels.
  mutating func resolve(
    _ edges: [BandEdge], _ range: Range<Int>, contested: UInt32, rule: FillRule, width: Int
  ) {
    corrections.removeAll(keepingCapacity: true)
    collect(edges, range, contested)
    var rows = contested
    while rows != 0 {
      sortPieces(ofRow: rows.trailingZeroBitCount)
      rows &= rows - 1
      resolveRow(rule, width)
    }
  }

  private mutating func collect(_ edges: [BandEdge], _ range: Range<Int>, _ contested: UInt32) {
    pieces.removeAll(keepingCapacity: true)
    links.removeAll(keepingCapacity: true)
    for row in lastOfRow.indices { lastOfRow[row] = -1 }
    var chains = EdgeChains(first: 0)
    for index in range {
      let edge = edges[index]
      guard edge.y0 != edge.y1 else { continue }
      chains.advance(to: edge)
      var rows = EdgeRows(edge)
      while let piece = rows.next() {
        let row = Int(piece.row & 31)
        if contested >> UInt32(row) & 1 == 0 { continue }
        links.append(Link(previous: lastOfRow[row], chain: chains.current))
        lastOfRow[row] = Int32(pieces.count)
        pieces.append(piece)
      }
    }
  }

  /// Puts the row's pieces into `order`, by their first pixels.
  private mutating func sortPieces(ofRow row: Int) {
    order.removeAll(keepingCapacity: true)
    var index = Int(lastOfRow[row])
    while index >= 0 {
      order.append(UInt64(pieces[index].pixels.first) << 32 | UInt64(index))
      index = Int(links[index].previous)
    }
    // Outlines often run from left to right; the links lead backwards.
    order.reverse()
    shellSort(&order, 0..<order.count, by: <)
  }

  /// The piece that an entry of `order` names.
  private static func index(_ entry: UInt64) -> Int { Int(entry & 0xffff_ffff) }

  /// Parts the row in `order` into clusters and resolves those of several chains.
  private mutating func resolveRow(_ rule: FillRule, _ width: Int) {
    var cluster = PieceCluster(start: 0, winding: 0)
    for position in order.indices {
      let index = OverlapResolver.index(order[position])
      if position > cluster.start, cluster.isComplete,
        pieces[index].pixels.first > cluster.lastPixel
      {
        resolve(cluster, upTo: position, rule, width)
        cluster = PieceCluster(start: position, winding: cluster.windingAfter)
      }
      cluster.include(pieces[index], chain: links[index].chain)
    }
    resolve(cluster, upTo: order.count, rule, width)
  }

  private mutating func resolve(
    _ cluster: PieceCluster, upTo end: Int, _ rule: FillRule, _ width: Int
  ) {
    guard cluster.hasSeveralChains else { return }
    let range = cluster.start..<end
    for position in range {
      let index = OverlapResolver.index(order[position])
      order[position] = UInt64(pieces[index].y0) << 32 | UInt64(index)
    }
    shellSort(&order, range, by: <)
    scan.run(pieces, order[range], winding: cluster.winding, rule: rule)
    if scan.windings.isLinear(rule) { return }
    for position in range {
      corrections.append(pieces[OverlapResolver.index(order[position])].reversed.edge)
    }
    for border in scan.borders { corrections.append(border.edge) }
    // From winding numbers to inside and outside at the cluster's left end, and back at its right
    // end. A cluster with loose ends reaches to the end of the row.
    let row = pieces[OverlapResolver.index(order[cluster.start])].row
    let before = cluster.winding
    step(from: before, to: rule.inside(before), row: row, pixel: cluster.firstPixel)
    guard cluster.isComplete, cluster.lastPixel < width else { return }
    let after = cluster.windingAfter
    step(from: rule.inside(after), to: after, row: row, pixel: cluster.lastPixel + 1)
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
