import CoreGraphics

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
    guard modelledLayer == nil else { return }
    precondition(!isInside(layer), "A layer cannot lie in itself.")
    layer.leaveParent()
    shownStateWillChange()
    children.insert(layer, at: min(index ?? children.count, children.count))
    layer.parent = self
    setNeedsLayout()
    layer.runOrderAction(kCAOnOrderIn)
  }

  /// Inserts next to `sibling`; in front of all when it is nil or lies elsewhere.
  final func insert(_ layer: CALayer, beside sibling: CALayer?, offset: Int) {
    guard layer !== sibling else { return }
    // The layer leaves first: it may stand before the sibling.
    if layer.parent === self { layer.leaveParent() }
    let place = children.firstIndex { $0 === sibling }
    insert(layer, at: place.map { $0 + offset })
  }

  final func replaceChild(_ old: CALayer, with new: CALayer) {
    guard old !== new, old.parent === self else { return }
    insert(new, beside: old, offset: 0)
    old.leaveParent()
  }

  final func replaceChildren(with layers: [CALayer]) {
    guard modelledLayer == nil else { return }
    for layer in children where !layers.contains(where: { $0 === layer }) { layer.leaveParent() }
    for layer in layers { insert(layer, at: nil) }
  }

  final func replaceMask(with layer: CALayer?) {
    guard modelledLayer == nil, maskLayer !== layer else { return }
    if let layer { precondition(!isInside(layer), "A layer cannot mask itself.") }
    layer?.leaveParent()
    shownStateWillChange()
    maskLayer?.parent = nil
    maskLayer = layer
    layer?.parent = self
  }

  /// Leaves the superlayer, as sublayer or as mask.
  final func leaveParent() {
    guard modelledLayer == nil, let old = parent else { return }
    if old.maskLayer === self {
      old.shownStateWillChange()
      old.maskLayer = nil
    } else {
      runOrderAction(kCAOnOrderOut)
      old.shownStateWillChange()
      old.children.removeAll { $0 === self }
      old.setNeedsLayout()
    }
    parent = nil
  }

  /// The layers from this one up to its root.
  final var lineage: [CALayer] {
    Array(sequence(first: self) { $0.superlayer })
  }

  /// True when `layer` is this one or one of those it lies in.
  private func isInside(_ layer: CALayer) -> Bool { lineage.contains { $0 === layer } }

  /// Entering and leaving a shown tree have actions, but no built-in ones.
  private func runOrderAction(_ event: String) {
    guard parent?.isCommitted == true, !TransactionStack.active.disableActions else { return }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }
}
