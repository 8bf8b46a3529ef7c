import Limits

/// Equal nodes draw the same; names, which are not drawn, do not count.
extension RenderNode: Equatable {
  package static func == (a: RenderNode, b: RenderNode) -> Bool {
    if a === b { return true }
    // What is cheap and often changes comes first.
    guard
      a.nodeMatrix == b.nodeMatrix && a.opacity == b.opacity && a.bounds == b.bounds
        && a.children.count == b.children.count && a.content.count == b.content.count,
      a.fadesAsGroup == b.fadesAsGroup && a.childOrder == b.childOrder
        && a.isDoubleSided == b.isDoubleSided && a.isFlipped == b.isFlipped,
      a.effects == b.effects
    else { return false }
    return DeepStack.run(forDepth: min(a.levels, b.levels)) { holdEqual(a, b) }
  }

  private static func holdEqual(_ a: RenderNode, _ b: RenderNode) -> Bool {
    a.content == b.content && a.children == b.children && a.overlay == b.overlay
      && a.mask == b.mask
  }
}
