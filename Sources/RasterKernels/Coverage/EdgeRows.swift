/// The part of an edge inside one row of pixels. The same edge always has the same pieces, bit for
/// bit, whoever asks.
public struct RowPiece: BitwiseCopyable, Hashable, Sendable {
  /// Row of the band.
  public var row: Int32
  /// +1 for edges that go down, −1 for edges that go up.
  public var sign: Int32
  /// x at the upper and at the lower end, in steps.
  public var x0: Int32
  public var x1: Int32
  /// The ends' heights below the row's top: 0…`Subpixel.one`, y0 < y1.
  public var y0: Int32
  public var y1: Int32

  @inlinable @inline(__always)
  public init(row: Int32, sign: Int32, x0: Int32, y0: Int32, x1: Int32, y1: Int32) {
    self.row = row
    self.sign = sign
    self.x0 = x0
    self.x1 = x1
    self.y0 = y0
    self.y1 = y1
  }

  /// The edge that has only this piece.
  @inlinable @inline(__always)
  public var edge: BandEdge {
    let top = UInt16(row << Subpixel.bits + y0)
    let bottom = UInt16(row << Subpixel.bits + y1)
    return sign > 0
      ? BandEdge(x0: x0, y0: top, x1: x1, y1: bottom)
      : BandEdge(x0: x1, y0: bottom, x1: x0, y1: top)
  }

  /// The same with the other sign.
  @inlinable @inline(__always)
  public var reversed: RowPiece {
    RowPiece(row: row, sign: -sign, x0: x0, y0: y0, x1: x1, y1: y1)
  }

  /// First and last pixel it touches.
  @inlinable @inline(__always)
  public var pixels: (first: Int, last: Int) {
    let first = Int(min(x0, x1) >> Subpixel.bits)
    return (first, max(first, Int((max(x0, x1) - 1) >> Subpixel.bits)))
  }
}

/// Walks an edge, or part of one, from row to row, downwards.
public struct EdgeRows {
  @usableFromInline let sign: Int32
  @usableFromInline var row: Int32
  @usableFromInline let lastRow: Int32
  /// Where the whole edge begins.
  @usableFromInline let startX: Int32
  @usableFromInline var x: Int32
  @usableFromInline let endX: Int32
  @usableFromInline var y: Int32
  @usableFromInline let endY: Int32
  /// The height passed of the whole edge.
  @usableFromInline var way: Int32
  /// Steps to the right for each down. Where the edge has not ended, x is not beyond its end: the
  /// 2¹⁵th part of the way is more than what `Float` rounds.
  @usableFromInline let slope: Float

  /// - Precondition: the edge is not horizontal.
  @inlinable @inline(__always)
  public init(_ edge: BandEdge) { self.init(EdgePart(edge)) }

  /// - Precondition: the part's lower end lies below its upper one.
  @inlinable @inline(__always)
  public init(_ part: EdgePart) {
    let whole = EdgePart(part.edge)
    let (top, bottom) = (Int32(part.top), Int32(part.bottom))
    sign = part.edge.y0 < part.edge.y1 ? 1 : -1
    row = top >> Subpixel.bits
    lastRow = (bottom - 1) >> Subpixel.bits
    startX = whole.topX
    x = part.topX
    endX = part.bottomX
    y = top & (Subpixel.one - 1)
    endY = bottom - lastRow << Subpixel.bits
    way = top - Int32(whole.top)
    slope = Float(whole.bottomX - startX) / Float(Int32(whole.bottom) - Int32(whole.top))
  }

  /// The piece in the next row, nil after the last.
  @inlinable @inline(__always)
  public mutating func next() -> RowPiece? {
    if row < lastRow {
      way += Subpixel.one - y
      let end = startX + Subpixel.nearest(Float(way) * slope)
      let piece = RowPiece(row: row, sign: sign, x0: x, y0: y, x1: end, y1: Subpixel.one)
      x = end
      y = 0
      row += 1
      return piece
    }
    if row > lastRow { return nil }
    row += 1
    return RowPiece(row: lastRow, sign: sign, x0: x, y0: y, x1: endX, y1: endY)
  }
}
