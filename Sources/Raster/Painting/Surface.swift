/// Where the pixels of a band or of a group in it lie in memory.
struct Surface {
  /// The pixels it holds.
  var bounds: PixelBounds
  /// Index of its first pixel.
  var start: Int
  /// Pixels from one row to the next.
  var stride: Int

  /// First row of the band around it.
  var bandTop: Int { bounds.top / Band.height * Band.height }

  /// All pixels of that band in a picture `width` pixels wide.
  func band(width: Int) -> PixelBounds {
    PixelBounds(left: 0, top: bandTop, right: width, bottom: bandTop + Band.height)
  }

  /// Index that pixel 0 of row `y` has or would have.
  func origin(ofRow y: Int) -> Int { start + (y - bounds.top) * stride - bounds.left }
}
