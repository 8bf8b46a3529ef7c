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
  /// The roots of the trees that were committed last, and about how many layers and animations those have.
  private(set) var committedRoots: [CALayer] = []
  var committedCount = 0
  /// The number of the commit, which no other has, of whatever scene.
  private(set) var commitNumber: UInt32 = 0
  /// True where the trees hold layers that look otherwise though nobody changes them, and have to be asked each time.
  private(set) var holdsMovers = false
  /// What was asked for since.
  var work = TurnWork()
  /// True while a commit goes through all layers.
  private var commitsAll = false
  /// How many layers were gone to so far at the ends of turns.
  package var visits = 0
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

  private static var lastCommitNumber: UInt32 = 0

  package init() {}

  /// The running scene's.
  package static var active: RunLoopTurn { SceneContext.active.service(make: RunLoopTurn.init) }

  /// Lays out and displays the tree of `root`, the layer that is shown (a window's); then commits:
  /// animations that were added begin now, and layers that left the tree lose theirs.
  package func layoutAndCommit(root: CALayer) {
    self.root = root
    flush()
  }

  /// Lays out, displays and commits the trees that are shown; what `CATransaction.flush()` does.
  func flush() {
    count += 1
    let observations = Observations.active
    observations.checkAll()
    let roots = shownRoots
    if !layOutWork(in: roots) {
      (work.toLayOut, work.newToLayOut) = (.init(), .init())
      visits += committedCount
      for root in roots { root.layOutAll() }
    }
    observations.checkAll()
    if !displayWork(in: roots) {
      (work.toDraw, work.newToDraw) = (.init(), .init())
      for root in roots { root.displayTree() }
    }
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
    Self.lastCommitNumber &+= 1
    commitNumber = Self.lastCommitNumber
    if !commitWork(in: roots, context) { commitAll(roots, context) }
    work.committed()
    TransactionStack.active.commitImplicit()
  }

  /// Goes through all layers.
  private func commitAll(_ roots: [CALayer], _ context: SceneContext) {
    (committedCount, holdsMovers, commitsAll) = (0, false, true)
    defer { commitsAll = false }
    for root in roots {
      commit(
        root, clock: LayerClock(), now: root.convertTime(context.clock.now, from: nil),
        context: context)
    }
    let left = committedRoots.filter { root in !roots.contains { $0 === root } } + work.takenOut
    committedRoots = roots
    for layer in left { uncommitTree(of: layer) }
  }

  /// Has the layers of a tree that were shown, and are no more, lose their animations.
  func uncommitTree(of layer: CALayer) {
    // What this commit has gone to is shown, perhaps elsewhere.
    guard layer.commitNumber != commitNumber else { return }
    if layer.isCommitted {
      committedCount -= commitsAll ? 0 : 1
      layer.commitNumber = 0
      layer.removeAllAnimations()
      layer.leftTree()
    }
    for child in layer.children { uncommitTree(of: child) }
    if let mask = layer.maskLayer { uncommitTree(of: mask) }
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
  func commit(_ layer: CALayer, clock: LayerClock, now: Double, context: SceneContext) {
    guard layer.commitNumber != commitNumber else { return }
    if commitsAll || !layer.isCommitted { committedCount += 1 + layer.attachments.count }
    layer.commitNumber = commitNumber
    visits += 1
    layer.shownTiming = layer.ownTiming
    if layer.movesByItself || layer is CATiledLayer { holdsMovers = true }
    let clock = clock.inside(layer.timing)
    commitAnimations(of: layer, clock: clock, now: now, context: context)
    layer.committed(atLocalTime: now)
    func commitInside(_ child: CALayer) {
      commit(
        child, clock: clock, now: child.timing.localTime(atParentTime: now), context: context)
    }
    for child in layer.children { commitInside(child) }
    if let mask = layer.maskLayer { commitInside(mask) }
  }

  /// `clock` is that of `layer`, `now` its time.
  private func commitAnimations(
    of layer: CALayer, clock: LayerClock, now: Double, context: SceneContext
  ) {
    for attachment in layer.attachments {
      attachment.commit(on: layer, clock: clock, atLayerTime: now, in: context)
    }
  }
}

extension AttachedAnimation {
  /// Begins where it is new, and plans what is told of it. `clock` is that of `layer`, whose animation it is, and
  /// `layerTime` its time.
  func commit(
    on layer: CALayer, clock: LayerClock, atLayerTime layerTime: Double, in context: SceneContext
  ) {
    commit(atLayerTime: layerTime)
    // What has a source of progress ends when it is removed.
    guard shown.progressSource == nil else { return }
    let timing = shown.timing
    plan(
      clock.life(begin: timing.beginTime, end: timing.endTime, now: context.clock.now),
      in: context, layer: layer)
  }
}
