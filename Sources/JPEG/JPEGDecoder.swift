/// A picture read from a JPEG file.
package struct DecodedJPEG: Hashable, Sendable {
  /// What the bytes of a pixel are.
  package enum Components: Int, Sendable {
    case gray = 1
    case rgb = 3
    /// Cyan, magenta, yellow and black, 255 full.
    case inks = 4
  }

  /// Columns, in pixels.
  package var width: Int
  /// Rows, in pixels.
  package var height: Int
  package var components: Components
  /// One byte for each component, rows from the top without padding.
  package var pixels: [UInt8]
  /// How the picture is turned, as EXIF counts: 1 upright … 8.
  package var orientation: Int
  /// The colour profile in the file, if there is a whole one.
  package var profile: [UInt8]?
}

/// Reads JPEG files: baseline and progressive, grey, RGB, YCbCr, CMYK and YCCK.
package enum JPEGDecoder {
  /// No file packs more pixels than this into a byte: a block of 64 takes a bit at least.
  private static let greatestCompression = 1024

  /// Reads `bytes`, the whole file. What follows the end of the picture is ignored.
  /// - Throws: for whatever is not a complete JPEG within `JPEGLimits`.
  package static func decode(_ bytes: [UInt8]) throws(JPEGError) -> DecodedJPEG {
    let header = try readJPEGHeader(bytes)
    try JPEGLimits.check(width: header.width, height: header.height)
    guard let components = DecodedJPEG.Components(rawValue: header.components) else {
      throw .malformed(reason: "pixels have \(header.components) components")
    }
    // A few bytes cannot ask for a gigabyte.
    guard header.width * header.height / greatestCompression <= bytes.count else {
      throw .truncated
    }
    var pixels = try readJPEGPixels(bytes, header)
    if header.isInverted { invert(&pixels) }
    let segments = JPEGSegments(bytes)
    return DecodedJPEG(
      width: header.width, height: header.height, components: components, pixels: pixels,
      orientation: segments.orientation, profile: segments.profile)
  }

  private static func invert(_ pixels: inout [UInt8]) {
    var bytes = pixels.mutableSpan
    for index in bytes.indices { bytes[index] = 255 - bytes[index] }
  }
}
