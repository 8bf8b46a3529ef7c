/// A value of a layer that is not as recorded.
package struct PropertyDifference: Hashable, Sendable {
  /// The layer's path.
  package var layer: String
  /// Nil: the layer itself is not there, or is new.
  package var property: String?
  package var expected: String
  package var actual: String
  /// Whether the recorded value changes with time.
  package var isAnimated: Bool

  /// In words: `a/b: opacity is 0.5 instead of 0.6`.
  package var message: String {
    guard let property else { return "\(layer) is \(actual) and was \(expected)" }
    let kind = isAnimated ? "animated " : ""
    return "\(layer): \(kind)\(property) is \(actual) instead of \(expected)"
  }
}

extension LayerHistory {
  /// What of `moment` is not as at the frame of that position, in the order of the layers.
  package func differences(at position: Int, from moment: [LayerState]) -> [PropertyDifference] {
    guard (0..<count).contains(position) else { return [] }
    let actual = Dictionary(moment.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let recorded = Set(layers.lazy.filter { $0.isThere(at: position) }.map(\.path))
    var found: [PropertyDifference] = []
    for layer in layers where layer.isThere(at: position) {
      if let state = actual[layer.path] {
        found += Self.differences(of: layer, at: position, from: state)
      } else if !Self.isBelow(found.last, layer.path) {
        found.append(
          PropertyDifference(
            layer: layer.path, property: nil, expected: "there", actual: "not there",
            isAnimated: layer.presence.count > 1 || layer.presence.first?.count != count))
      }
    }
    for state in moment
    where !recorded.contains(state.path) && !Self.isBelow(found.last, state.path) {
      found.append(
        PropertyDifference(
          layer: state.path, property: nil, expected: "not", actual: "there",
          isAnimated: false))
    }
    return found
  }

  /// Whether the layer that was found last is missing, or new, as a whole with this one.
  private static func isBelow(_ last: PropertyDifference?, _ path: String) -> Bool {
    guard let last, last.property == nil else { return false }
    return path.hasPrefix(last.layer + "/")
  }

  private static func differences(
    of layer: Layer, at position: Int, from state: LayerState
  ) -> [PropertyDifference] {
    var unseen = layer.properties
    var found: [PropertyDifference] = []
    for property in state.properties {
      let index = unseen.firstIndex { $0.name == property.name }
      let series = index.map { unseen.remove(at: $0).series }
      let resting = RestingValues.value(of: property.name)
      // What rests is left out where it rests exactly.
      if series?.isNear(property.value, at: position) ?? (resting == property.value) { continue }
      let expected = series?.value(at: position) ?? resting
      found.append(
        PropertyDifference(
          layer: layer.path, property: property.name, expected: expected.text,
          actual: Self.text(of: property.value, unlike: expected),
          isAnimated: series.map { !$0.isConstant } ?? false))
    }
    for (name, series) in unseen {
      found.append(
        PropertyDifference(
          layer: layer.path, property: name, expected: series.value(at: position).text,
          actual: "nothing", isAnimated: !series.isConstant))
    }
    return found
  }

  /// The value with as many digits as it takes to tell it from another.
  private static func text(of value: PropertyValue, unlike other: PropertyValue) -> String {
    guard value.text == other.text, case .numbers(let numbers) = value else { return value.text }
    let texts = numbers.map { "\($0)" }
    return texts.count == 1 ? texts[0] : "(" + texts.joined(separator: " ") + ")"
  }
}
