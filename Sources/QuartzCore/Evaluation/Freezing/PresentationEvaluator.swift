import CoreGraphics
import Timing
import VirtualTime

/// From a layer's model values to those shown: its animations at a moment, in order of addition.
@MainActor
enum PresentationEvaluator {
  /// What `layer` shows at `parentTime`, its superlayer's: a presentation with the animations
  /// applied, or the layer itself when it has none.
  static func presentation(
    of layer: CALayer, atParentTime parentTime: Double, in context: FreezingContext
  ) -> CALayer {
    presentation(
      of: layer, atLocalTime: layer.timing.localTime(atParentTime: parentTime),
      parentTime: parentTime, in: context)
  }

  /// What `layer` shows at `localTime`, which is `parentTime` in its superlayer.
  static func presentation(
    of layer: CALayer, atLocalTime localTime: Double, parentTime: Double,
    in context: FreezingContext
  ) -> CALayer {
    switch context.drawing {
    case .models: return layer
    case .presentations: return layer.presentationNow() ?? layer
    case nil: break
    }
    let others = context.isAddressed ? layer.ancestorsAnimations : []
    guard
      layer.attachments.contains(where: \.isCommitted)
        || others.contains(where: \.animation.isCommitted)
    else { return layer }
    let copy = layer.presentationCopy()
    animate(
      copy, of: layer, by: layer.animationHeap, and: others, atLocalTime: localTime,
      parentTime: parentTime)
    return copy
  }

  /// Applies the animations of `heap`, those of `model`, to `presentation`, its copy; then `others`, by
  /// which a layer around it animates it under its name.
  static func animate(
    _ presentation: CALayer, of model: CALayer, by heap: AnimationHeap,
    and others: [AncestorsAnimation], atLocalTime localTime: Double, parentTime: Double
  ) {
    // Asked for only where an animation ends by itself.
    lazy var sceneTime = RunLoopTurn.active.shownTime(of: model)
    for attachment in seen(heap, of: model, atLocalTime: localTime, sceneTime: sceneTime) {
      apply(
        attachment.prepared(on: model), of: attachment, to: presentation, of: model,
        atParentTime: localTime)
    }
    for (attachment, path, owner) in others where attachment.isShown(at: sceneTime) {
      let time =
        owner === model.parent
        ? parentTime : model.parent?.convertTime(parentTime, to: owner) ?? parentTime
      apply(
        PreparedAnimation(attachment.shown, on: model, prefix: path), of: attachment,
        to: presentation, of: model, atParentTime: time)
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
        attachment.prepared(on: model), of: attachment, to: presentation, of: model,
        atParentTime: localTime)
    }
  }

  /// `animation` is the attached one or one in its group.
  private static func apply(
    _ animation: PreparedAnimation, of attachment: AttachedAnimation, to presentation: CALayer,
    of model: CALayer, atParentTime parentTime: Double
  ) {
    guard let moment = animation.moment(atParentTime: parentTime) else { return }
    let timing = animation.timing
    switch animation.effect {
    case .group(let animations, let pace):
      let childTime = moment.childTime(through: pace)
      for child in animations {
        apply(child, of: attachment, to: presentation, of: model, atParentTime: childTime)
      }
    case .property, .loose:
      animation.evaluator(on: model)?
        .apply(to: presentation, of: model, at: moment, duration: timing.duration)
    case .transition(let transition):
      presentation.values.transition =
        RunningTransition(transition, from: attachment.transitionStart, at: moment.progress)
        ?? presentation.values.transition
      if transition.filter != nil {
        SceneContext.active.unsupported(
          "the filter of a transition", at: model.name ?? "a layer")
      }
      if !transition.type.isKnown {
        SceneContext.active.unsupported(
          "transition \(transition.type.rawValue)", at: model.name ?? "a layer")
      }
    case .none: break
    }
  }
}
