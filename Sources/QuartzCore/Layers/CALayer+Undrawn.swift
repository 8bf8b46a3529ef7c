import CoreGraphics
import VirtualTime

extension CALayer {
  /// Notes what the layer asks for, would show and is not drawn.
  final func reportUndrawn() {
    for feature in values.undrawn {
      SceneContext.active.unsupported(feature, at: name ?? "a layer")
    }
  }
}

extension LayerValues {
  fileprivate var undrawn: [String] {
    var features: [String] = []
    if shadow.opacity > 0, (shadow.color?.alpha ?? 0) > 0, !masksToBounds {
      features.append("shadow")
    }
    if cornerRadius > 0, bounds.width > 0, bounds.height > 0 {
      if maskedCorners != .all { features.append("maskedCorners") }
      if cornerCurve == .continuous { features.append("continuous cornerCurve") }
    }
    if contents is CGImage {
      let filters = [contentsStyle.minificationFilter, contentsStyle.magnificationFilter]
      if filters.contains(where: { $0 != .linear }) { features.append("filter of contents") }
      if contentsStyle.center != ContentsValues().center { features.append("contentsCenter") }
    }
    if filters.own?.isEmpty == false { features.append("filters") }
    if filters.background?.isEmpty == false { features.append("backgroundFilters") }
    if filters.compositing != nil { features.append("compositingFilter") }
    return features
  }
}
