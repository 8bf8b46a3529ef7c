/// Turns rows of pixels into an `EncodedBand`, at about the speed of memory for flat pictures. Its
/// memory is kept from band to band; what it makes of a band does not depend on any other.
///
/// Rows are filtered with Up, the first one and those that have little of the row above with Sub,
/// then packed into one block of deflate: runs of equal pixels, copies of pixels seen before, and a
/// Huffman code of its own.
package struct BandCompressor: ~Copyable {
  /// The colours of a pixel without its alpha.
  private static let color: UInt32 = 0x00ff_ffff

  /// Filtered pixels; the alpha of RGB is 0.
  private var differences: [UInt32] = []
  /// Where those of a row change.
  private var changes: [UInt64] = []
  /// The band with straight alpha, where it is not opaque.
  private var straight: [UInt8] = []
  private var tokens = BandTokens()
  private var triples = TripleTable()
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
    let content: Content
    switch pixels {
    case .rgb:
      content = Self.tokenize(
        rows, width: width, as: pixels, through: &differences, &changes, into: &tokens, &triples)
      guard content.isOpaque else { return nil }
    case .rgba:
      if straight.count < rows.count { straight = [UInt8](repeating: 0, count: rows.count) }
      content = Self.tokenizeStraight(
        rows, width: width, by: &straight, through: &differences, &changes, into: &tokens, &triples)
    }
    let bits = block.pack(tokens, width: width, pixels: pixels)
    return EncodedBand(
      bits: bits, checksum: content.checksum, width: width, rowCount: rowCount, pixels: pixels,
      isOpaque: content.isOpaque)
  }

  /// Compresses whole rows as RGB if `pixels` says so and every alpha is 255, else as RGBA, which `pixels` says
  /// afterwards.
  package mutating func compress(
    _ rows: Span<UInt8>, width: Int, preferring pixels: inout PNGPixels
  ) -> EncodedBand {
    if let band = compress(rows, width: width, as: pixels) { return band }
    pixels = .rgba
    guard let band = compress(rows, width: width, as: .rgba) else {
      preconditionFailure("every band can be stored with alpha")
    }
    return band
  }

  /// What filtering finds out.
  private struct Content {
    /// Of all rows; of no meaning where rows were given up as not opaque.
    var checksum = AdlerSum()
    var isOpaque = true
  }

  /// Filters the rows, with straight alpha, into tokens.
  private static func tokenizeStraight(
    _ rows: Span<UInt8>, width: Int, by straight: inout [UInt8],
    through differences: inout [UInt32], _ changes: inout [UInt64], into tokens: inout BandTokens,
    _ triples: inout TripleTable
  ) -> Content {
    var target = straight.mutableSpan
    RowKernels.straightenAlpha(of: rows, into: &target)
    return tokenize(
      straight.span.extracting(0..<rows.count), width: width, as: .rgba, through: &differences,
      &changes, into: &tokens, &triples)
  }

  /// Filters the rows into tokens; gives RGB up where alpha is in the way.
  private static func tokenize(
    _ rows: Span<UInt8>, width: Int, as pixels: PNGPixels, through differences: inout [UInt32],
    _ changes: inout [UInt64], into tokens: inout BandTokens, _ triples: inout TripleTable
  ) -> Content {
    let bytesPerRow = width * 4
    let rowCount = rows.count / bytesPerRow
    let size = pixels.bytesPerPixel
    let room = width * EncodedBand.height + RowKernels.margin
    if differences.count < room { differences = [UInt32](repeating: 0, count: room) }
    let words = RowKernels.changeWords(width: width) + 1
    if changes.count < words { changes = [UInt64](repeating: 0, count: words) }
    tokens.begin(width: width, rowCount: rowCount)
    triples.begin()
    var content = Content()
    for row in 0..<rowCount {
      let start = row * width
      let bytes = rows.extracting(row * bytesPerRow..<(row + 1) * bytesPerRow)
      let above = row > 0 ? rows.extracting(start * 4 - bytesPerRow..<start * 4) : nil
      if let above, RowKernels.areEqual(bytes, above) {
        // Nothing ever looks at the differences of such a row.
        tokens.beginRow(.up)
        tokens.addZeros(width: width, bytesPerPixel: size)
        content.checksum.add(RowFilter.up.rawValue)
        content.checksum.addZeros(width * size)
        continue
      }
      var filter = RowFilter.sub
      if let above, !Self.isBetterLeft(bytes, below: above) { filter = .up }
      tokens.beginRow(filter)
      content.checksum.add(filter.rawValue)
      var target = differences.mutableSpan
      var marks = changes.mutableSpan
      // RGB as if alpha went on from beyond the edge.
      let filtered = RowKernels.filter(
        bytes, above: filter == .up ? above : nil, before: pixels == .rgb ? ~Self.color : 0,
        into: &target, at: start, changes: &marks, bytesPerPixel: size)
      if filtered.all >> 24 != 255 {
        content.isOpaque = false
        if pixels == .rgb { return content }
      }
      if filtered.any == 0 {
        tokens.addZeros(width: width, bytesPerPixel: size)
        content.checksum.addZeros(width * size)
      } else {
        content.checksum.add(filtered.sums, count: width * size)
        tokens.addRow(
          differences.span, changes: changes.span, row: row, width: width, bytesPerPixel: size,
          triples: &triples)
      }
    }
    return content
  }

  /// Whether a row is better filtered with Sub than with Up: where by a sample that leaves far less, or
  /// less where many pixels change against the row above in another way than their neighbours do.
  private static func isBetterLeft(
    _ row: Span<UInt8>, below above: Span<UInt8>
  ) -> Bool {
    let sample = RowKernels.sample(of: row, above: above)
    if sample.left * 4 < sample.above { return true }
    return sample.changes * 8 > sample.pixels && sample.left < sample.above
  }
}
