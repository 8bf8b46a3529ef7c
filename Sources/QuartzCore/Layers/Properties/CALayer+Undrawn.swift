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
    if (modelledLayer ?? self).timing.isStrange { strange.add("its times") }
    switch self {
    case let shape as CAShapeLayer: shape.shape.check(&strange)
    case let gradient as CAGradientLayer: gradient.gradient.check(&strange)
    case let replicator as CAReplicatorLayer: replicator.replication.check(&strange)
    case let text as CATextLayer:
      strange.check("fontSize", text.fontSize)
      strange.check("alignmentMode", text.alignmentMode)
      strange.check("truncationMode", text.truncationMode)
    case let emitter as CAEmitterLayer: emitter.emitter.check(&strange)
    case let tiled as CATiledLayer: strange.check("tileSize", tiled.tileSize)
    default: break
    }
    for key in strange.keys {
      SceneContext.check(key, false, at: readableName)
    }
    for name in strange.unknownNames { note(unknownName: name) }
  }

  /// Notes a name for `key` that chooses nothing.
  final func check(_ key: String, _ name: some KnownName) {
    if !name.isKnown { note(unknownName: "\(key) \"\(name.rawValue)\"") }
  }

  private func note(unknownName name: String) {
    SceneContext.active.unsupported("\(name), a name that is not known", at: readableName)
  }

  /// The layer for people: its name, its view or its class.
  package final var readableName: String {
    name ?? (modelledLayer ?? self).delegate.map { "\(Swift.type(of: $0))" }
      ?? "\(Swift.type(of: self))"
  }
}
