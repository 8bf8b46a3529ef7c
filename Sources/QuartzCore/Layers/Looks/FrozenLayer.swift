import CoreGraphics
import Geometry
import Limits
package import RenderTree
import VirtualTime

/// A layer that shows a frozen tree, stretched over its bounds: a snapshot of a view.
package final class FrozenLayer: CALayer {
  private var node: RenderNode?
  /// What of the tree's space the bounds show.
  private var window = CGRect.zero
  /// How many layers the tree shows, those of trees in it counted.
  fileprivate var layerCount = 0

  /// Shows `node`, the corner of its bounds at that of `bounds`; its own matrix is not heeded. Of
  /// its space `window` comes to fill the layer's bounds; nil: `bounds`. Nothing of more layers than
  /// `Limit.copiedLayers`, which a snapshot of snapshots soon has.
  /// - Parameter layerCount: The `drawnLayerCount` of the layer that was frozen.
  package convenience init(
    node: RenderNode, bounds: CGRect, window: CGRect? = nil, layerCount: Int
  ) {
    self.init()
    self.layerCount = layerCount
    self.window = window ?? bounds
    self.bounds = self.window
    guard layerCount <= Limit.copiedLayers else {
      SceneContext.active.unsupported(
        "more than \(Limit.copiedLayers) layers in snapshots of snapshots", at: readableName)
      return
    }
    self.node = node.placed(
      by: Matrix4.translation(
        Double(bounds.minX) - node.bounds.x, Double(bounds.minY) - node.bounds.y))
  }

  public override func makePresentation() -> CALayer { FrozenLayer(layer: self) }

  override func copyState(of layer: CALayer) {
    super.copyState(of: layer)
    guard let layer = layer as? FrozenLayer else { return }
    node = layer.node
    window = layer.window
  }

  /// From the window to the bounds; nil where they are the same.
  private var scaling: Matrix4? {
    let bounds = values.bounds
    guard bounds != window, window.width > 0, window.height > 0 else { return nil }
    let (x, y) = (bounds.width / window.width, bounds.height / window.height)
    return Matrix4(
      Affine(
        a: Double(x), b: 0, c: 0, d: Double(y),
        tx: Double(bounds.minX - x * window.minX), ty: Double(bounds.minY - y * window.minY)))
  }

  override func frozenChildren(
    of model: CALayer, at localTime: Double, in context: FreezingContext
  ) -> [RenderNode] {
    let children = super.frozenChildren(of: model, at: localTime, in: context)
    guard let node else { return children }
    let matrices = [scaling, values.drawnSublayerMatrix(by: context.drawing)].compactMap { $0 }
    let matrix = matrices.reduce(node.matrix) { $0.followed(by: $1) }
    let shown = matrices.isEmpty ? node : node.placed(by: matrix)
    return [shown] + children
  }
}

extension CALayer {
  /// How many layers are drawn for this one: it, those in it, and as many as snapshots show. No more are counted
  /// than are shown.
  package final var drawnLayerCount: Int {
    var waiting = [self]
    var count = 0
    while let layer = waiting.popLast(), count <= Limit.copiedLayers {
      count += 1 + ((layer as? FrozenLayer)?.layerCount ?? 0)
      waiting += layer.sublayers ?? []
      if let mask = layer.mask { waiting.append(mask) }
    }
    return count
  }
}
