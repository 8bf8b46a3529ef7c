import RasterKernels

/// Goes down the edges of an outline in a band and finds what makes of a sum of winding numbers one of inside
/// and outside, where it lies over itself (after Bentley and Ottmann, 1979).
///
/// The edges at one height lie side by side, and the winding numbers between them follow from left to right. An
/// edge that begins where another ends has its position among them, so only its two neighbours can tell where
/// next any two swap. Those that lie inside on both sides are taken back. Heights are whole subpixel
/// steps: a crossing is off by half a step at most. Keeps its memory.
struct BandSweep {
  private var chains: [MonotoneChain] = []
  /// Their upper ends in the order of height, and from left to right: the height from bit 47 on, below it x, and
  /// the chain's index in the lowest 16.
  private var starts: [UInt64] = []
  /// Memory for sorting them.
  private var other: [UInt64] = []
  private var scratch = SweepScratch()
  private var parts = BandParts()
  /// Edges of the last outline that are left, in its order.
  private(set) var remaining: [BandEdge] = []
  /// Which those are.
  private var remains: [Bool] = []

  /// Parts of more edges are left as they are: chains are counted in 16 bits, and active edges in 15.
  private static let mostEdges = 60_000
  /// Of so many edges at most few are side by side.
  private static let fewEdges = 64
  /// Parts in which there would be more changes for each edge are left too, judged by how far down the sweep has
  /// come.
  private static let mostChanges = 48
  /// Parts that would be corrected in more places are left too: what is corrected is kept until the band is done.
  private static let mostCorrections = 1 << 21
  /// After so many parts that are left as they are no more are looked at.
  private static let mostSkipped = 4

  /// The edges that are left as they are, because they cross too often.
  enum Rest {
    case none
    /// Those in `remaining`.
    case some
    case all
  }

  /// Appends what `edges`, in `width` columns, lack at `heights`: with these `corrections` they wind there once
  /// round what is inside of their part of the outline, all this way or all the other, and not round anything
  /// else. Nothing is appended for those that are left.
  /// - Parameter areAccumulated: false: the corrections alone are to do that.
  mutating func correct(
    _ edges: Span<BandEdge>, heights: Range<Int32>, width: Int, rule: FillRule,
    areAccumulated: Bool, with corrections: inout [EdgePart]
  ) -> Rest {
    let accumulated: Int32 = areAccumulated ? 1 : 0
    parts.find(in: edges, heights: heights, width: width)
    var skipped = 0
    var from = 0
    for end in parts.ends {
      if skipped == BandSweep.mostSkipped
        || !correct(edges, from..<end, heights, width, rule, accumulated, &corrections)
      {
        if parts.ends.count == 1 { return .all }
        if skipped == 0 { begin(count: edges.count) }
        skipped += 1
        for index in from..<end { remains[Int(parts.order[index])] = true }
      }
      from = end
    }
    if skipped == 0 { return .none }
    // In the order of chains.
    remaining.removeAll(keepingCapacity: true)
    for index in edges.indices where remains[index] { remaining.append(edges[index]) }
    return .some
  }

  /// Makes room to tell which of so many edges remain: none yet.
  private mutating func begin(count: Int) {
    remains.removeAll(keepingCapacity: true)
    remains.append(contentsOf: repeatElement(false, count: count))
  }

  /// Appends what the part lacks whose edges are at these positions in the order, and have been accumulated so many
  /// times; false where it is left.
  private mutating func correct(
    _ edges: Span<BandEdge>, _ range: Range<Int>, _ heights: Range<Int32>, _ width: Int,
    _ rule: FillRule, _ accumulated: Int32, _ corrections: inout [EdgePart]
  ) -> Bool {
    guard range.count <= BandSweep.mostEdges else { return false }
    let kept = corrections.count
    listChains(of: edges, range, from: heights.lowerBound)
    if starts.count + 2 > EventQueue.slotCount { return false }
    // Many by height first; those that agree are few.
    if starts.count > 128 { sort(&starts, starts.indices, byBits: 47..<63, with: &other) }
    sort(&starts, starts.indices) { $0 < $1 }
    let groups =
      range.count > BandSweep.fewEdges
      ? (width << Int(Subpixel.bits)) >> Int(SweepStatus.columnBits) + 1 : 0
    scratch.makeRoom(for: starts.count, groups: groups)
    let isDone = sweep(edges, range.count, heights, groups, rule, accumulated, &corrections)
    if !isDone { corrections.removeLast(corrections.count - kept) }
    return isDone
  }

  /// Stores the chains among the edges at these positions in the order, and where they begin.
  private mutating func listChains(of edges: Span<BandEdge>, _ range: Range<Int>, from top: Int32) {
    let order = parts.order
    chains.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
    var index = range.lowerBound
    while index < range.upperBound {
      let first = index
      var edge = edges[Int(order[index])]
      let (goesDown, x, y) = (edge.y0 < edge.y1, edge.x0, edge.y0)
      index += 1
      while index < range.upperBound {
        let next = edges[Int(order[index])]
        guard next.x0 == edge.x1, next.y0 == edge.y1, (next.y0 < next.y1) == goesDown else { break }
        edge = next
        index += 1
      }
      let ends = (Int32(truncatingIfNeeded: first), Int32(truncatingIfNeeded: index - 1))
      let start = UInt64(max(top, Int32(goesDown ? y : edge.y1)))
      starts.append(start << 47 | UInt64(goesDown ? x : edge.x1) << 16 | UInt64(chains.count))
      chains.append(
        goesDown
          ? MonotoneChain(first: ends.0, last: ends.1)
          : MonotoneChain(first: ends.1, last: ends.0))
    }
  }

  /// Appends what the `edgeCount` edges of the chains lack; false where to find it would take long.
  private mutating func sweep(
    _ edges: Span<BandEdge>, _ edgeCount: Int, _ heights: Range<Int32>, _ groups: Int,
    _ rule: FillRule, _ accumulated: Int32, _ corrections: inout [EdgePart]
  ) -> Bool {
    // Counted, so that they can be read while other memory changes.
    let memory = (order: parts.order, chains: chains, starts: starts)
    let (order, chains, starts) = (memory.order.span, memory.chains.span, memory.starts.span)
    let most = corrections.count + BandSweep.mostCorrections
    var row = SweepStatus(&scratch, groups: groups, rule: rule, accumulated: accumulated)
    // Changes, and how many may be before the next judgement. The first one comes soon: what is left is seen in
    // vain.
    var changes = 0
    var judgement = edgeCount / 4
    var next = 0
    var y = heights.lowerBound
    // What ends at a height goes before what begins there.
    while next < starts.count || row.count > 0 {
      let (slot, event) = row.nearest()
      let top = next < starts.count ? Int32(truncatingIfNeeded: starts[next] >> 47) : Int32.max
      if min(top, event) > y {
        row.weigh(at: y, correcting: &corrections)
        if corrections.count > most { return false }
        y = min(top, event)
        if y >= heights.upperBound { break }
      }
      if event > top {
        let activeEdge = BandSweep.activeEdge(starts[next], chains, edges, order, from: y)
        if next + 1 < starts.count, starts[next + 1] >> 16 == starts[next] >> 16 {
          let other = BandSweep.activeEdge(starts[next + 1], chains, edges, order, from: y)
          row.insert(activeEdge, other, at: y)
          next += 2
        } else {
          row.insert(activeEdge, at: y)
          next += 1
        }
        continue
      }
      // Where all begin says nothing about how often they cross.
      changes &+= 1
      if changes > judgement {
        let done = Int(y &- heights.lowerBound)
        if changes &* heights.count > BandSweep.mostChanges &* edgeCount &* done { return false }
        judgement &+= 4 &* edgeCount
      }
      row.advance(slot, at: y, edges, order, correcting: &corrections)
    }
    row.close(at: heights.upperBound, correcting: &corrections)
    return true
  }

  @inline(__always)
  private static func activeEdge(
    _ start: UInt64, _ chains: Span<MonotoneChain>, _ edges: Span<BandEdge>, _ order: Span<Int32>,
    from y: Int32
  ) -> ActiveEdge {
    let chain = chains[Int(start & 0xffff)]
    return ActiveEdge(chain, edges[Int(order[Int(chain.first)])], from: y)
  }
}
