import CoreGraphics
import Timing
import VirtualTime

/// An animation on a layer: the layer's own copy, and what is still to be told about it.
@MainActor
final class AttachedAnimation {
  /// Nil: cannot be looked up nor replaced.
  let key: String?
  /// The copy that delegates and `animation(forKey:)` see.
  let animation: CAAnimation
  /// What is shown: a copy nobody else has, so that the animation is what it was when it was added.
  let shown: CAAnimation
  /// True once it has ended, also where the layer keeps it.
  var isOver: Bool { hasEnded }
  /// False until the commit that says when it begins; it is not shown before.
  private(set) var isCommitted = false
  /// True once its layer has it no more.
  var isDropped = false
  /// For a transition.
  var transitionStart = TransitionStart()
  private var known: PreparedAnimation?
  private var completions: [CompletionGroup]
  /// The delegate, if it only counts.
  private let counter: (any AnimationCounter)?
  private var hasStarted = false
  private var hasEnded = false
  private var knownToRedraw: Bool?
  private var scheduled: [Event: (sceneTime: Double, token: CallbackQueue.Token)] = [:]

  private enum Event { case start, end }

  init(
    key: String?, animation: CAAnimation, shown: CAAnimation, completions: [CompletionGroup]
  ) {
    self.key = key
    self.animation = animation
    self.shown = shown
    self.completions = completions
    counter = animation.delegate as? any AnimationCounter
  }

  /// Begins, unless it has a time of its own, at `layerTime`, the commit in its layer's time.
  func commit(atLayerTime layerTime: Double) {
    guard !isCommitted else { return }
    isCommitted = true
    if shown.beginTime == 0 {
      shown.beginTime = layerTime
      animation.beginTime = layerTime
    }
  }

  /// What is shown on `layer`, whose animation it is; to be asked for after the commit only.
  func prepared(on layer: CALayer) -> PreparedAnimation {
    if let known { return known }
    let made = PreparedAnimation(shown, on: layer)
    known = made
    return made
  }

  /// Plans the delegate's calls and the removal, at scene times; nil: not in sight. Planned anew
  /// at every commit, as a layer's time may have been changed. Where nobody is told and nothing is
  /// removed, no turn of the run loop is spent on it.
  func plan(_ life: LayerClock.Life, in context: SceneContext, layer: CALayer) {
    let isTold = animation.delegate != nil
    if !hasStarted, isTold, !isCounted {
      schedule(.start, at: life.start, in: context, layer: layer)
    }
    if !hasEnded,
      isTold || shown.isRemovedOnCompletion || !completions.isEmpty || redraws(layer)
    {
      schedule(.end, at: life.end, in: context, layer: layer)
    }
  }

  private func schedule(
    _ event: Event, at sceneTime: Double?, in context: SceneContext, layer: CALayer
  ) {
    if let old = scheduled[event] {
      if old.sceneTime == sceneTime { return }
      context.callbacks.cancel(old.token)
      scheduled[event] = nil
    }
    guard let sceneTime else { return }
    // A hundred thousand may well begin together.
    let token = context.scheduleCheck(at: sceneTime, isCounted: false) { [weak self, weak layer] in
      self?.occur(event, on: layer) ?? false
    }
    scheduled[event] = (sceneTime, token)
  }

  /// False when nobody could have done anything: layers show the same before and after.
  private func occur(_ event: Event, on layer: CALayer?) -> Bool {
    scheduled[event] = nil
    var isHeard = stopIsHeard
    start()
    if event == .end {
      if shown.isRemovedOnCompletion { layer?.drop(self) }
      if end(finished: true, on: layer) { isHeard = true }
    }
    return isHeard
  }

  /// True when `layer`, whose animation it is, is drawn anew for it in every frame.
  func redraws(_ layer: CALayer) -> Bool {
    if let knownToRedraw { return knownToRedraw }
    let redraws = layer.isRedrawn(by: shown)
    knownToRedraw = redraws
    return redraws
  }

  /// True when a delegate may do something once it is told of the end.
  private var stopIsHeard: Bool {
    animation.delegate != nil && (!isCounted || counter?.actsAtNextStop == true)
  }

  /// True while the delegate is the one that only counts.
  private var isCounted: Bool { counter != nil && counter === animation.delegate }

  private func start() {
    guard !hasStarted else { return }
    hasStarted = true
    animation.delegate?.animationDidStart(animation)
  }

  /// True when the layer will have dropped the animation by `sceneTime`: what a renderer sees that is
  /// ahead of the clock.
  func isDropped(by sceneTime: @autoclosure () -> Double) -> Bool {
    guard shown.isRemovedOnCompletion, let end = scheduled[.end]?.sceneTime else { return false }
    return end - MediaTiming.tolerance <= sceneTime()
  }

  /// Tells the delegate and the completion blocks, once, and has drawn anew what `layer` drew for the
  /// animation. One cut short is reported at the next turn, when the commit has shown what is left. True
  /// when there is something to draw now.
  @discardableResult
  func end(finished: Bool, on layer: CALayer?) -> Bool {
    guard !hasEnded else { return false }
    hasEnded = true
    let context = SceneContext.active
    for (_, plan) in scheduled { context.callbacks.cancel(plan.token) }
    scheduled = [:]
    let drawer = layer.flatMap { redraws($0) ? $0 : nil }
    let isDrawn = drawer?.redrawAfterAnimation() == true
    if finished {
      report(finished: true)
    } else {
      context.scheduleCheck(at: context.clock.now) { [weak drawer] in
        let isHeard = self.stopIsHeard
        self.report(finished: false)
        return drawer?.redrawAfterAnimation() == true || isHeard
      }
    }
    return isDrawn
  }

  private func report(finished: Bool) {
    animation.delegate?.animationDidStop(animation, finished: finished)
    for group in completions { group.leave() }
    completions = []
  }
}
