/// A straight edge inside one band of rows, on the `Subpixel` grid: x from the left end of the
/// shape's cells, y from the band's top. Going down (y0 < y1) it adds to the winding of what lies
/// right of it, going up it takes away.
public struct BandEdge: BitwiseCopyable, Hashable, Sendable {
  public var x0: Int32
  public var x1: Int32
  public var y0: UInt16
  public var y1: UInt16

  @inlinable
  public init(x0: Int32, y0: UInt16, x1: Int32, y1: UInt16) {
    self.x0 = x0
    self.x1 = x1
    self.y0 = y0
    self.y1 = y1
  }
}
