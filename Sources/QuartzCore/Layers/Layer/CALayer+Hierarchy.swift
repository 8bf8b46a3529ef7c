import CoreGraphics
import VirtualTime

extension CALayer {
  /// The superlayer, for a presentation that of its model, as presented.
  final var shownParent: CALayer? {
    guard let modelledLayer else { return parent }
    return modelledLayer.parent.map { $0.presentationNow() ?? $0 }
  }

  /// The sublayers, for a presentation those of its model, as presented.
  final var shownChildren: [CALayer]? {
    let shown = modelledLayer.map { $0.children.map { $0.presentationNow() ?? $0 } } ?? children
    return shown.isEmpty ? nil : shown
  }

  /// The mask, for a presentation that of its model, as presented.
  final var shownMask: CALayer? {
    guard let modelledLayer else { return maskLayer }
    return modelledLayer.maskLayer.map { $0.presentationNow() ?? $0 }
  }

  final func insert(_ layer: CALayer, at index: Int?) {
    guard accepts(layer) else { return }
    place(layer, at: index)
    childrenDidChange()
  }

  /// Inserts next to `sibling`; in front of all when it is nil or lies elsewhere.
  final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard layer !== sibling, accepts(layer) else { return }
    place(layer, beside: sibling, offset: offset)
    childrenDidChange()
  }

  final func replaceChild(_ old: CALayer, with new: CALayer) {
    guard old !== new, old.parent === self, accepts(new) else { return }
    let transition =
      isCommitted && !TransactionStack.active.disableActions ? action(forKey: kCATransition) : nil
    place(new, beside: old, offset: 0)
    old.leave(self)
    childrenDidChange()
    transition?.run(forKey: kCATransition, object: self, arguments: nil)
  }

  final func replaceChildren(with layers: [CALayer]) {
    guard modelledLayer == nil else { return }
    let kept = Set(layers.map(ObjectIdentifier.init))
    for layer in children where !kept.contains(ObjectIdentifier(layer)) { layer.leave(self) }
    for layer in layers where accepts(layer) { place(layer, at: nil) }
    childrenDidChange()
  }

  final func replaceMask(with layer: CALayer?) {
    guard modelledLayer == nil, maskLayer !== layer, layer.map(accepts) ?? true else { return }
    change("mask", from: maskLayer, to: layer) { layer in
      layer?.leaveParent()
      if let maskLayer { TurnWork.note(takenOut: maskLayer) }
      maskLayer?.parent = nil
      maskLayer = layer
      layer?.parent = self
      guard let layer else { return }
      takeDepth(of: layer)
      TurnWork.note(new: layer, in: self)
    }
  }

  /// Leaves the superlayer, as sublayer or as mask.
  final func leaveParent() {
    guard modelledLayer == nil, let old = parent else { return }
    if old.maskLayer === self {
      old.replaceMask(with: nil)
    } else {
      leave(old)
      old.childrenDidChange()
    }
  }

  /// The layers from this one up to its root.
  final var lineage: [CALayer] {
    Array(sequence(first: self) { $0.superlayer })
  }

  /// False for what may not lie in it, and for what is shown only: such a tree is not made.
  private func accepts(_ layer: CALayer) -> Bool {
    modelledLayer == nil && layer.modelledLayer == nil && mayHold(layer)
  }

  /// Puts `layer` at `index`, at most in front of all, out of its old position.
  private func place(_ layer: CALayer, at index: Int?) {
    let wasVisible = layer.parent?.isCommitted == true
    layer.take(outFor: self)
    shownStateWillChange()
    siblings.insert(layer, at: index)
    layer.parent = self
    takeDepth(of: layer)
    TurnWork.note(new: layer, in: self)
    if isCommitted, !wasVisible { layer.runAction(forKey: kCAOnOrderIn) }
  }

  private func place(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    // The layer leaves first: it may stand before the sibling.
    shownStateWillChange()
    if layer.parent === self, layer !== maskLayer { siblings.remove(layer) }
    let index = sibling.flatMap { $0.parent === self ? siblings.index(of: $0) : nil }
    self.place(layer, at: index.map { $0 + offset })
  }

  /// Out of the old position, on the way to one in `new`.
  private func take(outFor new: CALayer) {
    guard let old = parent else { return }
    old.shownStateWillChange()
    TurnWork.note(takenOut: self)
    if old === new, old.maskLayer !== self {
      old.siblings.remove(self)
    } else if old.isCommitted, new.isCommitted, old.maskLayer !== self {
      // Seen before and after: nothing appears or disappears.
      old.siblings.remove(self)
      old.childrenDidChange()
    } else {
      leaveParent()
    }
  }

  private func leave(_ old: CALayer) {
    if old.isCommitted { runAction(forKey: kCAOnOrderOut) }
    old.shownStateWillChange()
    old.siblings.remove(self)
    parent = nil
    TurnWork.note(takenOut: self)
  }

  /// What follows a change of the sublayers: layout, and the action of the key "sublayers". No
  /// animation is built in for it, nor for entering and leaving: a decision, as none is seen.
  private func childrenDidChange() {
    sublayersNeedLayout()
    if isCommitted { runAction(forKey: "sublayers") }
  }
}
