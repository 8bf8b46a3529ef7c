import Geometry
import Glyphs

/// The size at which one font unit of Inter is one point, so that expectations are the integers of
/// the font's tables.
let unitSize = 2816.0

extension TextLayout {
  /// One style, by default Inter Regular at one point a unit.
  init(
    _ text: String, weight: FontWeight = .regular, size: Double = unitSize, kerning: Double = 0,
    width: Double? = nil, _ paragraph: ParagraphStyle = ParagraphStyle()
  ) {
    let style = TextStyle(
      typeface: BundledFonts.interface(weight: weight), size: size, kerning: kerning)
    self.init(text, style: style, width: width, paragraph: paragraph)
  }

  /// What each line shows of `text`, an ellipsis where characters are left out.
  func shown(of text: String) -> [String] {
    let characters = Array(text)
    return lines.map { line in
      var last: Int?
      return line.glyphs.reduce(into: "") { shown, glyph in
        guard let character = glyph.character else { return shown.append("…") }
        if character != last { shown.append(characters[character]) }
        last = character
      }
    }
  }
}

/// The area enclosed by a path, by sampling each curve at 64 steps (shoelace formula); contours that
/// turn the other way count negative. Positive is clockwise on screen.
func signedArea(of path: Path) -> Double {
  var area = 0.0
  var start = Point.zero
  var current = Point.zero
  var next = 0
  func step(to point: Point) {
    area += Point.cross(current, point) / 2
    current = point
  }
  for verb in path.verbs {
    let p = Array(path.points[next..<next + verb.pointCount])
    next += verb.pointCount
    switch verb {
    case .move:
      current = p[0]
      start = p[0]
    case .line: step(to: p[0])
    case .quad:
      let from = current
      for i in 1...64 {
        let t = Double(i) / 64
        step(to: .mix(.mix(from, p[0], t), .mix(p[0], p[1], t), t))
      }
    case .cubic:
      let from = current
      for i in 1...64 {
        let t = Double(i) / 64
        let a = Point.mix(.mix(from, p[0], t), .mix(p[0], p[1], t), t)
        let b = Point.mix(.mix(p[0], p[1], t), .mix(p[1], p[2], t), t)
        step(to: .mix(a, b, t))
      }
    case .close: step(to: start)
    }
  }
  return area
}
