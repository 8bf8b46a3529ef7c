/// Numbers the chains of an outline: runs of connected edges that all go down or all go up. Every
/// height meets a chain at most once, so a chain cannot overlap itself.
public struct EdgeChains {
  /// The number of the current edge's chain.
  @inlinable public var current: UInt32 { number }
  /// Rows of the band, one bit each, in which an edge starts or ends unconnected to its neighbour
  /// in the list: a horizontal edge may run there, of which nothing else is known.
  @inlinable public var openRows: UInt32 { loose }

  @usableFromInline var number: UInt32
  @usableFromInline var loose: UInt32 = 0
  @usableFromInline var last = EdgeChains.none
  @usableFromInline var goesDown = false

  @inlinable static var none: BandEdge { BandEdge(x0: -1, y0: 0, x1: -1, y1: 0) }

  /// Chains will be numbered from `first` + 1 on.
  @inlinable @inline(__always)
  public init(first: UInt32) { number = first }

  /// Goes on to `edge`.
  @inlinable @inline(__always)
  public mutating func advance(to edge: BandEdge) {
    let down = edge.y0 <= edge.y1
    if edge.x0 != last.x1 || edge.y0 != last.y1 {
      loose |= EdgeChains.bit(ofRowInside: last.y1) | EdgeChains.bit(ofRowInside: edge.y0)
      number += 1
    } else if down != goesDown {
      number += 1
    }
    goesDown = down
    last = edge
  }

  /// Notes where the last edge ends: the first one may begin elsewhere.
  @inlinable @inline(__always)
  public mutating func finish() { loose |= EdgeChains.bit(ofRowInside: last.y1) }

  /// The row that height `y` is inside of; none for a border between rows.
  @inlinable @inline(__always)
  static func bit(ofRowInside y: UInt16) -> UInt32 {
    let y = UInt32(y)
    let isInside = y & UInt32(Subpixel.one - 1) != 0
    return isInside ? 1 << (y >> UInt32(Subpixel.bits) & 31) : 0
  }
}
