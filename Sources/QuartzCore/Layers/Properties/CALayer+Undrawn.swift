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

  /// Notes numbers of what is shown that are none, are without end or are on no screen.
  final func reportStrangeNumbers() {
    var strange = values.strangeNumbers
    switch self {
    case let shape as CAShapeLayer: shape.shape.check(&strange)
    case let gradient as CAGradientLayer: gradient.gradient.check(&strange)
    case let replicator as CAReplicatorLayer: replicator.replication.check(&strange)
    case let text as CATextLayer: strange.check("fontSize", text.fontSize)
    default: break
    }
    for key in strange.keys {
      SceneContext.active.unsupported(
        "a value of \(key) that is no number, has no end or is on no screen", at: placeName)
    }
  }

  /// The layer for people: its name, its view or its class.
  final var placeName: String {
    name ?? (modelledLayer ?? self).delegate.map { "\(Swift.type(of: $0))" }
      ?? "\(Swift.type(of: self))"
  }
}
