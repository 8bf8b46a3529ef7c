package import Geometry
import Raster

/// One layer of one frame: plain values in the layer's own bounds space (points). Immutable, so
/// that unchanged sub-trees can be shared between frames by reference. A hidden layer has no node.
package final class RenderNode: Sendable {
  /// The layer's name, for dumps and diagnostics only.
  package let name: String?
  /// What background, border and clip fill, in points.
  package let bounds: Rect
  /// 0…1. The node and all its children fade as one picture when `fadesAsGroup`.
  package let opacity: Double
  let nodeMatrix: NodeMatrix
  private let inside: KeptParts
  package let effects: NodeEffects
  package let fadesAsGroup: Bool
  /// How the children are put in front of each other.
  package let childOrder: ChildOrder
  /// False: not drawn when its projection shows the back.
  package let isDoubleSided: Bool
  /// True when the way from this bounds space to the root's mirrors it an odd number of times by
  /// flipped geometry: images are drawn with their top row at the greatest y, and the back is what
  /// is not mirrored.
  package let isFlipped: Bool
  /// True when the node or one below it takes a picture of its own to draw.
  package let holdsOffscreens: Bool
  /// True when the node, or one in it that is drawn straight onto what lies below, does more to that than cover it:
  /// blends with it, adds light to it or filters it.
  package let readsBackdrop: Bool
  /// True when the children are painted in the order given, wherever they are seen from.
  package let childrenAreInPaintingOrder: Bool
  private let levelCount: Int32

  /// Bounds space → the parent's bounds space: anchor, transform, position, zPosition and the
  /// parent's sublayerTransform already multiplied. Each node flattens its children to z = 0, when
  /// they have been ordered by how near their planes are.
  package var matrix: Matrix4 { nodeMatrix.matrix }
  /// Painted above the background, below the children, in order.
  package var content: [NodeContent] { inside.content }
  package var children: [RenderNode] { inside.children }
  /// Painted above the border, in order: particles.
  package var overlay: [NodeContent] { inside.overlay }
  /// Its alpha multiplies the whole picture of this node; its matrix leads to this node's bounds
  /// space.
  package var mask: RenderNode? { inside.mask }
  /// How many nodes lie in one another at most, this one counted.
  package var levels: Int { Int(levelCount) }

  package init(
    name: String? = nil, matrix: Matrix4 = .identity, bounds: Rect = .zero, opacity: Double = 1,
    fadesAsGroup: Bool = true, childOrder: ChildOrder = .depth,
    isDoubleSided: Bool = true, isFlipped: Bool = false,
    effects: NodeEffects = NodeEffects(), content: [NodeContent] = [],
    children: [RenderNode] = [], overlay: [NodeContent] = [], mask: RenderNode? = nil
  ) {
    self.name = name
    nodeMatrix = NodeMatrix(matrix)
    self.bounds = bounds
    self.opacity = opacity
    self.fadesAsGroup = fadesAsGroup
    self.childOrder = childOrder
    self.isDoubleSided = isDoubleSided
    self.isFlipped = isFlipped
    self.effects = effects
    holdsOffscreens =
      effects.needsOffscreen || mask?.holdsOffscreens == true
      || content.contains(where: \.holdsOffscreens)
      || overlay.contains(where: \.holdsOffscreens)
      || children.contains(where: \.holdsOffscreens)
    // Of pictures that are made first nothing inside reaches beyond them.
    let isApart = mask != nil || !effects.filters.isEmpty || effects.rasterizationScale != nil
    readsBackdrop =
      effects.blend != .sourceOver || !effects.backdropFilters.isEmpty
      || !isApart
        && (children.contains(where: \.readsBackdrop) || content.contains(where: \.readsBackdrop)
          || overlay.contains(where: \.readsBackdrop))
    childrenAreInPaintingOrder = childOrder.isPaintingOrder(of: children)
    let levels =
      1
      + max(
        children.reduce(mask?.levels ?? 0) { max($0, $1.levels) },
        content.reduce(0) { max($0, $1.levels) }, overlay.reduce(0) { max($0, $1.levels) })
    levelCount = Int32(clamping: levels)
    inside = KeptParts(
      NodeParts(content: content, children: children, overlay: overlay, mask: mask),
      levels: levels)
  }

  private init(_ node: RenderNode, placedBy matrix: Matrix4) {
    name = node.name
    bounds = node.bounds
    opacity = node.opacity
    nodeMatrix = NodeMatrix(matrix)
    inside = node.inside
    effects = node.effects
    fadesAsGroup = node.fadesAsGroup
    childOrder = node.childOrder
    isDoubleSided = node.isDoubleSided
    isFlipped = node.isFlipped
    holdsOffscreens = node.holdsOffscreens
    readsBackdrop = node.readsBackdrop
    childrenAreInPaintingOrder = node.childrenAreInPaintingOrder
    levelCount = node.levelCount
  }

  /// The same node with another matrix.
  package func placed(by matrix: Matrix4) -> RenderNode { RenderNode(self, placedBy: matrix) }

  /// How children are put in front of each other.
  package enum ChildOrder: Sendable {
    /// The nearer plane covers the farther one, pixel by pixel; where two are one plane, the later
    /// child the earlier one, or, where neither is turned but another child is, the earlier the later one.
    case depth
    /// Planes that are not turned lie in the order given; where one is turned, as with `depth`.
    case given
  }
}
