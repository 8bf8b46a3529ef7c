import Geometry

/// A Gaussian along one axis as weights for neighbouring samples.
///
/// A wide one works on fewer samples: the means of 2ᵏ neighbours, mixed linearly afterwards. What
/// the means and the mixing blur by themselves, variances (4ᵏ − 1)/12 and 4ᵏ/6, is taken off.
struct GaussianWeights {
  /// Samples that count as one.
  let reduction: Int
  /// An odd number, symmetric, 2¹⁶ in sum.
  let weights: [UInt32]

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
    weights = Self.weights(variance: variance, reach: min(max(0, reach), PixelFilter.blurReach))
  }

  private static func weights(variance: Double, reach: Double) -> [UInt32] {
    let radius = Int((reach * variance.squareRoot()).rounded(.up))
    let values = (-radius...radius).map { exponential(-Double($0 * $0) / (2 * variance)) }
    let sum = values.reduce(0, +)
    var weights = values.map { UInt32($0 / sum * 65536 + 0.5) }
    // Rounding leaves the sum a little off: the middle makes up for it.
    let rest = 65536 - Int(weights.reduce(0, +))
    weights[radius] = UInt32(Int(weights[radius]) + rest)
    return weights
  }

  /// Pixels; less is not seen.
  private static let least = 0.05
  /// Pixels; more is made of fewer samples.
  private static let greatest = 8.0
  /// What the kernels have the bits for; more is in no picture.
  private static let mostReduction = 1 << 14
}
