import CoreGraphics
import Timing
import VirtualTime

/// The end of a turn of the run loop: layout, display and the commit of the implicit transaction.
///
/// The simulation ends a turn after everything that may change layers: the first set-up, each
/// callback at its own time, each tick.
@MainActor
package final class RunLoopTurn {
  /// The layer shown by the simulation.
  private weak var root: CALayer?
  /// The layers shown by renderers, in the order in which they were given to them.
  private var rendered: [RenderedRoot] = []
  /// The layers that were committed last, and which those are.
  private var committed: [CALayer] = []
  private var committedIdentities: [ObjectIdentifier] = []
  /// Those of the committed layers that were changed since.
  var changedLayers: [CALayer] = []
  /// Transitions, and groups of such, added since the last commit.
  var newTransitions: [(attachment: AttachedAnimation, layer: CALayer)] = []

  /// How many turns have ended.
  package private(set) var count = 0

  /// A tree that a renderer shows, at a time of its own.
  private struct RenderedRoot {
    weak var layer: CALayer?
    /// The last frame's media time, and what the clock said then; nil before the first.
    var frame: (mediaTime: Double, clockTime: Double)?
  }

  package init() {}

  /// The running scene's.
  package static var active: RunLoopTurn { SceneContext.active.service(make: RunLoopTurn.init) }

  /// Lays out and displays the tree of `root`, the layer that is shown (a window's); then commits:
  /// animations that were added begin now, and layers that left the tree lose theirs.
  package func layoutAndCommit(root: CALayer) {
    self.root = root
    flush()
  }

  /// The same for the trees that are shown; what `CATransaction.flush()` does.
  func flush() {
    count += 1
    let observations = Observations.active
    observations.checkAll()
    let roots = shownRoots
    for root in roots { root.layOutAll() }
    observations.checkAll()
    for root in roots { root.displayTree() }
    commit(roots)
  }

  /// Shows the tree of `root` from the next commit on.
  func show(_ root: CALayer) {
    hide(root)
    rendered.append(RenderedRoot(layer: root))
  }

  /// Shows the tree of `root` no more.
  func hide(_ root: CALayer) { rendered.removeAll { $0.layer === root || $0.layer == nil } }

  /// Lets presentations in the tree of `root` answer for `mediaTime` until the clock moves on.
  func present(_ root: CALayer, at mediaTime: Double) {
    guard let index = rendered.firstIndex(where: { $0.layer === root }) else { return }
    rendered[index].frame = (mediaTime, SceneContext.active.clock.now)
  }

  /// The media time presentations of `layer` answer for: a renderer's, or the clock's.
  func shownTime(of layer: CALayer) -> Double {
    let now = SceneContext.active.clock.now
    guard !rendered.isEmpty else { return now }
    var ancestor: CALayer? = layer
    while let one = ancestor {
      let root = rendered.first { $0.layer === one }
      if let frame = root?.frame, frame.clockTime == now {
        return frame.mediaTime
      }
      ancestor = one.parent
    }
    return now
  }

  /// True while the simulation or a renderer shows the tree of `root`.
  func shows(_ root: CALayer) -> Bool {
    self.root === root || rendered.contains { $0.layer === root }
  }

  private var shownRoots: [CALayer] {
    (root.map { [$0] } ?? []) + rendered.compactMap(\.layer).filter { $0 !== root }
  }

  /// Inside a transaction that was begun nothing is committed before that one is.
  private func commit(_ roots: [CALayer]) {
    guard TransactionStack.active.isOutermost else { return }
    let context = SceneContext.active
    keepOldPictures(at: context.clock.now)
    var shown: [ObjectIdentifier] = []
    shown.reserveCapacity(committedIdentities.count)
    for root in roots {
      commit(
        root, clock: LayerClock(), now: root.convertTime(context.clock.now, from: nil),
        context: context, shown: &shown)
    }
    if shown != committedIdentities { replaceCommitted(by: roots, shown) }
    TransactionStack.active.commitImplicit()
  }

  /// Notes which layers the trees have, and has those that left them lose their animations.
  private func replaceCommitted(by roots: [CALayer], _ shown: [ObjectIdentifier]) {
    let stillShown = Set(shown)
    for layer in committed where !stillShown.contains(ObjectIdentifier(layer)) {
      layer.isCommitted = false
      layer.removeAllAnimations()
      layer.leftTree()
    }
    committed.removeAll(keepingCapacity: true)
    for root in roots { root.addTree(to: &committed) }
    committedIdentities = shown
  }

  /// Takes the pictures that new transitions start from: those of the last commit's tree, whatever
  /// was changed since, as its animations show it at `sceneTime`.
  private func keepOldPictures(at sceneTime: Double) {
    let starting = newTransitions.filter(\.layer.isCommitted)
    newTransitions = []
    defer {
      for layer in changedLayers { layer.committedState = nil }
      changedLayers = []
    }
    guard !starting.isEmpty else { return }
    let latest = changedLayers.map { CommittedState(of: $0) }
    for layer in changedLayers { layer.committedState?.restore(layer) }
    for (attachment, layer) in starting {
      attachment.transitionStart.picture = TreeFreezer.picture(
        of: layer, atLocalTime: layer.convertTime(sceneTime, from: nil))
    }
    for (layer, state) in zip(changedLayers, latest) { state.restore(layer) }
    for (attachment, layer) in starting {
      attachment.transitionStart.hidesLayer = layer.values.isHidden
    }
  }

  /// `now` is the local time of `layer`; `clock` leads from its superlayer's time to scene time.
  private func commit(
    _ layer: CALayer, clock: LayerClock, now: Double, context: SceneContext,
    shown: inout [ObjectIdentifier]
  ) {
    layer.isCommitted = true
    layer.committedTiming = layer.timing
    shown.append(ObjectIdentifier(layer))
    let clock = clock.inside(layer.timing)
    for attachment in layer.attachments {
      attachment.commit(atLayerTime: now)
      // What has a source of progress ends when it is removed.
      guard attachment.shown.progressSource == nil else { continue }
      let timing = attachment.shown.timing
      let life = clock.life(
        begin: timing.beginTime, end: timing.endTime, now: context.clock.now)
      attachment.plan(life, in: context, layer: layer)
    }
    layer.committed(atLocalTime: now)
    func commitInside(_ child: CALayer) {
      commit(
        child, clock: clock, now: child.timing.localTime(atParentTime: now), context: context,
        shown: &shown)
    }
    for child in layer.children { commitInside(child) }
    if let mask = layer.maskLayer { commitInside(mask) }
  }
}

extension CALayer {
  /// Adds this layer and all in it.
  fileprivate func addTree(to layers: inout [CALayer]) {
    layers.append(self)
    for layer in children { layer.addTree(to: &layers) }
    maskLayer?.addTree(to: &layers)
  }
}
