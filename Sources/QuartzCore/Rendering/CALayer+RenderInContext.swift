import CoreGraphics
import Geometry
import Raster
import RenderTree

extension CALayer {
  /// What `render(in:)` does.
  final func drawModels(in context: CGContext) {
    guard !values.isHidden, values.opacity > 0 else { return }
    let time = convertTime(CACurrentMediaTime(), from: nil)
    let picture = PresentationEvaluator.$showsModels.withValue(true) {
      TreeFreezer.picture(of: self, atLocalTime: time)
    }
    guard let picture else { return }
    let root = RenderNode(
      opacity: min(values.opacity, 1), fadesAsGroup: values.allowsGroupOpacity,
      children: [picture.inContext])
    context.lay(
      TreePicture.draw(
        root, width: context.width, height: context.height,
        pixelsFromRoot: context.pixelsFromUser))
  }
}

extension RenderNode {
  /// The node as `render(in:)` draws it: flat, with shadows as a context casts them and without
  /// what is mixed, filtered or made of pixels of its own.
  fileprivate var inContext: RenderNode {
    var effects = effects
    effects.filters = []
    effects.backdropFilters = []
    effects.blend = .sourceOver
    effects.rasterizationScale = nil
    effects.shadow?.path = nil
    effects.shadow?.reach = NodeShadow.reachInContexts
    var flat = Matrix4(
      Affine(
        a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22, tx: matrix.m41, ty: matrix.m42))
    // Layers still lie in their order.
    flat.m43 = matrix.m43
    return RenderNode(
      name: name, matrix: flat, bounds: bounds, opacity: opacity, fadesAsGroup: fadesAsGroup,
      childOrder: childOrder, isDoubleSided: true, isFlipped: isFlipped, effects: effects,
      content: content, children: children.map(\.inContext), overlay: overlay,
      mask: mask?.inContext)
  }
}
