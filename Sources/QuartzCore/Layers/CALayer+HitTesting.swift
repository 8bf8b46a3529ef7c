import CoreGraphics

extension CALayer {
  final func containsPoint(_ p: CGPoint) -> Bool {
    let b = values.bounds
    return p.x >= b.minX && p.x < b.maxX && p.y >= b.minY && p.y < b.maxY
  }

  /// Searches from the highest zPosition down, the last sublayer first where they are equal.
  final func frontmostLayer(at p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let local = convert(p, from: superlayer)
    let inside = contains(local)
    if masksToBounds, !inside { return nil }
    let layers = (sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    for (_, layer) in layers {
      if let hit = layer.hitTest(local) { return hit }
    }
    return inside ? self : nil
  }
}
