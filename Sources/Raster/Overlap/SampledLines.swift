import RasterKernels

/// How fine the lines must be along which dense pieces are looked at (`Fast.coverSampled`). Keeps its memory.
///
/// What is covered of a line changes steadily down a pixel but where pieces begin, end or cross. Where
/// its slope changes, the middle of a line of height h stands for a mean that is wrong by h²/8 times
/// that change, at most. So it is the slopes, summed over the pieces of a pixel, that tell how high
/// lines may be: upright pieces do with a few lines, flat ones want many. Level edges are no pieces; they
/// show by the ends that they leave.
struct SampledLines {
  /// By how much more pieces lean in a pixel than in the one before.
  private var changes: [Float] = []

  /// The power of two of steps that a line is high, for pieces that touch `pixels`, by their first pixels.
  mutating func bits(for dense: [RowPiece], in pixels: Range<Int>, _ rule: FillRule) -> Int {
    // By the even-odd rule every piece is a border, not only the outermost; where few
    // lie over each other, many are by the other rule too.
    let isThin = SampledLines.height(of: dense) < 64 * Int(Subpixel.one)
    let finest = (rule == .evenOdd ? 2 : 3) - (isThin ? 1 : 0)
    let slope = greatestSlope(dense, in: pixels)
    var bits = finest
    var bearable = SampledLines.slopeOfFinest
    while bits < Fast.highestLineBits, slope <= bearable {
      bearable /= 4
      bits += 1
    }
    return Fast.sampledLineBits(bits, width: SampledLines.width(of: dense, pixels))
  }

  /// The sum of the pieces' heights.
  private static func height(of dense: [RowPiece]) -> Int {
    dense.reduce(0) { $0 + Int($1.y1 &- $1.y0) }
  }

  /// From the first pixel of all to the last.
  private static func width(of dense: [RowPiece], _ pixels: Range<Int>) -> Int {
    let end = dense.reduce(pixels.upperBound) { max($0, $1.pixels.last + 1) }
    return end - min(pixels.lowerBound, dense.first?.pixels.first ?? pixels.lowerBound)
  }

  /// The sum of slopes above which lines are as fine as they get. Up to it, those of 1/64 pixel
  /// are wrong by a level at most where all pieces begin at once, and so on for a quarter of it.
  private static let slopeOfFinest: Float = 128

  /// How far aside the pieces of a pixel go for each pixel down, all together, where that is most; or
  /// more than is of interest.
  private mutating func greatestSlope(_ dense: [RowPiece], in pixels: Range<Int>) -> Float {
    let missing = pixels.count + 1 - changes.count
    if missing > 0 { changes.append(contentsOf: repeatElement(0, count: missing)) }
    var changes = changes.mutableSpan
    for pixel in 0...pixels.count { changes[pixel] = 0 }
    let dense = dense.span
    let sides = (
      left: Int32(pixels.lowerBound) << Subpixel.bits,
      right: Int32(pixels.upperBound) << Subpixel.bits
    )
    var looseEnds: UInt64 = 0
    for index in dense.indices {
      let piece = dense[index]
      let slope = Float(abs(piece.x1 - piece.x0)) / Float(piece.y1 - piece.y0)
      if slope > SampledLines.slopeOfFinest { return slope }
      let (first, last) = piece.pixels
      if first >= pixels.upperBound { break }
      changes[max(first, pixels.lowerBound) - pixels.lowerBound] += slope
      changes[min(last + 1, pixels.upperBound) - pixels.lowerBound] -= slope
      // What goes on from an end elsewhere may not be here.
      var way: UInt64 = 0
      if piece.x1 >= sides.left, piece.x1 < sides.right {
        way &+= SampledLines.tag(x: piece.x1, y: piece.y1)
      }
      if piece.x0 >= sides.left, piece.x0 < sides.right {
        way &-= SampledLines.tag(x: piece.x0, y: piece.y0)
      }
      looseEnds = piece.sign > 0 ? looseEnds &+ way : looseEnds &- way
    }
    if looseEnds != 0 { return .infinity }
    var greatest: Float = 0
    var sum: Float = 0
    for pixel in 0..<pixels.count {
      sum += changes[pixel]
      greatest = max(greatest, sum)
    }
    return greatest
  }

  /// A number that stands for a point, as `EndTag` has them for heights; 0 on the row's borders.
  private static func tag(x: Int32, y: Int32) -> UInt64 {
    if y & (Subpixel.one - 1) == 0 { return 0 }
    return EndTag.tag(UInt64(UInt32(bitPattern: x)) << 32 | UInt64(UInt32(bitPattern: y)))
  }
}
