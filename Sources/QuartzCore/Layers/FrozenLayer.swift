import CoreGraphics
import Geometry
package import RenderTree

/// A layer that shows a frozen tree: a snapshot of a view.
package final class FrozenLayer: CALayer {
  private var node: RenderNode?

  /// Shows `node`, the corner of its bounds at that of `bounds`; its own matrix is not heeded.
  package convenience init(node: RenderNode, bounds: CGRect) {
    self.init()
    self.bounds = bounds
    self.node = node.placed(
      by: Matrix4.translation(
        Double(bounds.minX) - node.bounds.x, Double(bounds.minY) - node.bounds.y))
  }

  public override func makePresentation() -> CALayer { FrozenLayer(layer: self) }

  override func copyState(of layer: CALayer) {
    super.copyState(of: layer)
    if let layer = layer as? FrozenLayer { node = layer.node }
  }

  override func frozenChildren(of model: CALayer, at localTime: Double) -> [RenderNode] {
    guard let node else { return super.frozenChildren(of: model, at: localTime) }
    let shown = values.sublayerMatrix.map { node.placed(by: node.matrix.followed(by: $0)) }
    return [shown ?? node] + super.frozenChildren(of: model, at: localTime)
  }
}
