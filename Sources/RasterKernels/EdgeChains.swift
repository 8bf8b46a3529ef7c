/// Numbers the chains of an outline: runs of connected edges that all go down or all go up. Every
/// height meets a chain at most once, so a chain cannot overlap itself.
package struct EdgeChains {
  /// The number of the current edge's chain.
  package private(set) var current: UInt32
  /// Rows of the band, one bit each, in which an edge starts or ends unconnected to its neighbour
  /// in the list: a horizontal edge may run there, of which nothing else is known.
  package private(set) var openRows: UInt32 = 0

  private var last = BandEdge(x0: -1, y0: 0, x1: -1, y1: 0)
  private var goesDown = false

  /// Chains will be numbered from `first` + 1 on.
  package init(first: UInt32) { current = first }

  /// Goes on to `edge`, which is not horizontal.
  @inline(__always)
  package mutating func advance(to edge: BandEdge) {
    let down = edge.y0 < edge.y1
    if edge.x0 != last.x1 || edge.y0 != last.y1 {
      openRows |= EdgeChains.bit(ofRowInside: last.y1) | EdgeChains.bit(ofRowInside: edge.y0)
      current += 1
    } else if down != goesDown {
      current += 1
    }
    goesDown = down
    last = edge
  }

  /// Notes where the last edge ends.
  package mutating func finish() { openRows |= EdgeChains.bit(ofRowInside: last.y1) }

  /// The row that height `y` is inside of; none for a border between rows.
  @inline(__always)
  private static func bit(ofRowInside y: UInt16) -> UInt32 {
    let y = UInt32(y)
    let isInside = y & UInt32(Subpixel.one - 1) != 0
    return isInside ? 1 << (y >> UInt32(Subpixel.bits) & 31) : 0
  }
}
