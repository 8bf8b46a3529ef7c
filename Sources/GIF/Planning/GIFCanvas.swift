/// What a player shows between two frames.
struct GIFCanvas {
  let width: Int
  let height: Int
  /// The colours shown.
  private(set) var shown: [GIFPixel]
  /// What they stand for; the palette may not have had it.
  private(set) var meant: [GIFPixel]
  /// Whether no frame has been drawn.
  private var isBlank = true
  /// What has been made clear since.
  private var cleared: PixelArea?

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    shown = [GIFPixel](repeating: .clear, count: width * height)
    meant = shown
  }

  var whole: PixelArea { PixelArea(left: 0, top: 0, width: width, height: height) }

  /// The smallest area outside which `pixels` are shown already; nil when all are.
  /// - Parameter changed: an area outside which they are those drawn before.
  func areaToDraw(for pixels: [GIFPixel], changed: PixelArea) -> PixelArea? {
    if isBlank { return whole }
    return area(of: pixels, meant, in: cleared?.union(changed) ?? changed, where: !=)
  }

  /// The smallest part of `area` that holds all of its pixels where `first` and `second` fit; nil when
  /// there is none.
  func area(
    of first: [GIFPixel], _ second: [GIFPixel], in area: PixelArea,
    where fits: (GIFPixel, GIFPixel) -> Bool
  ) -> PixelArea? {
    var (top, bottom, left, right) = (height, -1, width, -1)
    for row in area.top..<area.top + area.height {
      let start = row * width
      for column in area.left..<area.left + area.width
      where fits(first[start + column], second[start + column]) {
        if top == height { top = row }
        bottom = row
        if column < left { left = column }
        if column > right { right = column }
      }
    }
    if bottom < 0 { return nil }
    return PixelArea(left: left, top: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// Draws a frame that stands for `pixels`.
  mutating func draw(_ frame: PlannedFrame, _ pixels: [GIFPixel], colors: [OpaqueColor]) {
    isBlank = false
    let area = frame.area
    cleared = frame.clearsAfter ? area : nil
    var source = 0
    for row in area.top..<area.top + area.height {
      for offset in row * width + area.left..<row * width + area.left + area.width {
        // One that may as well be left as it is shows the same.
        let index = frame.pixels[source].index
        source += 1
        if frame.clearsAfter {
          shown[offset] = .clear
          meant[offset] = .clear
        } else {
          if index != ColorMatcher.clearIndex { shown[offset] = GIFPixel(colors[Int(index) - 1]) }
          meant[offset] = pixels[offset]
        }
      }
    }
  }
}
