package import PNG

/// What the bytes of a frame are.
package enum FrameEncoding: Hashable, Sendable {
  /// A PNG file that notes this resolution.
  case png(
    pixelsPerMetre: Int = PNGEncoder.pixelsPerMetreAtScaleOne, compression: PNGCompression = .fast)
  /// RGBA with straight alpha, 8 bits each, rows from the top without padding:
  /// `ffmpeg -f rawvideo -pix_fmt rgba`.
  case rawRGBA

  /// A PNG file for pictures with `scale` pixels to a point.
  package static func png(
    scale: Double, compression: PNGCompression = .fast
  ) -> FrameEncoding {
    let pixelsPerMetre = Double(PNGEncoder.pixelsPerMetreAtScaleOne) * scale
    return .png(pixelsPerMetre: max(1, Int(pixelsPerMetre.rounded())), compression: compression)
  }
}
