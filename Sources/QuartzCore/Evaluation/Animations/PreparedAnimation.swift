import CoreGraphics
import Timing
import VirtualTime

/// An animation as it is applied to one layer in every frame: its kind, its timing and what it changes are
/// found once, so it must not change afterwards.
@MainActor
final class PreparedAnimation {
  /// Its own, with the duration it takes from a group.
  let timing: MediaTiming
  let effect: Effect
  /// True for groups and what is in them: as measured, they act at the very moment of their end too.
  private let actsAtEnd: Bool
  private let progressSource: (any AnimationProgress)?
  /// The last one of a loose property.
  private var lastEvaluator: AnimationEvaluator?

  enum Effect {
    /// Animations in the group's time, after its pace; nil is linear.
    case group([PreparedAnimation], pace: TimingCurve?)
    case property(AnimationEvaluator)
    /// Of a property that may come and go, such as a part of a filter.
    case loose(CAPropertyAnimation, path: String)
    case transition(CATransition)
    case none
  }

  /// - Parameters:
  ///   - prefix: what the key paths begin with that concern `model`; it is left out of them.
  ///   - groupDuration: what an animation takes that has none of its own, seconds.
  init(
    _ animation: CAAnimation, on model: CALayer, prefix: String = "", groupDuration: Double? = nil
  ) {
    var timing = animation.timing
    if let groupDuration, timing.duration <= 0 { timing.duration = groupDuration }
    self.timing = timing
    actsAtEnd = groupDuration != nil || animation is CAAnimationGroup
    progressSource = animation.progressSource
    switch animation {
    case let group as CAAnimationGroup:
      let animations = (group.animations ?? []).map {
        PreparedAnimation($0, on: model, prefix: prefix, groupDuration: timing.duration)
      }
      effect = .group(animations, pace: group.timingFunction?.curve)
    case let property as CAPropertyAnimation:
      effect = Self.effect(of: property, on: model, prefix: prefix)
    case let transition as CATransition:
      effect = prefix.isEmpty ? .transition(transition) : .none
    default:
      effect = .none
    }
    if timing.isStrange {
      SceneContext.active.unsupported(
        "an animation whose times are no numbers", at: model.readableName)
    }
    if let spring = (animation as? CASpringAnimation)?.spring {
      let values = [spring.mass, spring.stiffness, spring.damping, spring.initialVelocity]
      SceneContext.check("a spring", values.allSatisfy(\.isPlain), at: model.readableName)
    }
    model.check("fillMode", animation.fillMode)
    guard let keyframes = animation as? CAKeyframeAnimation else { return }
    model.check("calculationMode", keyframes.calculationMode)
    if let mode = keyframes.rotationMode { model.check("rotationMode", mode) }
    if let times = keyframes.keyTimes {
      SceneContext.check(
        "keyTimes", times.allSatisfy { $0.doubleValue.isPlain }, at: model.readableName)
    }
  }

  private static func effect(
    of animation: CAPropertyAnimation, on model: CALayer, prefix: String
  ) -> Effect {
    guard let keyPath = animation.keyPath, keyPath.hasPrefix(prefix) else { return .none }
    let path = String(keyPath.dropFirst(prefix.count))
    guard let known = type(of: model).properties.resolve(path) else {
      // A key of the author's own has a value, or has the layer drawn again.
      if model.value(forKeyPath: path) == nil, !type(of: model).needsDisplay(forKey: path) {
        note(path, of: model)
      }
      return .loose(animation, path: path)
    }
    guard let evaluator = AnimationEvaluator(animation, of: known, on: model) else {
      note(path, of: model)
      return .none
    }
    return .property(evaluator)
  }

  /// Properties that Apple lists as animatable and of which no values lie between two others: setting one makes an
  /// animation that shows nothing.
  private static let unmixed: Set = [
    "backgroundFilters", "compositingFilter", "filters", "mask", "sublayers",
  ]

  /// Notes a key path that names nothing that can be animated.
  private static func note(_ path: String, of model: CALayer) {
    guard !unmixed.contains(path) else { return }
    SceneContext.active.unsupported(
      "an animation of \"\(path)\", which is not there or is nothing that animations change",
      at: model.readableName)
  }

  /// What evaluates it on `model`; nil where it is not of a property there.
  func evaluator(on model: CALayer) -> AnimationEvaluator? {
    switch effect {
    case .property(let evaluator):
      return evaluator
    case .loose(let animation, let path):
      lastEvaluator = AnimationEvaluator(animation, of: path, on: model, following: lastEvaluator)
      if lastEvaluator == nil { Self.note(path, of: model) }
      return lastEvaluator
    case .group, .transition, .none:
      return nil
    }
  }

  /// Where the animation stands by its source of progress or by its timing; nil: it shows nothing.
  func moment(atParentTime parentTime: Double) -> AnimationMoment? {
    if let progressSource {
      let progress = progressSource.progress(atLocalTime: parentTime)
      guard progress.isFinite else { return nil }
      return AnimationMoment(
        progress: progress, cycle: 0, basicLocalTime: progress * timing.duration)
    }
    guard case .active(let moment) = timing.phase(atParentTime: parentTime, actsAtEnd: actsAtEnd)
    else { return nil }
    return moment
  }
}

extension MediaTiming {
  /// True where a time is no number: nothing is shown. Durations and repetitions may be without end.
  var isStrange: Bool {
    !beginTime.isFinite && beginTime != .infinity || !speed.isFinite || !timeOffset.isFinite
      || duration.isNaN || repeatCount.isNaN || repeatDuration.isNaN
  }
}
