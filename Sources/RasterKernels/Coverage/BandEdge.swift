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

  /// The mark before the edges of a contour: a level edge of no length. Contours that are known to wind round no
  /// point more than once, those of the same `area` together, have its number; 0: nothing is known.
  @inlinable
  public init(markOf area: Int32) { self.init(x0: area, y0: 0, x1: area, y1: 0) }
}
