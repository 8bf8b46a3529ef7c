import CoreGraphics

/// What classes outside this module say in `defaultValue(forKey:)` about properties they inherit.
@MainActor
enum ClassDefaults {
  private static var known: [ObjectIdentifier: [(key: String, value: Any)]] = [:]

  /// Gives a new layer the defaults of its class.
  static func apply(to layer: CALayer) {
    guard !PropertyTable.isMakingPrototype else { return }
    let layerClass = type(of: layer)
    for (key, value) in defaults(of: layerClass) { layer.takeOver(value, forKey: key) }
  }

  /// The keys and values that differ from what the class inherits.
  private static func defaults(of layerClass: CALayer.Type) -> [(key: String, value: Any)] {
    // A class with properties of its own is one of this module, and says nothing else of the others.
    if type(of: layerClass.properties.prototype) == layerClass { return [] }
    if let defaults = known[ObjectIdentifier(layerClass)] { return defaults }
    let defaults = layerClass.properties.keys.compactMap { key -> (key: String, value: Any)? in
      guard let value = layerClass.defaultValue(forKey: key),
        AnyValue(value) != AnyValue(layerClass.codedDefault(forKey: key))
      else { return nil }
      return (key, value)
    }
    known[ObjectIdentifier(layerClass)] = defaults
    return defaults
  }
}

extension CALayer {
  /// Stores a default: no action runs, nothing is drawn anew.
  fileprivate final func takeOver(_ value: Any?, forKey key: String) {
    standsIn = true
    Swift.type(of: self).properties.property(named: key)?.setObject(self, value)
    standsIn = false
  }

  /// Gives properties that nobody has set what the new style says, and takes back what `old` said.
  /// Our decision: a property counts as not set while it has the value of its style or class.
  final func applyStyle(replacing old: [AnyHashable: Any]?) {
    let layerClass = Swift.type(of: self)
    let own: Set = ["style", "actions", "sublayers", "superlayer", "mask", "delegate"]
    for key in layerClass.properties.keys where !own.contains(key) {
      let (before, now) = (Self.value(inStyle: old, forKey: key), styled(key))
      guard before != nil || now != nil else { continue }
      let standard = layerClass.defaultValue(forKey: key)
      guard AnyValue(codedValue(forKey: key)) == AnyValue(before ?? standard) else { continue }
      takeOver(now ?? standard, forKey: key)
    }
  }
}
