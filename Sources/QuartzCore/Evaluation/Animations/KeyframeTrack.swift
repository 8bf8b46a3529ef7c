import CoreGraphics
import Geometry
import Timing

/// The values of a keyframe animation, typed for the property or value function they go to. An object,
/// as it is asked in every frame.
@MainActor
final class KeyframeTrack {
  private let course: Course

  private enum Course {
    /// No values, one of another type, or an unknown calculation mode: no effect.
    case none
    case values(Keyframes<AnimatableValue>)
    /// Values of one number each: a fraction of the size, and the most frequent.
    case numbers(Keyframes<Double>)
    case path(MotionPath, form: ValueForm, turns: CAAnimationRotationMode?)
  }

  /// False where nothing is animated: there is no value, or one of another type.
  var hasEffect: Bool { if case .none = course { false } else { true } }

  init(_ animation: CAKeyframeAnimation, form: ValueForm) {
    guard let mode = animation.calculationMode.mode else {
      course = .none
      return
    }
    let keyTimes = animation.keyTimes?.map(\.doubleValue)
    let curves = (animation.timingFunctions ?? []).map(\.curve)
    if let path = animation.path?.geometry, form.value(at: .zero) != nil {
      course =
        MotionPath(path, mode: mode, keyTimes: keyTimes, curves: curves)
        .map { .path($0, form: form, turns: animation.rotationMode) } ?? .none
      return
    }
    let objects = animation.values ?? []
    let values = objects.compactMap { form.value(from: $0) }
    guard !values.isEmpty, values.count == objects.count else {
      course = .none
      return
    }
    // As measured, the arrays of a value function have no distance between them.
    let isSpacedEvenly = mode.isPaced && form.operation != nil && form.kind == .numbers
    func keyframes<Value: Interpolable>(_ values: [Value]) -> Keyframes<Value> {
      Keyframes(
        values: values, mode: isSpacedEvenly ? mode.unpaced : mode,
        keyTimes: isSpacedEvenly ? nil : keyTimes, curves: isSpacedEvenly ? [] : curves,
        shape: SplineShape(
          tensions: (animation.tensionValues ?? []).map(\.doubleValue),
          continuities: (animation.continuityValues ?? []).map(\.doubleValue),
          biases: (animation.biasValues ?? []).map(\.doubleValue)))
    }
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    course =
      numbers.count == values.count ? .numbers(keyframes(numbers)) : .values(keyframes(values))
  }

  /// The value at `progress` 0…1; nil for no effect. `mix` does what `AnimatableValue.mix` does.
  func value(
    at progress: Double, mixing mix: (AnimatableValue, AnimatableValue, Double) -> AnimatableValue?
  ) -> AnimatableValue? {
    switch course {
    case .none: nil
    case .values(let keyframes): keyframes.value(at: progress, mixing: mix)
    case .numbers(let keyframes): keyframes.value(at: progress).map { .number($0) }
    case .path(let path, let form, _): form.value(at: CGPoint(path.pose(at: progress).point))
    }
  }

  /// By how much the layer is turned to follow its path at `progress`, radians; nil when it is not.
  func turn(at progress: Double) -> Double? {
    guard case .path(let path, _, let mode?) = course else { return nil }
    switch mode {
    case .rotateAuto: return path.pose(at: progress).angle
    case .rotateAutoReverse: return path.pose(at: progress).angle + .pi
    default: return nil
    }
  }
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
