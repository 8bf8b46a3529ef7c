import CoreGraphics
import Geometry
import RenderTree

/// A layer without a picture and a plane of its own: its sublayers keep their positions in space, and
/// are drawn among the layers around it as if they were theirs.
///
/// Nothing is drawn but the sublayers: background, border, contents, mask, `masksToBounds` and
/// filters do nothing, and `opacity` fades each sublayer by itself. A point cannot be told in it, so
/// that `hitTest(_:)` asks the sublayers, for a point of the nearest superlayer that has a plane.
open class CATransformLayer: CALayer {
  open override func presentation() -> CATransformLayer? { presentationNow() as? CATransformLayer }

  open override func makePresentation() -> CALayer { CATransformLayer(layer: self) }

  override var keepsDepth: Bool { true }

  override class var properties: PropertyTable { .transformLayer }

  override var inspectedClass: String { "CATransformLayer" }

  override func frozenNodes(
    of model: CALayer, at localTime: Double, placed placement: NodePlacement,
    in context: FreezingContext
  ) -> [RenderNode] {
    guard context.isForScreen else {
      return super.frozenNodes(of: model, at: localTime, placed: placement, in: context)
    }
    let toSuperlayer = placement.matrix(after: values.matrixInSuperlayer)
    let inner = NodePlacement(
      around: values.sublayerMatrix?.followed(by: toSuperlayer) ?? toSuperlayer,
      tint: placement.tint, opacity: placement.opacity * min(values.opacity, 1))
    return TreeFreezer.nodes(
      for: model.children, atParentTime: localTime, placed: inner, in: context.inside(model))
  }
}

extension PropertyTable {
  static let transformLayer = PropertyTable(prototype: CATransformLayer(), base: .layer, own: [])
}
