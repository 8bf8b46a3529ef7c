import CoreGraphics
import Timing
import VirtualTime

/// The end of a turn of the run loop: layout, display and the commit of the implicit transaction.
///
/// The simulation ends a turn after everything that may change layers: the first set-up, each
/// callback at its own time, each tick.
@MainActor
package final class RunLoopTurn {
  private weak var root: CALayer?
  private var committed: [CALayer] = []

  package init() {}

  /// The running scene's.
  package static var active: RunLoopTurn { SceneContext.active.service(make: RunLoopTurn.init) }

  /// Lays out and displays the tree of `root`, the layer that is shown (a window's); then commits:
  /// animations that were added begin now, and layers that left the tree lose theirs.
  package func layoutAndCommit(root: CALayer) {
    self.root = root
    root.layoutTree()
    root.displayTree()
    commit(root)
  }

  /// The same for the tree shown last; what `CATransaction.flush()` does.
  func flush() {
    if let root { layoutAndCommit(root: root) } else { TransactionStack.active.commitImplicit() }
  }

  private func commit(_ root: CALayer) {
    let context = SceneContext.active
    var shown: [CALayer] = []
    commit(
      root, clock: LayerClock(), now: root.convertTime(context.clock.now, from: nil),
      context: context, shown: &shown)
    let stillShown = Set(shown.map(ObjectIdentifier.init))
    for layer in committed where !stillShown.contains(ObjectIdentifier(layer)) {
      layer.isCommitted = false
      layer.removeAllAnimations()
    }
    committed = shown
    TransactionStack.active.commitImplicit()
  }

  /// `now` is the local time of `layer`; `clock` leads from its superlayer's time to scene time.
  private func commit(
    _ layer: CALayer, clock: LayerClock, now: Double, context: SceneContext, shown: inout [CALayer]
  ) {
    layer.isCommitted = true
    shown.append(layer)
    let clock = clock.inside(layer.timing)
    for attachment in layer.attachments {
      attachment.commit(atLayerTime: now)
      let timing = attachment.animation.timing
      attachment.plan(
        start: clock.sceneTime(ofLocalTime: timing.beginTime),
        end: clock.sceneTime(ofLocalTime: timing.endTime), in: context, layer: layer)
    }
    for child in layer.children + (layer.maskLayer.map { [$0] } ?? []) {
      commit(
        child, clock: clock, now: child.timing.localTime(atParentTime: now), context: context,
        shown: &shown)
    }
  }
}
