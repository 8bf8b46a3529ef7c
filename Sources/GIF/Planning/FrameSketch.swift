/// What may be written for each pixel of an area with one palette, and how well it will look.
struct FrameSketch {
  private(set) var pixels: [WrittenPixel] = []
  /// The mean square distance of the pixels that are drawn anew from what they should be.
  private(set) var error = 0.0

  init(
    _ frame: [GIFPixel], _ area: PixelArea, on canvas: GIFCanvas, by matcher: inout ColorMatcher
  ) {
    pixels.reserveCapacity(area.width * area.height)
    var sum = 0
    var drawn = 0
    for row in area.top..<area.top + area.height {
      let start = row * canvas.width
      for column in area.left..<area.left + area.width {
        let offset = start + column
        let pixel = frame[offset]
        let shown = canvas.shown[offset]
        if pixel.isClear {
          pixels.append(WrittenPixel(ColorMatcher.clearIndex))
        } else if pixel == canvas.meant[offset] {
          // It stays as it is: what does not change does not flicker.
          pixels.append(
            matcher.exactIndex(of: shown).map { WrittenPixel($0, orClear: true) }
              ?? WrittenPixel(ColorMatcher.clearIndex))
        } else {
          sum += matcher.distance(to: pixel)
          drawn += 1
          let index = matcher.index(for: pixel, column: column, row: row)
          let stays = !shown.isClear && OpaqueColor(shown) == matcher.color(at: index)
          pixels.append(WrittenPixel(index, orClear: stays))
        }
      }
    }
    if drawn > 0 { error = Double(sum) / Double(drawn) }
  }

  /// The colours of the pixels that have to be drawn anew.
  static func newColors(
    _ frame: [GIFPixel], _ area: PixelArea, on canvas: GIFCanvas
  ) -> ColorCounts {
    var counts = ColorCounts()
    for row in area.top..<area.top + area.height {
      let start = row * canvas.width
      for offset in start + area.left..<start + area.left + area.width {
        let pixel = frame[offset]
        if !pixel.isClear && pixel != canvas.meant[offset] {
          counts.add(pixel, times: 1, gradual: 0)
        }
      }
    }
    return counts
  }
}
