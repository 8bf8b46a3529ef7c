import RasterKernels

/// Pieces of edges in one row whose pixels hang together, found from left to right.
struct PieceCluster {
  /// Position of its first piece in the row.
  let start: Int
  /// The winding number left of it.
  let winding: Int32
  private(set) var firstPixel = Int.max
  private(set) var lastPixel = -1
  /// False while all pieces are of one chain, which cannot overlap itself.
  private(set) var hasSeveralChains = false

  private var chain: UInt32 = 0
  /// Sum of the pieces' signed heights.
  private var height: Int32 = 0
  /// How many pieces go down, and how many go up.
  private var downCount: Int32 = 0
  private var upCount: Int32 = 0
  /// How many pieces are lower than the row.
  private var partialCount = 0
  /// Sum of the pieces' heights.
  private var passedHeight = 0
  /// Zero when every piece that ends inside the row is gone on with by another.
  private var looseEnds: UInt64 = 0

  init(start: Int, winding: Int32) {
    self.start = start
    self.winding = winding
  }

  @inline(__always)
  mutating func include(_ piece: RowPiece, chain: UInt32) {
    let pixels = piece.pixels
    if lastPixel < 0 {
      self.chain = chain
    } else if chain != self.chain {
      hasSeveralChains = true
    }
    firstPixel = min(firstPixel, pixels.first)
    lastPixel = max(lastPixel, pixels.last)
    let pieceHeight = piece.y1 &- piece.y0
    height &+= piece.sign &* pieceHeight
    passedHeight &+= Int(pieceHeight)
    if piece.sign > 0 { downCount &+= 1 } else { upCount &+= 1 }
    // Most pieces are as high as the row.
    if pieceHeight == Subpixel.one { return }
    partialCount &+= 1
    looseEnds &+= PieceCluster.looseEnds(of: piece)
  }

  /// True when the winding number right of it is the same over the whole height of the row, and
  /// another cluster may begin. False where a horizontal edge leads on to the right.
  var isComplete: Bool { looseEnds == 0 }

  /// The winding number right of it, when it is complete.
  var windingAfter: Int32 { winding + height / Subpixel.one }

  /// The winding numbers that its pieces could make, however they lie.
  var windingsPossible: WindingRange {
    var range = WindingRange(winding)
    range.include(winding + downCount)
    range.include(winding - upCount)
    return range
  }

  /// How many pieces a horizontal line meets in the mean, rounded up.
  var load: Int { passedHeight >> Int(Subpixel.bits) + 1 }

  /// True when slabs that end where pieces do are too many to look at all pieces in each, or so many pieces
  /// lie over each other that they cross more often than pixels are looked at.
  var isCrowded: Bool { PieceCluster.isCrowded(load: load, partialCount: partialCount) }

  /// The same where a level line meets so many pieces, of which so many are lower than the row.
  static func isCrowded(load: Int, partialCount: Int) -> Bool {
    load >= 32 || load >= 8 && min(partialCount, Int(Subpixel.one)) * load > 1 << 10
  }

  /// A number for the ends of a piece inside the row: those of pieces that go on with each other from border to
  /// border, or from one back to it, add up to zero.
  @inline(__always)
  static func looseEnds(of piece: RowPiece) -> UInt64 {
    let ends = tag(ofHeight: piece.y1) &- tag(ofHeight: piece.y0)
    return piece.sign > 0 ? ends : 0 &- ends
  }

  /// A number that stands for a height; 0 for the row's borders.
  private static func tag(ofHeight y: Int32) -> UInt64 {
    y & (Subpixel.one - 1) == 0 ? 0 : tag(UInt64(y))
  }

  /// A number that stands for another, such that sums of several do not vanish by chance (the last step
  /// of SplitMix64).
  static func tag(_ number: UInt64) -> UInt64 {
    var z = number &* 0x9e37_79b9_7f4a_7c15
    z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
    return z ^ z >> 31
  }
}
