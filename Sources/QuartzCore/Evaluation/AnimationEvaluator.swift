import CoreGraphics
import Timing

/// One property animation at one moment.
@MainActor
struct AnimationEvaluator {
  let animation: CAPropertyAnimation
  let model: CALayer
  private let target: AnimationTarget

  /// Nil when `keyPath` names nothing on `model` that `animation` can change.
  init?(_ animation: CAPropertyAnimation, of keyPath: String, on model: CALayer) {
    guard let target = animation.target(of: keyPath, on: model) else { return nil }
    self.animation = animation
    self.target = target
    self.model = model
  }

  private var path: ResolvedKeyPath { target.path }
  private var kind: AnimatableValue.Kind { target.kind }
  private var operation: TransformOperation? { target.operation }

  /// True when the animation, from one given value to another, has a value at `moment`.
  func hasValue(at moment: AnimationMoment, duration: Double) -> Bool {
    value(at: moment, from: model, duration: duration) != nil
  }

  /// Writes the animation's value at `moment` over, or adds it to, that of `presentation`.
  /// `duration` is one cycle's, seconds: springs go by it.
  func apply(to presentation: CALayer, at moment: AnimationMoment, duration: Double) {
    guard var value = value(at: moment, from: presentation, duration: duration) else { return }
    if animation.isAdditive {
      guard let current = path.value(on: presentation),
        let sum = AnimatableValue.sum(current, value)
      else { return }
      value = sum
    }
    path.set(value, on: presentation)
    if path.property.changesContent { presentation.contentChanges.insert(.any) }
    if Swift.type(of: model).needsDisplay(forKey: path.property.key) {
      presentation.contentChanges.insert(.drawing)
    }
    if let keyframes = animation as? CAKeyframeAnimation,
      let angle = keyframes.track(as: kind).turn(at: paced(moment.progress))
    {
      // In the layer's own axes, before its transform.
      presentation.transform = CATransform3DRotate(
        presentation.transform, CGFloat(angle), 0, 0, 1)
    }
  }

  /// The property's value at `moment`, of all cycles so far where it is cumulative; nil for no effect.
  /// `below` has the values before the animation.
  private func value(
    at moment: AnimationMoment, from below: CALayer, duration: Double
  ) -> AnimatableValue? {
    let value = value(at: moment.progress, from: below, duration: duration)
    guard animation.isCumulative, moment.cycle > 0 else { return value }
    let end = self.value(
      at: animation.autoreverses ? 0.0 : 1, from: below, duration: duration)
    guard let value, let end else { return nil }
    return AnimatableValue.accumulated(value, onto: end, count: moment.cycle)
  }

  /// The property's value at `progress` of one cycle; nil for no effect.
  private func value(
    at progress: Double, from below: CALayer, duration: Double
  ) -> AnimatableValue? {
    let value = interpolated(at: progress, from: below, duration: duration)
    guard let operation else { return value }
    return value.flatMap { operation.transform(of: $0) }
  }

  /// The value of `kind` at `progress` of one cycle; nil for no effect.
  private func interpolated(
    at progress: Double, from below: CALayer, duration: Double
  ) -> AnimatableValue? {
    let paced = paced(progress)
    switch animation {
    case let keyframes as CAKeyframeAnimation:
      return keyframes.track(as: kind).value(at: paced)
    case let spring as CASpringAnimation:
      guard spring.spring.isValid else { return nil }
      return endPoints(of: spring, from: below).flatMap {
        AnimatableValue.mix($0, $1, spring.spring.value(at: paced * duration))
      }
    case let basic as CABasicAnimation:
      return endPoints(of: basic, from: below).flatMap { AnimatableValue.mix($0, $1, paced) }
    default:
      return nil
    }
  }

  /// `progress` after the timing function of the whole animation.
  private func paced(_ progress: Double) -> Double {
    animation.timingFunction?.curve.value(at: progress) ?? progress
  }

  /// Start and end. What is left out is what would be seen now without the animation: the value that
  /// the model has, or the animations added before give it. Actions of changes, and an animation
  /// without any value, end at the model's.
  private func endPoints(
    of basic: CABasicAnimation, from below: CALayer
  ) -> (AnimatableValue, AnimatableValue)? {
    var current: AnimatableValue? {
      path.value(on: basic.endsAtModel ? model : below).flatMap(operand)
    }
    let ends = basic.ends(as: kind, through: operation)
    switch (ends.from, ends.to, ends.by) {
    case (.invalid, _, _), (_, .invalid, _), (_, _, .invalid): return nil
    case (.value(let from), .value(let to), _): return (from, to)
    case (.value(let from), .missing, .value(let by)):
      return AnimatableValue.sum(from, by).map { (from, $0) }
    case (.missing, .value(let to), .value(let by)):
      return AnimatableValue.difference(to, by).map { ($0, to) }
    case (.value(let from), .missing, .missing): return current.map { (from, $0) }
    case (.missing, .value(let to), .missing): return current.map { ($0, to) }
    case (.missing, .missing, .value(let by)):
      // An additive change by an amount starts from nothing.
      guard let current = animation.isAdditive ? nothing(like: by) : current else { return nil }
      return AnimatableValue.sum(current, by).map { (current, $0) }
    case (.missing, .missing, .missing):
      return path.value(on: model).flatMap(operand).map {
        (basic.previousValue.flatMap(operand) ?? $0, $0)
      }
    }
  }

  /// `value` of the property as what is interpolated: itself, or the numbers of the operation.
  private func operand(of value: AnimatableValue) -> AnimatableValue? {
    guard let operation else { return value }
    return operation.input(takenFrom: value)
  }

  /// What added changes nothing, as many numbers as `value` has.
  private func nothing(like value: AnimatableValue) -> AnimatableValue? {
    if let operation { return operation.neutralInput }
    if let zero = kind.zero { return zero }
    return AnimatableValue.difference(value, value)
  }
}

/// What a property animation changes. An object, as it is asked for in every frame.
@MainActor
final class AnimationTarget {
  let path: ResolvedKeyPath
  /// The type of the values that are interpolated: the property's, or what `operation` takes.
  let kind: AnimatableValue.Kind
  /// That of the value function; nil when there is none.
  let operation: TransformOperation?

  /// Nil when `animation` cannot change that.
  init?(_ path: ResolvedKeyPath, of animation: CAPropertyAnimation) {
    guard path.property.isAnimatable, let kind = path.kind else { return nil }
    operation = animation.valueFunction?.operation
    guard operation == nil || kind == .transform else { return nil }
    self.path = path
    self.kind = operation?.inputKind ?? kind
  }
}

/// A target with what it was found by.
struct KnownTarget {
  let keyPath: String
  let layerClass: CALayer.Type
  let target: AnimationTarget
}

extension CAPropertyAnimation {
  /// What the animation changes under `keyPath` of `model`; nil for nothing. Found once where it is a
  /// property of the model's class.
  fileprivate func target(of keyPath: String, on model: CALayer) -> AnimationTarget? {
    let layerClass = Swift.type(of: model)
    if let knownTarget, knownTarget.layerClass == layerClass, knownTarget.keyPath == keyPath {
      return knownTarget.target
    }
    if let path = layerClass.properties.resolve(keyPath) {
      let target = AnimationTarget(path, of: self)
      knownTarget = target.map {
        KnownTarget(keyPath: keyPath, layerClass: layerClass, target: $0)
      }
      return target
    }
    return model.resolve(keyPath, like: { sampleValue }).flatMap { AnimationTarget($0, of: self) }
  }
}

extension CAKeyframeAnimation {
  /// What the animation runs along on a property of `kind`.
  func track(as kind: AnimatableValue.Kind) -> KeyframeTrack {
    if let track, track.kind == kind { return track }
    let made = KeyframeTrack(self, kind: kind)
    track = made
    return made
  }
}

extension CAPropertyAnimation {
  /// One of the values, to tell their type by; nil when there is none.
  fileprivate var sampleValue: Any? {
    switch self {
    case let basic as CABasicAnimation: basic.toValue ?? basic.fromValue ?? basic.byValue
    case let keyframes as CAKeyframeAnimation:
      keyframes.path == nil ? keyframes.values?.first : CGPoint.zero
    default: nil
    }
  }
}
