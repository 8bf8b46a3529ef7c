import RasterKernels

/// Goes down a cluster of pieces slab by slab and finds the borders between inside and outside.
///
/// A slab ends where a piece starts or ends or where two neighbours cross, so its pieces lie side
/// by side, and the winding numbers between them follow from left to right. Heights are whole
/// subpixel steps: a crossing is off by half a step at most.
struct ClusterScan {
  /// The borders of the inside, +1 where it begins and −1 where it ends.
  private(set) var borders: [RowPiece] = []
  /// The winding numbers that occur in the cluster.
  private(set) var windings = WindingRange(0)

  /// The pieces by their upper ends: those heights, with the pieces' indices in the lower half.
  private var starts: [UInt64] = []
  /// The pieces at the height that the scan has reached, from left to right.
  private var active: [ActivePiece] = []

  /// Scans those of `pieces` of a row whose indices are the low halves of `order[range]`; best from left
  /// to right. `winding` is the winding number left of them. Gives up and returns false when pieces
  /// have been looked at `budget` times.
  mutating func run(
    _ pieces: [ChainPiece], _ order: [UInt64], _ range: Range<Int>, row: Int32, winding: Int32,
    rule: FillRule, budget: Int
  ) -> Bool {
    borders.removeAll(keepingCapacity: true)
    active.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    windings = WindingRange(winding)
    for position in range {
      let index = order[position] & 0xffff_ffff
      starts.append(UInt64(pieces[Int(index)].y0) << 32 | index)
    }
    sort(&starts, 0..<starts.count) { $0 >> 32 < $1 >> 32 }
    var budget = budget
    var next = 0
    var y: Int32 = 0
    while true {
      var end = ClusterScan.go(&active, to: y, closing: &borders)
      if active.isEmpty {
        guard next < starts.count else { return true }
        y = max(y, Int32(starts[next] >> 32))
      }
      while next < starts.count {
        let upper = Int32(starts[next] >> 32)
        if upper > y {
          end = min(end, upper)
          break
        }
        let piece = pieces[Int(starts[next] & 0xffff_ffff)].piece(row: row)
        next += 1
        end = min(end, piece.y1)
        active.append(ActivePiece(piece, height: Double(y) + 0.5))
      }
      budget -= active.count
      if budget < 0 { return false }
      sort(&active, 0..<active.count) { $0.upperX < $1.upperX }
      y = ClusterScan.walk(
        &active, from: y, upTo: end, winding: winding, rule: rule, &windings, closing: &borders)
    }
  }

  /// Moves the active pieces to the top of the slab below `y`, without those that end there, and
  /// returns the height where the first of the others ends.
  private static func go(
    _ active: inout [ActivePiece], to y: Int32, closing borders: inout [RowPiece]
  ) -> Int32 {
    var end = Subpixel.one
    var kept = 0
    let count = active.count
    // Positions are taken half a step inside, where pieces that meet at a height have parted.
    let height = Double(y) + 0.5
    var span = active.mutableSpan
    for index in 0..<count {
      if span[index].y1 <= y {
        span[index].close(at: span[index].y1, into: &borders)
        continue
      }
      if kept != index { span[kept] = span[index] }
      span[kept].setUpper(height)
      end = min(end, span[kept].y1)
      kept += 1
    }
    active.removeLast(count - kept)
    return end
  }

  /// Gives every active piece its part in the inside's border from `y` on, and returns the height
  /// down to which they stay in this order: `limit` or less.
  private static func walk(
    _ active: inout [ActivePiece], from y: Int32, upTo limit: Int32, winding: Int32,
    rule: FillRule, _ windings: inout WindingRange, closing borders: inout [RowPiece]
  ) -> Int32 {
    let lower = Double(limit) - 0.5
    var winding = winding
    var inside = rule.inside(winding)
    var range = windings
    var left = -Double.infinity
    var leftUpper = 0.0
    var first = Double.infinity
    var span = active.mutableSpan
    for index in span.indices {
      winding += span[index].sign
      range.include(winding)
      let now = rule.inside(winding)
      let weight = now - inside
      inside = now
      if weight != span[index].weight {
        span[index].close(at: y, into: &borders)
        span[index].open(at: y, weight: weight)
      }
      let upper = span[index].upperX
      let right = span[index].x(at: lower)
      let overlap = left - right
      // Less than this is rounding, as between edges that coincide.
      if overlap > 0.125 {
        let gap = upper - leftUpper
        first = min(first, gap / (gap + overlap))
      }
      left = right
      leftUpper = upper
    }
    windings = range
    let height = Double(limit - y - 1)
    guard height > 0, first < 1 else { return limit }
    return Int32(Double(y + 1) + first * height)
  }
}
