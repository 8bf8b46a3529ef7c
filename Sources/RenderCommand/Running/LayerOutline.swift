import QuartzCore

/// The presentation tree for people: a line a layer, indented, with what differs from an untouched
/// layer.
struct LayerOutline {
  private let root: OrderedJSON

  /// - Parameter root: A node as `render inspect --json` writes it.
  init(_ root: OrderedJSON) {
    self.root = root
  }

  var text: String {
    Self.lines(for: root, indent: "", role: "").joined()
  }

  private static let nested = ["name", "class", "mask", "sublayers", "instances"]

  private static func lines(for node: OrderedJSON, indent: String, role: String) -> [String] {
    let title = [node["name"], node["class"]].compactMap { $0?.string }.joined(separator: " ")
    let inner = indent + "  "
    var lines = ["\(indent)\(role)\(([title] + touched(node)).joined(separator: "  "))\n"]
    if let mask = node["mask"], mask["class"] != nil {
      lines += Self.lines(for: mask, indent: inner, role: "mask: ")
    }
    for child in node["sublayers"]?.elements ?? [] {
      lines += Self.lines(for: child, indent: inner, role: "")
    }
    for instance in node["instances"]?.elements ?? [] {
      lines += Self.lines(for: instance, indent: inner, role: "instance")
    }
    return lines
  }

  /// Names and values of a node's own properties, without those that say nothing.
  private static func touched(_ node: OrderedJSON) -> [String] {
    guard case .object(let members) = node else { return [] }
    let hasBorder = node["borderWidth"].map(brief) != "0"
    return members.compactMap { member in
      let value = brief(member.value)
      if nested.contains(member.name) || value == untouched[member.name, default: "0"] {
        return nil
      }
      if ["null", "false"].contains(value) || member.name == "borderColor" && !hasBorder {
        return nil
      }
      return "\(member.name) \(value)"
    }
  }

  /// Values that say nothing, where they are not 0.
  private static let untouched = [
    "anchorPoint": "(0.5 0.5)",
    "opacity": "1",
    "transform": identity,
    "sublayerTransform": identity,
    "instanceTransform": identity,
    "contentsRect": "(0 0 1 1)",
    "strokeEnd": "1",
    "miterLimit": "10",
    "lineCap": "butt",
    "lineJoin": "miter",
    "fillRule": "non-zero",
    "index": "",
  ]

  private static let identity = "(1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 1)"

  private static func brief(_ value: OrderedJSON) -> String {
    switch value {
    case .number(let number): Quantity.plain(number)
    case .array(let values): "(" + values.map(brief).joined(separator: " ") + ")"
    case .string(let text): text.count > 60 ? text.prefix(60) + "…" : text
    case .null, .bool, .object: value.text
    }
  }
}

extension OrderedJSON {
  fileprivate var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  fileprivate var elements: [OrderedJSON]? {
    if case .array(let values) = self { values } else { nil }
  }
}
