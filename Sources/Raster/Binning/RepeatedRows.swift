import RasterKernels

/// Finds rows of a band that an outline covers as it covers the row above them, as those between the
/// corners of a frame, and leaves their edges out. Keeps its memory.
struct RepeatedRows {
  /// The edges that are left: those of the other rows.
  private(set) var kept: [BandEdge] = []
  /// The rows that repeat the one above, a bit each.
  private(set) var rows: UInt32 = 0

  /// True when some rows repeat others, whose edges are not among those kept.
  var hasAny: Bool { rows != 0 }

  /// Below so many it is not worth while.
  private static let leastCount = 8

  /// No row repeats another.
  mutating func removeAll() { rows = 0 }

  /// Stores in `kept` what `edges` do in those of a band's `rows` that do not repeat the one above. Does
  /// nothing, and makes no row a repeated one, where nearly all rows are of their own.
  mutating func leaveOut(of edges: Span<BandEdge>, rows: Range<Int>) {
    self.rows = 0
    guard rows.count > Self.leastCount, edges.count > 0 else { return }
    var repeated = Self.bits(rows.lowerBound + 1..<rows.upperBound)
    for index in edges.indices {
      repeated &= ~Self.ownRows(of: edges[index])
      if repeated == 0 { return }
    }
    guard repeated.nonzeroBitCount >= Self.leastCount else { return }
    self.rows = repeated
    kept.removeAll(keepingCapacity: true)
    for index in edges.indices {
      let edge = edges[index]
      if edge.x0 != edge.x1 || edge.y0 == edge.y1 {
        kept.append(edge)
      } else {
        appendParts(of: edge)
      }
    }
  }

  /// The rows that an edge covers otherwise than the row above.
  @inline(__always)
  private static func ownRows(of edge: BandEdge) -> UInt32 {
    if edge.y0 == edge.y1 { return 0 }
    let top = Int(min(edge.y0, edge.y1))
    let bottom = Int(max(edge.y0, edge.y1))
    // The row behind its end no longer has it.
    if edge.x0 != edge.x1 { return bits(row(above: top)..<row(below: bottom) + 1) }
    return bits(row(above: top)..<row(below: top) + 1)
      | bits(row(above: bottom)..<row(below: bottom) + 1)
  }

  /// The row that begins at a height or is the last one to begin above it.
  @inline(__always)
  private static func row(above y: Int) -> Int { y &>> Int(Subpixel.bits) }

  /// The row that begins at a height or is the first one to begin below it.
  @inline(__always)
  private static func row(below y: Int) -> Int {
    (y &+ Int(Subpixel.one) &- 1) &>> Int(Subpixel.bits)
  }

  /// A bit for each of the rows, as far as a band has them.
  @inline(__always)
  private static func bits(_ rows: Range<Int>) -> UInt32 {
    UInt32(truncatingIfNeeded: 1 &<< rows.upperBound &- 1 &<< rows.lowerBound)
  }

  /// Appends what an upright edge does in each run of rows that do not repeat the one above.
  private mutating func appendParts(of edge: BandEdge) {
    let one = Int(Subpixel.one)
    let top = Int(min(edge.y0, edge.y1))
    let bottom = Int(max(edge.y0, edge.y1))
    var start = top
    while start < bottom {
      let row = start / one
      let end = row + (rows >> UInt32(row)).trailingZeroBitCount
      append(edge, start, min(end * one, bottom))
      start = (end + (~rows >> UInt32(end)).trailingZeroBitCount) * one
    }
  }

  private mutating func append(_ edge: BandEdge, _ start: Int, _ end: Int) {
    let (top, bottom) = (UInt16(start), UInt16(end))
    let isDown = edge.y0 < edge.y1
    kept.append(
      BandEdge(
        x0: edge.x0, y0: isDown ? top : bottom, x1: edge.x1, y1: isDown ? bottom : top))
  }
}
