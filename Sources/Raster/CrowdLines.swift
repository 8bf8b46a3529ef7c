import RasterKernels

/// How fine the lines must be along which a crowd is looked at (`Fast.coverCrowd`). Keeps its memory.
///
/// What is covered of a line changes steadily down a pixel but where pieces begin, end or cross. Where
/// its slope changes, the middle of a line of height h stands for a mean that is wrong by h²/8 times
/// that change, at most. So it is the slopes, summed over the pieces of a pixel, that tell how high
/// lines may be: upright pieces do with a few lines, flat ones want many. Level edges are no pieces; they
/// show by the ends that they leave.
struct CrowdLines {
  /// By how much more pieces lean in a pixel than in the one before.
  private var changes: [Float] = []

  /// The power of two of steps that a line is high, for pieces that lie in `cluster`.
  mutating func bits(for crowd: [RowPiece], in cluster: PieceCluster, _ rule: FillRule) -> Int {
    // By the even-odd rule every piece is a border, not only the outermost; where few
    // lie over each other, many are by the other rule too.
    let finest = (rule == .evenOdd ? 2 : 3) - (cluster.load < 64 ? 1 : 0)
    let width = cluster.lastPixel - cluster.firstPixel + 1
    let slope = greatestSlope(crowd, from: cluster.firstPixel, width: width)
    var bits = finest
    var bearable = CrowdLines.slopeOfFinest
    while bits < Fast.highestCrowdLineBits, slope <= bearable {
      bearable /= 4
      bits += 1
    }
    return Fast.crowdLineBits(bits, width: width)
  }

  /// The sum of slopes above which lines are as fine as they get. Up to it, those of 1/64 pixel
  /// are wrong by a level at most where all pieces begin at once, and so on for a quarter of it.
  private static let slopeOfFinest: Float = 128

  /// How far aside the pieces of a pixel go for each pixel down, all together, where that is most; or
  /// more than is of interest.
  private mutating func greatestSlope(_ crowd: [RowPiece], from first: Int, width: Int) -> Float {
    let missing = width + 1 - changes.count
    if missing > 0 { changes.append(contentsOf: repeatElement(0, count: missing)) }
    var changes = changes.mutableSpan
    for pixel in 0...width { changes[pixel] = 0 }
    let crowd = crowd.span
    var looseEnds: UInt64 = 0
    for index in crowd.indices {
      let piece = crowd[index]
      let slope = Float(abs(piece.x1 - piece.x0)) / Float(piece.y1 - piece.y0)
      if slope > CrowdLines.slopeOfFinest { return slope }
      let pixels = piece.pixels
      changes[pixels.first - first] += slope
      changes[pixels.last + 1 - first] -= slope
      let way =
        CrowdLines.tag(x: piece.x1, y: piece.y1) &- CrowdLines.tag(x: piece.x0, y: piece.y0)
      looseEnds = piece.sign > 0 ? looseEnds &+ way : looseEnds &- way
    }
    if looseEnds != 0 { return .infinity }
    var greatest: Float = 0
    var sum: Float = 0
    for pixel in 0..<width {
      sum += changes[pixel]
      greatest = max(greatest, sum)
    }
    return greatest
  }

  /// A number that stands for a point, as `PieceCluster` has them for heights; 0 on the row's borders.
  private static func tag(x: Int32, y: Int32) -> UInt64 {
    if y & (Subpixel.one - 1) == 0 { return 0 }
    return PieceCluster.tag(UInt64(UInt32(bitPattern: x)) << 32 | UInt64(UInt32(bitPattern: y)))
  }
}
