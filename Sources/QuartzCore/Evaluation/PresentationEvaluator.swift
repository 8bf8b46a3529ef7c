import CoreGraphics
import Timing
import VirtualTime

/// From a layer's model values to those shown: its animations at a moment, in order of addition.
@MainActor
enum PresentationEvaluator {
  /// True while layers are drawn as they are set, whatever their animations.
  @TaskLocal static var showsModels = false

  /// What `layer` shows at `parentTime`, its superlayer's: a presentation with the animations
  /// applied, or the layer itself when it has none.
  static func presentation(of layer: CALayer, atParentTime parentTime: Double) -> CALayer {
    presentation(
      of: layer, atLocalTime: layer.timing.localTime(atParentTime: parentTime),
      parentTime: parentTime)
  }

  /// The same where both times are known.
  static func presentation(
    of layer: CALayer, atLocalTime localTime: Double, parentTime: Double
  ) -> CALayer {
    guard !showsModels,
      layer.attachments.contains(where: \.isCommitted)
        || layer.ancestorsAnimations.contains(where: \.animation.isCommitted)
    else { return layer }
    let copy = layer.presentationCopy()
    animate(
      copy, of: layer, by: layer.animationHeap, atLocalTime: localTime, parentTime: parentTime)
    return copy
  }

  /// Applies the animations of `heap`, those of `model`, to `presentation`, its copy; then those by
  /// which a layer around it animates it under its name.
  static func animate(
    _ presentation: CALayer, of model: CALayer, by heap: AnimationHeap,
    atLocalTime localTime: Double, parentTime: Double
  ) {
    let sceneTime = RunLoopTurn.active.shownTime(of: model)
    let target = Target(presentation: presentation, model: model, prefix: "")
    for attachment in seen(heap, of: model, atLocalTime: localTime, sceneTime: sceneTime) {
      apply(
        attachment.shown, of: attachment, timing: attachment.shown.timing, to: target,
        atParentTime: localTime)
    }
    for (attachment, path, owner) in model.ancestorsAnimations
    where attachment.isShown(at: sceneTime) {
      let time =
        owner === model.parent
        ? parentTime : model.parent?.convertTime(parentTime, to: owner) ?? parentTime
      let target = Target(presentation: presentation, model: model, prefix: path)
      apply(
        attachment.shown, of: attachment, timing: attachment.shown.timing, to: target,
        atParentTime: time)
    }
  }

  /// Applies `attachments` to `presentation` as they were at `localTime`, which may be past, whether
  /// or not they have been removed since. `model` completes them.
  static func replay(
    _ attachments: [AttachedAnimation], on presentation: CALayer, of model: CALayer,
    atLocalTime localTime: Double
  ) {
    for attachment in attachments {
      let timing = attachment.shown.timing
      if attachment.shown.isRemovedOnCompletion, localTime >= timing.endTime { continue }
      apply(
        attachment.shown, of: attachment, timing: timing,
        to: Target(presentation: presentation, model: model, prefix: ""),
        atParentTime: localTime)
    }
  }

  /// Where `animation` stands by its source of progress or by `timing`; nil: it shows nothing.
  static func moment(
    of animation: CAAnimation, timing: MediaTiming, atParentTime parentTime: Double
  ) -> AnimationMoment? {
    if let source = animation.progressSource {
      let progress = source.progress(atLocalTime: parentTime)
      guard progress.isFinite else { return nil }
      return AnimationMoment(
        progress: progress, cycle: 0, basicLocalTime: progress * timing.duration)
    }
    guard case .active(let moment) = timing.phase(atParentTime: parentTime) else { return nil }
    return moment
  }

  /// What animations are applied to: the key paths that begin with `prefix`, without it.
  private struct Target {
    let presentation: CALayer
    let model: CALayer
    let prefix: String
  }

  /// `animation` is the attached one or one in its group; `timing` is its own, with the duration
  /// it takes from a group.
  private static func apply(
    _ animation: CAAnimation, of attachment: AttachedAnimation, timing: MediaTiming,
    to target: Target, atParentTime parentTime: Double
  ) {
    guard let moment = moment(of: animation, timing: timing, atParentTime: parentTime) else {
      return
    }
    if let group = animation as? CAAnimationGroup {
      var childTime = moment.childTime(through: group.timingFunction?.curve)
      // Where a group turns back, its children have not come to their end: no frame shows the model.
      if timing.autoreverses, abs(childTime - timing.duration) < 2 * MediaTiming.tolerance,
        parentTime < timing.endTime - MediaTiming.tolerance
      {
        childTime = timing.duration - 2 * MediaTiming.tolerance
      }
      for child in group.animations ?? [] {
        var childTiming = child.timing
        if childTiming.duration <= 0 { childTiming.duration = timing.duration }
        apply(
          child, of: attachment, timing: childTiming, to: target, atParentTime: childTime)
      }
    } else if let property = animation as? CAPropertyAnimation,
      let keyPath = property.keyPath, keyPath.hasPrefix(target.prefix)
    {
      let path =
        target.prefix.isEmpty ? keyPath : String(keyPath.dropFirst(target.prefix.count))
      AnimationEvaluator(property, of: path, on: target.model)?
        .apply(to: target.presentation, at: moment, duration: timing.duration)
    } else if let transition = animation as? CATransition, target.prefix.isEmpty {
      target.presentation.values.transition =
        RunningTransition(transition, from: attachment.transitionStart, at: moment.progress)
        ?? target.presentation.values.transition
      if transition.filter != nil {
        SceneContext.active.unsupported(
          "the filter of a transition", at: target.model.name ?? "a layer")
      }
      if !transition.type.isKnown {
        SceneContext.active.unsupported(
          "transition \(transition.type.rawValue)", at: target.model.name ?? "a layer")
      }
    }
  }
}
