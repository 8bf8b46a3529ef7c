import Geometry
import Raster
import RenderTree

extension Composition {
  /// True for a node without others in it that draws nothing on what is open of the picture: most of a list
  /// that is scrolled. Nodes in perspective, and such that change what lies below, are not asked.
  func isBeyondPicture(_ node: RenderNode, on plane: Projection) -> Bool {
    // Most nodes draw nothing beyond their bounds, which are quicker to find.
    guard let affine = plane.affine, isBeyondPicture(node.bounds, in: affine),
      node.children.isEmpty, node.mask == nil, node.effects.blend == .sourceOver,
      node.effects.backdropFilters.isEmpty
    else { return false }
    return node.extent.map { isBeyondPicture($0, in: affine) } ?? true
  }

  @inline(__always)
  private func isBeyondPicture(_ rect: Rect, in affine: Affine) -> Bool {
    let center = affine.apply(Point(rect.midX, rect.midY))
    let x = (abs(affine.a) * rect.width + abs(affine.c) * rect.height) / 2
    let y = (abs(affine.b) * rect.width + abs(affine.d) * rect.height) / 2
    let picture = list.clipBounds
    // Pictures that are drawn smoothly reach a little farther.
    let margin = 2.0
    return center.x + x < Double(picture.left) - margin
      || center.x - x > Double(picture.right) + margin
      || center.y + y < Double(picture.top) - margin
      || center.y - y > Double(picture.bottom) + margin
  }
}
