import PNG

/// How two pictures of one size differ.
package struct PictureDifference: Hashable, Sendable {
  /// Pixels that differ at all.
  package private(set) var pixelCount = 0
  /// Pixels that differ by more than the tolerance.
  package private(set) var countAboveTolerance = 0
  /// Pixels in all.
  package let area: Int
  /// The greatest difference of a component in steps of 8 bits, above 0 and at most 255: over white
  /// or over black, whichever shows more.
  package private(set) var greatest = 0.0
  /// The first differing pixel in reading order: column and row.
  package private(set) var firstX = 0
  package private(set) var firstY = 0
  /// The smallest rectangle round all that differs.
  package private(set) var bounds: PixelRectangle
  /// In what the pixels differ.
  package private(set) var nature = DifferenceNature.mixed
  /// How far all of the picture has moved, where that explains what differs.
  package private(set) var displacement: Displacement?
  /// Mean structural similarity, at most 1; the lower of that over white and that over black.
  package private(set) var similarity = 1.0
  /// The greatest colour difference of a pixel, CIEDE2000.
  package private(set) var greatestColorDifference = 0.0
  /// The mean colour difference of all pixels, CIEDE2000.
  package private(set) var meanColorDifference = 0.0

  /// Nil when the pictures look the same.
  /// - Parameter tolerance: in steps of 8 bits.
  /// - Precondition: both pictures are of one size.
  package init?(_ expected: StraightPicture, _ actual: StraightPicture, tolerance: Int = 0) {
    precondition(
      expected.width == actual.width && expected.height == actual.height,
      "pictures of different sizes cannot be compared")
    if RowKernels.areEqual(expected.pixels.span, actual.pixels.span) { return nil }
    area = expected.width * expected.height
    bounds = PixelRectangle(x: 0, y: 0, width: 0, height: 0)
    measure(expected, actual, tolerance: tolerance)
    displacement = Displacement(expected, actual, differingIn: bounds)
    // Opaque pictures hide what they are composited over.
    let backdrops = expected.isOpaque && actual.isOpaque ? [Backdrop.white] : Backdrop.allCases
    similarity = backdrops.map { backdrop in
      StructuralSimilarity.mean(expected, actual, over: backdrop, differingIn: bounds)
    }.reduce(1, min)
  }

  private mutating func measure(
    _ expected: StraightPicture, _ actual: StraightPicture, tolerance: Int
  ) {
    let (one, other) = (expected.pixels.span, actual.pixels.span)
    let width = expected.width
    var greatest = PixelDistance(parts: 0)
    var finder = NatureFinder()
    var colors = ColorDifferenceMeter()
    var (left, top, right, bottom) = (Int.max, 0, 0, 0)
    for row in 0..<expected.height {
      for column in 0..<width {
        let offset = (row * width + column) * 4
        let pixels = (StraightPixel(one, at: offset), StraightPixel(other, at: offset))
        if pixels.0 == pixels.1 { continue }
        let distance = PixelDistance(pixels.0, pixels.1)
        if pixelCount == 0 { (firstX, firstY, top) = (column, row, row) }
        pixelCount += 1
        if distance.parts > tolerance * 255 { countAboveTolerance += 1 }
        greatest = max(greatest, distance)
        finder.add(pixels.0, pixels.1)
        colors.add(pixels.0, pixels.1)
        (left, right, bottom) = (min(left, column), max(right, column), row)
      }
    }
    bounds = PixelRectangle(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    self.greatest = greatest.steps
    nature = finder.nature
    greatestColorDifference = colors.greatest
    meanColorDifference = colors.sum / Double(area)
  }
}

/// A rectangle of whole pixels.
package struct PixelRectangle: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int
}
