import Limits
import VirtualTime

/// What holds for a layer while it is frozen, handed from each layer to those in it.
@MainActor
struct FreezingContext {
  /// What a graphics context draws of layers; nil while what is frozen is for the screen.
  let drawing: ContextDrawing?
  /// Takes over the nodes of what stands still; nil: all are made anew.
  var walk: StillWalk?
  /// How often the layer is shown, by the replicators around it.
  var copies = 1
  /// What the outermost replicator around the layer may still show; nil outside of all.
  var copyBudget: CopyBudget?
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

  /// For what a replicator shows `count` times. A layer keeps the nodes of one occurrence only.
  func replicated(_ count: Int) -> FreezingContext {
    var inner = self
    inner.walk = nil
    inner.copies *= max(1, count)
    inner.copyBudget = copyBudget ?? CopyBudget()
    return inner
  }
}

/// How many layers a replicator may show, as often as they are shown.
@MainActor
final class CopyBudget {
  private let most: Int
  private var left: Int

  init(_ most: Int = Limit.copiedLayers) { (self.most, left) = (most, most) }

  /// Whether there is room for so many more; where there is not, the ledger says so.
  func take(_ count: Int) -> Bool {
    left -= count
    if left >= 0 { return true }
    SceneContext.active.unsupported(
      "more than \(most) layers in copies", at: "a replicator")
    return false
  }
}
