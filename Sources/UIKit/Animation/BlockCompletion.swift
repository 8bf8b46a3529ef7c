import CoreGraphics
import QuartzCore
import VirtualTime

/// Who waits for the end of an animation block, and what for.
@MainActor
final class BlockCompletion: AnimationCounter {
  /// False: what the block moves is not touched meanwhile.
  var letsTouchesThrough = true
  /// Told at the end whether all animations finished.
  var body: ((Bool) -> Void)?
  private var running = 0
  private var isClosed = false
  /// True once the turn in which the block ran has ended.
  private var isOver = false
  private var allFinished = true
  private var started: [(layer: CALayer, animation: CAAnimation)] = []
  private var conclusions: [() -> Void] = []
  /// What was never shown: its removal interrupts nothing.
  private var unshown: [CAAnimation] = []

  init(_ body: ((Bool) -> Void)?) { self.body = body }

  func animationWasAdded(_ anim: CAAnimation, to layer: CALayer) {
    running += 1
    if !isOver { started.append((layer, anim)) }
  }

  /// Has `conclusion` run at the end, before whoever waits is told.
  func conclude(with conclusion: @escaping () -> Void) { conclusions.append(conclusion) }

  var actsAtNextStop: Bool { isClosed && running == 1 && isAwaited }

  private var isAwaited: Bool { body != nil || !conclusions.isEmpty }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    running -= 1
    if !flag, !unshown.contains(where: { $0 === anim }) { allFinished = false }
    if isClosed, running == 0 { complete() }
  }

  /// The block has run. Without animations the completion follows at the end of the turn; those on
  /// layers that are not shown at the commit end there.
  func close() {
    isClosed = true
    let context = SceneContext.active
    context.scheduleCheck(at: context.clock.now) {
      self.isOver = true
      if self.running == 0 { return self.complete() }
      let unshown = self.started.filter { !$0.layer.isShown }
      self.started = []
      for (layer, animation) in unshown {
        self.unshown.append(animation)
        layer.removeAnimation(animation)
      }
      return !unshown.isEmpty
    }
  }

  /// False if nobody waited.
  @discardableResult
  private func complete() -> Bool {
    guard isAwaited else { return false }
    let body = body.take()
    let conclusions = conclusions
    self.conclusions = []
    for conclusion in conclusions { conclusion() }
    body?(allFinished)
    return true
  }
}
