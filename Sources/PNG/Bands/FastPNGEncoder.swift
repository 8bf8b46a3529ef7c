/// Writes pictures as PNG files quickly: band by band, by our own deflate. The bytes depend on the
/// pixels alone, not on a library's version. Keeps its memory from picture to picture.
package struct FastPNGEncoder: ~Copyable {
  private var compressor = BandCompressor()

  package init() {}

  /// Encodes a whole picture, as RGB if every alpha is 255, else as RGBA.
  /// - Parameters:
  ///   - pixels: premultiplied RGBA, rows from the top without padding.
  ///   - pixelsPerMetre: the resolution noted in the file.
  /// - Throws: `tooLarge` above `PNGLimits`.
  /// - Precondition: both sides and the resolution are positive, and `pixels` has
  ///   `width · height · 4` bytes.
  package mutating func encode(
    _ pixels: [UInt8], width: Int, height: Int,
    pixelsPerMetre: Int = PNGEncoder.pixelsPerMetreAtScaleOne
  ) throws(PNGError) -> [UInt8] {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    try PNGLimits.check(width: width, height: height)
    precondition(pixels.count == width * height * 4, "a picture has four bytes a pixel")
    // A hole found late costs the bands before it a second time; most are in the first band.
    let bands =
      bands(of: pixels.span, width: width, as: .rgb)
      ?? bands(of: pixels.span, width: width, as: .rgba) ?? []
    return try PNGFile.assemble(bands, pixelsPerMetre: pixelsPerMetre)
  }

  /// Encodes one picture without keeping memory, as the method of the same name.
  package static func encode(
    _ pixels: [UInt8], width: Int, height: Int,
    pixelsPerMetre: Int = PNGEncoder.pixelsPerMetreAtScaleOne
  ) throws(PNGError) -> [UInt8] {
    var encoder = FastPNGEncoder()
    return try encoder.encode(
      pixels, width: width, height: height, pixelsPerMetre: pixelsPerMetre)
  }

  private mutating func bands(
    of pixels: Span<UInt8>, width: Int, as stored: PNGPixels
  ) -> [EncodedBand]? {
    var bands: [EncodedBand] = []
    let bandLength = EncodedBand.height * width * 4
    for start in stride(from: 0, to: pixels.count, by: bandLength) {
      let rows = pixels.extracting(start..<min(start + bandLength, pixels.count))
      guard let band = compressor.compress(rows, width: width, as: stored) else { return nil }
      bands.append(band)
    }
    return bands
  }
}
