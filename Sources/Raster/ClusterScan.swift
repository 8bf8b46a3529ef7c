import RasterKernels

/// Goes down a cluster of pieces slab by slab and finds the borders between inside and outside.
///
/// A slab ends where a piece starts or ends. Where its pieces lie side by side the winding numbers between
/// them follow from left to right; where two neighbours cross they change places, which nobody else takes
/// notice of. Heights are whole subpixel steps: a crossing is off by half a step at most.
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
      var end = ClusterScan.go(&active, to: y, row: row, closing: &borders)
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
      let slab = Slab(top: y, bottom: end, row: row, rule: rule)
      var crossing = slab.begin(&active, winding: winding, &windings, closing: &borders)
      while crossing < end {
        budget -= active.count / 4 + 1
        if budget < 0 { return false }
        crossing = slab.cross(&active, at: crossing, &windings, closing: &borders)
      }
      y = end
    }
  }

  /// Moves the active pieces to the top of the slab below `y`, without those that end there, and
  /// returns the height where the first of the others ends.
  private static func go(
    _ active: inout [ActivePiece], to y: Int32, row: Int32, closing borders: inout [RowPiece]
  ) -> Int32 {
    var end = Subpixel.one
    var kept = 0
    let count = active.count
    // Positions are taken half a step inside, where pieces that meet at a height have parted.
    let height = Double(y) + 0.5
    var span = active.mutableSpan
    for index in 0..<count {
      if span[index].y1 <= y {
        span[index].close(at: span[index].y1, row: row, into: &borders)
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
}

/// A part of a row in which the same pieces lie at all heights.
private struct Slab {
  let top: Int32
  let bottom: Int32
  let row: Int32
  let rule: FillRule

  /// Gives every piece its place from the top on; `active` are in order there. Returns the height of the first
  /// crossing.
  func begin(
    _ active: inout [ActivePiece], winding: Int32, _ windings: inout WindingRange,
    closing borders: inout [RowPiece]
  ) -> Int32 {
    let lower = Double(bottom) - 0.5
    var winding = winding
    var range = windings
    var first = ActivePiece.never
    var span = active.mutableSpan
    for index in span.indices {
      span[index].setWinding(winding, at: top, row: row, rule, closing: &borders)
      span[index].setLower(lower)
      winding = span[index].windingAfter
      range.include(winding)
      if index > 0 {
        let crossing = crossing(of: span[index - 1], and: span[index])
        span[index].crossing = crossing
        first = min(first, crossing)
      }
    }
    windings = range
    return first
  }

  /// The height in whole steps at which two neighbours cross.
  @inline(__always)
  private func crossing(of left: ActivePiece, and right: ActivePiece) -> Int32 {
    let overlap = left.lowerX - right.lowerX
    // Less than this is rounding, as between edges that coincide.
    guard overlap > 0.125 else { return ActivePiece.never }
    let height = Double(bottom - top - 1)
    let gap = max(0, right.upperX - left.upperX)
    return Int32(Double(top + 1) + gap / (gap + overlap) * height)
  }

  /// Has all pieces change places that cross at height `y`, and returns that of the next crossing.
  func cross(
    _ active: inout [ActivePiece], at y: Int32, _ windings: inout WindingRange,
    closing borders: inout [RowPiece]
  ) -> Int32 {
    var next = ActivePiece.never
    var span = active.mutableSpan
    var index = 1
    while index < span.count {
      guard span[index].crossing <= y else {
        next = min(next, span[index].crossing)
        index += 1
        continue
      }
      span.swapAt(index - 1, index)
      span[index - 1].setWinding(span[index].winding, at: y, row: row, rule, closing: &borders)
      let winding = span[index - 1].windingAfter
      span[index].setWinding(winding, at: y, row: row, rule, closing: &borders)
      windings.include(winding)
      span[index].crossing = ActivePiece.never
      if index + 1 < span.count {
        span[index + 1].crossing = crossing(of: span[index], and: span[index + 1])
      }
      span[index - 1].crossing = ActivePiece.never
      if index > 1 {
        span[index - 1].crossing = crossing(of: span[index - 2], and: span[index - 1])
        // It may have to go on to the left.
        index -= 1
      }
    }
    return next
  }
}
