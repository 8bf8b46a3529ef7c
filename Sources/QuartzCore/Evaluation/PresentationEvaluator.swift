import CoreGraphics
import Timing
import VirtualTime

/// From a layer's model values to those shown: its animations at a moment, in order of addition.
@MainActor
enum PresentationEvaluator {
  /// What `layer` shows at `localTime`, its own time: a presentation with the animations applied,
  /// or the layer itself when it has none.
  static func presentation(of layer: CALayer, atLocalTime localTime: Double) -> CALayer {
    guard layer.attachments.contains(where: \.isCommitted) else { return layer }
    let copy = layer.makePresentation()
    apply(layer.attachments, to: copy, of: layer, atLocalTime: localTime)
    return copy
  }

  /// Applies `attachments` to `presentation`, a copy of `model`.
  static func apply(
    _ attachments: [AttachedAnimation], to presentation: CALayer, of model: CALayer,
    atLocalTime localTime: Double
  ) {
    let sceneTime = RunLoopTurn.active.shownTime(of: model)
    for attachment in attachments
    where attachment.isCommitted && !attachment.isDropped(by: sceneTime) {
      apply(
        attachment.shown, of: attachment, timing: attachment.shown.timing, to: presentation,
        of: model, atParentTime: localTime)
    }
  }

  /// `animation` is the attached one or one in its group; `timing` is its own, with the duration
  /// it takes from a group.
  private static func apply(
    _ animation: CAAnimation, of attachment: AttachedAnimation, timing: MediaTiming,
    to presentation: CALayer, of model: CALayer, atParentTime parentTime: Double
  ) {
    guard case .active(let moment) = timing.phase(atParentTime: parentTime) else { return }
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
          child, of: attachment, timing: childTiming, to: presentation, of: model,
          atParentTime: childTime)
      }
    } else if let property = animation as? CAPropertyAnimation {
      AnimationEvaluator(property, on: model)?
        .apply(to: presentation, at: moment, duration: timing.duration)
    } else if let transition = animation as? CATransition {
      presentation.values.transition =
        RunningTransition(transition, from: attachment.transitionStart, at: moment.progress)
        ?? presentation.values.transition
      if !transition.type.isKnown {
        SceneContext.active.unsupported(
          "transition \(transition.type.rawValue)", at: model.name ?? "a layer")
      }
    }
  }
}
