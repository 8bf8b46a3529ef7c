/// A change of a whole picture.
package enum PixelFilter: Hashable, Sendable {
  /// A Gaussian with these standard deviations, in pixels, along the rows and the columns. What
  /// lies outside the picture is transparent.
  case blur(x: Double, y: Double)
  /// The picture's alpha, blurred in the same way, as that of one colour. The Gaussian ends at
  /// `reach` standard deviations.
  case shadow(Color, x: Double, y: Double, reach: Double = blurReach)
  /// Each straight colour through a matrix.
  case colorMatrix(ColorMatrix)
  /// The straight red, green and blue, as bytes, looked up in a table of 256.
  case curve([UInt8])

  /// How far a Gaussian is felt, in standard deviations: beyond, less than a 255th remains.
  package static let blurReach = 3.2
}

/// A linear map of straight colours with a constant: five columns for red, green, blue, alpha and 1.
/// Results are cut to 0…1.
package struct ColorMatrix: Hashable, Sendable {
  package var red: Row
  package var green: Row
  package var blue: Row
  package var alpha: Row

  /// The factors by which one component of the result takes those of the source.
  package struct Row: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double
    package var alpha: Double
    package var constant: Double

    package init(
      _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 0, _ constant: Double = 0
    ) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
      self.constant = constant
    }
  }

  package init(
    red: Row = Row(1, 0, 0), green: Row = Row(0, 1, 0), blue: Row = Row(0, 0, 1),
    alpha: Row = Row(0, 0, 0, 1)
  ) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
