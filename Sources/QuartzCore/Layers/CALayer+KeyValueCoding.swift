import CoreGraphics

extension CALayer {
  /// The value at `keyPath`; for a key of no property what was stored under it, in the layer or
  /// its style.
  final func codedValue(forKeyPath keyPath: String) -> Any? {
    guard let path = type(of: self).properties.resolve(keyPath) else {
      return looseValues[keyPath] ?? style?[keyPath]
    }
    return path.component == nil ? path.property.object(self) : path.value(on: self)?.object
  }

  /// Sets the value at `keyPath`; a value of the wrong type changes nothing.
  final func setCodedValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = type(of: self).properties.resolve(keyPath) else {
      looseValues[keyPath] = value
      return
    }
    guard let component = path.component else {
      path.property.setObject(self, value)
      return
    }
    guard let part = AnimatableValue(value, as: component.kind) else { return }
    path.set(part, on: self)
  }
}
