/// Writes a picture as a JPEG file in memory.
package enum JPEGEncoder {
  /// Encodes premultiplied RGBA, rows from the top without padding, as RGB; what is translucent
  /// lies on white.
  /// - Parameter quality: 0 smallest … 1 best.
  /// - Throws: `tooLarge` above `JPEGLimits`.
  /// - Precondition: both sides are positive and `pixels` has `width · height · 4` bytes.
  package static func encode(
    _ pixels: [UInt8], width: Int, height: Int, quality: Double
  ) throws(JPEGError) -> [UInt8] {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    precondition(pixels.count == width * height * 4, "a picture has four bytes a pixel")
    try JPEGLimits.check(width: width, height: height)
    var opaque = [UInt8](repeating: 0, count: width * height * 3)
    do {
      var target = opaque.mutableSpan
      let source = pixels.span
      for pixel in 0..<width * height {
        let rest = 255 - source[4 * pixel + 3]
        for channel in 0..<3 {
          target[3 * pixel + channel] = UInt8(
            min(255, Int(source[4 * pixel + channel]) + Int(rest)))
        }
      }
    }
    let header = JPEGHeader(width: width, height: height, components: 3, isInverted: false)
    let percent = quality > 0 ? min(quality, 1) * 100 : 0
    return try writeJPEG(opaque, header, quality: Int(percent.rounded()))
  }
}
