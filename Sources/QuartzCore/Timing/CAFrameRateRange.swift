/// How often a display link wants to be called, in times a second.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The lowest rate that will do; 0 for any.
  public var minimum: Float
  /// The highest rate that is of use; 0 for any.
  public var maximum: Float
  /// The rate asked for; nil or 0 for the highest.
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The display's own rate.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

extension CAFrameRateRange {
  /// How many refreshes of a display of `refreshRate` hertz go by from one call to the next: of
  /// the whole parts of that rate down to 1 Hz, the one nearest to the preferred rate, from within
  /// the range where one lies there; of two equally near, the faster.
  func refreshesPerCall(refreshRate: Int) -> Int {
    let highest = maximum > 0 ? maximum : .infinity
    let wanted = preferred.flatMap { $0 > 0 ? $0 : nil } ?? highest
    guard wanted.isFinite else { return 1 }
    let all = (1...refreshRate).map { (count: $0, rate: Float(refreshRate) / Float($0)) }
    let fitting = all.filter { $0.rate >= minimum && $0.rate <= highest }
    let nearest = (fitting.isEmpty ? all : fitting)
      .min { abs($0.rate - wanted) < abs($1.rate - wanted) }
    return nearest?.count ?? 1
  }
}
