import TestSupport
import Testing

/// The rows of a PNG file, inflated and their filters undone by hand: no part of it asks libpng, zlib or
/// the module under test.
struct StoredRows {
  /// The number of each row's filter.
  var filters: [UInt8]
  /// Red, green, blue and, where it is stored, alpha.
  var components: Int
  /// Straight RGB or RGBA, rows without padding.
  var samples: [UInt8]

  /// - Throws: for broken chunks, damaged data, a wrong checksum, or bytes too few or too many.
  init(_ file: [UInt8], width: Int, height: Int) throws {
    let chunks = try chunks(of: file)
    let header = try #require(chunks.first)
    components = header.body[9] == 2 ? 3 : 4
    let promised = headerChunk(
      width: UInt32(width), height: UInt32(height), depth: 8, colorType: components == 3 ? 2 : 6)
    try #require(header.type == "IHDR" && header.body == promised.body)
    try #require(chunks.last?.type == "IEND")
    let rowLength = width * components
    let packed = chunks.filter { $0.type == "IDAT" }.flatMap(\.body)
    let rows = try ZlibStream(packed).bytes
    try #require(rows.count == (rowLength + 1) * height)
    filters = []
    samples = []
    samples.reserveCapacity(rowLength * height)
    var above = [UInt8](repeating: 0, count: rowLength)
    for row in 0..<height {
      let start = row * (rowLength + 1)
      let filter = rows[start]
      var current = Array(rows[start + 1..<start + 1 + rowLength])
      for place in 0..<rowLength {
        let isFirst = place < components
        let left = isFirst ? 0 : Int(current[place - components])
        let corner = isFirst ? 0 : Int(above[place - components])
        let top = Int(above[place])
        let prediction: Int
        switch filter {
        case 0: prediction = 0
        case 1: prediction = left
        case 2: prediction = top
        case 3: prediction = (left + top) / 2
        case 4: prediction = Self.paeth(left, top, corner)
        default: throw ChunkTrouble(text: "there is no filter \(filter)")
        }
        current[place] &+= UInt8(truncatingIfNeeded: prediction)
      }
      filters.append(filter)
      samples += current
      above = current
    }
  }

  /// Whether the filters are those of the fast encoder: Sub, or Up where the row above is of the same
  /// band.
  var areFilteredBandByBand: Bool {
    filters.enumerated().allSatisfy { row, filter in filter == 1 || filter == 2 && row % 32 != 0 }
  }

  private static func paeth(_ left: Int, _ top: Int, _ corner: Int) -> Int {
    let estimate = left + top - corner
    let distances = [abs(estimate - left), abs(estimate - top), abs(estimate - corner)]
    if distances[0] <= distances[1], distances[0] <= distances[2] { return left }
    return distances[1] <= distances[2] ? top : corner
  }

  /// What the samples of a premultiplied picture should be.
  static func expected(_ pixels: [UInt8], isOpaque: Bool) -> [UInt8] {
    var samples: [UInt8] = []
    samples.reserveCapacity(pixels.count)
    for first in stride(from: 0, to: pixels.count, by: 4) {
      let alpha = Double(pixels[first + 3])
      for component in pixels[first..<first + 3] {
        samples.append(alpha == 0 ? 0 : UInt8((255 * Double(component) / alpha).rounded()))
      }
      if !isOpaque { samples.append(pixels[first + 3]) }
    }
    return samples
  }
}
