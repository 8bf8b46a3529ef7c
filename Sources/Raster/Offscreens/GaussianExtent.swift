/// How far a Gaussian along one axis reaches, and on which samples it works.
struct GaussianExtent: Hashable {
  /// Samples that count as one: a power of two.
  let reduction: Int
  /// Of the weights, in such samples.
  let variance: Double
  /// How many of them count on either side.
  let radius: Int

  /// Nil for a deviation that changes nothing. One that is not a number is none, and none is
  /// greater than what levels `length` samples.
  init?(deviation: Double, reach: Double, within length: Int) {
    guard deviation > Self.least else { return nil }
    let deviation = min(deviation, Double(length) * 4 + 16)
    var reduction = 1
    while deviation / Double(reduction) > Self.greatest, reduction < Self.mostReduction {
      reduction *= 2
    }
    var variance = deviation * deviation
    if reduction > 1 {
      let square = Double(reduction * reduction)
      variance = (variance - (square - 1) / 12 - square / 6) / square
    }
    self.reduction = reduction
    self.variance = variance
    let reach = min(max(0, reach), PixelFilter.blurReach)
    radius = Int((reach * variance.squareRoot()).rounded(.up))
  }

  /// The pixels on which those from `first` to `last` depend after it.
  func needed(for pixels: ClosedRange<Int>) -> ClosedRange<Int> {
    guard reduction > 1 else {
      return pixels.lowerBound - radius...pixels.upperBound + radius
    }
    // As `SamplePlane` finds the nearest two means.
    let shift = (2 * reduction).trailingZeroBitCount
    func above(_ pixel: Int) -> Int { (2 * pixel + 1 - reduction) >> shift }
    return (above(pixels.lowerBound) - radius) * reduction...(above(pixels.upperBound) + 2 + radius)
      * reduction - 1
  }

  /// Pixels; less is not seen.
  private static let least = 0.05
  /// Pixels; more is made of fewer samples.
  private static let greatest = 8.0
  /// What the kernels have the bits for; more is in no picture.
  private static let mostReduction = 1 << 14
}
