/// Numbers the chains of an outline: runs of connected edges that all go down or all go up. Every
/// height meets a chain at most once, so a chain cannot overlap itself.
///
/// A contour that is marked to wind once is one chain as a whole, and so are those of one area that come one after
/// the other: see `BandEdge(markOf:)`.
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
  /// The first edge of a marked contour.
  @usableFromInline var first = EdgeChains.none
  @usableFromInline var isAfterMark = false
  /// The number of the marked area that the contour is of, or 0.
  @usableFromInline var area: Int32 = 0

  @inlinable static var none: BandEdge { BandEdge(x0: -1, y0: 0, x1: -1, y1: 0) }

  /// Chains will be numbered from `first` + 1 on.
  @inlinable @inline(__always)
  public init(first: UInt32) { number = first }

  /// Goes on to `edge`.
  @inlinable @inline(__always)
  public mutating func advance(to edge: BandEdge) {
    if edge.y0 == edge.y1 {
      if edge.x0 == edge.x1 { begin(edge.x0) }
      return
    }
    let down = edge.y0 < edge.y1
    if isAfterMark {
      isAfterMark = false
      first = edge
    } else if edge.x0 != last.x1 || edge.y0 != last.y1 {
      loose |= EdgeChains.bit(ofRowInside: last.y1) | EdgeChains.bit(ofRowInside: edge.y0)
      if area == 0 { number += 1 }
    } else if down != goesDown, area == 0 {
      number += 1
    }
    goesDown = down
    last = edge
  }

  @inlinable
  mutating func begin(_ area: Int32) {
    finish()
    first = EdgeChains.none
    last = EdgeChains.none
    isAfterMark = true
    if area == 0 || area != self.area { number += 1 }
    self.area = area
  }

  /// Notes where the last edge ends, unless the contour is known to begin there.
  @inlinable @inline(__always)
  public mutating func finish() {
    if last.x1 == first.x0, last.y1 == first.y0 { return }
    loose |= EdgeChains.bit(ofRowInside: last.y1) | EdgeChains.bit(ofRowInside: first.y0)
  }

  /// The row that height `y` is inside of; none for a border between rows.
  @inlinable @inline(__always)
  static func bit(ofRowInside y: UInt16) -> UInt32 {
    let y = UInt32(y)
    let isInside = y & UInt32(Subpixel.one - 1) != 0
    return isInside ? 1 << (y >> UInt32(Subpixel.bits) & 31) : 0
  }
}
