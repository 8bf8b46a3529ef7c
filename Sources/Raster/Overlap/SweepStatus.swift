import RasterKernels

/// The edges that a `BandSweep` has reached at one height, linked from left to right.
///
/// Each stays in its slot for as long as it is there, so that what begins or ends among many others costs no
/// more than among few: the next event is told by a queue, and where one begins by the active edges seen last in the
/// columns there.
struct SweepStatus: ~Copyable, ~Escapable {
  /// By slots: the ends of the row, then the active edges in no order. Free ones are linked by `right`.
  private var activeEdges: MutableSpan<ActiveEdge>
  /// By their next events, where there have been many.
  private var queue: EventQueue
  /// Of each group of columns a slot that was seen there, or that of the left end.
  private var seen: MutableSpan<UInt16>
  /// How many groups of columns there are; 0 where active edges are so few that none is kept.
  private let groups: Int

  /// How many slots have been used.
  private var used = 2
  /// The free slot that was given back last; `leftEnd` where there is none.
  private var firstFree = SweepStatus.leftEnd
  /// The first active edge that is to be weighed, linked to the next; `rightEnd` where there is none.
  private var firstUnweighed = SweepStatus.rightEnd
  private var lastUnweighed = SweepStatus.rightEnd
  /// How many active edges there are.
  private(set) var count = 0
  /// What active edges inside add up to: that all this way or all the other. 0 until that is known.
  private var inside: Int32 = 0
  /// The bits of a winding number that make a point one of the inside.
  private let counted: Int32
  /// How many times the edges have been accumulated: once, or not at all.
  private let accumulated: Int32

  /// The slots of what lies left and right of all active edges.
  static let leftEnd: UInt16 = 0
  static let rightEnd: UInt16 = 1
  /// Among so many slots the next event is looked for.
  private static let fewSlots = 16
  /// How many bits of x tell positions within a group of columns.
  static let columnBits = Subpixel.bits + 4

  /// A row without active edges, for as many groups of columns as there is room for in `scratch`.
  /// - Parameter accumulated: how many times their edges have been accumulated.
  @_lifetime(&scratch)
  init(_ scratch: inout SweepScratch, groups: Int, rule: FillRule, accumulated: Int32) {
    activeEdges = scratch.activeEdges.mutableSpan
    queue = EventQueue(scratch.links.mutableSpan, scratch.heights.mutableSpan)
    seen = scratch.seen.mutableSpan
    self.groups = groups
    counted = rule == .evenOdd ? 1 : -1
    self.accumulated = accumulated
    for group in 0..<groups { self.seen[group] = SweepStatus.leftEnd }
    self.activeEdges[0] = ActiveEdge(endAt: -0x1p60)
    self.activeEdges[1] = ActiveEdge(endAt: 0x1p60)
    self.activeEdges[0].right = SweepStatus.rightEnd
    self.activeEdges[1].left = SweepStatus.leftEnd
  }

  /// The next event, and the slot that has it; at `ActiveEdge.never` where there is none.
  @inline(__always)
  mutating func nearest() -> (slot: UInt16, height: Int32) {
    // As a rule they are few.
    if used > SweepStatus.fewSlots {
      return queue.first() ?? (SweepStatus.rightEnd, ActiveEdge.never)
    }
    var nearest = Int(ActiveEdge.never) << 32
    for slot in 2..<used { nearest = min(nearest, Int(activeEdges[slot].event) << 32 | slot) }
    return (
      UInt16(truncatingIfNeeded: nearest), Int32(truncatingIfNeeded: nearest >> 32)
    )
  }

  @inline(__always)
  private mutating func setEvent(of slot: UInt16, at height: Int32) {
    if used > SweepStatus.fewSlots {
      if activeEdges[Int(slot)].event == height { return }
      queue.remove(slot)
      queue.insert(slot, at: height)
    }
    activeEdges[Int(slot)].event = height
  }

  /// Finds out when the active edge next changes its position or ends, from height `y` on.
  @inline(__always)
  private mutating func meet(_ slot: UInt16, from y: Int32) {
    // The ends of the row meet nothing.
    let (activeEdge, right) = (Int(slot), Int(activeEdges[Int(slot)].right))
    let height = activeEdges[activeEdge].event(before: activeEdges[right], from: y)
    setEvent(of: slot, at: height)
  }

  @inline(__always)
  private mutating func link(_ left: UInt16, _ right: UInt16) {
    activeEdges[Int(left)].right = right
    activeEdges[Int(right)].left = left
  }

  /// Stores an active edge right of `left`, and returns its slot.
  @inline(__always)
  private mutating func store(_ activeEdge: ActiveEdge, rightOf left: UInt16) -> UInt16 {
    var slot = firstFree
    var activeEdge = activeEdge
    if slot == SweepStatus.leftEnd {
      slot = UInt16(truncatingIfNeeded: used)
      used += 1
      if used == SweepStatus.fewSlots + 1 { beginQueue() }
    } else {
      firstFree = activeEdges[Int(slot)].right
      activeEdge.nextUnweighed = activeEdges[Int(slot)].nextUnweighed
    }
    let right = activeEdges[Int(left)].right
    activeEdge.winding = activeEdges[Int(left)].winding &+ activeEdges[Int(left)].sign
    activeEdge.event = activeEdge.bottom
    if used > SweepStatus.fewSlots { queue.insert(slot, at: activeEdge.bottom) }
    activeEdges[Int(slot)] = activeEdge
    link(left, slot)
    link(slot, right)
    count += 1
    return slot
  }

  /// Has the queue take part.
  @inline(never)
  private mutating func beginQueue() {
    queue.clear()
    for slot in 2..<used - 1 where activeEdges[slot].event != ActiveEdge.never {
      queue.insert(UInt16(truncatingIfNeeded: slot), at: activeEdges[slot].event)
    }
  }

  /// An active edge near the position of this one at height `y`, or an end of the row.
  @inline(__always)
  private func start(for activeEdge: ActiveEdge, at y: Int32) -> UInt16 {
    if groups == 0 { return SweepStatus.rightEnd }
    var group = group(of: activeEdge, at: y)
    while group >= 0 {
      let slot = seen[group]
      if activeEdges[Int(slot)].event != ActiveEdge.never { return slot }
      group -= 1
    }
    return SweepStatus.leftEnd
  }

  @inline(__always)
  private func group(of activeEdge: ActiveEdge, at y: Int32) -> Int {
    Int(Int32(activeEdge.x(at: y)) >> SweepStatus.columnBits)
  }

  /// The active edge right of which this one lies at height `y`.
  @inline(__always)
  private func neighbor(of activeEdge: ActiveEdge, at y: Int32) -> UInt16 {
    var slot = start(for: activeEdge, at: y)
    if activeEdges[Int(slot)].liesRight(of: activeEdge, at: y) {
      repeat {
        slot = activeEdges[Int(slot)].left
      } while activeEdges[Int(slot)].liesRight(of: activeEdge, at: y)
      return slot
    }
    var right = activeEdges[Int(slot)].right
    while !activeEdges[Int(right)].liesRight(of: activeEdge, at: y) {
      slot = right
      right = activeEdges[Int(slot)].right
    }
    return slot
  }

  @inline(__always)
  private mutating func noteSeen(_ slot: UInt16, at y: Int32) {
    if groups > 0 { seen[group(of: activeEdges[Int(slot)], at: y)] = slot }
  }

  /// Inserts an active edge at height `y`.
  @inline(__always)
  mutating func insert(_ activeEdge: ActiveEdge, at y: Int32) {
    let slot = place(activeEdge, rightOf: neighbor(of: activeEdge, at: y), at: y)
    meet(slot, from: y)
  }

  /// Inserts two active edges that begin at the same point.
  @inline(__always)
  mutating func insert(_ first: ActiveEdge, _ second: ActiveEdge, at y: Int32) {
    let isFirstRight = first.liesRight(of: second, at: y)
    let (activeEdge, other) = isFirstRight ? (second, first) : (first, second)
    let left = neighbor(of: activeEdge, at: y)
    let right = activeEdges[Int(left)].right
    let slot = place(activeEdge, rightOf: left, at: y)
    if activeEdges[Int(right)].liesRight(of: other, at: y) {
      meet(place(other, rightOf: slot, at: y), from: y)
    } else {
      // One that passes there lies between them.
      meet(slot, from: y)
      insert(other, at: y)
    }
  }

  /// Has an active edge begin right of `left`, which it may meet, and returns its slot.
  @inline(__always)
  private mutating func place(_ activeEdge: ActiveEdge, rightOf left: UInt16, at y: Int32) -> UInt16
  {
    let slot = store(activeEdge, rightOf: left)
    noteSeen(slot, at: y)
    noteUnweighed(slot)
    meet(left, from: y)
    return slot
  }

  /// Has what is next happen, at height `y`.
  @inline(__always)
  mutating func advance(
    _ slot: UInt16, at y: Int32, _ edges: Span<BandEdge>, _ order: Span<Int32>,
    correcting corrections: inout [EdgePart]
  ) {
    if activeEdges[Int(slot)].event < activeEdges[Int(slot)].bottom {
      exchange(slot, at: y, correcting: &corrections)
      return
    }
    activeEdges[Int(slot)].close(at: y, beside: accumulated, correcting: &corrections)
    if activeEdges[Int(slot)].isAtLast {
      remove(slot, at: y, correcting: &corrections)
      return
    }
    activeEdges[Int(slot)].goOn(edges, order)
    meet(activeEdges[Int(slot)].left, from: y)
    meet(slot, from: y)
  }

  /// Has an active edge swap with its right neighbour.
  @inline(__always)
  private mutating func exchange(
    _ slot: UInt16, at y: Int32, correcting corrections: inout [EdgePart]
  ) {
    let left = activeEdges[Int(slot)].left
    let other = activeEdges[Int(slot)].right
    let right = activeEdges[Int(other)].right
    link(left, other)
    link(other, slot)
    link(slot, right)
    if firstUnweighed == SweepStatus.rightEnd {
      weighPair(other, slot, at: y, correcting: &corrections)
    } else {
      noteUnweighed(other)
      noteUnweighed(slot)
    }
    meet(left, from: y)
    // These two do not meet again before one of them ends.
    setEvent(of: other, at: activeEdges[Int(other)].bottom)
    meet(slot, from: y)
  }

  /// Removes an active edge that has ended, with its right neighbour where that ends there too.
  @inline(__always)
  private mutating func remove(
    _ slot: UInt16, at y: Int32, correcting corrections: inout [EdgePart]
  ) {
    let left = activeEdges[Int(slot)].left
    var right = activeEdges[Int(slot)].right
    release(slot)
    if activeEdges[Int(right)].ends(at: y) {
      let other = right
      activeEdges[Int(other)].close(at: y, beside: accumulated, correcting: &corrections)
      right = activeEdges[Int(other)].right
      release(other)
    }
    link(left, right)
    if right != SweepStatus.rightEnd { noteUnweighed(right) }
    meet(left, from: y)
  }

  @inline(__always)
  private mutating func release(_ slot: UInt16) {
    activeEdges[Int(slot)].right = firstFree
    firstFree = slot
    count -= 1
    if used > SweepStatus.fewSlots { queue.remove(slot) }
    activeEdges[Int(slot)].event = ActiveEdge.never
  }

  @inline(__always)
  private mutating func noteUnweighed(_ slot: UInt16) {
    if activeEdges[Int(slot)].nextUnweighed != 0 { return }
    activeEdges[Int(slot)].nextUnweighed = SweepStatus.rightEnd
    if firstUnweighed == SweepStatus.rightEnd {
      firstUnweighed = slot
    } else {
      activeEdges[Int(lastUnweighed)].nextUnweighed = slot
    }
    lastUnweighed = slot
  }

  /// Has all active edges add, from `y` on, what makes the sum `inside` where the outline winds, and 0 elsewhere.
  @inline(__always)
  mutating func weigh(at y: Int32, correcting corrections: inout [EdgePart]) {
    if firstUnweighed == SweepStatus.rightEnd { return }
    // The sum of what is accumulated may be all positive or all negative.
    if inside == 0 { inside = activeEdges[Int(activeEdges[0].right)].sign }
    while firstUnweighed != SweepStatus.rightEnd {
      let slot = firstUnweighed
      firstUnweighed = activeEdges[Int(slot)].nextUnweighed
      activeEdges[Int(slot)].nextUnweighed = 0
      if activeEdges[Int(slot)].event != ActiveEdge.never {
        weigh(from: slot, at: y, correcting: &corrections)
      }
    }
  }

  /// The same for an active edge, and for those on its right as far as it changes their winding numbers.
  @inline(__always)
  private mutating func weigh(
    from first: UInt16, at y: Int32, correcting corrections: inout [EdgePart]
  ) {
    var slot = Int(first)
    let left = Int(activeEdges[slot].left)
    var winding = activeEdges[left].winding &+ activeEdges[left].sign
    repeat {
      activeEdges[slot].winding = winding
      let next = winding &+ activeEdges[slot].sign
      setWeight(slot, from: winding, to: next, at: y, correcting: &corrections)
      winding = next
      slot = Int(activeEdges[slot].right)
    } while slot != Int(SweepStatus.rightEnd) && activeEdges[slot].winding != winding
  }

  /// The same for two active edges that have been swapped.
  @inline(__always)
  private mutating func weighPair(
    _ left: UInt16, _ right: UInt16, at y: Int32, correcting corrections: inout [EdgePart]
  ) {
    let (left, right) = (Int(left), Int(right))
    let winding = activeEdges[right].winding
    let between = winding &+ activeEdges[left].sign
    activeEdges[left].winding = winding
    activeEdges[right].winding = between
    setWeight(left, from: winding, to: between, at: y, correcting: &corrections)
    setWeight(
      right, from: between, to: between &+ activeEdges[right].sign, at: y, correcting: &corrections)
  }

  /// Has an active edge add what lies between regions of these winding numbers.
  @inline(__always)
  private mutating func setWeight(
    _ slot: Int, from left: Int32, to right: Int32, at y: Int32,
    correcting corrections: inout [EdgePart]
  ) {
    let weight = (right & counted != 0 ? inside : 0) &- (left & counted != 0 ? inside : 0)
    if weight != activeEdges[slot].weight {
      activeEdges[slot].setWeight(weight, at: y, beside: accumulated, correcting: &corrections)
    }
  }

  /// Ends all active edges at `y`.
  @inline(__always)
  mutating func close(at y: Int32, correcting corrections: inout [EdgePart]) {
    var slot = Int(activeEdges[0].right)
    while slot != Int(SweepStatus.rightEnd) {
      activeEdges[slot].close(at: y, beside: accumulated, correcting: &corrections)
      slot = Int(activeEdges[slot].right)
    }
  }
}

/// Scratch memory for a `SweepStatus`, kept from one to the next.
struct SweepScratch {
  var activeEdges: [ActiveEdge] = []
  var links: [EventQueue.Link] = []
  var heights: [UInt64] = []
  var seen: [UInt16] = []

  /// Makes room for so many active edges, and groups of columns.
  mutating func makeRoom(for count: Int, groups: Int) {
    if count + 2 > activeEdges.count {
      activeEdges = Array(repeating: ActiveEdge(endAt: 0), count: max(256, 2 * count))
    }
    if links.isEmpty {
      links = Array(repeating: EventQueue.Link(), count: EventQueue.linkCount)
      heights = Array(repeating: 0, count: EventQueue.wordCount)
    }
    if groups > seen.count { seen = Array(repeating: 0, count: groups) }
  }
}
