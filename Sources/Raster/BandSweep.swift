import RasterKernels

/// Goes down the edges of an outline in a band and finds what makes of a sum of winding numbers one of inside
/// and outside, where it lies over itself (after Bentley and Ottmann, 1979).
///
/// The edges at one height lie side by side, and the winding numbers between them follow from left to right. An
/// edge that begins where another ends has its place among them, so only its two neighbours can tell where
/// next any change places. Those between two places of the inside are taken back. Heights are whole subpixel
/// steps: a crossing is off by half a step at most. Keeps its memory.
struct BandSweep {
  private var descents: [Descent] = []
  /// Their upper ends in the order of height, and from left to right: the height from bit 47 on, below it x, and
  /// the descent's index in the lowest 16.
  private var starts: [UInt64] = []
  /// Memory for sorting them.
  private var other: [UInt64] = []
  /// The edges at the height that was reached, from left to right.
  private var strands: [Strand] = []
  /// Of every block of strands the next event in the upper half, with the strand's place.
  private var nextOfBlock: [Int] = []
  private var parts = BandParts()
  /// Edges of the last outline that are left, in its order.
  private(set) var remaining: [BandEdge] = []
  /// Which those are.
  private var remains: [Bool] = []

  /// Parts of more edges are left as they are. At most 2¹⁶. What begins or ends among many others costs as much
  /// as there are of those, so that tenfold parts take more than ten times as long.
  private static let mostEdges = 4096
  /// Parts of more edges are left too unless these are long: cut row by row, an edge costs as often as it has
  /// rows.
  private static let mostShortEdges = 1024
  /// Edges are long that pass so many rows in the mean.
  private static let leastRows = 4
  /// So many strands next to each other are looked at where one of them changes.
  private static let blockSize = 16
  /// Parts in which it would take looking at more strands for each edge are left too, judged by how far
  /// down the sweep has come.
  private static let mostStrands = 2048
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
  mutating func correct(
    _ edges: Span<BandEdge>, heights: Range<Int32>, width: Int, rule: FillRule,
    with corrections: inout [EdgePart]
  ) -> Rest {
    parts.find(in: edges, heights: heights, width: width)
    var skipped = 0
    var from = 0
    for end in parts.ends {
      if skipped == BandSweep.mostSkipped
        || !correct(edges, from..<end, heights, rule, &corrections)
      {
        if parts.ends.count == 1 { return .all }
        if skipped == 0 { begin(count: edges.count) }
        skipped += 1
        for place in from..<end { remains[Int(parts.order[place])] = true }
      }
      from = end
    }
    if skipped == 0 { return .none }
    // In the order of chains, with the marks between them.
    remaining.removeAll(keepingCapacity: true)
    for index in edges.indices where remains[index] || edges[index].y0 == edges[index].y1 {
      remaining.append(edges[index])
    }
    return .some
  }

  /// Makes room to tell which of so many edges remain: none yet.
  private mutating func begin(count: Int) {
    remains.removeAll(keepingCapacity: true)
    remains.append(contentsOf: repeatElement(false, count: count))
  }

  /// Appends what the part lacks whose edges are at these places in the order; false where it is left.
  private mutating func correct(
    _ edges: Span<BandEdge>, _ range: Range<Int>, _ heights: Range<Int32>, _ rule: FillRule,
    _ corrections: inout [EdgePart]
  ) -> Bool {
    guard
      range.count <= BandSweep.mostShortEdges
        || range.count <= BandSweep.mostEdges
          && BandSweep.areLong(edges, parts.order, range, heights)
    else { return false }
    makeRoom(for: range.count)
    let kept = corrections.count
    let count = BandSweep.list(
      edges, parts.order, range, from: heights.lowerBound, into: &descents, &starts)
    // Many by height first; those that agree are few.
    if count > 128 { sort(&starts, 0..<count, byBits: 47..<63, with: &other) }
    sort(&starts, 0..<count) { $0 < $1 }
    let isDone = BandSweep.correct(
      edges, parts.order, range.count, heights, descents, starts, count, &strands, &nextOfBlock,
      rule, &corrections)
    if !isDone { corrections.removeLast(corrections.count - kept) }
    return isDone
  }

  /// Whether the edges at these places of `order` pass many rows of `heights`.
  private static func areLong(
    _ edges: Span<BandEdge>, _ order: [Int32], _ range: Range<Int>, _ heights: Range<Int32>
  ) -> Bool {
    var height = 0
    for place in range {
      let edge = edges[Int(order[place])]
      let top = max(Int32(min(edge.y0, edge.y1)), heights.lowerBound)
      let bottom = min(Int32(max(edge.y0, edge.y1)), heights.upperBound)
      height += Int(bottom - top)
    }
    return height >= leastRows * Int(Subpixel.one) * range.count
  }

  private mutating func makeRoom(for count: Int) {
    if count <= strands.count { return }
    let count = max(256, 2 * count)
    strands = Array(repeating: .none, count: count)
    nextOfBlock = Array(repeating: 0, count: count / BandSweep.blockSize + 1)
    descents = Array(repeating: Descent(first: 0, last: 0), count: count)
    starts = Array(repeating: 0, count: count)
  }

  // Memory comes as separate arguments: spans of two properties would exclude each other.

  /// Stores the descents among the edges at these places of `order`, and where they begin; returns how
  /// many there are.
  private static func list(
    _ edges: Span<BandEdge>, _ order: [Int32], _ range: Range<Int>, from top: Int32,
    into descents: inout [Descent], _ starts: inout [UInt64]
  ) -> Int {
    let order = order.span
    var descents = descents.mutableSpan
    var starts = starts.mutableSpan
    var count = 0
    var place = range.lowerBound
    while place < range.upperBound {
      let first = place
      var edge = edges[Int(order[place])]
      let (goesDown, x, y) = (edge.y0 < edge.y1, edge.x0, edge.y0)
      place += 1
      while place < range.upperBound {
        let next = edges[Int(order[place])]
        guard next.x0 == edge.x1, next.y0 == edge.y1, (next.y0 < next.y1) == goesDown else { break }
        edge = next
        place += 1
      }
      let ends = (Int32(truncatingIfNeeded: first), Int32(truncatingIfNeeded: place - 1))
      descents[count] =
        goesDown ? Descent(first: ends.0, last: ends.1) : Descent(first: ends.1, last: ends.0)
      let start = UInt64(max(top, Int32(goesDown ? y : edge.y1)))
      starts[count] = start << 47 | UInt64(goesDown ? x : edge.x1) << 16 | UInt64(count)
      count += 1
    }
    return count
  }

  /// Appends what the `edgeCount` edges of these descents lack; false where to find it would take long.
  private static func correct(
    _ edges: Span<BandEdge>, _ order: [Int32], _ edgeCount: Int, _ heights: Range<Int32>,
    _ descents: [Descent], _ starts: [UInt64], _ count: Int, _ strands: inout [Strand],
    _ nextOfBlock: inout [Int], _ rule: FillRule, _ corrections: inout [EdgePart]
  ) -> Bool {
    let order = order.span
    let descents = descents.span
    let starts = starts.span
    var strands = strands.mutableSpan
    var nextOfBlock = nextOfBlock.mutableSpan
    // The places whose strands or events have changed, and those where others lie than were weighed.
    var changed = 0..<0
    var others = 0..<0
    var inside: Int32 = 0
    // The bits of a winding number that make a place one of the inside.
    let counted: Int32 = rule == .evenOdd ? 1 : -1
    // Strands looked at, and how many may be before the next judgement. The first one comes soon: what is
    // left is seen in vain.
    var looks = 0
    var judgement = 16 * edgeCount
    var active = 0
    var next = 0
    var y = heights.lowerBound
    // What ends at a height goes before what begins there.
    while next < count || active > 0 {
      let nearest = BandSweep.next(strands, active, &nextOfBlock, changed)
      let event = Int32(truncatingIfNeeded: nearest >> 32)
      var index = nearest & 0xffff_ffff
      let top = next < count ? Int32(truncatingIfNeeded: starts[next] >> 47) : Int32.max
      if min(top, event) > y {
        if !others.isEmpty {
          // The sum of what is accumulated may be all positive or all negative.
          if inside == 0 { inside = strands[0].sign }
          weigh(&strands, others, active, inside, counted, at: y, correcting: &corrections)
          others = 0..<0
        }
        y = min(top, event)
        if y >= heights.upperBound { break }
      }
      // Where all begin says nothing about how often they cross.
      if event <= top { looks &+= BandSweep.blockSize &+ active / 8 }
      if looks > judgement {
        let done = Int(y &- heights.lowerBound)
        if looks &* heights.count > BandSweep.mostStrands &* edgeCount &* done { return false }
        judgement &+= 64 &* edgeCount
      }
      var changedEnd: Int
      // Whether the strand right of `index` has another right neighbour too.
      var areTwo = false
      if event > top {
        let places = insert(
          starts.extracting(next..<count), descents, edges, order, into: &strands, active, at: y)
        index = places.lowerBound
        areTwo = places.count == 2
        for _ in places { others = BandSweep.others(others, inserting: index) }
        active += places.count
        next += places.count
        changedEnd = active
      } else if strands[index].crosses {
        strands.swapAt(index, index + 1)
        areTwo = true
        changedEnd = index + 2
        if others.isEmpty {
          weighPair(&strands, index, inside, counted, at: y, correcting: &corrections)
        } else {
          others = min(others.lowerBound, index)..<max(others.upperBound, index + 2)
        }
      } else {
        strands[index].close(at: y, correcting: &corrections)
        changedEnd = index + 1
        if !strands[index].isAtLast {
          strands[index].goOn(edges, order)
        } else {
          let places = remove(
            from: &strands, active, at: index, y, correcting: &corrections)
          for _ in places { others = BandSweep.others(others, removing: index) }
          active -= places.count
          changedEnd = active
          if index == active, index > 0 { strands[index - 1].meetNobody() }
        }
      }
      changed = max(0, index - 1)..<changedEnd
      // Whoever lie side by side may change places before one of them ends.
      if index > 0, index < active { strands[index - 1].meet(strands[index], from: y) }
      if index + 1 < active { strands[index].meet(strands[index + 1], from: y) }
      if areTwo {
        if index + 2 < active {
          strands[index + 1].meet(strands[index + 2], from: y)
        } else {
          strands[index + 1].meetNobody()
        }
      }
    }
    for index in 0..<active {
      strands[index].close(at: heights.upperBound, correcting: &corrections)
    }
    return true
  }

  /// Inserts what begins first among the first `active` strands, with what begins at the same point, and
  /// returns their places: one, or two as a rule.
  @inline(__always)
  private static func insert(
    _ starts: Span<UInt64>, _ descents: Span<Descent>, _ edges: Span<BandEdge>,
    _ order: Span<Int32>, into strands: inout MutableSpan<Strand>, _ active: Int, at y: Int32
  ) -> Range<Int> {
    var strand = strand(starts[0], descents, edges, order, from: y)
    var place = active
    while place > 0, strands[place - 1].liesRight(of: strand, at: y) { place -= 1 }
    var count = 1
    if starts.count > 1, starts[1] >> 16 == starts[0] >> 16 {
      var other = BandSweep.strand(starts[1], descents, edges, order, from: y)
      // Unless one that passes there lies between them.
      if place == 0 || !strands[place - 1].liesRight(of: other, at: y),
        place == active || strands[place].liesRight(of: other, at: y)
      {
        if strand.liesRight(of: other, at: y) { swap(&strand, &other) }
        count = 2
        move(&strands, place..<active, by: 2)
        strands[place + 1] = other
      }
    }
    if count == 1 { move(&strands, place..<active, by: 1) }
    strands[place] = strand
    return place..<place + count
  }

  @inline(__always)
  private static func strand(
    _ start: UInt64, _ descents: Span<Descent>, _ edges: Span<BandEdge>, _ order: Span<Int32>,
    from y: Int32
  ) -> Strand {
    let descent = descents[Int(start & 0xffff)]
    return Strand(descent, edges[Int(order[Int(descent.first)])], from: y)
  }

  /// Moves strands to the right.
  @inline(__always)
  private static func move(
    _ strands: inout MutableSpan<Strand>, _ places: Range<Int>, by count: Int
  ) {
    var place = places.upperBound
    while place > places.lowerBound {
      place -= 1
      strands[place + count] = strands[place]
    }
  }

  /// Removes the strand at `place`, which has ended, from the first `active` ones, with its right neighbour where
  /// that ends there too, and returns their places.
  @inline(__always)
  private static func remove(
    from strands: inout MutableSpan<Strand>, _ active: Int, at place: Int, _ y: Int32,
    correcting corrections: inout [EdgePart]
  ) -> Range<Int> {
    var end = place + 1
    if end < active, strands[end].ends(at: y) {
      strands[end].close(at: y, correcting: &corrections)
      end += 1
    }
    for next in end..<active { strands[next - (end - place)] = strands[next] }
    return place..<end
  }

  /// The places where others lie, when one more is inserted. Never none.
  private static func others(_ places: Range<Int>, inserting place: Int) -> Range<Int> {
    if places.isEmpty { return place..<place + 1 }
    let end = places.upperBound > place ? places.upperBound + 1 : place + 1
    return min(places.lowerBound, place)..<end
  }

  /// The same when one is removed: the one that takes its place counts.
  private static func others(_ places: Range<Int>, removing place: Int) -> Range<Int> {
    if places.isEmpty { return place..<place + 1 }
    let end = places.upperBound > place + 1 ? places.upperBound - 1 : place + 1
    return min(places.lowerBound, place)..<end
  }

  /// Has the first `active` strands add, from `y` on, what makes the sum `inside` where a winding number has some
  /// of the bits that are `counted`, and 0 elsewhere. Those not among the `others` do so already, but for such
  /// on their right as have another winding number than before.
  @inline(__always)
  private static func weigh(
    _ strands: inout MutableSpan<Strand>, _ others: Range<Int>, _ active: Int, _ inside: Int32,
    _ counted: Int32, at y: Int32, correcting corrections: inout [EdgePart]
  ) {
    var index = others.lowerBound
    var winding: Int32 = 0
    if index > 0 { winding = strands[index - 1].winding &+ strands[index - 1].sign }
    var left = winding & counted != 0 ? inside : 0
    while index < active {
      if index >= others.upperBound, strands[index].winding == winding { return }
      strands[index].winding = winding
      winding &+= strands[index].sign
      let right = winding & counted != 0 ? inside : 0
      if right &- left != strands[index].weight {
        strands[index].setWeight(right &- left, at: y, correcting: &corrections)
      }
      left = right
      index += 1
    }
  }

  /// The same for the strand at `place` and the one on its right, which alone have changed places.
  @inline(__always)
  private static func weighPair(
    _ strands: inout MutableSpan<Strand>, _ place: Int, _ inside: Int32, _ counted: Int32,
    at y: Int32, correcting corrections: inout [EdgePart]
  ) {
    let winding = strands[place + 1].winding
    let between = winding &+ strands[place].sign
    strands[place].winding = winding
    strands[place + 1].winding = between
    let left = winding & counted != 0 ? inside : 0
    let middle = between & counted != 0 ? inside : 0
    let right = (between &+ strands[place + 1].sign) & counted != 0 ? inside : 0
    if middle &- left != strands[place].weight {
      strands[place].setWeight(middle &- left, at: y, correcting: &corrections)
    }
    if right &- middle != strands[place + 1].weight {
      strands[place + 1].setWeight(right &- middle, at: y, correcting: &corrections)
    }
  }

  /// The next event of the first `active` strands in the upper half, with the strand's place, to find both
  /// without a branch. Only blocks of those that have `changed` are looked through.
  @inline(__always)
  private static func next(
    _ strands: borrowing MutableSpan<Strand>, _ active: Int, _ nextOfBlock: inout MutableSpan<Int>,
    _ changed: Range<Int>
  ) -> Int {
    // As a rule all are in one block.
    if active <= blockSize {
      let nearest = next(strands, among: 0..<active)
      nextOfBlock[0] = nearest
      return nearest
    }
    var start = changed.lowerBound / blockSize * blockSize
    while start < changed.upperBound {
      nextOfBlock[start / blockSize] = next(
        strands, among: start..<min(start + blockSize, active))
      start += blockSize
    }
    var nearest = Int.max
    for block in 0..<(active + blockSize - 1) / blockSize {
      nearest = min(nearest, nextOfBlock[block])
    }
    return nearest
  }

  /// The same for the strands at these places.
  @inline(__always)
  private static func next(
    _ strands: borrowing MutableSpan<Strand>, among places: Range<Int>
  ) -> Int {
    var nearest = Int.max
    for place in places { nearest = min(nearest, Int(strands[place].event) << 32 | place) }
    return nearest
  }
}
