import Geometry

extension Path {
  /// The path in SVG's notation, absolute coordinates: "M0 0 L10 0 Z".
  var svgText: String {
    var next = 0
    let elements = verbs.map { verb in
      let letter =
        switch verb {
        case .move: "M"
        case .line: "L"
        case .quad: "Q"
        case .cubic: "C"
        case .close: "Z"
        }
      let numbers = points[next..<next + verb.pointCount].map { "\($0.x) \($0.y)" }
      next += verb.pointCount
      return letter + numbers.joined(separator: " ")
    }
    return elements.joined(separator: " ")
  }
}
