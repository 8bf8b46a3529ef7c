import CoreGraphics
import CoreImage

extension CIFilter: NamedPart {
  package final var partName: String? { name }
}

extension CALayer {
  /// What animations change under "filters.NAME.KEY" and "backgroundFilters.NAME.KEY": an input of
  /// the first filter of that name, or whether it is enabled.
  final func filterPath(_ keyPath: String) -> ResolvedKeyPath? {
    guard let (list, rest) = keyPath.splitAtDot, let rest, let (name, key) = rest.splitAtDot,
      let key, let filter = FilterValues.filter(named: name, in: list, of: values.filters),
      let kind = AnimatableValue.Kind(ofObject: filter.value(forKey: key))
    else { return nil }
    return ResolvedKeyPath(
      property: .filterInput(of: name, in: list, key, kind), component: nil)
  }
}

extension FilterValues {
  /// The first filter of that name in the list that layers have under `key`.
  static func filter(named name: String, in key: String, of values: FilterValues) -> CIFilter? {
    let list = key == "filters" ? values.own : key == "backgroundFilters" ? values.background : nil
    return list?.lazy.compactMap { $0 as? CIFilter }.first { $0.name == name }
  }

  /// Gives the list filters of its own, so that a change shows here alone.
  fileprivate mutating func own(_ key: String) {
    func copies(_ list: [Any]?) -> [Any]? {
      list?.map { filter in (filter as? CIFilter)?.copy() ?? filter }
    }
    if key == "filters" { own = copies(own) } else { background = copies(background) }
  }
}

extension LayerProperty {
  fileprivate static func filterInput(
    of name: String, in list: String, _ key: String, _ kind: AnimatableValue.Kind
  ) -> LayerProperty {
    func filter(_ layer: CALayer) -> CIFilter? {
      FilterValues.filter(named: name, in: list, of: layer.values.filters)
    }
    func set(_ layer: CALayer, _ value: Any?) {
      // A presentation shares its model's filters until it changes one.
      if layer.modelledLayer != nil { layer.values.filters.own(list) }
      guard let changed = filter(layer) else { return }
      if let numbers = value as? [Double], changed.value(forKey: key) is CIVector {
        changed.setValue(
          CIVector(values: numbers.map { CGFloat($0) }, count: numbers.count), forKey: key)
      } else {
        changed.setValue(value, forKey: key)
      }
    }
    return LayerProperty(
      key: list, animatesImplicitly: false, object: { filter($0)?.value(forKey: key) },
      setObject: set,
      typed: Typed(
        kind: kind,
        get: { AnimatableValue(filter($0)?.value(forKey: key), as: kind) ?? kind.empty },
        set: { set($0, $1.object) }))
  }
}
