import RasterKernels

/// Finds edges that lie deep inside their outline in a band, as those of a dense hatching do, and
/// leaves them out.
///
/// An edge as high as the band's rows changes the winding number at every height, wherever it lies in
/// columns that are wound anyway. So those that add to the winding there may as well lie at the
/// columns' left end, and those that take from it at their right end: between them the outline winds
/// but more often, and beyond them as often as before. What so comes to lie over each other cancels, as
/// far as nothing else may take the last winding away. The cost is that of the edges, not of their
/// pieces in every row. Keeps its memory.
struct InnerEdges {
  /// The edges that are left.
  private(set) var kept: [BandEdge] = []

  /// Of every quarter of a pixel how much less and how much more the outline may wind there than in
  /// the one before; then how often it winds at least, and at most.
  private var least: [Int32] = []
  private var greatest: [Int32] = []
  /// Of every column the index of the run of wound columns that it is in, or −1.
  private var runIndices: [Int32] = []
  private var runs: [WoundColumns] = []

  /// Stores in `kept` what fills the same as `edges` where not zero is inside. Returns false, and stores
  /// nothing, where too few would be left out.
  ///
  /// The edges lie at `heights`, within `width` columns.
  mutating func leaveOut(
    of edges: Span<BandEdge>, heights: Range<Int>, width: Int
  ) -> Bool {
    // Only where several edges wind round a column does it not matter what one more does in it.
    guard width > 0, edges.count >= 4 * width else { return false }
    let heights = UInt16(heights.lowerBound)...UInt16(heights.upperBound)
    guard InnerEdges.mostAreWhole(edges, heights) else { return false }
    InnerEdges.clear(&least, 4 * width + 2)
    InnerEdges.clear(&greatest, 4 * width + 2)
    InnerEdges.measure(edges, heights, &least, &greatest)
    findRuns(width)
    if runs.isEmpty { return false }
    InnerEdges.count(edges, heights, runIndices, &runs)
    var missing = 0
    for run in runs { missing += run.surplus }
    guard missing >= edges.count / 4 else { return false }
    kept.removeAll(keepingCapacity: true)
    for index in edges.indices {
      let edge = edges[index]
      if let run = InnerEdges.run(around: edge, heights, runIndices, runs), runs[run].surplus > 0 {
        continue
      }
      kept.append(edge)
    }
    for run in runs where run.surplus > 0 { append(run, heights) }
    return true
  }

  private static func clear(_ numbers: inout [Int32], _ count: Int) {
    numbers.removeAll(keepingCapacity: true)
    numbers.append(contentsOf: repeatElement(0, count: count))
  }

  /// True when at least half of the edges are as high as the band.
  private static func mostAreWhole(
    _ edges: Span<BandEdge>, _ heights: ClosedRange<UInt16>
  ) -> Bool {
    var count = 0
    for index in edges.indices where edges[index].spans(heights) { count += 1 }
    return 2 * count >= edges.count
  }

  /// Finds by how much winding numbers may change from each quarter of a pixel to the next.
  private static func measure(
    _ edges: Span<BandEdge>, _ heights: ClosedRange<UInt16>, _ least: inout [Int32],
    _ greatest: inout [Int32]
  ) {
    var least = least.mutableSpan
    var greatest = greatest.mutableSpan
    let bits = Subpixel.bits - 2
    for index in edges.indices {
      let edge = edges[index]
      // What it may do it may do from its left end on; what it surely does is done behind its right one.
      let first = Int(min(edge.x0, edge.x1) >> bits)
      let next = Int(max(edge.x0, edge.x1) >> bits) + 1
      let isWhole = edge.spans(heights)
      if edge.y0 < edge.y1 {
        greatest[first] += 1
        if isWhole { least[next] += 1 }
      } else {
        least[first] -= 1
        if isWhole { greatest[next] -= 1 }
      }
    }
  }

  /// Finds the runs of columns that are wound at all heights.
  private mutating func findRuns(_ width: Int) {
    runs.removeAll(keepingCapacity: true)
    InnerEdges.clear(&runIndices, width + 1)
    var (low, high): (Int32, Int32) = (0, 0)
    var last: Int32 = 0
    for column in 0..<width {
      var (isOver, isUnder) = (true, true)
      for quarter in 4 * column..<4 * column + 4 {
        low += least[quarter]
        high += greatest[quarter]
        isOver = isOver && low >= 1
        isUnder = isUnder && high <= -1
      }
      let sign: Int32 = isOver ? 1 : isUnder ? -1 : 0
      if sign != 0 {
        let left = Int32(column) << Subpixel.bits
        if sign != last { runs.append(WoundColumns(left: left, right: left, sign: sign)) }
        runs[runs.count - 1].right = left + Subpixel.one
      }
      runIndices[column] = sign == 0 ? -1 : Int32(runs.count - 1)
      last = sign
    }
    runIndices[width] = -1
  }

  /// The run that an edge as high as the band lies in.
  @inline(__always)
  private static func run(
    around edge: BandEdge, _ heights: ClosedRange<UInt16>, _ runIndices: [Int32],
    _ runs: [WoundColumns]
  ) -> Int? {
    let runIndex = Int(runIndices[Int(min(edge.x0, edge.x1) >> Subpixel.bits)])
    guard runIndex >= 0, edge.spans(heights), max(edge.x0, edge.x1) <= runs[runIndex].right
    else { return nil }
    return runIndex
  }

  /// Counts what lies in each run.
  private static func count(
    _ edges: Span<BandEdge>, _ heights: ClosedRange<UInt16>, _ runIndices: [Int32],
    _ runs: inout [WoundColumns]
  ) {
    for index in edges.indices {
      let edge = edges[index]
      let sign: Int32 = edge.y0 < edge.y1 ? 1 : -1
      if let run = run(around: edge, heights, runIndices, runs) {
        if sign == runs[run].sign { runs[run].opening += 1 } else { runs[run].closing += 1 }
        continue
      }
      // Those that begin left of the run have been counted on in finding it.
      let runIndex = Int(runIndices[Int(min(edge.x0, edge.x1) >> Subpixel.bits)])
      if runIndex >= 0, sign != runs[runIndex].sign { runs[runIndex].lowering += 1 }
    }
  }

  /// Appends what is left of the edges inside a run.
  private mutating func append(_ run: WoundColumns, _ heights: ClosedRange<UInt16>) {
    let opening = BandEdge(run.left, heights, sign: run.sign)
    let closing = BandEdge(run.right, heights, sign: -run.sign)
    kept.append(contentsOf: repeatElement(opening, count: run.opening - run.surplus))
    kept.append(contentsOf: repeatElement(closing, count: run.closing - run.surplus))
  }
}

/// Columns that an outline winds round at all heights of a band, in one direction.
private struct WoundColumns {
  /// Where they begin and end, in steps.
  let left: Int32
  var right: Int32
  /// The sign of the winding numbers.
  let sign: Int32
  /// How many edges as high as the band inside add to the winding, and how many take from it.
  var opening = 0
  var closing = 0
  /// How many others may take from it.
  var lowering = 0

  /// How many of either kind may be left out together: `lowering` of those that add must stay.
  var surplus: Int { max(0, min(opening - lowering, closing)) }

  init(left: Int32, right: Int32, sign: Int32) {
    self.left = left
    self.right = right
    self.sign = sign
  }
}

extension BandEdge {
  /// True when it is as high as the band.
  @inline(__always)
  fileprivate func spans(_ heights: ClosedRange<UInt16>) -> Bool {
    min(y0, y1) == heights.lowerBound && max(y0, y1) == heights.upperBound
  }

  /// An upright edge.
  fileprivate init(_ x: Int32, _ heights: ClosedRange<UInt16>, sign: Int32) {
    let (top, bottom) = (heights.lowerBound, heights.upperBound)
    self.init(x0: x, y0: sign > 0 ? top : bottom, x1: x, y1: sign > 0 ? bottom : top)
  }
}
