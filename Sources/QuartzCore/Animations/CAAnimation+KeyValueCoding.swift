import CoreGraphics

extension CAAnimation {
  final func codedValue(forKey key: String) -> Any? {
    if let coded = type(of: self).codedKeys[key] ?? flagKey(key) { return coded.get(self) }
    return looseValues[key]
  }

  /// The flag that Swift calls `key`: as in Objective-C it is read so, and set by its plain name.
  private func flagKey(_ key: String) -> CodedKey? {
    guard key.hasPrefix("is"), let first = key.dropFirst(2).first else { return nil }
    return type(of: self).codedKeys[first.lowercased() + key.dropFirst(3)]
  }

  final func setCodedValue(_ value: Any?, forKey key: String) {
    guard let coded = type(of: self).codedKeys[key] ?? flagKey(key) else {
      looseValues[key] = value
      return
    }
    coded.set(self, value ?? coded.get(type(of: self).emptyInstance))
  }

  final func codedValue(forKeyPath keyPath: String) -> Any? {
    guard let dot = keyPath.firstIndex(of: "."), looseValues[keyPath] == nil else {
      return value(forKey: keyPath)
    }
    let rest = String(keyPath[keyPath.index(after: dot)...])
    switch value(forKey: String(keyPath[..<dot])) {
    case let animation as CAAnimation: return animation.value(forKeyPath: rest)
    case let animations as [CAAnimation]:
      return animations.compactMap { $0.value(forKeyPath: rest) }
    case let value?: return AnimatableValue(structure: value)?.part(named: rest)?.object
    case nil: return nil
    }
  }

  final func setCodedValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.firstIndex(of: ".") else {
      setValue(value, forKey: keyPath)
      return
    }
    let key = String(keyPath[..<dot])
    let rest = String(keyPath[keyPath.index(after: dot)...])
    switch self.value(forKey: key) {
    case let animation as CAAnimation: animation.setValue(value, forKeyPath: rest)
    case let animations as [CAAnimation]:
      for animation in animations { animation.setValue(value, forKeyPath: rest) }
    case let whole?:
      if let changed = AnimatableValue(structure: whole)?.replacing(rest, with: value) {
        setValue(changed.object, forKey: key)
      }
    case nil: looseValues[keyPath] = value
    }
  }
}

extension AnimatableValue {
  /// `object` when it is a structure with parts of their own names.
  fileprivate init?(structure object: Any) {
    let kinds: [Kind] = [.point, .size, .rect, .transform]
    guard let value = kinds.lazy.compactMap({ AnimatableValue(object, as: $0) }).first else {
      return nil
    }
    self = value
  }

  fileprivate func part(named name: String) -> AnimatableValue? {
    ValueComponent.named(name, in: kind)?.get(self)
  }

  /// The value with its part `name` replaced; nil when there is none, or `object` does not fit.
  fileprivate func replacing(_ name: String, with object: Any?) -> AnimatableValue? {
    guard let component = ValueComponent.named(name, in: kind),
      let part = component.value(from: object)
    else { return nil }
    return component.set(self, part)
  }
}
