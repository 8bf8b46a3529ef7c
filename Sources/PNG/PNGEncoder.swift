/// Writes one picture as a PNG file in memory by libpng, as small as it and zlib make it: 8 bits each,
/// RGB when the picture is opaque, else RGBA; marked sRGB with perceptual intent; without a time, so
/// the same picture has the same bytes with the same zlib. `FastPNGEncoder` is far quicker.
///
/// Rows come in portions from the top, so that a picture need not exist as a whole.
package struct PNGEncoder: ~Copyable {
  /// 72 pixels per inch: what one point measures at scale 1. Multiply by the scale.
  package static let pixelsPerMetreAtScaleOne = 2835

  private let writer: PNGWriter
  private let width: Int
  private let isOpaque: Bool
  private var missingRows: Int
  /// One portion with straight alpha, kept for its memory.
  private var straight: [UInt8] = []

  /// Begins a picture.
  /// - Parameters:
  ///   - width: columns, in pixels.
  ///   - height: rows, in pixels.
  ///   - isOpaque: the caller's promise that every alpha is 255.
  ///   - pixelsPerMetre: the resolution noted in the file.
  ///   - filter: how rows are filtered.
  /// - Throws: `tooLarge` above `PNGLimits`.
  /// - Precondition: both sides and the resolution are positive.
  package init(
    width: Int, height: Int, isOpaque: Bool, pixelsPerMetre: Int = pixelsPerMetreAtScaleOne,
    filter: PNGFilter = .adaptive
  ) throws(PNGError) {
    precondition(width > 0 && height > 0, "a picture has at least one pixel")
    precondition(pixelsPerMetre > 0, "a resolution is positive")
    try PNGLimits.check(width: width, height: height)
    writer = try PNGWriter(
      width: width, height: height, hasAlpha: !isOpaque, pixelsPerMetre: pixelsPerMetre,
      filter: filter)
    self.width = width
    self.isOpaque = isOpaque
    missingRows = height
  }

  /// Adds the next rows: premultiplied RGBA without padding.
  /// - Precondition: whole rows, not more than are missing.
  package mutating func append(_ rows: ArraySlice<UInt8>) throws(PNGError) {
    precondition(rows.count.isMultiple(of: width * 4), "rows are added whole")
    let count = rows.count / (width * 4)
    precondition(count <= missingRows, "a picture has no more rows than it was begun with")
    missingRows -= count
    if isOpaque { return try writer.add(rows.span, rowCount: count) }
    straight.removeAll(keepingCapacity: true)
    straight += rows
    straightenAlpha(of: &straight)
    try writer.add(straight.span, rowCount: count)
  }

  /// Ends the picture: the whole file.
  /// - Precondition: every row has been added.
  package consuming func finish() throws(PNGError) -> [UInt8] {
    precondition(missingRows == 0, "a picture has all of its rows")
    return try writer.finish()
  }
}

extension PNGEncoder {
  /// Rows converted at once; the converted portion stays in the nearest cache.
  private static let portionHeight = 16

  /// Encodes a whole picture: premultiplied RGBA, rows from the top without padding. Tries each
  /// `PNGFilter` and keeps the smallest file, of equally small ones the first.
  /// - Throws: `tooLarge` above `PNGLimits`.
  /// - Precondition: both sides are positive and `pixels` has `width · height · 4` bytes.
  package static func encode(
    _ pixels: [UInt8], width: Int, height: Int, pixelsPerMetre: Int = pixelsPerMetreAtScaleOne
  ) throws(PNGError) -> [UInt8] {
    precondition(pixels.count == width * height * 4, "a picture has four bytes a pixel")
    let isOpaque = PNG.isOpaque(pixels)
    var smallest: [UInt8] = []
    for filter in PNGFilter.allCases {
      var encoder = try PNGEncoder(
        width: width, height: height, isOpaque: isOpaque, pixelsPerMetre: pixelsPerMetre,
        filter: filter)
      for top in stride(from: 0, to: height, by: portionHeight) {
        let bottom = min(top + portionHeight, height)
        try encoder.append(pixels[top * width * 4..<bottom * width * 4])
      }
      let bytes = try encoder.finish()
      if smallest.isEmpty || bytes.count < smallest.count { smallest = bytes }
    }
    return smallest
  }
}
