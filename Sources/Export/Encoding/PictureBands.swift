import PNG
import Raster

/// A whole picture as packed bands, of which those that do not change are kept: the bytes are those
/// of a file made band by band.
struct PictureBands: ~Copyable {
  private var compressor = BandCompressor()
  /// Nil where they are missing; of the last picture.
  private var kept: [EncodedBand?] = []

  /// Drops all that is kept.
  mutating func forget() { kept = [] }

  /// Drops these bands, since they show something else now.
  mutating func forget(_ changed: [Int]) {
    for band in changed where band < kept.count { kept[band] = nil }
  }

  /// The bands of `picture`, all stored alike.
  mutating func bands(of picture: borrowing Pixmap) -> [EncodedBand] {
    let height = EncodedBand.height
    let count = (picture.height + height - 1) / height
    if kept.count != count { kept = Array(repeating: nil, count: count) }
    var stored = kept.lazy.compactMap { $0 }.first?.pixels ?? .rgb
    var missing = kept.indices.filter { kept[$0] == nil }
    while !missing.isEmpty {
      for band in missing {
        let rows = band * height..<min((band + 1) * height, picture.height)
        let bytes = rows.lowerBound * picture.width * 4..<rows.upperBound * picture.width * 4
        var encoded = compressor.compress(
          picture.pixels.span.extracting(bytes), width: picture.width, preferring: &stored)
        encoded.pixels(are: picture.pixels.span.extracting(bytes))
        kept[band] = encoded
      }
      stored = kept.allSatisfy { $0?.isOpaque ?? true } ? .rgb : .rgba
      missing = kept.indices.filter { kept[$0]?.pixels != stored }
    }
    return kept.compactMap { $0 }
  }
}
