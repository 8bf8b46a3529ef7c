import CoreGraphics

extension CALayer {
  final func holds(_ p: CGPoint) -> Bool {
    let b = values.bounds
    return p.x >= b.minX && p.x < b.maxX && p.y >= b.minY && p.y < b.maxY
  }

  /// Searches from the highest zPosition down, the last sublayer first where they are equal. `p`
  /// lies in the space of the nearest superlayer that has a plane.
  ///
  /// Whether `opacity`, `mask` and `isDoubleSided` count is not known: they do not, as Apple's text
  /// names none of them.
  final func frontmostLayer(at p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    if keepsDepth { return frontmostSublayer(at: p) }
    let outer = sequence(first: self) { $0.superlayer }.dropFirst().first { !$0.keepsDepth }
    guard let local = seenPoint(p, from: outer) else { return nil }
    let isInside = contains(local)
    if masksToBounds, !isInside { return nil }
    return frontmostSublayer(at: local) ?? (isInside ? self : nil)
  }

  private func frontmostSublayer(at p: CGPoint) -> CALayer? {
    let layers = (sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    for (_, layer) in layers {
      if let hit = layer.hitTest(p) { return hit }
    }
    return nil
  }
}
