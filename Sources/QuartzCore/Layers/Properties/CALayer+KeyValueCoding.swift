import CoreGraphics
import VirtualTime

extension CALayer {
  /// The value of the property `key`; for a key of no property what was stored under it, in the
  /// layer or its style, or the default of the class.
  final func codedValue(forKey key: String) -> Any? {
    let layerClass = Swift.type(of: self)
    if let property = layerClass.properties.property(named: key) { return property.object(self) }
    if let value = looseValues[key] { return value is NoValue ? nil : AnimatableValue.box(value) }
    let value =
      styled(key) ?? layerClass.defaultValue(forKey: key)
      ?? CustomProperties.of(self)[key]?.initialObject
    return value.map { AnimatableValue.box($0) }
  }

  /// What a new layer of the class has under `key`; nil where there is no default.
  final class func codedDefault(forKey key: String) -> Any? {
    guard let property = properties.property(named: key), property.hasDefault else { return nil }
    return property.object(properties.prototype)
  }

  /// True when the value of `key` is not the default. The two names that are always kept, and the
  /// one flag that never is, are as measured.
  final func isWorthKeeping(_ key: String) -> Bool {
    switch key {
    case "cornerCurve", "contentsFormat": true
    case "wantsDynamicContentScaling": false
    default:
      AnyValue(value(forKey: key)) != AnyValue(Swift.type(of: self).defaultValue(forKey: key))
    }
  }

  /// What the layer's style says about `key`.
  final func styled(_ key: String) -> Any? { Self.value(inStyle: style, forKey: key) }

  /// The value in a style, or in the style that it names itself.
  static func value(inStyle style: [AnyHashable: Any]?, forKey key: String) -> Any? {
    guard let style else { return nil }
    return style[key] ?? value(inStyle: style["style"] as? [AnyHashable: Any], forKey: key)
  }

  /// Sets the value of `key`; a value of the wrong type changes nothing.
  final func setCodedValue(_ value: Any?, forKey key: String) {
    if let property = Swift.type(of: self).properties.property(named: key) {
      if value == nil, property.typed?.kind.hasNil == false {
        setNilValueForKey(key)
      } else {
        if let value, let kind = property.typed?.kind, AnimatableValue(value, as: kind) == nil {
          noteWrongType(value, forKeyPath: key)
        }
        property.setObject(self, value)
      }
      return
    }
    if let custom = CustomProperties.of(self)[key], let value, !custom.accepts(value) { return }
    storeLooseValue(value, forKey: key)
  }

  /// Says that a property keeps what it has, as another type was set.
  private func noteWrongType(_ value: Any, forKeyPath keyPath: String) {
    SceneContext.active.unsupported(
      "a value of type \(Swift.type(of: value)) for \"\(keyPath)\"", at: readableName)
  }

  /// Stores under a key of no property; what follows a change follows.
  final func storeLooseValue(_ value: Any?, forKey key: String) {
    let isCustom = CustomProperties.of(self)[key] != nil
    change(key, from: codedValue(forKey: key), to: value) {
      looseValues[key] = value ?? (isCustom ? NoValue() : nil)
    }
  }

  final func codedValue(forKeyPath keyPath: String) -> Any? {
    guard let (key, rest) = keyPath.splitAtDot, let rest else { return value(forKey: keyPath) }
    if let named = part(at: rest, inListUnder: key) {
      return named.part.value(forKeyPath: named.rest)
    }
    if let path = resolve(keyPath, like: { nil }) { return path.value(on: self)?.object }
    switch value(forKey: key) {
    case let layer as CALayer: return layer.value(forKeyPath: rest)
    case let dictionary as [String: Any]: return dictionary[rest]
    default: return looseValues[keyPath] ?? style?[keyPath]
    }
  }

  final func setCodedValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let (key, rest) = keyPath.splitAtDot, let rest else {
      setValue(value, forKey: keyPath)
      return
    }
    if let named = part(at: rest, inListUnder: key) {
      named.part.setValue(value, forKeyPath: named.rest)
    } else if let path = resolve(keyPath, like: { nil }), path.component != nil {
      guard let part = path.value(from: value) else {
        if let value { noteWrongType(value, forKeyPath: keyPath) }
        return
      }
      path.set(part, on: self)
    } else if let layer = self.value(forKey: key) as? CALayer {
      layer.setValue(value, forKeyPath: rest)
    } else if Swift.type(of: self).properties.property(named: key) == nil {
      looseValues[keyPath] = value
    }
  }

  /// What an animation would start from: the value with nothing rounded.
  final func exactValue(forKeyPath keyPath: String) -> Any? {
    resolve(keyPath, like: { nil })?.value(on: self)?.object ?? codedValue(forKeyPath: keyPath)
  }

  /// What `keyPath` names: a property or a part of one, also of those that a subclass or a caller
  /// has made up. Their type is that of their value, or else that of `sample`.
  final func resolve(_ keyPath: String, like sample: () -> Any?) -> ResolvedKeyPath? {
    let table = Swift.type(of: self).properties
    if let known = table.resolve(keyPath) ?? partPath(keyPath) { return known }
    guard let (key, rest) = keyPath.splitAtDot, table.property(named: key) == nil else {
      return nil
    }
    let kind =
      CustomProperties.of(self)[key]?.kind
      ?? AnimatableValue.Kind(ofObject: codedValue(forKey: key))
      ?? (rest == nil ? AnimatableValue.Kind(ofObject: sample()) : nil)
    guard let kind else { return nil }
    let component = rest.flatMap { ValueComponent.named($0, in: kind) }
    guard rest == nil || component != nil else { return nil }
    return ResolvedKeyPath(property: .custom(key, kind), component: component)
  }
}

/// Stands for nil where a custom property has been set to it.
struct NoValue {}
