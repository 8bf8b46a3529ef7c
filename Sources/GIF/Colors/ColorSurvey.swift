/// The colours of a clip, counted before it is written: a row that stands as it is in several frames is
/// looked at once.
struct ColorSurvey: Sendable {
  /// Neighbours that differ by less, in every component, belong to one gradient.
  private static let gradientStep = 8

  private(set) var counts = ColorCounts()
  private let width: Int
  private let coarseness: Double
  private let height: Int
  private var frameCount = 0
  /// Of how many frames each row has been counted.
  private var counted: [Int]

  /// For frames of one size.
  init(width: Int, height: Int, options: GIFOptions) throws(GIFError) {
    try GIFFile.check(width: width, height: height)
    self.width = width
    self.height = height
    counted = [Int](repeating: 0, count: height)
    coarseness = max(0, options.coarseness)
  }

  /// Goes on from a frame to the next, or to the end of the clip.
  /// - Parameters:
  ///   - pixels: the frame; before the first one nothing is looked at.
  ///   - rows: those that will be different, in order.
  mutating func add(of pixels: [GIFPixel], until rows: [Range<Int>]) {
    var next = 0
    for rows in rows {
      // Whether a colour is part of a gradient its neighbours tell.
      let end = min(height, rows.upperBound + 1)
      for row in max(next, rows.lowerBound - 1)..<max(next, end) {
        let times = frameCount - counted[row]
        if times > 0 { count(pixels, row, times: times) }
        counted[row] = frameCount
      }
      next = max(next, end)
    }
    frameCount += 1
  }

  /// Counts the colours of a row.
  private mutating func count(_ pixels: [GIFPixel], _ row: Int, times: Int) {
    let start = row * width
    var index = start
    while index < start + width {
      let pixel = pixels[index]
      var end = index + 1
      while end < start + width && pixels[end] == pixel { end += 1 }
      if !pixel.isClear {
        let isGradual = end - index < 16 && isInGradient(pixels, index, column: index - start)
        let count = (end - index) * times
        counts.add(pixel, times: count, gradual: isGradual ? count : 0)
      }
      index = end
    }
  }

  /// Whether the neighbours to all sides are nearly of the same colour, and not all the same.
  private func isInGradient(_ pixels: [GIFPixel], _ index: Int, column: Int) -> Bool {
    let pixel = pixels[index]
    let left = column > 0 ? pixels[index - 1] : pixel
    let right = column + 1 < width ? pixels[index + 1] : pixel
    let above = index >= width ? pixels[index - width] : pixel
    let below = index + width < pixels.count ? pixels[index + width] : pixel
    return (left != pixel || right != pixel || above != pixel || below != pixel)
      && pixel.isNear(left, Self.gradientStep) && pixel.isNear(right, Self.gradientStep)
      && pixel.isNear(above, Self.gradientStep) && pixel.isNear(below, Self.gradientStep)
  }

  /// The palette that shows the whole clip best: exactly, when it has at most 255 colours.
  func palette() -> GIFPalette { GIFPalette(counts, coarseness: coarseness) }
}

extension GIFPixel {
  /// Whether this, an opaque one, and another are opaque and differ by less than `step` in every component.
  fileprivate func isNear(_ other: GIFPixel, _ step: Int) -> Bool {
    if other == self { return true }
    if other.isClear { return false }
    let (a, b) = (OpaqueColor(self), OpaqueColor(other))
    return abs(Int(a.red) - Int(b.red)) < step && abs(Int(a.green) - Int(b.green)) < step
      && abs(Int(a.blue) - Int(b.blue)) < step
  }
}
