/// The colours of a clip, counted before it is written.
struct ColorSurvey: Sendable {
  /// Neighbours that differ by less, in every component, belong to one gradient.
  private static let gradientStep = 8

  private(set) var counts = ColorCounts()
  private let width: Int
  private let coarseness: Double
  private let height: Int

  /// For frames of one size.
  init(width: Int, height: Int, options: GIFOptions) throws(GIFError) {
    try GIFFile.check(width: width, height: height)
    self.width = width
    self.height = height
    coarseness = max(0, options.coarseness)
  }

  /// Counts the colours of a frame.
  mutating func count(_ pixels: [GIFPixel]) {
    for row in 0..<height {
      let start = row * width
      var place = start
      while place < start + width {
        let pixel = pixels[place]
        var end = place + 1
        while end < start + width && pixels[end] == pixel { end += 1 }
        if !pixel.isClear {
          let isGradual = end - place < 16 && isInGradient(pixels, place, column: place - start)
          counts.add(pixel, times: end - place, gradual: isGradual ? end - place : 0)
        }
        place = end
      }
    }
  }

  /// Whether the neighbours to all sides are nearly of the same colour, and not all the same.
  private func isInGradient(_ pixels: [GIFPixel], _ place: Int, column: Int) -> Bool {
    var differs = false
    func fits(_ other: Int) -> Bool {
      if pixels[other] == pixels[place] { return true }
      if pixels[other].isClear { return false }
      differs = true
      let (a, b) = (OpaqueColor(pixels[place]), OpaqueColor(pixels[other]))
      return abs(Int(a.red) - Int(b.red)) < Self.gradientStep
        && abs(Int(a.green) - Int(b.green)) < Self.gradientStep
        && abs(Int(a.blue) - Int(b.blue)) < Self.gradientStep
    }
    if column > 0 && !fits(place - 1) { return false }
    if column + 1 < width && !fits(place + 1) { return false }
    if place >= width && !fits(place - width) { return false }
    if place + width < pixels.count && !fits(place + width) { return false }
    return differs
  }

  /// The palette that shows the whole clip best: exactly, when it has at most 255 colours.
  func palette() -> GIFPalette {
    GIFPalette(counts, coarseness: coarseness)
  }
}
