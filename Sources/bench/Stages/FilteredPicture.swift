import PNG

/// The rows of an opaque picture of the canvas's size, filtered for PNG: the first of each band with
/// Sub, the others with Up.
struct FilteredPicture {
  static let width = Canvas.width
  static let height = Canvas.height

  private let pixels: [UInt8]
  private var differences = [UInt32](repeating: 0, count: width * height + RowKernels.margin)
  /// Of each row.
  private var changes = [[UInt64]](
    repeating: [UInt64](repeating: 0, count: RowKernels.changeWords(width: width) + 1),
    count: height)
  private var isZero = [Bool](repeating: false, count: height)

  init(_ pixels: [UInt8]) {
    self.pixels = pixels
    _ = filter()
  }

  /// The rows of each band.
  static var bands: [Range<Int>] {
    stride(from: 0, to: height, by: EncodedBand.height).map { top in
      top..<min(top + EncodedBand.height, height)
    }
  }

  /// Filters all rows anew; answers how many are not zero.
  mutating func filter() -> Int {
    Self.filter(pixels, into: &differences, &changes, &isZero)
    return isZero.reduce(0) { $0 + ($1 ? 0 : 1) }
  }

  private static func filter(
    _ pixels: [UInt8], into differences: inout [UInt32], _ changes: inout [[UInt64]],
    _ isZero: inout [Bool]
  ) {
    var differences = differences.mutableSpan
    let length = width * 4
    for row in 0..<height {
      let bytes = pixels.span.extracting(row * length..<(row + 1) * length)
      let isFirst = row.isMultiple(of: EncodedBand.height)
      let above = isFirst ? nil : pixels.span.extracting((row - 1) * length..<row * length)
      var marks = changes[row].mutableSpan
      let filtered = RowKernels.filter(
        bytes, above: above, before: 0xff00_0000, into: &differences, at: row * width,
        changes: &marks, bytesPerPixel: 3)
      isZero[row] = filtered.any == 0
    }
  }

  /// Turns the rows of a band into tokens.
  func match(band rows: Range<Int>, into tokens: inout BandTokens, _ triples: inout TripleTable) {
    tokens.begin(width: Self.width, rowCount: rows.count)
    triples.begin()
    let pixels = differences.span.extracting(
      rows.lowerBound * Self.width..<rows.upperBound * Self.width + RowKernels.margin)
    for row in rows {
      tokens.beginRow(row == rows.lowerBound ? .sub : .up)
      if isZero[row] {
        tokens.addZeros(width: Self.width, bytesPerPixel: 3)
        continue
      }
      let marks = changes[row]
      tokens.addRow(
        pixels, changes: marks.span, row: row - rows.lowerBound, width: Self.width,
        bytesPerPixel: 3, triples: &triples)
    }
  }
}
