/// Turns rows of pixels into an `EncodedBand`, at about the speed of memory for flat pictures. Its
/// memory is kept from band to band; what it makes of a band does not depend on any other.
///
/// Rows are filtered with Up, the first one with Sub, then packed into one block of deflate: runs of
/// equal pixels, copies of pairs seen before, and a Huffman code of its own.
package struct BandCompressor: ~Copyable {
  private static let sub: UInt8 = 1
  private static let up: UInt8 = 2
  /// The colours of a pixel without its alpha.
  private static let color: UInt32 = 0x00ff_ffff

  /// Filtered pixels; the alpha of RGB is 0.
  private var differences: [UInt32] = []
  /// The band with straight alpha, where it is not opaque.
  private var straight: [UInt8] = []
  private var tokens = BandTokens()
  private var pairs = PairTable()
  private var block = DeflateBlock()

  package init() {}

  /// Compresses whole rows: premultiplied RGBA without padding, at most `EncodedBand.height` of
  /// them. Nil when they were to be stored as RGB but not every alpha is 255.
  /// - Precondition: there is at least one row; a row has 1…32,768 pixels.
  package mutating func compress(
    _ rows: Span<UInt8>, width: Int, as pixels: PNGPixels
  ) -> EncodedBand? {
    precondition(width > 0 && width <= PNGLimits.side, "a row has pixels, and not too many")
    let rowCount = rows.count / (width * 4)
    precondition(rows.count == rowCount * width * 4, "rows are compressed whole")
    precondition(rowCount > 0 && rowCount <= EncodedBand.height, "a band has few rows")
    let checksum: AdlerSum?
    switch pixels {
    case .rgb:
      checksum = Self.tokenize(
        rows, width: width, as: pixels, through: &differences, into: &tokens, &pairs)
    case .rgba:
      if straight.count < rows.count { straight = [UInt8](repeating: 0, count: rows.count) }
      checksum = Self.tokenizeStraight(
        rows, width: width, by: &straight, through: &differences, into: &tokens, &pairs)
    }
    guard let checksum else { return nil }
    let bytes = block.pack(tokens, width: width, rowCount: rowCount, pixels: pixels)
    return EncodedBand(
      bytes: bytes, checksum: checksum, width: width, rowCount: rowCount, pixels: pixels)
  }

  /// Filters the rows, with straight alpha, into tokens.
  private static func tokenizeStraight(
    _ rows: Span<UInt8>, width: Int, by straight: inout [UInt8],
    through differences: inout [UInt32], into tokens: inout BandTokens, _ pairs: inout PairTable
  ) -> AdlerSum? {
    var target = straight.mutableSpan
    RowKernels.straightenAlpha(of: rows, into: &target)
    return tokenize(
      straight.span.extracting(0..<rows.count), width: width, as: .rgba, through: &differences,
      into: &tokens, &pairs)
  }

  /// Filters the rows into tokens; nil when alpha is in the way.
  private static func tokenize(
    _ rows: Span<UInt8>, width: Int, as pixels: PNGPixels, through differences: inout [UInt32],
    into tokens: inout BandTokens, _ pairs: inout PairTable
  ) -> AdlerSum? {
    let bytesPerRow = width * 4
    let rowCount = rows.count / bytesPerRow
    let size = pixels.bytesPerPixel
    if differences.count < width * EncodedBand.height {
      differences = [UInt32](repeating: 0, count: width * EncodedBand.height)
    }
    tokens.begin(width: width, rowCount: rowCount)
    pairs.begin()
    var checksum = AdlerSum()
    for row in 0..<rowCount {
      let start = row * width
      let bytes = rows.extracting(row * bytesPerRow..<(row + 1) * bytesPerRow)
      var target = differences.mutableSpan
      var union: UInt32
      if row == 0 {
        union = RowKernels.subtractLeft(bytes, into: &target, at: 0)
        if pixels == .rgb {
          guard target[0] >> 24 == 255 else { return nil }
          target[0] &= Self.color
        }
        checksum.add(Self.sub)
      } else {
        let above = rows.extracting((row - 1) * bytesPerRow..<row * bytesPerRow)
        checksum.add(Self.up)
        // Nothing ever looks at the differences of such a row.
        if RowKernels.areEqual(bytes, above) {
          tokens.addZeros(width: width, bytesPerPixel: size)
          checksum.addZeros(width * size)
          continue
        }
        union = RowKernels.subtractAbove(bytes, above: above, into: &target, at: start)
      }
      // Alpha that never differs from a first one of 255 is always 255.
      if pixels == .rgb, union >> 24 != 0 { return nil }
      if row == 0 { union |= target[0] }
      if union == 0 {
        tokens.addZeros(width: width, bytesPerPixel: size)
        checksum.addZeros(width * size)
      } else {
        let filtered = differences.span
        checksum.add(
          RowKernels.sums(
            of: filtered.extracting(start..<start + width), bytesPerPixel: size),
          count: width * size)
        tokens.addRow(
          filtered, start: start, row: row, width: width, bytesPerPixel: size, pairs: &pairs)
      }
    }
    return checksum
  }
}
