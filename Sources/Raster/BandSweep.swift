import RasterKernels

/// Goes down the edges of an outline in a band, to find out whether it lies over itself anywhere.
///
/// Between two heights at which edges begin or end, those that are there lie side by side unless some
/// cross; the winding numbers between them then follow from left to right. An edge that begins where another
/// ends has its place among them, so only its two neighbours can tell whether any cross. Few edges, as
/// those of a letter, are looked at sooner than what they leave in each pixel that two of them share.
struct BandSweep {
  private var descents: [Descent] = []
  /// Their upper ends in the order of height: the height, with the descent's index in the lower half.
  private var starts: [UInt64] = []
  /// The edges at the height that was reached, from left to right.
  private var strands: [Strand] = []
  private var parts = BandParts()
  /// Edges of the last outline, in its order.
  private(set) var remaining: [BandEdge] = []
  /// Which those are.
  private var remains: [Bool] = []

  /// Edges that begin where others end, on the way down.
  private struct Descent: BitwiseCopyable {
    /// The places of the uppermost one and of the lowest in the order of edges, in which all between them lie.
    var first: Int32
    var last: Int32
  }

  /// A descent, at one of its edges.
  private struct Strand: BitwiseCopyable {
    private(set) var descent: Descent
    /// Where that edge begins.
    private(set) var x: Double
    private(set) var top: Int32
    private var slope: Double
    /// The height of its lower end.
    private(set) var bottom: Int32
    /// +1 or −1: what it adds to the winding number.
    let sign: Int32

    @inline(__always)
    init(_ descent: Descent, _ edge: BandEdge) {
      self.descent = descent
      sign = edge.y0 < edge.y1 ? 1 : -1
      (x, top, slope, bottom) = (0, 0, 0, 0)
      follow(edge)
    }

    static var none: Strand {
      Strand(Descent(first: 0, last: 0), BandEdge(x0: 0, y0: 0, x1: 0, y1: 1))
    }

    @inline(__always)
    private mutating func follow(_ edge: BandEdge) {
      let goesDown = sign > 0
      (top, bottom) = (Int32(goesDown ? edge.y0 : edge.y1), Int32(goesDown ? edge.y1 : edge.y0))
      let (from, to) = goesDown ? (edge.x0, edge.x1) : (edge.x1, edge.x0)
      x = Double(from)
      slope = Double(to - from) / Double(bottom - top)
    }

    var isAtLast: Bool { descent.first == descent.last }

    /// Goes on to the next edge.
    @inline(__always)
    mutating func goOn(_ edges: Span<BandEdge>, _ order: Span<Int32>) {
      descent.first += sign
      follow(edges[Int(order[Int(descent.first)])])
    }

    @inline(__always)
    func x(at height: Int32) -> Double { x + slope * Double(height - top) }

    /// True when it lies right of another one, just below where that begins.
    @inline(__always)
    func liesRight(of other: Strand) -> Bool {
      let x = x(at: other.top)
      return x > other.x || x == other.x && slope > other.slope
    }

    /// True when they have not changed places where one of the two ends.
    @inline(__always)
    func staysLeft(of other: Strand) -> Bool {
      let height = min(bottom, other.bottom)
      return x(at: height) <= other.x(at: height) + BandSweep.rounding
    }
  }

  /// More edges are not worth it: they cross sooner or later.
  private static let mostEdges = 256
  /// Not more than these are taken for one part, without a look for several.
  static let fewEdges = 192
  /// After so many parts that lie over themselves no more are looked at.
  private static let mostFound = 4

  /// Where edges lie over each other by less, in steps, it is because their ends were rounded.
  private static let rounding = 0.5

  /// Which edges may lie over others.
  enum Overlap {
    case none
    /// Those in `remaining`.
    case some
    case all
  }

  /// Leaves out those of `edges`, in `width` columns, whose part of the outline winds round no point more than
  /// once, and round no two the one this and the other the other way. Others may stay where it would take long
  /// to find out.
  mutating func overlap(of edges: Span<BandEdge>, width: Int) -> Overlap {
    if strands.isEmpty {
      strands = Array(repeating: .none, count: BandSweep.mostEdges)
      descents = Array(repeating: Descent(first: 0, last: 0), count: BandSweep.mostEdges)
      starts = Array(repeating: 0, count: BandSweep.mostEdges)
    }
    parts.find(in: edges, width: width, isOne: edges.count <= BandSweep.fewEdges)
    var found = 0
    var from = 0
    for end in parts.ends {
      if found == BandSweep.mostFound || !windsOnce(edges, from..<end) {
        if parts.ends.count == 1 { return .all }
        if found == 0 { begin(count: edges.count) }
        found += 1
        for place in from..<end { remains[Int(parts.order[place])] = true }
      }
      from = end
    }
    if found == 0 { return .none }
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

  /// Whether that is so of the part whose edges are at these places in the order; false where they are many.
  private mutating func windsOnce(_ edges: Span<BandEdge>, _ range: Range<Int>) -> Bool {
    guard range.count <= BandSweep.mostEdges else { return false }
    let count = BandSweep.list(edges, parts.order, range, into: &descents, &starts)
    sort(&starts, 0..<count) { $0 < $1 }
    return BandSweep.windOnce(edges, parts.order, range.count, descents, starts, count, &strands)
  }

  // Memory comes as separate arguments: spans of two properties would exclude each other.

  /// Stores the descents among the edges at these places of `order`, and where they begin; returns how many
  /// there are.
  private static func list(
    _ edges: Span<BandEdge>, _ order: [Int32], _ range: Range<Int>, into descents: inout [Descent],
    _ starts: inout [UInt64]
  ) -> Int {
    let order = order.span
    var descents = descents.mutableSpan
    var starts = starts.mutableSpan
    var count = 0
    var place = range.lowerBound
    while place < range.upperBound {
      let first = place
      var edge = edges[Int(order[place])]
      let (goesDown, y) = (edge.y0 < edge.y1, edge.y0)
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
      starts[count] = UInt64(goesDown ? y : edge.y1) << 32 | UInt64(count)
      count += 1
    }
    return count
  }

  private static func windOnce(
    _ edges: Span<BandEdge>, _ order: [Int32], _ edgeCount: Int, _ descents: [Descent],
    _ starts: [UInt64], _ count: Int, _ strands: inout [Strand]
  ) -> Bool {
    let order = order.span
    let descents = descents.span
    let starts = starts.span
    var strands = strands.mutableSpan
    var (least, greatest): (Int32, Int32) = (0, 0)
    var areOthers = false
    var budget = 16 * edgeCount
    var active = 0
    var next = 0
    var y: Int32 = 0
    // What ends at a height goes before what begins there.
    while next < count || active > 0 {
      var bottom = Int32.max
      var index = 0
      for other in 0..<active where strands[other].bottom < bottom {
        bottom = strands[other].bottom
        index = other
      }
      let top = next < count ? Int32(starts[next] >> 32) : Int32.max
      if min(top, bottom) > y {
        y = min(top, bottom)
        if areOthers {
          areOthers = false
          var winding: Int32 = 0
          for index in 0..<active {
            winding += strands[index].sign
            least = min(least, winding)
            greatest = max(greatest, winding)
          }
          // By either rule.
          if greatest - least > 1 { return false }
        }
      }
      budget -= active
      if budget < 0 { return false }
      if bottom <= top, !strands[index].isAtLast {
        strands[index].goOn(edges, order)
      } else if bottom <= top {
        active -= 1
        for place in index..<active { strands[place] = strands[place + 1] }
        areOthers = true
      } else {
        let descent = descents[Int(starts[next] & 0xffff_ffff)]
        let strand = Strand(descent, edges[Int(order[Int(descent.first)])])
        index = active
        while index > 0, strands[index - 1].liesRight(of: strand) {
          strands[index] = strands[index - 1]
          index -= 1
        }
        strands[index] = strand
        active += 1
        next += 1
        areOthers = true
      }
      // Whoever lie side by side must not change places before one of them ends.
      if index > 0, index < active, !strands[index - 1].staysLeft(of: strands[index]) {
        return false
      }
      if index + 1 < active, !strands[index].staysLeft(of: strands[index + 1]) { return false }
    }
    return true
  }
}
