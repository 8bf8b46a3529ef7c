import RasterKernels

/// Edges of a `BandSweep` that begin where others end, on the way down.
struct MonotoneChain: BitwiseCopyable {
  /// The indices of the uppermost one and of the lowest in the order of edges, in which all between them lie.
  var first: Int32
  var last: Int32
}

/// A chain, at one of its edges.
struct ActiveEdge: BitwiseCopyable {
  /// Where edges lie over each other by less, in steps, it is because their ends were rounded.
  private static let rounding = 0.5

  private var chain: MonotoneChain
  /// Where that edge begins.
  private var x: Double
  private var slope: Double
  /// Where it would be at height 0: two active edges meet where that and slopes say, no matter where their edges begin.
  private var origin: Double
  /// `bottom`, as crossings are computed with it.
  private var lowest: Double
  /// The winding number left of it.
  var winding: Int32
  // Narrow, so that an active edge has 64 bytes.
  private let narrowSign: Int16
  private var narrowWeight: Int16
  private var narrowSince: UInt16
  private var narrowTop: UInt16
  private var narrowBottom: UInt16
  private var narrowEvent: UInt16 = 0
  /// The slots of its neighbours in a `SweepStatus`.
  var left: UInt16 = 0
  var right: UInt16 = 0
  /// The slot of the next one that is to be weighed; 0 where it is not to be.
  var nextUnweighed: UInt16 = 0

  @inline(__always)
  init(_ chain: MonotoneChain, _ edge: BandEdge, from y: Int32) {
    self.chain = chain
    narrowSince = UInt16(truncatingIfNeeded: y)
    narrowSign = edge.y0 < edge.y1 ? 1 : -1
    narrowWeight = narrowSign
    winding = 0
    (x, slope, origin, lowest, narrowTop, narrowBottom) = (0, 0, 0, 0, 0, 0)
    follow(edge)
  }

  /// The end of a row of active edges: it lies at `x` at all heights, and nothing meets it.
  init(endAt x: Double) {
    chain = MonotoneChain(first: 0, last: 0)
    (self.x, slope, origin) = (x, 0, x)
    (lowest, narrowTop, narrowBottom) = (Double(UInt16.max), 0, UInt16.max)
    narrowEvent = UInt16.max
    (narrowSince, narrowSign, narrowWeight, winding) = (0, 0, 0, 0)
  }

  /// +1 or −1: what it adds to the winding number.
  var sign: Int32 { Int32(narrowSign) }

  private var top: Int32 { Int32(narrowTop) }

  /// The height of its lower end.
  var bottom: Int32 { Int32(narrowBottom) }

  /// The height of its next event: that at which its right neighbour comes to lie left of it, or else that of its
  /// lower end. `never` for a slot that is not used.
  var event: Int32 {
    get { Int32(narrowEvent) }
    set { narrowEvent = UInt16(truncatingIfNeeded: newValue) }
  }

  static let never = Int32(UInt16.max)

  /// What it is to add to the winding number that is accumulated, from `since` on.
  var weight: Int32 { Int32(narrowWeight) }

  @inline(__always)
  private mutating func follow(_ edge: BandEdge) {
    let goesDown = sign > 0
    (narrowTop, narrowBottom) = goesDown ? (edge.y0, edge.y1) : (edge.y1, edge.y0)
    let (from, to) = goesDown ? (edge.x0, edge.x1) : (edge.x1, edge.x0)
    x = Double(from)
    slope = Double(to &- from) / Double(bottom &- top)
    lowest = Double(bottom)
    origin = x - slope * Double(top)
  }

  var isAtLast: Bool { chain.first == chain.last }

  /// True when nothing of it is left below `y`.
  func ends(at y: Int32) -> Bool { bottom == y && isAtLast }

  /// Goes on to the next edge.
  @inline(__always)
  mutating func goOn(_ edges: Span<BandEdge>, _ order: Span<Int32>) {
    chain.first &+= sign
    follow(edges[Int(order[Int(chain.first)])])
  }

  @inline(__always)
  func x(at height: Int32) -> Double { x + slope * Double(height &- top) }

  /// True when it lies right of another one just below height `y`.
  @inline(__always)
  func liesRight(of other: ActiveEdge, at y: Int32) -> Bool {
    let (x, otherX) = (x(at: y), other.x(at: y))
    return x > otherX || x == otherX && slope > other.slope
  }

  /// The height from `y` on at which its right neighbour comes to lie left of it before one of the two ends, or
  /// else that of its lower end.
  @inline(__always)
  func event(before right: ActiveEdge, from y: Int32) -> Int32 {
    let (away, slope) = (origin - right.origin, slope - right.slope)
    guard away + slope * min(lowest, right.lowest) > ActiveEdge.rounding else { return bottom }
    let end = min(bottom, right.bottom)
    if away + slope * Double(y) >= 0 { return min(y, end &- 1) }
    return min(ActiveEdge.nearest(-away / slope), end &- 1)
  }

  /// From height `y` on it adds `weight`; see `close`.
  mutating func setWeight(
    _ weight: Int32, at y: Int32, beside accumulated: Int32,
    correcting corrections: inout [EdgePart]
  ) {
    close(at: y, beside: accumulated, correcting: &corrections)
    narrowWeight = Int16(truncatingIfNeeded: weight)
    narrowSince = UInt16(truncatingIfNeeded: y)
  }

  /// Appends what makes of its edges, which have been accumulated so many times, what it is to add down to `y`. It
  /// changes nothing, but would be copied otherwise.
  @inline(__always)
  mutating func close(
    at y: Int32, beside accumulated: Int32, correcting corrections: inout [EdgePart]
  ) {
    let missing = weight &- sign &* accumulated
    if missing != 0 { correct(to: y, by: missing, &corrections) }
  }

  @inline(never)
  private mutating func correct(
    to y: Int32, by missing: Int32, _ corrections: inout [EdgePart]
  ) {
    let since = max(Int32(narrowSince), top)
    if since >= y { return }
    let (upperX, lowerX) = (x(at: since), x(at: y))
    let lower = (x: Int32(lowerX + 0.5), y: UInt16(truncatingIfNeeded: y))
    var upper = (x: Int32(upperX + 0.5), y: UInt16(truncatingIfNeeded: since))
    let edge = edge(missing > 0)
    for number in 0..<abs(missing) {
      if number == 1 {
        // The step above or below with which the second one makes up for what rounding changes of the
        // first one's area. An end that is whole stays, so that none leaves the cells.
        let rest = 2 * (upperX + lowerX) - Double(upper.x) - 2 * Double(lower.x)
        upper.x = min(max(Int32(upperX + 0.01), Int32(rest + 0.5)), Int32(upperX + 0.99))
      }
      corrections.append(EdgePart(of: edge, from: upper, to: lower))
    }
  }

  /// The edge that it is at, down or up.
  @inline(__always)
  private func edge(_ goesDown: Bool) -> BandEdge {
    let from = (x: ActiveEdge.nearest(x), y: UInt16(truncatingIfNeeded: top))
    // The slope is a quotient: but for what `Double` rounds this is the end.
    let to = (x: ActiveEdge.nearest(x(at: bottom)), y: UInt16(truncatingIfNeeded: bottom))
    return goesDown
      ? BandEdge(x0: from.x, y0: from.y, x1: to.x, y1: to.y)
      : BandEdge(x0: to.x, y0: to.y, x1: from.x, y1: from.y)
  }

  /// The nearest whole number, of two equally near the even one.
  @inline(__always)
  private static func nearest(_ x: Double) -> Int32 {
    // So large a number has no bits behind the point.
    Int32(truncatingIfNeeded: (x + 0x1.8p52).bitPattern)
  }
}
