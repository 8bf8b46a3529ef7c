import Raster
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

extension RenderNode {
  /// True when something in it is drawn straight onto what lies below and not merely covers that: a picture of the
  /// node has to be made first, so that it does not reach beyond the node.
  var holdsBackdropReaders: Bool {
    children.contains(where: \.readsBackdrop)
      || (content + overlay).contains { $0.readsBackdrop && !$0.isParticles }
  }

  /// True when it leaves the picture as it is, whatever its bounds are.
  var drawsNothing: Bool {
    if opacity <= 0 { return true }
    let effects = effects
    return content.isEmpty && overlay.isEmpty && (effects.backgroundColor?.alpha ?? 0) <= 0
      && (effects.borderWidth <= 0 || (effects.borderColor?.alpha ?? 0) <= 0)
      && effects.shadow?.path == nil && effects.filters.isEmpty && effects.backdropFilters.isEmpty
      && !effects.blend.clearsAround && children.allSatisfy(\.drawsNothing)
  }

  /// True when its bounds are filled, and nothing shines through them.
  var isOpaqueRectangle: Bool {
    let effects = effects
    return opacity >= 1 && mask == nil && (effects.backgroundColor?.alpha ?? 0) >= 1
      && effects.cornerRadius <= 0 && effects.tint.alpha >= 1 && effects.blend == .sourceOver
      && effects.filters.isEmpty && effects.rasterizationScale == nil
  }
}

extension NodeContent {
  fileprivate var isParticles: Bool {
    if case .particles = self { true } else { false }
  }
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
