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

  /// Nil for a deviation that changes nothing; see `GaussianExtent`.
  init?(deviation: Double, reach: Double, within length: Int) {
    guard let extent = GaussianExtent(deviation: deviation, reach: reach, within: length) else {
      return nil
    }
    reduction = extent.reduction
    weights = Self.weights(variance: extent.variance, radius: extent.radius)
  }

  private static func weights(variance: Double, radius: Int) -> [UInt32] {
    let values = (-radius...radius).map { exponential(-Double($0 * $0) / (2 * variance)) }
    let sum = values.reduce(0, +)
    var weights = values.map { UInt32($0 / sum * 65536 + 0.5) }
    // Rounding leaves the sum a little off: the middle makes up for it.
    let rest = 65536 - Int(weights.reduce(0, +))
    weights[radius] = UInt32(Int(weights[radius]) + rest)
    return weights
  }
}
