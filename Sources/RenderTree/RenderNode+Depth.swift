import Geometry

extension RenderNode {
  /// True when the node's plane is parallel to its parent's: as near at every point.
  package var isLevel: Bool { nodeMatrix.isLevel }

  /// How near a level plane is in its parent's space, points; greater is nearer.
  package var depth: Double { nodeMatrix.depth }
}

extension RenderNode.ChildOrder {
  /// True when `children` are painted in the order given: none is turned, and depth puts none before
  /// another.
  func isPaintingOrder(of children: [RenderNode]) -> Bool {
    guard children.count > 1 else { return true }
    guard children.allSatisfy(\.isLevel) else { return false }
    return self == .given || children.allSatisfy { $0.depth == children[0].depth }
  }
}
