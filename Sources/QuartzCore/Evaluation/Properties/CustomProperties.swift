import CoreGraphics

/// A property declared with `Animatable`, whatever its type.
@MainActor
protocol CustomProperty {
  var key: String { get }
  var initialObject: Any? { get }
  /// How animations see it; nil for a type they cannot change.
  var kind: AnimatableValue.Kind? { get }
  /// True for an object that can be read as the property's type.
  func accepts(_ object: Any) -> Bool
}

/// The properties that classes outside this module have declared, by key.
@MainActor
enum CustomProperties {
  private static var known: [ObjectIdentifier: [String: any CustomProperty]] = [:]

  /// Those of the class of `layer`.
  static func of(_ layer: CALayer) -> [String: any CustomProperty] {
    let layerClass = ObjectIdentifier(type(of: layer))
    if let properties = known[layerClass] { return properties }
    var properties: [String: any CustomProperty] = [:]
    var mirror: Mirror? = Mirror(reflecting: layer)
    while let part = mirror, part.subjectType != CALayer.self {
      for child in part.children {
        if let property = child.value as? any CustomProperty { properties[property.key] = property }
      }
      mirror = part.superclassMirror
    }
    known[layerClass] = properties
    return properties
  }
}

extension LayerProperty {
  /// A property of `kind` that no class of this module has.
  static func custom(_ key: String, _ kind: AnimatableValue.Kind) -> LayerProperty {
    LayerProperty(
      key: key, animatesImplicitly: false, object: { $0.codedValue(forKey: key) },
      setObject: { $0.setCodedValue($1, forKey: key) },
      typed: Typed(
        kind: kind,
        get: { AnimatableValue($0.codedValue(forKey: key), as: kind) ?? kind.empty },
        set: { $0.storeLooseValue($1.object, forKey: key) }))
  }
}
