import CoreGraphics
import VirtualTime

extension CALayer {
  /// Notes what the layer asks for, would show and is not drawn.
  final func reportUndrawn() {
    guard values.hasFilters else { return }
    for feature in values.filters.unknown {
      SceneContext.active.unsupported(feature, at: name ?? "a layer")
    }
  }
}
