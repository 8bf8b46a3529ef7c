package import Stage

extension TypedTime {
  /// The frame nearest to this time, a half counting up: exact, whatever the rate.
  package func nearestFrame(at rate: FrameRate) -> Int {
    switch self {
    case .frame(let number): return number
    case .nanoseconds(let nanoseconds):
      let second = Int128(1_000_000_000) * Int128(rate.denominator)
      let doubled = 2 * Int128(nanoseconds) * Int128(rate.numerator) + second
      return Int(doubled / (2 * second))
    }
  }

  /// Seconds since the scene began.
  package func seconds(at rate: FrameRate) -> Double {
    switch self {
    case .frame(let number): rate.time(ofFrame: number)
    case .nanoseconds(let nanoseconds): Double(nanoseconds) / 1e9
    }
  }
}
