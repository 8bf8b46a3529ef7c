/// A time, in seconds, or a rate, in frames a second, as a fraction.
package struct GIFTime: Hashable, Sendable, CustomStringConvertible {
  package var numerator: Int
  package var denominator: Int

  package init(_ numerator: Int, over denominator: Int = 1) {
    self.numerator = numerator
    self.denominator = denominator
  }

  package var description: String {
    denominator == 1 ? "\(numerator) s" : "\(numerator)/\(denominator) s"
  }

  /// The latest tick a clip may have: more than eight months.
  static let latestTick = Int(Int32.max)

  /// The nearest hundredth of a second, of two equally near ones the later.
  /// - Throws: `time` when it is negative, not a number, or above `latestTick`.
  func tick() throws(GIFError) -> Int {
    guard numerator >= 0, denominator > 0 else { throw .time(self) }
    // round(100·n/d) = ⌊(200·n + d) / 2d⌋, in two words so that nothing overflows.
    let (high, low) = numerator.multipliedFullWidth(by: 200)
    let (sum, carry) = low.addingReportingOverflow(UInt(denominator))
    let top = high + (carry ? 1 : 0)
    let (divisor, isTooLarge) = denominator.multipliedReportingOverflow(by: 2)
    guard !isTooLarge, top < divisor else { throw .time(self) }
    let quotient = UInt(divisor).dividingFullWidth((UInt(top), sum)).quotient
    guard quotient <= UInt(Self.latestTick) else { throw .time(self) }
    return Int(quotient)
  }
}
