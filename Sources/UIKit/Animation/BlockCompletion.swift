import CoreGraphics
import QuartzCore
import VirtualTime

/// Who waits for the end of an animation block, and what for.
@MainActor
final class BlockCompletion: AnimationCounter {
  /// False: what the block moves is not touched meanwhile.
  var letsTouchesThrough = true
  private var body: ((Bool) -> Void)?
  private var running = 0
  private var isClosed = false
  private var allFinished = true
  private var started: [(layer: CALayer, key: String)] = []
  /// What was never shown: its removal interrupts nothing.
  private var unshown: [CAAnimation] = []

  init(_ body: ((Bool) -> Void)?) { self.body = body }

  /// One more animation to wait for, which `layer` has under `key`.
  func enter(_ key: String, on layer: CALayer) {
    running += 1
    started.append((layer, key))
  }

  var actsAtNextStop: Bool { isClosed && running == 1 && body != nil }

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
      if self.running == 0 { return self.complete() }
      let unshown = self.started.filter { !$0.layer.isShown }
      self.started = []
      for (layer, key) in unshown {
        guard let animation = layer.animation(forKey: key), animation.delegate === self else {
          continue
        }
        self.unshown.append(animation)
        layer.removeAnimation(forKey: key)
      }
      return !unshown.isEmpty
    }
  }

  /// False if nobody waited.
  @discardableResult
  private func complete() -> Bool {
    guard let body = body.take() else { return false }
    body(allFinished)
    return true
  }
}
