import CoreGraphics
import Limits
import VirtualTime

extension CALayer {
  /// Whether `layer` may lie in this one, as a sublayer or as the mask: a tree does not contain itself, and is
  /// no deeper than the limit. What may not is noted.
  package final func mayHold(_ layer: CALayer) -> Bool {
    if holdsOrIs(layer) {
      SceneContext.active.unsupported("a layer inside itself", at: layer.classAndName)
      return false
    }
    let limit = DeepStack.isCurrent ? Limit.layerDepth : .plainLayerDepth
    guard fits(layer, most: limit.most) else {
      SceneContext.active.exceed(limit, at: "\(layer.classAndName) in \(classAndName)")
      return false
    }
    return true
  }

  /// What the layer is called in a line of text: its class, or its view's, and its name.
  package final var classAndName: String {
    let owner = delegate.map { "\(type(of: $0))" } ?? "\(type(of: self))"
    return name.map { "\(owner) \"\($0)\"" } ?? owner
  }

  /// The sublayers, back to front.
  final var children: [CALayer] { siblings.elements }

  /// True for a layer that others lie in.
  private final var holdsLayers: Bool { !children.isEmpty || maskLayer != nil }

  /// True when this layer is `layer` or lies in it.
  private func holdsOrIs(_ layer: CALayer) -> Bool {
    if layer === self { return true }
    guard layer.holdsLayers, let own = usedDepth, own.scale === layer.usedDepth?.scale else {
      return false
    }
    return sequence(first: self, next: \.parent).contains { $0 === layer }
  }

  /// Whether the tree would be no deeper than `most` with `layer` in this one.
  private func fits(_ layer: CALayer, most: Int) -> Bool {
    let range: ClosedRange<Int>?
    switch (usedDepth, layer.holdsLayers ? layer.usedDepth : nil) {
    case (nil, nil): range = 0...1
    case (let own?, nil): range = own.scale.range(with: own.number + 1)
    case (nil, let other?): range = other.scale.range(with: other.number - 1)
    case (let own?, let other?):
      let shift = own.number + 1 - other.number
      range =
        own.scale !== other.scale
        ? own.scale.range(with: other.scale, shiftedBy: shift) : shift == 0 ? own.scale.range : nil
    }
    if let range, range.count <= most { return true }
    // The range may be wider than the tree is deep.
    return sequence(first: self, next: \.parent).reduce(0) { count, _ in count + 1 }
      + layer.levels() <= most
  }

  /// Gives `layer`, which lies in this one from now on, its number below this one's.
  final func takeDepth(of layer: CALayer) {
    if layer.holdsLayers, let other = layer.usedDepth {
      takeDepth(of: layer, at: other)
    } else {
      let own = depthInScale()
      layer.depth = LayerDepth(scale: own.scale, number: own.number + 1)
      own.scale.add(own.number + 1)
    }
    let limit = DeepStack.isCurrent ? Limit.layerDepth : .plainLayerDepth
    guard let scale = usedDepth?.scale, scale.range.count > limit.most else { return }
    var root = self
    while let next = root.parent { root = next }
    root.number(from: DepthScale(), at: 0)
  }

  private func takeDepth(of layer: CALayer, at other: (scale: DepthScale, number: Int)) {
    guard let own = usedDepth else {
      depth = LayerDepth(scale: other.scale, number: other.number - 1)
      other.scale.add(other.number - 1)
      return
    }
    let shift = own.number + 1 - other.number
    if own.scale !== other.scale {
      own.scale.join(other.scale, shiftedBy: shift)
    } else if shift != 0 {
      layer.number(from: own.scale, at: own.number + 1)
    }
  }

  private func depthInScale() -> (scale: DepthScale, number: Int) {
    if let usedDepth { return usedDepth }
    let scale = DepthScale()
    depth = LayerDepth(scale: scale)
    return (scale, 0)
  }

  /// The layer's number in the scale in use; nil while it has none.
  private var usedDepth: (scale: DepthScale, number: Int)? {
    guard let scale = depth.scale else { return nil }
    let used = scale.used
    if used.scale !== scale {
      depth = LayerDepth(scale: used.scale, number: depth.number + used.shift)
    }
    return (used.scale, depth.number)
  }

  /// How deep the tree of this layer is, itself counted.
  private func levels() -> Int {
    var deepest = 0
    eachLevel { _, level in deepest = max(deepest, level) }
    return deepest + 1
  }

  /// Gives this layer `number` in `scale`, and all in it theirs.
  private func number(from scale: DepthScale, at number: Int) {
    eachLevel { layer, level in
      layer.depth = LayerDepth(scale: scale, number: number + level)
      scale.add(number + level)
    }
  }

  /// Calls `body` for this layer, at level 0, and all in it.
  private func eachLevel(_ body: (CALayer, _ level: Int) -> Void) {
    var waiting = [(layer: self, level: 0)]
    while let (layer, level) = waiting.popLast() {
      body(layer, level)
      for child in layer.children { waiting.append((child, level + 1)) }
      if let mask = layer.maskLayer { waiting.append((mask, level + 1)) }
    }
  }
}
