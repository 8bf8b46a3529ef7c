import Compositor
import CoreGraphics
import Geometry
import Raster
import RenderTree

extension CALayer {
  /// What `render(in:)` does. A presentation draws the tree in flight, as its `sublayers` and `mask`
  /// present it; any other layer what is set.
  final func draw(into context: CGContext) {
    guard !values.isHidden, values.opacity > 0 else { return }
    let model = modelledLayer ?? self
    let isPresentation = modelledLayer != nil
    let sceneTime =
      isPresentation ? RunLoopTurn.active.shownTime(of: model) : CACurrentMediaTime()
    let picture = TreeFreezer.picture(
      showing: self, of: model, at: model.convertTime(sceneTime, from: nil),
      by: isPresentation ? .presentations : .models)
    guard let picture = picture?.inContext else { return }
    let root =
      context.alpha < 1 ? RenderNode(opacity: context.alpha, children: [picture]) : picture
    context.drawShadow(
      ofPicture: TreePicture.draw(
        picture, width: context.width, height: context.height,
        pixelsFromRoot: context.pixelsFromUser))
    let pixelsFromUser = context.pixelsFromUser
    context.addToList { Compositor.record(root, pixelsFromRoot: pixelsFromUser, on: &$0) }
  }
}

extension RenderNode {
  /// The node as `render(in:)` draws it: flat, with shadows as a context casts them and without
  /// what is filtered or made of pixels of its own.
  fileprivate var inContext: RenderNode {
    var effects = effects
    effects.filters = []
    effects.backdropFilters = []
    effects.rasterizationScale = nil
    effects.shadow?.path = nil
    effects.shadow?.reach = NodeShadow.reachInContexts
    effects.shadow?.showsThrough = true
    var flat = Matrix4(
      Affine(
        a: matrix.m11, b: matrix.m12, c: matrix.m21, d: matrix.m22, tx: matrix.m41, ty: matrix.m42))
    // Layers still lie in their order.
    flat.m43 = matrix.m43
    return RenderNode(
      name: name, matrix: flat, bounds: bounds, opacity: opacity, fadesAsGroup: fadesAsGroup,
      childOrder: childOrder, isDoubleSided: true, isFlipped: isFlipped, effects: effects,
      content: content.map(\.inContext), children: children.map(\.inContext),
      overlay: overlay.map(\.inContext), mask: mask?.inContext)
  }
}

extension NodeContent {
  /// Images are enlarged as Core Graphics does.
  fileprivate var inContext: NodeContent {
    switch self {
    case .image(var placed):
      if placed.filter == .linear { placed.filter = .stepped }
      return .image(placed)
    case .dissolve(let dissolve):
      return .dissolve(
        Dissolve(
          from: dissolve.from?.inContext, to: dissolve.to?.inContext, share: dissolve.share))
    case .clipped(let content, let rect): return .clipped(content.map(\.inContext), to: rect)
    case .fill, .stroke, .gradient, .tiles, .particles, .node: return self
    }
  }
}
