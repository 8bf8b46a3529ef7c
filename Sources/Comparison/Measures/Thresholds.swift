/// What counts as equal. Everything that is given must hold, and what is not given is not asked;
/// with nothing given, every pixel must be the same.
package struct Thresholds: Hashable, Sendable {
  /// The greatest difference of a component, in steps of 8 bits, that is no difference.
  package var tolerance: Int?
  /// So many pixels may differ by more than the tolerance.
  package var maxDifferent: PixelAllowance?
  /// The structural similarity must be at least this.
  package var minSimilarity: Double?
  /// No pixel's colour difference (CIEDE2000) may exceed this.
  package var maxColorDifference: Double?

  package init(
    tolerance: Int? = nil, maxDifferent: PixelAllowance? = nil, minSimilarity: Double? = nil,
    maxColorDifference: Double? = nil
  ) {
    self.tolerance = tolerance
    self.maxDifferent = maxDifferent
    self.minSimilarity = minSimilarity
    self.maxColorDifference = maxColorDifference
  }

  /// Whether pixels are counted: nothing else is asked, or it is asked for.
  private var countsPixels: Bool {
    tolerance != nil || maxDifferent != nil || (minSimilarity == nil && maxColorDifference == nil)
  }

  /// Whether nothing is given.
  package var isExact: Bool { self == Thresholds() }

  /// What of it a difference does not keep, in words; empty when it passes.
  package func breaches(by difference: PictureDifference) -> [String] {
    var breaches: [String] = []
    let allowed = maxDifferent?.pixels(of: difference.area) ?? 0
    if countsPixels, difference.countAboveTolerance > allowed {
      breaches.append(
        "\(Figures.pixels(difference.countAboveTolerance)) beyond tolerance \(tolerance ?? 0), "
          + "\(allowed) allowed")
    }
    if let minSimilarity, difference.similarity < minSimilarity {
      breaches.append(
        "SSIM \(Figures.similarity(difference.similarity)) is below \(Figures.plain(minSimilarity))"
      )
    }
    if let maxColorDifference, difference.greatestColorDifference > maxColorDifference {
      breaches.append(
        "ΔE \(Figures.upward(difference.greatestColorDifference)) is above "
          + Figures.plain(maxColorDifference))
    }
    return breaches
  }
}

/// How many pixels of a picture may differ.
package enum PixelAllowance: Hashable, Sendable {
  case count(Int)
  /// 0…100.
  case percent(Double)

  /// Whole pixels of a picture of so many.
  func pixels(of area: Int) -> Int {
    switch self {
    case .count(let count): count
    // A hundredth of a per cent of a pixel is lost to the division, not a pixel.
    case .percent(let percent): Int((Double(area) * percent / 100 + 1e-6).rounded(.down))
    }
  }
}
