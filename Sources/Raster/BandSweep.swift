import RasterKernels

/// Goes down the edges of an outline in a band, to find out whether it lies over itself anywhere.
///
/// Between two heights at which edges begin or end, those that are there lie side by side unless some
/// cross; the winding numbers between them then follow from left to right. Few edges, as those of a letter,
/// are looked at sooner than what they leave in each pixel that two of them share.
struct BandSweep {
  /// The edges by their upper ends: those heights, with the edges' indices in the lower half.
  private var starts: [UInt64] = []
  /// The edges at the height that was reached, from left to right.
  private var strands: [Strand] = []
  private var parts = BandParts()
  /// Edges of the last outline, in its order.
  private(set) var remaining: [BandEdge] = []
  /// Which those are.
  private var remains: [Bool] = []

  /// An edge on its way down.
  private struct Strand: BitwiseCopyable {
    /// Where it is at the height that was reached.
    var x: Double
    /// x at height 0, were it so long.
    let base: Double
    let slope: Double
    /// The height of its lower end.
    let bottom: Int32
    /// +1 or −1: what it adds to the winding number.
    let sign: Int32

    @inline(__always)
    init(_ edge: BandEdge) {
      let goesDown = edge.y0 < edge.y1
      let (top, bottom) = (Int32(goesDown ? edge.y0 : edge.y1), Int32(goesDown ? edge.y1 : edge.y0))
      let (from, to) = goesDown ? (edge.x0, edge.x1) : (edge.x1, edge.x0)
      slope = Double(to - from) / Double(bottom - top)
      base = Double(from) - slope * Double(top)
      x = Double(from)
      self.bottom = bottom
      sign = goesDown ? 1 : -1
    }

    static var none: Strand { Strand(BandEdge(x0: 0, y0: 0, x1: 0, y1: 1)) }

    /// True when it lies right of another one just below the height that both have reached.
    @inline(__always)
    func liesRight(of other: Strand) -> Bool { x > other.x || x == other.x && slope > other.slope }
  }

  /// More edges are not worth it: they cross sooner or later.
  private static let mostEdges = 256
  /// Not more than these are taken for one part, without a look for several.
  private static let fewEdges = 96
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
    BandSweep.list(edges, parts.order, range, into: &starts)
    sort(&starts, 0..<range.count) { $0 < $1 }
    return BandSweep.windOnce(edges, starts, range.count, &strands)
  }

  /// Stores where the edges at these places of `order` begin, in the order of rows.
  private static func list(
    _ edges: Span<BandEdge>, _ order: [Int32], _ range: Range<Int>, into starts: inout [UInt64]
  ) {
    var starts = starts.mutableSpan
    let order = order.span.extracting(range)
    var places = InlineArray<33, Int>(repeating: 0)
    for index in order.indices { places[row(of: edges[Int(order[index])]) + 1] += 1 }
    for row in 1...32 { places[row] += places[row - 1] }
    for index in order.indices {
      let edge = edges[Int(order[index])]
      let row = row(of: edge)
      starts[places[row]] = UInt64(min(edge.y0, edge.y1)) << 32 | UInt64(order[index])
      places[row] += 1
    }
  }

  /// The row where it begins.
  @inline(__always)
  private static func row(of edge: BandEdge) -> Int {
    Int(min(edge.y0, edge.y1) >> UInt16(Subpixel.bits)) & 31
  }

  // Memory comes as separate arguments: spans of two properties would exclude each other.
  private static func windOnce(
    _ edges: Span<BandEdge>, _ starts: [UInt64], _ count: Int, _ strands: inout [Strand]
  ) -> Bool {
    let starts = starts.span
    var strands = strands.mutableSpan
    var (least, greatest): (Int32, Int32) = (0, 0)
    var budget = 16 * count
    var active = 0
    var next = 0
    var y: Int32 = 0
    while next < count || active > 0 {
      if active == 0 { y = Int32(starts[next] >> 32) }
      // What ends here has gone.
      var bottom = Int32.max
      var kept = 0
      for index in 0..<active where strands[index].bottom > y {
        bottom = min(bottom, strands[index].bottom)
        if kept != index { strands[kept] = strands[index] }
        kept += 1
      }
      active = kept
      while next < count {
        let top = Int32(starts[next] >> 32)
        if top > y {
          bottom = min(bottom, top)
          break
        }
        let strand = Strand(edges[Int(starts[next] & 0xffff_ffff)])
        bottom = min(bottom, strand.bottom)
        var place = active
        while place > 0, strands[place - 1].liesRight(of: strand) {
          strands[place] = strands[place - 1]
          place -= 1
        }
        strands[place] = strand
        active += 1
        next += 1
      }
      budget -= active
      if budget < 0 { return false }
      // All go down to where the next one begins or ends, and must not have changed places.
      let height = Double(bottom)
      var winding: Int32 = 0
      var left = -Double.infinity
      for index in 0..<active {
        let x = strands[index].base + strands[index].slope * height
        if x < left - rounding { return false }
        left = x
        strands[index].x = x
        winding += strands[index].sign
        least = min(least, winding)
        greatest = max(greatest, winding)
      }
      // By either rule.
      if greatest - least > 1 { return false }
      y = bottom
    }
    return true
  }
}
