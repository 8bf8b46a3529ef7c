package import PNG
package import Raster

/// What tells a picture from all others, whatever file it is packed in: a hash of width, height and the
/// hashes of its bands. It is taken band by band, so that of a frame only what changed is looked at.
///
/// A band is `EncodedBand.height` rows of premultiplied RGBA, 8 bits each; hashes are `ContentHash`.
package struct PixelDigest: Hashable, Sendable {
  package let signature: Signature

  /// Of a picture in premultiplied RGBA.
  package init(ofPicture pixels: Span<UInt8>, width: Int, height: Int) {
    let rows = EncodedBand.height * width * 4
    let bands = stride(from: 0, to: width * height * 4, by: rows).map { start in
      Self.signature(ofBand: pixels.extracting(start..<min(start + rows, width * height * 4)))
    }
    self.init(ofBands: bands, width: width, height: height)
  }

  /// Of a picture whose bands are known.
  package init(ofBands bands: [Signature], width: Int, height: Int) {
    var hash = ContentHash()
    hash.add(width)
    hash.add(height)
    for band in bands { hash.add(band) }
    signature = hash.signature
  }

  /// Of bands that know their pixels, and are a whole picture.
  package init(of bands: [EncodedBand]) {
    self.init(
      ofBands: bands.map { Signature(first: $0.mark[0], second: $0.mark[1]) },
      width: bands.first?.width ?? 0, height: bands.reduce(0) { $0 + $1.rowCount })
  }

  /// Of one band, in premultiplied RGBA.
  package static func signature(ofBand pixels: Span<UInt8>) -> Signature {
    var hash = ContentHash()
    hash.add(pixels)
    return hash.signature
  }

  /// 32 hexadecimal digits.
  package var text: String {
    Hexadecimal.text(
      [signature.first, signature.second].flatMap { word in
        stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> UInt64($0)) }
      })
  }
}

extension EncodedBand {
  /// Says what it was packed from, in premultiplied RGBA.
  package mutating func pixels(are pixels: Span<UInt8>) {
    let signature = PixelDigest.signature(ofBand: pixels)
    mark = SIMD2(signature.first, signature.second)
  }
}
