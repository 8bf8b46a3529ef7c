import CoreGraphics

extension CAEmitterLayer {
  /// What animations change at "emitterCells.NAME.key"; nil for other key paths.
  final func cellPath(_ keyPath: String) -> ResolvedKeyPath? {
    guard let (key, rest) = keyPath.splitAtDot, key == "emitterCells", let rest,
      let (cell, inner) = emitterCells?.named(in: rest), let kind = cell.kind(atKeyPath: inner)
    else { return nil }
    return ResolvedKeyPath(property: .cell(key, path: rest, kind: kind), component: nil)
  }

  /// Gives a presentation cells of its own, so that animations do not change the model's.
  fileprivate final func ownCells() {
    guard modelledLayer != nil, !emitter.ownsCells else { return }
    emitter.cells = emitter.cells?.copiedForAnimation()
    emitter.ownsCells = true
  }
}

extension LayerProperty {
  /// What `path`, "NAME.key", names in the cells of an emitter layer.
  fileprivate static func cell(
    _ key: String, path: String, kind: AnimatableValue.Kind
  ) -> LayerProperty {
    func get(_ layer: CALayer) -> Any? {
      guard let (cell, rest) = (layer as? CAEmitterLayer)?.emitterCells?.named(in: path) else {
        return nil
      }
      return cell.value(forKeyPath: rest)
    }
    func set(_ layer: CALayer, _ value: Any?) {
      guard let layer = layer as? CAEmitterLayer else { return }
      layer.ownCells()
      guard let (cell, rest) = layer.emitterCells?.named(in: path) else { return }
      cell.setValue(value, forKeyPath: rest)
    }
    return LayerProperty(
      key: key, animatesImplicitly: false, object: { get($0) }, setObject: { set($0, $1) },
      typed: Typed(
        kind: kind, get: { AnimatableValue(get($0), as: kind) ?? kind.empty },
        set: { set($0, $1.object) }))
  }
}
