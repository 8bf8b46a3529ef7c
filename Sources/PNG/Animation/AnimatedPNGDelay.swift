/// How long a frame of an animated PNG stays: a fraction of a second, 16 bits above and below.
package struct AnimatedPNGDelay: Hashable, Sendable {
  package let numerator: UInt16
  package let denominator: UInt16
  /// Whether it is the delay that was asked for, and not just the nearest there is.
  package let isExact: Bool

  /// The delay of `numerator` ÷ `denominator` seconds, or the fraction nearest to it.
  /// - Throws: `delay` unless it is positive and, rounded, 1/65 535 s to 65 535 s.
  package init(seconds numerator: Int, over denominator: Int = 1) throws(AnimatedPNGError) {
    guard numerator > 0, denominator > 0,
      let nearest = Self.nearest(numerator, denominator)
    else { throw .delay(numerator: numerator, denominator: denominator) }
    self.numerator = UInt16(nearest.numerator)
    self.denominator = UInt16(nearest.denominator)
    isExact = nearest.isExact
  }

  private static let limit = Int(UInt16.max)

  /// The convergents of the continued fraction, and the last one that fits moved on as far as it
  /// goes: no fraction of so small numbers is nearer.
  private static func nearest(
    _ numerator: Int, _ denominator: Int
  ) -> (numerator: Int, denominator: Int, isExact: Bool)? {
    var (high, low) = (numerator, denominator)
    // The newest convergent and the one before it.
    var (above, below) = (1, 0)
    var (oldAbove, oldBelow) = (0, 1)
    while low > 0 {
      let quotient = high / low
      let room = min(
        above == 0 ? Int.max : (limit - oldAbove) / above,
        below == 0 ? Int.max : (limit - oldBelow) / below)
      if quotient > room {
        return best(
          (above, below), (oldAbove + room * above, oldBelow + room * below),
          numerator, denominator)
      }
      (oldAbove, above) = (above, oldAbove + quotient * above)
      (oldBelow, below) = (below, oldBelow + quotient * below)
      (high, low) = (low, high - quotient * low)
    }
    return above > 0 && below > 0 ? (above, below, true) : nil
  }

  /// The nearer of the last convergent and the fraction between it and the next one.
  private static func best(
    _ convergent: (Int, Int), _ between: (Int, Int), _ numerator: Int, _ denominator: Int
  ) -> (numerator: Int, denominator: Int, isExact: Bool)? {
    func isValid(_ fraction: (Int, Int)) -> Bool { fraction.0 > 0 && fraction.1 > 0 }
    func error(_ fraction: (Int, Int)) -> Double {
      abs(Double(fraction.0) / Double(fraction.1) - Double(numerator) / Double(denominator))
    }
    let candidates = [convergent, between].filter(isValid)
    guard let first = candidates.first else { return nil }
    let nearest = candidates.dropFirst().reduce(first) { error($1) < error($0) ? $1 : $0 }
    // Longer or shorter than any fraction there is, by more than a rounding.
    let exact = Double(numerator) / Double(denominator)
    guard exact < Double(limit) + 0.5, exact * Double(limit) > 0.5 else { return nil }
    return (nearest.0, nearest.1, false)
  }
}
