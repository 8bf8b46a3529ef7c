import RasterKernels

/// Goes down a cluster of pieces slab by slab and finds the borders between inside and outside.
///
/// A slab ends where a piece starts or ends or where two neighbours cross, so its pieces lie side
/// by side, and the winding numbers between them follow from left to right. Heights are whole
/// subpixel steps: a crossing is off by half a step at most. In clusters of very many pieces they
/// are multiples of a coarser grid, which bounds the work.
struct ClusterScan {
  /// The borders of the inside, +1 where it begins and −1 where it ends.
  private(set) var borders: [RowPiece] = []
  /// The winding numbers that occur in the cluster.
  private(set) var windings = WindingRange(0)

  private var active: [ActivePiece] = []

  /// Steps between the heights that slabs may have in a cluster of so many pieces.
  private static func grid(pieces: Int) -> Int32 { pieces <= 256 ? 1 : pieces <= 2048 ? 16 : 64 }

  /// Scans the pieces that the low halves of `order` name, in order of their upper ends.
  /// `winding` is the winding number left of them.
  mutating func run(
    _ pieces: [RowPiece], _ order: ArraySlice<UInt64>, winding: Int32, rule: FillRule
  ) {
    let grid = ClusterScan.grid(pieces: order.count)
    borders.removeAll(keepingCapacity: true)
    active.removeAll(keepingCapacity: true)
    windings = WindingRange(winding)
    var next = order.startIndex
    var y: Int32 = 0
    while true {
      removeEnded(by: y)
      if active.isEmpty {
        guard next < order.endIndex else { return }
        y = max(y, ActivePiece(pieces[Int(order[next] & 0xffff_ffff)], grid: grid).y0)
      }
      var end = Subpixel.one
      while next < order.endIndex {
        let piece = ActivePiece(pieces[Int(order[next] & 0xffff_ffff)], grid: grid)
        if piece.y0 > y {
          end = piece.y0
          break
        }
        next += 1
        if piece.y0 < piece.y1 { active.append(piece) }
      }
      if active.isEmpty { continue }
      end = slabEnd(from: y, upTo: end, grid: grid)
      walk(y, winding: winding, rule: rule)
      y = end
    }
  }

  private mutating func removeEnded(by y: Int32) {
    var kept = 0
    for index in active.indices {
      if active[index].y1 <= y {
        active[index].close(at: active[index].y1, into: &borders)
      } else {
        if kept != index { active[kept] = active[index] }
        kept += 1
      }
    }
    active.removeLast(active.count - kept)
  }

  /// Sorts the active pieces from left to right below `y` and returns the height down to which
  /// they stay in this order and all are there.
  private mutating func slabEnd(from y: Int32, upTo limit: Int32, grid: Int32) -> Int32 {
    // Positions are taken half a grid step inside, where pieces that meet at `y` have parted.
    let half = Double(grid) / 2
    var end = limit
    for index in active.indices {
      active[index].setUpper(Double(y) + half)
      end = min(end, active[index].y1)
    }
    shellSort(&active, 0..<active.count) { $0.upperX < $1.upperX }
    let span = Double(end - y - grid)
    if span <= 0 || active.count < 2 { return end }
    var left = active[0].x(at: Double(end) - half)
    var first = Double.infinity
    for index in 1..<active.count {
      let right = active[index].x(at: Double(end) - half)
      let overlap = left - right
      // Less than this is rounding, as between edges that coincide.
      if overlap > 0.125 {
        let gap = active[index].upperX - active[index - 1].upperX
        first = min(first, gap / (gap + overlap))
      }
      left = right
    }
    guard first < 1 else { return end }
    let crossing = Double(y) + half + first * span
    return Int32((crossing + half) / Double(grid)) * grid
  }

  /// Gives every active piece its part in the inside's border from `y` on.
  private mutating func walk(_ y: Int32, winding: Int32, rule: FillRule) {
    var winding = winding
    var inside = rule.inside(winding)
    for index in active.indices {
      winding += active[index].sign
      windings.include(winding)
      let weight = rule.inside(winding) - inside
      inside += weight
      if weight != active[index].weight {
        active[index].close(at: y, into: &borders)
        active[index].open(at: y, weight: weight)
      }
    }
  }
}
