/// An edge between two heights, in the very pieces of the whole edge but for where it begins and ends.
public struct EdgePart: BitwiseCopyable, Hashable, Sendable {
  /// The edge; the part goes its way.
  public var edge: BandEdge
  /// x of its upper and of its lower end, in steps.
  public var topX: Int32
  public var bottomX: Int32
  /// The heights of both, none of which lies beyond the edge's.
  public var top: UInt16
  public var bottom: UInt16

  @inlinable @inline(__always)
  public init(of edge: BandEdge, from top: (x: Int32, y: UInt16), to bottom: (x: Int32, y: UInt16))
  {
    self.edge = edge
    (topX, bottomX) = (top.x, bottom.x)
    self.top = top.y
    self.bottom = bottom.y
  }

  /// All of `edge`.
  @inlinable @inline(__always)
  public init(_ edge: BandEdge) {
    let goesDown = edge.y0 < edge.y1
    self.init(
      of: edge, from: goesDown ? (edge.x0, edge.y0) : (edge.x1, edge.y1),
      to: goesDown ? (edge.x1, edge.y1) : (edge.x0, edge.y0))
  }
}
