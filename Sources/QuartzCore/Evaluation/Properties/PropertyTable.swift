import CoreGraphics

/// The properties of a layer class by key.
@MainActor
final class PropertyTable {
  /// True while a prototype is made, which has nobody's defaults but its own.
  private(set) static var isMakingPrototype = false
  private let makePrototype: @MainActor () -> CALayer
  private var madePrototype: CALayer?
  private let properties: [String: LayerProperty]
  private var resolved: [String: ResolvedKeyPath?] = [:]

  /// The table of `base`'s properties and `own`.
  init(
    prototype: @autoclosure @escaping @MainActor () -> CALayer, base: PropertyTable? = nil,
    own: [LayerProperty]
  ) {
    makePrototype = prototype
    properties = (base?.properties ?? [:]).merging(own.map { ($0.key, $0) }) { $1 }
  }

  /// A layer of the class that nobody changes: where defaults are read.
  var prototype: CALayer {
    if let madePrototype { return madePrototype }
    Self.isMakingPrototype = true
    defer { Self.isMakingPrototype = false }
    let layer = makePrototype()
    madePrototype = layer
    return layer
  }

  /// The keys of all properties, in order.
  private(set) lazy var keys = properties.keys.sorted()

  /// The property under `key`; Swift's "isHidden" is also "hidden".
  func property(named key: String) -> LayerProperty? {
    if let property = properties[key] { return property }
    guard key.hasPrefix("is"), let first = key.dropFirst(2).first else { return nil }
    return properties[first.lowercased() + key.dropFirst(3)]
  }

  /// The property and part of it that `keyPath` names; nil when there is none.
  func resolve(_ keyPath: String) -> ResolvedKeyPath? {
    if let known = resolved[keyPath] { return known }
    let result = lookUp(keyPath)
    resolved[keyPath] = .some(result)
    return result
  }

  private func lookUp(_ keyPath: String) -> ResolvedKeyPath? {
    if let property = property(named: keyPath) {
      return ResolvedKeyPath(property: property, component: nil)
    }
    guard let dot = keyPath.firstIndex(of: "."),
      let property = property(named: String(keyPath[..<dot])), let typed = property.typed,
      let component = ValueComponent.named(
        String(keyPath[keyPath.index(after: dot)...]), in: typed.kind)
    else { return nil }
    return ResolvedKeyPath(property: property, component: component)
  }
}

/// What a key path names: a property, or a part of one. An object, as evaluators pass it on in every
/// frame and a property is many closures.
@MainActor
final class ResolvedKeyPath {
  let property: LayerProperty
  let component: ValueComponent?

  init(property: LayerProperty, component: ValueComponent?) {
    self.property = property
    self.component = component
  }

  /// The type of value there; nil when it is none that key paths and animations know.
  var kind: AnimatableValue.Kind? { component?.kind ?? property.typed?.kind }

  /// `object` as a value to store there; nil for another type.
  func value(from object: Any?) -> AnimatableValue? {
    if let component { return component.value(from: object) }
    return property.typed.flatMap { AnimatableValue(object, as: $0.kind) }
  }

  /// The value on `layer`; nil when it is of no known type.
  func value(on layer: CALayer) -> AnimatableValue? {
    guard let whole = property.typed?.get(layer) else { return nil }
    guard let component else { return whole }
    return component.get(whole)
  }

  /// Stores `value` on `layer`, within the whole as it is there.
  func set(_ value: AnimatableValue, on layer: CALayer) {
    guard let typed = property.typed else { return }
    guard let component else {
      typed.set(layer, value)
      return
    }
    guard let whole = component.set(typed.get(layer), value) else { return }
    typed.set(layer, whole)
  }
}
