/// A straight edge of an outline in `Subpixel` steps of the picture; never outside the picture, and
/// never horizontal.
public struct Edge: BitwiseCopyable, Hashable, Sendable {
  public var x0: Int32
  public var y0: Int32
  public var x1: Int32
  public var y1: Int32

  @inlinable @inline(__always)
  public init(x0: Int32, y0: Int32, x1: Int32, y1: Int32) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }
}
