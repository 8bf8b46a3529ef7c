import CoreGraphics
import Timing
import VirtualTime

extension RunLoopTurn {
  /// Fewer layers and animations are gone through in any case.
  private static let few = 256

  /// Finds layers of the trees as long as that is less work than to go through them all; nil where all have to be gone
  /// through.
  private func order(in roots: [CALayer]) -> TreeOrder? {
    guard committedCount > Self.few, !holdsMovers, work.isWhole,
      roots.elementsEqual(committedRoots, by: ===)
    else { return nil }
    return TreeOrder(of: roots, steps: committedCount / 8)
  }

  /// Lays out what asked for that, and what is new; false where all layers have to be asked.
  func layOutWork(in roots: [CALayer]) -> Bool {
    guard var order = order(in: roots) else { return false }
    let run = LayoutRun()
    var new: [ObjectIdentifier: CALayer] = [:]
    func asked() -> [CALayer] {
      let entered = work.newToLayOut.take()
      for layer in entered { new[ObjectIdentifier(layer)] = layer }
      return entered + work.toLayOut.take()
    }
    var due = asked()
    // What goes on longer is left to a walk that knows when to give up.
    for _ in 0..<8 {
      if due.isEmpty { return true }
      let earlier = order.walk(due, asked: asked) { layer in
        visits += 1
        if new[ObjectIdentifier(layer)] != nil {
          layer.layoutTree(in: run)
        } else {
          layer.layoutAlone(in: run)
        }
      }
      guard let earlier, work.isWhole else { return false }
      due = earlier + new.values.filter(\.treeNeedsLayout)
    }
    return false
  }

  /// Draws what asked for that, and what is new; false where all layers have to be asked.
  func displayWork(in roots: [CALayer]) -> Bool {
    guard var order = order(in: roots) else { return false }
    var new: Set<ObjectIdentifier> = []
    func asked() -> [CALayer] {
      let entered = work.newToDraw.take()
      for layer in entered { new.insert(ObjectIdentifier(layer)) }
      return entered + work.toDraw.take()
    }
    let earlier = order.walk(asked(), asked: asked) { layer in
      visits += 1
      if new.contains(ObjectIdentifier(layer)) {
        layer.displayTree()
      } else {
        layer.displayAtEndOfTurn()
      }
    }
    guard let earlier, work.isWhole else { return false }
    // It is the next turn that comes to them.
    for layer in earlier { work.toDraw.note(layer) }
    return true
  }

  /// Commits what was changed; false where all layers have to be gone through.
  func commitWork(in roots: [CALayer], _ context: SceneContext) -> Bool {
    guard var order = order(in: roots) else { return false }
    let changed = work.new.elements + work.retimed.elements
    let added = Dictionary(grouping: work.animations.elements) { ObjectIdentifier($0.layer) }
    guard let found = order.sorted(changed + work.animations.elements.map(\.layer)),
      let stillShown = order.sorted(work.takenOut)
    else { return false }
    let isChanged = Set(changed.map(ObjectIdentifier.init))
    for layer in found where layer.commitNumber != commitNumber {
      let (clock, now) = time(of: layer, in: context)
      if isChanged.contains(ObjectIdentifier(layer)) {
        commit(layer, clock: clock, now: now, context: context)
        continue
      }
      visits += 1
      for (attachment, _) in added[ObjectIdentifier(layer)] ?? [] where !attachment.isDropped {
        committedCount += 1
        attachment.commit(
          on: layer, clock: clock.inside(layer.timing), atLayerTime: now, in: context)
      }
    }
    let shown = Set(stillShown.map(ObjectIdentifier.init))
    for layer in work.takenOut where !shown.contains(ObjectIdentifier(layer)) {
      uncommitTree(of: layer)
    }
    return true
  }

  /// The clock of the superlayer of `layer`, and what time it is in `layer`.
  private func time(of layer: CALayer, in context: SceneContext) -> (LayerClock, now: Double) {
    let lineage = Array(sequence(first: layer, next: \.parent)).reversed()
    var clock = LayerClock()
    var now = context.clock.now
    for (number, one) in lineage.enumerated() {
      now = number == 0 ? one.convertTime(now, from: nil) : one.timing.localTime(atParentTime: now)
      if one !== layer { clock = clock.inside(one.timing) }
    }
    return (clock, now)
  }
}
