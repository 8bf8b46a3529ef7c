import RenderTree

extension RenderNode {
  /// How many things lie over each other here, at most: a group is needed from two on.
  var visibleParts: Int {
    if effects.rasterizationScale != nil { return 1 }
    let count = effects.filters.isEmpty ? partsOfPicture : 1
    return effects.shadow == nil ? count : count + 1
  }

  /// Background, content, children, border and what lies above it.
  var partsOfPicture: Int {
    var count = partsInside + partsAbove
    if effects.backgroundColor != nil { count += 1 }
    if effects.borderWidth > 0 { count += 1 }
    return count
  }

  /// Content and children. A child counts once: it handles what is inside it.
  var partsInside: Int { content.reduce(children.count) { $0 + $1.parts } }

  /// Above the border.
  var partsAbove: Int { overlay.reduce(0) { $0 + $1.parts } }
}

extension NodeContent {
  /// How many things lie over each other in it, at most. What adds its light covers nothing.
  fileprivate var parts: Int {
    switch self {
    case .particles(let placed): placed.isAdditive ? 1 : placed.particles.count
    case .clipped(let content, _): content.reduce(0) { $0 + $1.parts }
    default: 1
    }
  }
}
