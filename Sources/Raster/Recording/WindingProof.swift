import RasterKernels

/// Goes down the edges of an outline of few chains and finds whether it winds everywhere the same way round, and
/// round no point more than once: then sums of areas are all there is to know of it. Where it winds round some twice,
/// as a ring of two circles does, it finds the chains that part those from the others.
///
/// Between two heights at which edges begin or end, those that are there lie side by side in one order unless
/// some cross. So the order is looked at where an edge begins or ends, beside its neighbours, and the winding numbers
/// that follow from left to right where edges come or go. All is in whole subpixel steps, and nothing is rounded.
struct WindingProof: ~Copyable, ~Escapable {
  /// By their upper ends.
  private var chains: MutableSpan<Chain>
  private var chainCount = 0
  /// From left to right.
  private var active: MutableSpan<ActiveSide>
  private var activeCount = 0
  /// The winding number where it is wound round once, 1 or −1, as soon as it is known.
  private var inside: Int32 = 0
  /// The bit of each chain that has once and twice at its sides.
  private var innerChains: UInt32 = 0

  /// How an outline winds.
  enum Finding: Equatable {
    /// Round no point more than once.
    case once
    /// Round some points twice: between them and the others are the edges at these indices.
    case twice(inner: [ClosedRange<Int>])
    /// It is not known: it may be one of these all the same.
    case unknown
  }

  /// Edges that go down, or up, one after the other.
  private struct Chain {
    /// The indices of its highest edge and its lowest.
    var first: Int32 = 0
    var last: Int32 = 0
    var top: Int32 = 0
    /// 1 where its edges go down, −1 where they go up.
    var sign: Int32 = 0

    var indices: ClosedRange<Int> { Int(min(first, last))...Int(max(first, last)) }
  }

  /// The edge of a chain that is at the height reached.
  private struct ActiveSide {
    var x0: Int32 = 0
    var y0: Int32 = 0
    var x1: Int32 = 0
    var y1: Int32 = 0
    var index: Int32 = 0
    var last: Int32 = 0
    var sign: Int32 = 0
    /// The number of its chain.
    var chain: Int32 = 0
    /// The greater of the winding numbers at its sides, without a sign; 0 before it is known.
    var level: Int32 = 0

    @inline(__always)
    mutating func load(_ edge: Edge) {
      if sign > 0 {
        (x0, y0, x1, y1) = (edge.x0, edge.y0, edge.x1, edge.y1)
      } else {
        (x0, y0, x1, y1) = (edge.x1, edge.y1, edge.x0, edge.y0)
      }
    }

    var width: Int { Int(x1) - Int(x0) }
    var height: Int { Int(y1) - Int(y0) }

    /// Positive when a point at this edge's heights lies right of it, negative when it lies left.
    @inline(__always)
    func side(ofX x: Int32, _ y: Int32) -> Int {
      (Int(x) - Int(x0)) * height - width * (Int(y) - Int(y0))
    }
  }

  /// Outlines of more edges are not looked at.
  static let mostEdges = 1 << 13

  /// How the outline of these edges winds, whose contours begin at the indices in `starts`; without any it is one.
  static func finding(of edges: Span<Edge>, contours starts: Span<Int>) -> Finding {
    guard edges.count <= mostEdges else { return .unknown }
    var chains = InlineArray<32, Chain>(repeating: Chain())
    var active = InlineArray<16, ActiveSide>(repeating: ActiveSide())
    var proof = WindingProof(chains.mutableSpan, active.mutableSpan)
    guard proof.list(edges, starts), proof.sweep(edges) else { return .unknown }
    return proof.innerChains == 0 ? .once : .twice(inner: proof.innerEdges)
  }

  private var innerEdges: [ClosedRange<Int>] {
    (0..<chainCount).compactMap { innerChains >> $0 & 1 == 0 ? nil : chains[$0].indices }
  }

  @_lifetime(copy chains, copy active)
  private init(_ chains: consuming MutableSpan<Chain>, _ active: consuming MutableSpan<ActiveSide>)
  {
    self.chains = chains
    self.active = active
  }

  /// Lists the chains by their upper ends; false where they are many.
  private mutating func list(_ edges: Span<Edge>, _ starts: Span<Int>) -> Bool {
    var index = 0
    var contour = 0
    while index < edges.count {
      let first = index
      var edge = edges[index]
      let goesDown = edge.y0 < edge.y1
      while contour < starts.count, starts[contour] <= index { contour += 1 }
      let contourEnd = contour < starts.count ? starts[contour] : edges.count
      index += 1
      while index < contourEnd {
        let next = edges[index]
        guard next.y0 == edge.y1, (next.y0 < next.y1) == goesDown else { break }
        edge = next
        index += 1
      }
      guard chainCount < chains.count else { return false }
      let (start, end) = (Int32(first), Int32(index - 1))
      let chain =
        goesDown
        ? Chain(first: start, last: end, top: edges[first].y0, sign: 1)
        : Chain(first: end, last: start, top: edge.y1, sign: -1)
      // Few, and sorted as they come.
      var slot = chainCount
      while slot > 0, chains[slot - 1].top > chain.top {
        chains[slot] = chains[slot - 1]
        slot -= 1
      }
      chains[slot] = chain
      chainCount += 1
    }
    return true
  }

  private mutating func sweep(_ edges: Span<Edge>) -> Bool {
    var next = 0
    while next < chainCount || activeCount > 0 {
      let top = next < chainCount ? chains[next].top : Int32.max
      // The height of the next end, and its slot, without a branch that nobody could foretell.
      var nearest = Int(top) << 8
      for slot in 0..<activeCount { nearest = min(nearest, Int(active[slot].y1) << 8 | slot) }
      let (y, slot) = (Int32(truncatingIfNeeded: nearest >> 8), nearest & 255)
      // Mostly one edge gives way to the one that goes on from it.
      if y < top, active[slot].index != active[slot].last {
        guard goOn(in: slot, edges) else { return false }
        continue
      }
      guard areInOrder(at: y), var changes = goOn(at: y, edges) else { return false }
      while next < chainCount, chains[next].top == y {
        guard insert(next, edges) else { return false }
        next += 1
        changes = true
      }
      if changes, !windTwiceAtMost() { return false }
    }
    return true
  }

  /// Has the edge in a slot give way to the one that follows; false where its end or the other's beginning does not
  /// lie between its neighbours.
  @inline(__always)
  private mutating func goOn(in slot: Int, _ edges: Span<Edge>) -> Bool {
    let (x, y) = (active[slot].x1, active[slot].y1)
    guard lies(x, y, besideThatIn: slot) else { return false }
    active[slot].index += active[slot].sign
    active[slot].load(edges[Int(active[slot].index)])
    // A level edge may lie between them.
    return active[slot].x0 == x || lies(active[slot].x0, y, besideThatIn: slot)
  }

  /// True when a point lies between the neighbours of a slot.
  @inline(__always)
  private func lies(_ x: Int32, _ y: Int32, besideThatIn slot: Int) -> Bool {
    if slot > 0, active[slot - 1].side(ofX: x, y) < 0 { return false }
    return slot + 1 >= activeCount || active[slot + 1].side(ofX: x, y) <= 0
  }

  /// True when all edges that end at a height lie between their neighbours there.
  private func areInOrder(at y: Int32) -> Bool {
    for slot in 0..<activeCount where active[slot].y1 == y {
      if !lies(active[slot].x1, y, besideThatIn: slot) { return false }
    }
    return true
  }

  /// Has the edges that end at a height give way to those that follow; true when some have none, nil when those that
  /// follow do not lie between their neighbours.
  private mutating func goOn(at y: Int32, _ edges: Span<Edge>) -> Bool? {
    var kept = 0
    var jumps = false
    for slot in 0..<activeCount {
      var side = active[slot]
      if side.y1 == y {
        if side.index == side.last { continue }
        side.index += side.sign
        let x = side.x1
        side.load(edges[Int(side.index)])
        if side.x0 != x { jumps = true }
      }
      active[kept] = side
      kept += 1
    }
    let ended = kept < activeCount
    activeCount = kept
    if jumps {
      for slot in 0..<activeCount where active[slot].y0 == y {
        if !lies(active[slot].x0, y, besideThatIn: slot) { return nil }
      }
    }
    return ended
  }

  /// Puts a chain that begins among those that are there; false where they are many.
  private mutating func insert(_ number: Int, _ edges: Span<Edge>) -> Bool {
    guard activeCount < active.count else { return false }
    var side = ActiveSide()
    let chain = chains[number]
    (side.index, side.last, side.sign) = (chain.first, chain.last, chain.sign)
    side.chain = Int32(truncatingIfNeeded: number)
    side.load(edges[Int(chain.first)])
    var slot = activeCount
    while slot > 0, isLeft(side, of: active[slot - 1]) {
      active[slot] = active[slot - 1]
      slot -= 1
    }
    active[slot] = side
    activeCount += 1
    return true
  }

  /// True when an edge lies left of another one at its upper end, or just below.
  private func isLeft(_ side: ActiveSide, of other: ActiveSide) -> Bool {
    let position = other.side(ofX: side.x0, side.y0)
    if position != 0 { return position < 0 }
    return side.width * other.height < other.width * side.height
  }

  /// True when the winding numbers from left to right are 0, 1 and 2, or 0, −1 and −2, and each chain has the same at
  /// its sides as before.
  private mutating func windTwiceAtMost() -> Bool {
    var winding: Int32 = 0
    for slot in 0..<activeCount {
      let before = winding
      winding += active[slot].sign
      if inside == 0 { inside = winding }
      let level = max(before * inside, winding * inside)
      guard level <= 2, winding * inside >= 0 else { return false }
      if active[slot].level == level { continue }
      guard active[slot].level == 0 else { return false }
      active[slot].level = level
      if level == 2 { innerChains |= 1 << UInt32(truncatingIfNeeded: active[slot].chain) }
    }
    return true
  }
}
