import CoreGraphics
import Timing
import VirtualTime

/// A property animation as it is applied in every frame: what does not depend on the moment is found once,
/// so the animation must not change afterwards.
@MainActor
final class AnimationEvaluator {
  private let animation: CAPropertyAnimation
  private let path: ResolvedKeyPath
  private let kind: AnimatableValue.Kind
  /// That of the value function; nil when there is none.
  private let operation: TransformOperation?
  private let course: Course
  private let morphs: PathMorphs
  /// Paces the whole animation; nil is linear.
  private let pace: TimingCurve?
  private let isAdditive: Bool
  private let isCumulative: Bool
  /// What it changes of a layer's content.
  private let contentChanges: ContentChanges

  private enum Course {
    case keyframes(KeyframeTrack)
    case spring(Spring, CABasicAnimation, BasicEnds)
    case basic(CABasicAnimation, BasicEnds)
    /// No effect.
    case none

    /// False where values are missing or of another type.
    @MainActor var hasValues: Bool {
      switch self {
      case .keyframes(let track): track.hasEffect
      case .spring(_, _, let ends), .basic(_, let ends): ends.areValid
      case .none: false
      }
    }

    @MainActor
    init(_ animation: CAPropertyAnimation, form: ValueForm) {
      switch animation {
      case let keyframes as CAKeyframeAnimation:
        self = .keyframes(KeyframeTrack(keyframes, form: form))
      case let spring as CASpringAnimation:
        let ends = BasicEnds(spring, form: form)
        self = spring.spring.isValid ? .spring(spring.spring, spring, ends) : .none
      case let basic as CABasicAnimation:
        self = .basic(basic, BasicEnds(basic, form: form))
      default:
        self = .none
      }
    }
  }

  /// Nil when `path` names nothing on `model` that `animation` can change. What `last` has found of the
  /// same animation is taken over.
  convenience init?(
    _ animation: CAPropertyAnimation, of path: String, on model: CALayer,
    following last: AnimationEvaluator? = nil
  ) {
    let found =
      Swift.type(of: model).properties.resolve(path)
      ?? model.resolve(path, like: { animation.sampleValue })
    guard let found else { return nil }
    self.init(animation, of: found, on: model, following: last)
  }

  /// Nil when `animation` cannot change that.
  init?(
    _ animation: CAPropertyAnimation, of path: ResolvedKeyPath, on model: CALayer,
    following last: AnimationEvaluator? = nil
  ) {
    guard let form = ValueForm(of: path, through: animation.valueFunction?.operation) else {
      return nil
    }
    self.animation = animation
    self.path = path
    kind = form.kind
    operation = form.operation
    pace = animation.timingFunction?.curve
    isAdditive = animation.isAdditive
    isCumulative = animation.isCumulative
    var changes: ContentChanges = path.property.changesContent ? .any : []
    if path.property.changesContent, (animation as? CABasicAnimation)?.endsAtModel != true {
      changes.insert(.added)
    }
    if Swift.type(of: model).needsDisplay(forKey: path.property.key) { changes.insert(.drawing) }
    contentChanges = changes
    if let last, last.kind == kind {
      (course, morphs) = (last.course, last.morphs)
    } else {
      course = Course(animation, form: form)
      morphs = PathMorphs()
      if !course.hasValues {
        SceneContext.active.unsupported(
          "an animation of \(animation.keyPath ?? "nothing") with values of another type, or with none",
          at: model.readableName)
      }
    }
  }

  /// True when the animation of `model`, from one given value to another, has a value at `moment`.
  func hasValue(at moment: AnimationMoment, of model: CALayer, duration: Double) -> Bool {
    value(at: moment, from: model, of: model, duration: duration) != nil
  }

  /// Writes the animation's value at `moment` over, or adds it to, that of `presentation`, a copy of
  /// `model`. `duration` is one cycle's, seconds: springs go by it.
  func apply(
    to presentation: CALayer, of model: CALayer, at moment: AnimationMoment, duration: Double
  ) {
    guard var value = value(at: moment, from: presentation, of: model, duration: duration) else {
      return
    }
    if isAdditive {
      guard let current = path.value(on: presentation),
        let sum = AnimatableValue.sum(current, value)
      else { return }
      value = sum
    }
    path.set(value, on: presentation)
    presentation.contentChanges.formUnion(contentChanges)
    if case .keyframes(let track) = course, let angle = track.turn(at: paced(moment.progress)) {
      // In the layer's own axes, before its transform.
      presentation.transform = CATransform3DRotate(
        presentation.transform, CGFloat(angle), 0, 0, 1)
    }
  }

  /// The property's value at `moment`, of all cycles so far where it is cumulative; nil for no effect.
  /// `below` has the values before the animation.
  private func value(
    at moment: AnimationMoment, from below: CALayer, of model: CALayer, duration: Double
  ) -> AnimatableValue? {
    let value = value(at: moment.progress, from: below, of: model, duration: duration)
    guard isCumulative, moment.cycle > 0 else { return value }
    let end = self.value(
      at: animation.autoreverses ? 0.0 : 1, from: below, of: model, duration: duration)
    guard let value, let end else { return nil }
    return AnimatableValue.accumulated(value, onto: end, count: moment.cycle)
  }

  /// The property's value at `progress` of one cycle; nil for no effect.
  private func value(
    at progress: Double, from below: CALayer, of model: CALayer, duration: Double
  ) -> AnimatableValue? {
    let value = interpolated(at: progress, from: below, of: model, duration: duration)
    guard let operation else { return value }
    return value.flatMap { operation.transform(of: $0) }
  }

  /// The value of `kind` at `progress` of one cycle; nil for no effect.
  private func interpolated(
    at progress: Double, from below: CALayer, of model: CALayer, duration: Double
  ) -> AnimatableValue? {
    let paced = paced(progress)
    switch course {
    case .keyframes(let track):
      return track.value(at: paced, mixing: morphs.mix)
    case .spring(let spring, let basic, let ends):
      return endPoints(ends, of: basic, from: below, or: model).flatMap {
        morphs.mix($0, $1, spring.value(at: paced * duration))
      }
    case .basic(let basic, let ends):
      return endPoints(ends, of: basic, from: below, or: model).flatMap {
        morphs.mix($0, $1, paced)
      }
    case .none:
      return nil
    }
  }

  /// `progress` after the timing function of the whole animation.
  private func paced(_ progress: Double) -> Double { pace?.value(at: progress) ?? progress }

  /// Start and end. What is left out is what would be seen now without the animation: the value that
  /// the model has, or the animations added before give it. Actions of changes, and an animation
  /// without any value, end at the model's.
  private func endPoints(
    _ ends: BasicEnds, of basic: CABasicAnimation, from below: CALayer, or model: CALayer
  ) -> (AnimatableValue, AnimatableValue)? {
    var current: AnimatableValue? {
      path.value(on: basic.endsAtModel ? model : below).flatMap(operand)
    }
    switch (ends.from, ends.to, ends.by) {
    case (.invalid, _, _), (_, .invalid, _), (_, _, .invalid): return nil
    case (.value(let from), .value(let to), _): return (from, to)
    case (.value(let from), .missing, .value(let by)):
      return moved(from, by: by).map { (from, $0) }
    case (.missing, .value(let to), .value(let by)):
      return AnimatableValue.difference(to, by).map { ($0, to) }
    case (.value(let from), .missing, .missing): return current.map { (from, $0) }
    case (.missing, .value(let to), .missing): return current.map { ($0, to) }
    case (.missing, .missing, .value(let by)):
      // An additive change by an amount starts from nothing.
      guard let current = isAdditive ? nothing(like: by) : current else { return nil }
      return moved(current, by: by).map { (current, $0) }
    case (.missing, .missing, .missing):
      return path.value(on: model).flatMap(operand).map {
        (basic.previousValue.flatMap(operand) ?? $0, $0)
      }
    }
  }

  /// `value` changed by the amount `by`; nil for what has no amounts, as paths.
  private func moved(_ value: AnimatableValue, by: AnimatableValue) -> AnimatableValue? {
    kind == .path ? nil : AnimatableValue.sum(value, by)
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
