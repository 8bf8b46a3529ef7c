/// What holds for a layer while it is frozen, handed from each layer to those in it.
@MainActor
struct FreezingContext {
  /// What a graphics context draws of layers; nil while what is frozen is for the screen.
  let drawing: ContextDrawing?
  /// Takes over the nodes of what stands still; nil: all are made anew.
  var walk: StillWalk?
  /// How often the layer is shown, by the replicators around it.
  var copies = 1
  /// `showsFlipped` of the superlayer.
  private(set) var isFlipped: Bool
  /// True when animations of the layers around it may change layers inside theirs.
  private(set) var isAddressed: Bool

  /// For `layer`, wherever it lies in its tree.
  init(for layer: CALayer, drawing: ContextDrawing? = nil, walk: StillWalk? = nil) {
    self.drawing = drawing
    self.walk = walk
    isFlipped = layer.parent?.showsFlipped ?? false
    isAddressed = layer.parent?.isAddressedFromAbove ?? false
  }

  var isForScreen: Bool { drawing == nil }

  /// `showsFlipped` of `layer`, or of its presentation.
  func showsFlipped(_ layer: CALayer) -> Bool { layer.isGeometryFlipped != isFlipped }

  /// For the layers in `layer`, its mask too.
  func inside(_ layer: CALayer) -> FreezingContext {
    var inner = self
    inner.isFlipped = showsFlipped(layer)
    inner.isAddressed = isAddressed || layer.animationHeap.addressesSublayers
    return inner
  }

  /// Takes nothing over: for layers that are shown otherwise than by themselves.
  var takingNone: FreezingContext {
    var other = self
    other.walk = nil
    return other
  }
}
