package import QuartzCore

/// What one layer shows at one moment: the values that `render inspect` prints.
package struct LayerState: Equatable, Sendable {
  /// Names from the root down, classes where there is no name; `[1]` is the second of that name.
  package var path: String
  /// Values by the property's name, in the order of the inspection.
  package var properties: [Property]

  package struct Property: Equatable, Sendable {
    package var name: String
    package var value: PropertyValue
  }

  /// The layers of an inspected tree, each before its sublayers.
  package static func layers(of root: OrderedJSON) -> [LayerState] {
    var layers: [LayerState] = []
    collect(root, path: label(of: root), into: &layers)
    return layers
  }

  private static let nested: Set = ["name", "class", "mask", "sublayers", "instances", "index"]

  private static func collect(
    _ node: OrderedJSON, path: String, into layers: inout [LayerState]
  ) {
    guard case .object(let members) = node else { return }
    layers.append(
      LayerState(
        path: path,
        properties: members.filter { !nested.contains($0.name) }.map {
          Property(name: $0.name, value: PropertyValue($0.value))
        }))
    if let mask = node["mask"], mask["class"] != nil {
      collect(mask, path: path + "/mask", into: &layers)
    }
    let children = elements(of: node["sublayers"])
    for (child, label) in zip(children, labels(of: children)) {
      collect(child, path: path + "/" + label, into: &layers)
    }
    for (position, instance) in elements(of: node["instances"]).enumerated() {
      collect(instance, path: path + "/instance[\(position)]", into: &layers)
    }
  }

  /// The path of the layer that is reached by these indices among sublayers.
  package static func path(of positions: [Int], below root: OrderedJSON) -> String {
    var (node, path) = (root, label(of: root))
    for position in positions {
      let children = elements(of: node["sublayers"])
      guard children.indices.contains(position) else { break }
      path += "/" + labels(of: children)[position]
      node = children[position]
    }
    return path
  }

  private static func labels(of nodes: [OrderedJSON]) -> [String] {
    let labels = nodes.map(label)
    let counts = labels.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    var seen: [String: Int] = [:]
    return labels.map { label in
      guard let count = counts[label], count > 1 else { return label }
      seen[label, default: -1] += 1
      return "\(label)[\(seen[label, default: 0])]"
    }
  }

  /// A layer's name, or its class; what would be taken for something else is written as `\u{…}`.
  private static func label(of node: OrderedJSON) -> String {
    var name = "layer"
    if case .string(let text) = node["class"] { name = text }
    if case .string(let text) = node["name"], !text.isEmpty { name = text }
    var label = ""
    for scalar in name.unicodeScalars {
      if scalar == "/" || scalar == "\\" || scalar.properties.generalCategory == .control
        || scalar.properties.generalCategory == .lineSeparator
        || scalar.properties.generalCategory == .paragraphSeparator
      {
        label += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        label.unicodeScalars.append(scalar)
      }
    }
    return label
  }

  private static func elements(of value: OrderedJSON?) -> [OrderedJSON] {
    if case .array(let elements) = value { elements } else { [] }
  }
}
