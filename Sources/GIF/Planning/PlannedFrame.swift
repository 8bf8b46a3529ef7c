/// A frame of the file before it is packed: what is to be said, and how long it stays.
struct PlannedFrame: Sendable {
  var area: PixelArea
  /// What may be written for each pixel of the area.
  var pixels: [WrittenPixel]
  /// Nil for that of the whole clip.
  var palette: [OpaqueColor]?
  /// Whether the area is clear again when the next frame comes.
  var clearsAfter: Bool
  /// In hundredths of a second.
  var delay = 0
}

/// Pixels from `left` and `top` on.
struct PixelArea: Hashable, Sendable {
  var left: Int
  var top: Int
  var width: Int
  var height: Int

  /// The smallest area that holds both.
  func union(_ other: PixelArea) -> PixelArea {
    let left = min(self.left, other.left)
    let top = min(self.top, other.top)
    return PixelArea(
      left: left, top: top, width: max(self.left + width, other.left + other.width) - left,
      height: max(self.top + height, other.top + other.height) - top)
  }
}

extension PixelArea {
  /// The smallest area that holds pixels of a picture, counted row by row; all columns when these are of
  /// several rows.
  init(ofPixels indices: Range<Int>, width pictureWidth: Int) {
    top = indices.lowerBound / pictureWidth
    height = (indices.upperBound - 1) / pictureWidth - top + 1
    left = height == 1 ? indices.lowerBound % pictureWidth : 0
    width = height == 1 ? indices.count : pictureWidth
  }
}
