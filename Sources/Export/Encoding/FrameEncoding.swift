package import PNG

/// What the bytes of a frame are.
package enum FrameEncoding: Hashable, Sendable {
  /// A PNG file that notes this resolution.
  case png(
    pixelsPerMetre: Int = PNGEncoder.pixelsPerMetreAtScaleOne, compression: PNGCompression = .fast)
  /// RGBA with straight alpha, 8 bits each, rows from the top without padding:
  /// `ffmpeg -f rawvideo -pix_fmt rgba`.
  case rawRGBA
  /// RGBA with premultiplied alpha, as the renderer has it.
  case rawPremultipliedRGBA

  /// A PNG file for pictures with `scale` pixels to a point.
  package static func png(
    scale: Double, compression: PNGCompression = .fast
  ) -> FrameEncoding {
    .png(pixelsPerMetre: PNGEncoder.pixelsPerMetre(scale: scale), compression: compression)
  }

  /// Whether the bytes are a PNG file.
  package var isPNG: Bool {
    if case .png = self { true } else { false }
  }
}

extension [FrameEncoding] {
  /// Whether frames wanted in these ways are made band by band, never as a whole picture.
  var goByBands: Bool {
    if count == 1, case .png(_, .fast) = self[0] { true } else { false }
  }
}

extension PNGEncoder {
  /// The resolution of pictures with `scale` pixels to a point.
  static func pixelsPerMetre(scale: Double) -> Int {
    max(1, Int((Double(pixelsPerMetreAtScaleOne) * scale).rounded()))
  }
}
