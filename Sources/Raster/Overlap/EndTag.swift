import RasterKernels

/// Numbers that stand for ends of pieces, such that those of ends that meet add up to zero, and sums of others do
/// not vanish by chance.
enum EndTag {
  /// For the ends of a piece inside the row: those of pieces that go on with each other from border to
  /// border, or from one back to it, add up to zero.
  @inline(__always)
  static func ends(of piece: RowPiece) -> UInt64 {
    let ends = tag(ofHeight: piece.y1) &- tag(ofHeight: piece.y0)
    return piece.sign > 0 ? ends : 0 &- ends
  }

  /// A number that stands for a height; 0 for the row's borders.
  private static func tag(ofHeight y: Int32) -> UInt64 {
    y & (Subpixel.one - 1) == 0 ? 0 : tag(UInt64(y))
  }

  /// A number that stands for another (the last step of SplitMix64).
  static func tag(_ number: UInt64) -> UInt64 {
    var z = number &* 0x9e37_79b9_7f4a_7c15
    z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
    return z ^ z >> 31
  }
}
