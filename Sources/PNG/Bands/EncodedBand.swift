/// Some rows of a picture, compressed so that they need nothing of the rows around them: the same
/// band of another picture can stand in its place.
package struct EncodedBand: Hashable, Sendable {
  /// The height of every band but the last, in rows.
  package static let height = 32

  /// A block of deflate that is not the last one.
  let bits: PackedBits
  /// Of what `bits` unpack to: the filtered rows, each after the number of its filter.
  package let checksum: AdlerSum
  package let width: Int
  package let rowCount: Int
  package let pixels: PNGPixels
  /// Every alpha is 255.
  package let isOpaque: Bool
  /// What whoever had it made knows its pixels by; nothing here looks at it.
  package var mark = SIMD2<UInt64>()

  /// Bytes that `bits` unpack to.
  package var unpackedCount: Int { (width * pixels.bytesPerPixel + 1) * rowCount }
}
