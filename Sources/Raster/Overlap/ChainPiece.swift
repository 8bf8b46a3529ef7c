import RasterKernels

/// A piece of an edge, with the number of the chain it belongs to; see `EdgeChains`. Its row is known
/// from where it is kept: many of them are, and small ones stay in the caches.
struct ChainPiece: BitwiseCopyable {
  let x0: Int32
  let x1: Int32
  /// y0 and y1 in eleven bits each, and above them one for edges that go up.
  private let heights: UInt32
  let chain: UInt32

  @inline(__always)
  init(_ piece: RowPiece, chain: UInt32) {
    x0 = piece.x0
    x1 = piece.x1
    let up: UInt32 = piece.sign < 0 ? 1 << 22 : 0
    heights = UInt32(truncatingIfNeeded: piece.y0 | piece.y1 << 11) | up
    self.chain = chain
  }

  /// The piece in `row` of its band.
  @inline(__always)
  func piece(row: Int32) -> RowPiece {
    RowPiece(
      row: row, sign: 1 - Int32(heights >> 22) * 2, x0: x0, y0: y0, x1: x1,
      y1: Int32(heights >> 11 & 2047))
  }

  /// The height of its upper end below the row's top.
  @inline(__always)
  var y0: Int32 { Int32(heights & 2047) }
}
