/// Values at key times, and the way between them.
package struct Keyframes<Value: Interpolable>: Sendable {
  package let values: [Value]
  package let mode: CalculationMode
  /// False without values, and for a single one that there is nothing to jump to or from.
  private let hasEffect: Bool
  /// Nil when there are fewer segments than one.
  package let keyTimes: KeyTimes?
  /// One for each segment; missing ones are linear.
  let curves: [TimingCurve?]
  let shape: SplineShape
  /// The values' components, when the spline needs them.
  let knots: [[Double]]

  /// Each of `values` is reached at its time in `keyTimes`; those without a time are left out. Without times
  /// they are spaced evenly. `curves` act on the fraction within a segment.
  package init(
    values: [Value], mode: CalculationMode = .linear, keyTimes: [Double]? = nil,
    curves: [TimingCurve?] = [], shape: SplineShape = SplineShape()
  ) {
    let times = mode.isPaced || keyTimes?.isEmpty == true ? nil : keyTimes
    let timed = Array(values.prefix(times?.count ?? values.count))
    self.values = timed
    self.mode = mode
    self.curves = mode.isPaced ? [] : curves
    self.shape = shape
    hasEffect = mode == .discrete ? values.count > 1 : !values.isEmpty
    let segmentCount = mode == .discrete ? timed.count : timed.count - 1
    guard segmentCount > 0 else {
      self.keyTimes = nil
      knots = []
      return
    }
    let knots = mode.isCubic || mode.isPaced ? Self.knots(of: timed) : []
    self.knots = mode.isCubic ? knots : []
    if mode.isPaced, !knots.isEmpty {
      self.keyTimes = KeyTimes(distances: Self.distances(between: knots))
    } else {
      self.keyTimes = KeyTimes(segmentCount: segmentCount, keyTimes: times)
    }
  }

  /// The value at `progress` through the whole animation; nil when there are no values, when the only one
  /// would jump, or when neighbours cannot be mixed. `mix` does what the type's own does.
  package func value(
    at progress: Double, mixing mix: (Value, Value, Double) -> Value? = Value.mix
  ) -> Value? {
    guard hasEffect else { return nil }
    guard let keyTimes else { return values.first }
    if mode == .discrete {
      return values[min(keyTimes.reached(at: progress), values.count - 1)]
    }
    let position = keyTimes.position(at: progress)
    let curve = position.segment < curves.count ? curves[position.segment] : nil
    let fraction = curve?.value(at: position.fraction) ?? position.fraction
    if !knots.isEmpty { return splineValue(segment: position.segment, fraction: fraction) }
    return mix(values[position.segment], values[position.segment + 1], fraction)
  }

  /// All values' components; empty when they have none, or not equally many.
  private static func knots(of values: [Value]) -> [[Double]] {
    let knots = values.compactMap(\.components)
    guard knots.count == values.count, Set(knots.map(\.count)).count == 1 else { return [] }
    return knots
  }
}
