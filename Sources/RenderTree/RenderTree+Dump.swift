import Geometry
import Raster

extension RenderNode {
  /// The tree as indented text, one node a line, defaults left out: for tests and diagnostics.
  /// Stable: equal trees give equal text.
  package var dump: String {
    var lines: [String] = []
    describe(into: &lines, depth: 0, role: "")
    return lines.joined(separator: "\n")
  }

  private func describe(into lines: inout [String], depth: Int, role: String) {
    var words = [role + (name ?? "layer")]
    if bounds != .zero { words.append("bounds " + TreeText.rect(bounds)) }
    if matrix != .identity { words.append("matrix " + TreeText.matrix(matrix)) }
    if opacity != 1 { words.append("opacity \(TreeText.number(opacity))") }
    if !fadesAsGroup { words.append("fades apart") }
    if childOrder == .given { words.append("ordered") }
    if !isDoubleSided { words.append("one-sided") }
    if isFlipped { words.append("flipped") }
    words += effects.words
    words += content.map(\.text)
    words += overlay.map { "above " + $0.text }
    lines.append(String(repeating: "  ", count: depth) + words.joined(separator: ", "))
    for case .dissolve(let dissolve) in content + overlay {
      dissolve.from?.describe(into: &lines, depth: depth + 1, role: "from ")
      dissolve.to?.describe(into: &lines, depth: depth + 1, role: "to ")
    }
    for case .node(let node) in content + overlay {
      node.describe(into: &lines, depth: depth + 1, role: "content ")
    }
    mask?.describe(into: &lines, depth: depth + 1, role: "mask ")
    for child in children { child.describe(into: &lines, depth: depth + 1, role: "") }
  }
}

extension NodeEffects {
  fileprivate var words: [String] {
    var words: [String] = []
    if let backgroundColor { words.append("background " + TreeText.color(backgroundColor)) }
    if cornerRadius != 0 {
      let curve = hasContinuousCorners ? "continuous " : ""
      let choice = roundedCorners == .all ? "" : " (\(roundedCorners.rawValue))"
      words.append("\(curve)corners \(TreeText.number(cornerRadius))\(choice)")
    }
    words += filters.map { "filter \($0)" }
    words += backdropFilters.map { "backdrop filter \($0)" }
    if smoothEdges != .all { words.append("smooth edges \(smoothEdges.rawValue)") }
    if let shadow {
      words.append(
        "shadow \(TreeText.color(shadow.color)) radius \(TreeText.number(shadow.radius)) by "
          + "(\(TreeText.number(shadow.offset.x)) \(TreeText.number(shadow.offset.y)))"
          + (shadow.path.map { " of " + $0.svg } ?? ""))
    }
    if let rasterizationScale {
      words.append("rasterized at \(TreeText.number(rasterizationScale))")
    }
    if blend != .sourceOver { words.append("blend \(blend)") }
    if borderWidth != 0, let borderColor {
      words.append("border \(TreeText.number(borderWidth)) " + TreeText.color(borderColor))
    }
    if masksToBounds { words.append("clips") }
    if tint != .white { words.append("tint " + TreeText.color(tint)) }
    return words
  }
}

extension NodeContent {
  fileprivate var text: String {
    switch self {
    case .gradient(let placed):
      "\(placed.shape) gradient through \(TreeText.matrix(Matrix4(placed.unitFromBounds))) "
        + placed.stops.map { "\(TreeText.number($0.location)) \(TreeText.color($0.color))" }
        .joined(separator: " ")
    case .image(let placed):
      "image \(placed.image.width)×\(placed.image.height) \(TreeText.rect(placed.source)) at "
        + TreeText.rect(placed.destination)
    case .fill(let path, let rule, let color):
      "fill \(rule) \(TreeText.color(color)) \(path.svg)"
    case .stroke(let path, let style, let color):
      "stroke \(TreeText.number(style.width)) from \(TreeText.number(style.trimStart)) to "
        + "\(TreeText.number(style.trimEnd)) \(TreeText.color(color)) \(path.svg)"
    case .dissolve(let dissolve):
      "dissolve at \(TreeText.number(dissolve.share))"
    case .tiles(let placed):
      "tiles \(placed.image.width)×\(placed.image.height) through "
        + TreeText.matrix(Matrix4(placed.imageFromBounds))
    case .particles(let placed):
      "\(placed.particles.count) particles" + (placed.isAdditive ? " added" : "")
    case .node: "a picture"
    case .clipped(let content, let rect):
      "inside \(TreeText.rect(rect)): " + content.map(\.text).joined(separator: ", ")
    }
  }
}

/// Numbers as the dump writes them: at most six decimals, no exponent, no trailing zeros.
private enum TreeText {
  static func number(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e12 else { return "\(value)" }
    let millionths = Int((value * 1e6).rounded())
    let whole = millionths.magnitude / 1_000_000
    let rest = millionths.magnitude % 1_000_000
    let sign = millionths < 0 ? "-" : ""
    guard rest > 0 else { return sign + "\(whole)" }
    var digits = String(rest)
    digits = String(repeating: "0", count: 6 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return sign + "\(whole).\(digits)"
  }

  static func rect(_ r: Rect) -> String {
    "[" + [r.x, r.y, r.width, r.height].map(number).joined(separator: " ") + "]"
  }

  static func color(_ c: Color) -> String {
    "(" + [c.red, c.green, c.blue, c.alpha].map(number).joined(separator: " ") + ")"
  }

  /// Six numbers for a flat matrix, sixteen for one with depth or perspective.
  static func matrix(_ m: Matrix4) -> String {
    let flat = Matrix4(Affine(a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m41, ty: m.m42))
    let numbers = m == flat ? [m.m11, m.m12, m.m21, m.m22, m.m41, m.m42] : m.elements
    return "[" + numbers.map(number).joined(separator: " ") + "]"
  }
}
