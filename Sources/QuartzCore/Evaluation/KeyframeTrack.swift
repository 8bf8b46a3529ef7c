import CoreGraphics
import Timing

/// The values of a keyframe animation, typed for the property it acts on.
struct KeyframeTrack {
  let kind: AnimatableValue.Kind
  private let keyframes: Keyframes<AnimatableValue>?

  /// A track without effect when there are no values, one has another type, or the calculation
  /// mode is unknown.
  @MainActor
  init(_ animation: CAKeyframeAnimation, kind: AnimatableValue.Kind) {
    self.kind = kind
    let objects = animation.values ?? []
    let values = objects.compactMap { AnimatableValue($0, as: kind) }
    guard let mode = animation.calculationMode.mode, !values.isEmpty,
      values.count == objects.count
    else {
      keyframes = nil
      return
    }
    keyframes = Keyframes(
      values: values, mode: mode, keyTimes: animation.keyTimes?.map(\.doubleValue),
      curves: (animation.timingFunctions ?? []).map(\.curve),
      shape: SplineShape(
        tensions: (animation.tensionValues ?? []).map(\.doubleValue),
        continuities: (animation.continuityValues ?? []).map(\.doubleValue),
        biases: (animation.biasValues ?? []).map(\.doubleValue)))
  }

  /// The value at `progress` 0…1; nil for no effect.
  func value(at progress: Double) -> AnimatableValue? { keyframes?.value(at: progress) }
}

extension CAAnimationCalculationMode {
  /// What the name means; nil for a name nobody knows.
  var mode: CalculationMode? {
    switch self {
    case .linear: .linear
    case .discrete: .discrete
    case .paced: .paced
    case .cubic: .cubic
    case .cubicPaced: .cubicPaced
    default: nil
    }
  }
}
