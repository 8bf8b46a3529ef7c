import CoreGraphics
import Limits
import VirtualTime

extension CALayer {
  /// Whether `layer` may lie in this one, as a sublayer or as the mask: a tree does not contain itself, and is
  /// no deeper than the limit. What may not is noted.
  package final func mayHold(_ layer: CALayer) -> Bool {
    if holdsOrIs(layer) {
      SceneContext.active.unsupported("a layer inside itself", at: layer.shortPlace)
      return false
    }
    let limit = DeepStack.isCurrent ? Limit.layerDepth : .plainLayerDepth
    guard fits(layer, most: limit.most) else {
      SceneContext.active.exceed(limit, at: "\(layer.shortPlace) in \(shortPlace)")
      return false
    }
    return true
  }

  /// What the layer is called in a line of text: its class, or its view's, and its name.
  package final var shortPlace: String {
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
    case (let own?, nil): range = own.scale.range(with: own.place + 1)
    case (nil, let other?): range = other.scale.range(with: other.place - 1)
    case (let own?, let other?):
      let shift = own.place + 1 - other.place
      range =
        own.scale !== other.scale
        ? own.scale.range(with: other.scale, shiftedBy: shift) : shift == 0 ? own.scale.range : nil
    }
    if let range, range.count <= most { return true }
    // The range may be wider than the tree is deep.
    return sequence(first: self, next: \.parent).reduce(0) { count, _ in count + 1 }
      + layer.levels() <= most
  }

  /// Gives `layer`, which lies in this one from now on, its place below this one's.
  final func takeDepth(of layer: CALayer) {
    if layer.holdsLayers, let other = layer.usedDepth {
      takeDepth(of: layer, at: other)
    } else {
      let own = placeInScale()
      layer.depth = DepthPlace(scale: own.scale, place: own.place + 1)
      own.scale.add(own.place + 1)
    }
    let limit = DeepStack.isCurrent ? Limit.layerDepth : .plainLayerDepth
    guard let scale = usedDepth?.scale, scale.range.count > limit.most else { return }
    var root = self
    while let next = root.parent { root = next }
    root.number(from: DepthScale(), at: 0)
  }

  private func takeDepth(of layer: CALayer, at other: (scale: DepthScale, place: Int)) {
    guard let own = usedDepth else {
      depth = DepthPlace(scale: other.scale, place: other.place - 1)
      other.scale.add(other.place - 1)
      return
    }
    let shift = own.place + 1 - other.place
    if own.scale !== other.scale {
      own.scale.join(other.scale, shiftedBy: shift)
    } else if shift != 0 {
      layer.number(from: own.scale, at: own.place + 1)
    }
  }

  private func placeInScale() -> (scale: DepthScale, place: Int) {
    if let usedDepth { return usedDepth }
    let scale = DepthScale()
    depth = DepthPlace(scale: scale)
    return (scale, 0)
  }

  /// The layer's place in the scale in use; nil while it has none.
  private var usedDepth: (scale: DepthScale, place: Int)? {
    guard let scale = depth.scale else { return nil }
    let used = scale.used
    if used.scale !== scale {
      depth = DepthPlace(scale: used.scale, place: depth.place + used.shift)
    }
    return (used.scale, depth.place)
  }

  /// How deep the tree of this layer is, itself counted.
  private func levels() -> Int {
    var deepest = 0
    eachLevel { _, level in deepest = max(deepest, level) }
    return deepest + 1
  }

  /// Gives this layer `place` in `scale`, and all in it theirs.
  private func number(from scale: DepthScale, at place: Int) {
    eachLevel { layer, level in
      layer.depth = DepthPlace(scale: scale, place: place + level)
      scale.add(place + level)
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
