extension Path {
  /// The path as SVG path data: absolute commands M, L, Q, C and Z with the shortest numbers that
  /// read back as the same values, for example `M0 0L10 0Z`.
  package var svg: String {
    var text = ""
    func write(_ command: String, _ points: Point...) {
      text += command
      text += points.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: " ")
    }
    for element in elements {
      switch element {
      case .move(let p): write("M", p)
      case .line(let p): write("L", p)
      case .quad(let control, let p): write("Q", control, p)
      case .cubic(let control1, let control2, let p): write("C", control1, control2, p)
      case .close: text += "Z"
      }
    }
    return text
  }

  /// Reads SVG path data (SVG 1.1, chapter 8.3): all commands, absolute and relative, arcs
  /// included, which become cubics of at most a quarter turn. nil when the data is malformed.
  package init?(svg: String) {
    var reader = SVGPathReader(svg)
    guard let path = reader.read() else { return nil }
    self = path
  }

  /// Swift writes the shortest digits; the fraction ".0" of whole numbers is left out.
  private static func text(_ number: Double) -> String {
    if number == 0 { return "0" }
    let digits = number.description
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }
}
