/// A picture read from a PNG file.
package struct DecodedPNG: Hashable, Sendable {
  /// Columns, in pixels.
  package var width: Int
  /// Rows, in pixels.
  package var height: Int
  /// Premultiplied RGBA, 8 bits each, rows from the top without padding.
  package var pixels: [UInt8]
  /// What the file says about its colours; the pixels are not converted.
  package var color: PNGColor
}

/// Reads PNG files of every colour type, bit depth and interlacing.
///
/// Sixteen bits are rounded to the nearest eight. Samples stay as they are; what they mean is told
/// beside them, by profile, code or measure.
package enum PNGDecoder {
  /// Reads `bytes`, the whole file. What follows the end of the picture is ignored.
  /// - Throws: for whatever is not a complete, sound PNG within `PNGLimits`.
  package static func decode(_ bytes: [UInt8]) throws(PNGError) -> DecodedPNG {
    var picture = try straightPNG(bytes)
    premultiplyAlpha(of: &picture.pixels)
    return DecodedPNG(
      width: picture.width, height: picture.height, pixels: picture.pixels, color: PNGColor(bytes))
  }
}

/// Deflate cannot pack more than this many bytes into one.
private let greatestCompression = 1032

/// A file's picture as straight RGBA, 8 bits each.
/// - Throws: for whatever is not a complete, sound PNG within `PNGLimits`.
func straightPNG(
  _ bytes: [UInt8]
) throws(PNGError) -> (width: Int, height: Int, pixels: [UInt8]) {
  let header = try readPNGHeader(bytes)
  try PNGLimits.check(width: header.width, height: header.height)
  // A few bytes cannot ask for a gigabyte: so small a file cannot hold so large a picture.
  guard header.bytesPerRow * header.height / greatestCompression <= bytes.count else {
    throw .truncated
  }
  let pixels = try readPNGPixels(bytes, width: header.width, height: header.height)
  return (header.width, header.height, pixels)
}
