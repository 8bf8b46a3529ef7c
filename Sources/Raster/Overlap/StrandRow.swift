import RasterKernels

/// The edges that a `BandSweep` has reached at one height, linked from left to right.
///
/// Each stays in its slot for as long as it is there, so that what begins or ends among many others costs no
/// more than among few: the next event is told by a queue, and where one begins by the strands seen last in the
/// columns there.
struct StrandRow: ~Copyable, ~Escapable {
  /// By slots: the ends of the row, then the strands in no order. Free ones are linked by `right`.
  private var strands: MutableSpan<Strand>
  /// By their next events, where there have been many.
  private var queue: StrandQueue
  /// Of each group of columns a slot that was seen there, or that of the left end.
  private var seen: MutableSpan<UInt16>
  /// How many groups of columns there are; 0 where strands are so few that none is kept.
  private let groups: Int

  /// How many slots have been used.
  private var used = 2
  /// The free slot that was given back last; `leftEnd` where there is none.
  private var firstFree = StrandRow.leftEnd
  /// The first strand that is to be weighed, linked to the next; `rightEnd` where there is none.
  private var firstUnweighed = StrandRow.rightEnd
  private var lastUnweighed = StrandRow.rightEnd
  /// How many strands there are.
  private(set) var count = 0
  /// What strands inside add up to: that all this way or all the other. 0 until that is known.
  private var inside: Int32 = 0
  /// The bits of a winding number that make a place one of the inside.
  private let counted: Int32
  /// How many times the edges have been accumulated: once, or not at all.
  private let accumulated: Int32

  /// The slots of what lies left and right of all strands.
  static let leftEnd: UInt16 = 0
  static let rightEnd: UInt16 = 1
  /// Among so many slots the next event is looked for.
  private static let fewSlots = 16
  /// How many bits of x tell places within a group of columns.
  static let columnBits = Subpixel.bits + 4

  /// A row without strands, for as many groups of columns as there is room for in `memory`.
  /// - Parameter accumulated: how many times their edges have been accumulated.
  @_lifetime(&memory)
  init(_ memory: inout StrandMemory, groups: Int, rule: FillRule, accumulated: Int32) {
    strands = memory.strands.mutableSpan
    queue = StrandQueue(memory.links.mutableSpan, memory.heights.mutableSpan)
    seen = memory.seen.mutableSpan
    self.groups = groups
    counted = rule == .evenOdd ? 1 : -1
    self.accumulated = accumulated
    for group in 0..<groups { self.seen[group] = StrandRow.leftEnd }
    self.strands[0] = Strand(endAt: -0x1p60)
    self.strands[1] = Strand(endAt: 0x1p60)
    self.strands[0].right = StrandRow.rightEnd
    self.strands[1].left = StrandRow.leftEnd
  }

  /// The next event, and the slot that has it; at `Strand.never` where there is none.
  @inline(__always)
  mutating func nearest() -> (slot: UInt16, height: Int32) {
    // As a rule they are few.
    if used > StrandRow.fewSlots { return queue.first() ?? (StrandRow.rightEnd, Strand.never) }
    var nearest = Int(Strand.never) << 32
    for slot in 2..<used { nearest = min(nearest, Int(strands[slot].event) << 32 | slot) }
    return (
      UInt16(truncatingIfNeeded: nearest), Int32(truncatingIfNeeded: nearest >> 32)
    )
  }

  @inline(__always)
  private mutating func setEvent(of slot: UInt16, at height: Int32) {
    if used > StrandRow.fewSlots {
      if strands[Int(slot)].event == height { return }
      queue.remove(slot)
      queue.insert(slot, at: height)
    }
    strands[Int(slot)].event = height
  }

  /// Finds out when the strand next changes its place or ends, from height `y` on.
  @inline(__always)
  private mutating func meet(_ slot: UInt16, from y: Int32) {
    // The ends of the row meet nothing.
    let (strand, right) = (Int(slot), Int(strands[Int(slot)].right))
    let height = strands[strand].event(before: strands[right], from: y)
    setEvent(of: slot, at: height)
  }

  @inline(__always)
  private mutating func link(_ left: UInt16, _ right: UInt16) {
    strands[Int(left)].right = right
    strands[Int(right)].left = left
  }

  /// Stores a strand right of `left`, and returns its slot.
  @inline(__always)
  private mutating func store(_ strand: Strand, rightOf left: UInt16) -> UInt16 {
    var slot = firstFree
    var strand = strand
    if slot == StrandRow.leftEnd {
      slot = UInt16(truncatingIfNeeded: used)
      used += 1
      if used == StrandRow.fewSlots + 1 { beginQueue() }
    } else {
      firstFree = strands[Int(slot)].right
      strand.nextUnweighed = strands[Int(slot)].nextUnweighed
    }
    let right = strands[Int(left)].right
    strand.winding = strands[Int(left)].winding &+ strands[Int(left)].sign
    strand.event = strand.bottom
    if used > StrandRow.fewSlots { queue.insert(slot, at: strand.bottom) }
    strands[Int(slot)] = strand
    link(left, slot)
    link(slot, right)
    count += 1
    return slot
  }

  /// Has the queue take part.
  @inline(never)
  private mutating func beginQueue() {
    queue.clear()
    for slot in 2..<used - 1 where strands[slot].event != Strand.never {
      queue.insert(UInt16(truncatingIfNeeded: slot), at: strands[slot].event)
    }
  }

  /// A strand near the place of this one at height `y`, or an end of the row.
  @inline(__always)
  private func start(for strand: Strand, at y: Int32) -> UInt16 {
    if groups == 0 { return StrandRow.rightEnd }
    var group = group(of: strand, at: y)
    while group >= 0 {
      let slot = seen[group]
      if strands[Int(slot)].event != Strand.never { return slot }
      group -= 1
    }
    return StrandRow.leftEnd
  }

  @inline(__always)
  private func group(of strand: Strand, at y: Int32) -> Int {
    Int(Int32(strand.x(at: y)) >> StrandRow.columnBits)
  }

  /// The strand right of which this one has its place at height `y`.
  @inline(__always)
  private func neighbor(of strand: Strand, at y: Int32) -> UInt16 {
    var slot = start(for: strand, at: y)
    if strands[Int(slot)].liesRight(of: strand, at: y) {
      repeat {
        slot = strands[Int(slot)].left
      } while strands[Int(slot)].liesRight(of: strand, at: y)
      return slot
    }
    var right = strands[Int(slot)].right
    while !strands[Int(right)].liesRight(of: strand, at: y) {
      slot = right
      right = strands[Int(slot)].right
    }
    return slot
  }

  @inline(__always)
  private mutating func noteSeen(_ slot: UInt16, at y: Int32) {
    if groups > 0 { seen[group(of: strands[Int(slot)], at: y)] = slot }
  }

  /// Inserts a strand at height `y`.
  @inline(__always)
  mutating func insert(_ strand: Strand, at y: Int32) {
    let slot = place(strand, rightOf: neighbor(of: strand, at: y), at: y)
    meet(slot, from: y)
  }

  /// Inserts two strands that begin at the same point.
  @inline(__always)
  mutating func insert(_ first: Strand, _ second: Strand, at y: Int32) {
    let isFirstRight = first.liesRight(of: second, at: y)
    let (strand, other) = isFirstRight ? (second, first) : (first, second)
    let left = neighbor(of: strand, at: y)
    let right = strands[Int(left)].right
    let slot = place(strand, rightOf: left, at: y)
    if strands[Int(right)].liesRight(of: other, at: y) {
      meet(place(other, rightOf: slot, at: y), from: y)
    } else {
      // One that passes there lies between them.
      meet(slot, from: y)
      insert(other, at: y)
    }
  }

  /// Has a strand begin right of `left`, which it may meet, and returns its slot.
  @inline(__always)
  private mutating func place(_ strand: Strand, rightOf left: UInt16, at y: Int32) -> UInt16 {
    let slot = store(strand, rightOf: left)
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
    if strands[Int(slot)].event < strands[Int(slot)].bottom {
      exchange(slot, at: y, correcting: &corrections)
      return
    }
    strands[Int(slot)].close(at: y, beside: accumulated, correcting: &corrections)
    if strands[Int(slot)].isAtLast {
      remove(slot, at: y, correcting: &corrections)
      return
    }
    strands[Int(slot)].goOn(edges, order)
    meet(strands[Int(slot)].left, from: y)
    meet(slot, from: y)
  }

  /// Has a strand change places with its right neighbour.
  @inline(__always)
  private mutating func exchange(
    _ slot: UInt16, at y: Int32, correcting corrections: inout [EdgePart]
  ) {
    let left = strands[Int(slot)].left
    let other = strands[Int(slot)].right
    let right = strands[Int(other)].right
    link(left, other)
    link(other, slot)
    link(slot, right)
    if firstUnweighed == StrandRow.rightEnd {
      weighPair(other, slot, at: y, correcting: &corrections)
    } else {
      noteUnweighed(other)
      noteUnweighed(slot)
    }
    meet(left, from: y)
    // These two do not meet again before one of them ends.
    setEvent(of: other, at: strands[Int(other)].bottom)
    meet(slot, from: y)
  }

  /// Removes a strand that has ended, with its right neighbour where that ends there too.
  @inline(__always)
  private mutating func remove(
    _ slot: UInt16, at y: Int32, correcting corrections: inout [EdgePart]
  ) {
    let left = strands[Int(slot)].left
    var right = strands[Int(slot)].right
    release(slot)
    if strands[Int(right)].ends(at: y) {
      let other = right
      strands[Int(other)].close(at: y, beside: accumulated, correcting: &corrections)
      right = strands[Int(other)].right
      release(other)
    }
    link(left, right)
    if right != StrandRow.rightEnd { noteUnweighed(right) }
    meet(left, from: y)
  }

  @inline(__always)
  private mutating func release(_ slot: UInt16) {
    strands[Int(slot)].right = firstFree
    firstFree = slot
    count -= 1
    if used > StrandRow.fewSlots { queue.remove(slot) }
    strands[Int(slot)].event = Strand.never
  }

  @inline(__always)
  private mutating func noteUnweighed(_ slot: UInt16) {
    if strands[Int(slot)].nextUnweighed != 0 { return }
    strands[Int(slot)].nextUnweighed = StrandRow.rightEnd
    if firstUnweighed == StrandRow.rightEnd {
      firstUnweighed = slot
    } else {
      strands[Int(lastUnweighed)].nextUnweighed = slot
    }
    lastUnweighed = slot
  }

  /// Has all strands add, from `y` on, what makes the sum `inside` where the outline winds, and 0 elsewhere.
  @inline(__always)
  mutating func weigh(at y: Int32, correcting corrections: inout [EdgePart]) {
    if firstUnweighed == StrandRow.rightEnd { return }
    // The sum of what is accumulated may be all positive or all negative.
    if inside == 0 { inside = strands[Int(strands[0].right)].sign }
    while firstUnweighed != StrandRow.rightEnd {
      let slot = firstUnweighed
      firstUnweighed = strands[Int(slot)].nextUnweighed
      strands[Int(slot)].nextUnweighed = 0
      if strands[Int(slot)].event != Strand.never {
        weigh(from: slot, at: y, correcting: &corrections)
      }
    }
  }

  /// The same for a strand, and for those on its right as far as it changes their winding numbers.
  @inline(__always)
  private mutating func weigh(
    from first: UInt16, at y: Int32, correcting corrections: inout [EdgePart]
  ) {
    var slot = Int(first)
    let left = Int(strands[slot].left)
    var winding = strands[left].winding &+ strands[left].sign
    repeat {
      strands[slot].winding = winding
      let next = winding &+ strands[slot].sign
      setWeight(slot, from: winding, to: next, at: y, correcting: &corrections)
      winding = next
      slot = Int(strands[slot].right)
    } while slot != Int(StrandRow.rightEnd) && strands[slot].winding != winding
  }

  /// The same for two strands that have changed places.
  @inline(__always)
  private mutating func weighPair(
    _ left: UInt16, _ right: UInt16, at y: Int32, correcting corrections: inout [EdgePart]
  ) {
    let (left, right) = (Int(left), Int(right))
    let winding = strands[right].winding
    let between = winding &+ strands[left].sign
    strands[left].winding = winding
    strands[right].winding = between
    setWeight(left, from: winding, to: between, at: y, correcting: &corrections)
    setWeight(
      right, from: between, to: between &+ strands[right].sign, at: y, correcting: &corrections)
  }

  /// Has a strand add what lies between places of these winding numbers.
  @inline(__always)
  private mutating func setWeight(
    _ slot: Int, from left: Int32, to right: Int32, at y: Int32,
    correcting corrections: inout [EdgePart]
  ) {
    let weight = (right & counted != 0 ? inside : 0) &- (left & counted != 0 ? inside : 0)
    if weight != strands[slot].weight {
      strands[slot].setWeight(weight, at: y, beside: accumulated, correcting: &corrections)
    }
  }

  /// Ends all strands at `y`.
  @inline(__always)
  mutating func close(at y: Int32, correcting corrections: inout [EdgePart]) {
    var slot = Int(strands[0].right)
    while slot != Int(StrandRow.rightEnd) {
      strands[slot].close(at: y, beside: accumulated, correcting: &corrections)
      slot = Int(strands[slot].right)
    }
  }
}

/// Memory for a `StrandRow`, kept from one to the next.
struct StrandMemory {
  var strands: [Strand] = []
  var links: [StrandQueue.Link] = []
  var heights: [UInt64] = []
  var seen: [UInt16] = []

  /// Makes room for so many strands, and groups of columns.
  mutating func makeRoom(for count: Int, groups: Int) {
    if count + 2 > strands.count {
      strands = Array(repeating: Strand(endAt: 0), count: max(256, 2 * count))
    }
    if links.isEmpty {
      links = Array(repeating: StrandQueue.Link(), count: StrandQueue.linkCount)
      heights = Array(repeating: 0, count: StrandQueue.wordCount)
    }
    if groups > seen.count { seen = Array(repeating: 0, count: groups) }
  }
}
