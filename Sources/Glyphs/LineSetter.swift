import Geometry

/// A character with its style, as the layout works on it.
struct StyledCharacter {
  var character: Character
  /// Which span it came from.
  var span: Int
  /// Its place in the whole text; nil for an ellipsis that was added.
  var source: Int?
}

/// Characters shaped on one line, the pen starting at zero.
struct ShapedLine {
  var glyphs: [PlacedGlyph] = []
  /// Which character of the line each glyph begins with.
  var clusters: [Int] = []
  /// The pen before each character, and after the last.
  var edges: [Double] = [0]
  var metrics = FontMetrics(ascent: 0, descent: 0, lineGap: 0, capHeight: 0, xHeight: 0)

  var width: Double { edges.last ?? 0 }
}

/// Shapes lines: splits characters into runs of one style and one face, and joins their glyphs.
struct LineSetter {
  let styles: [TextStyle]
  private let fallbacks: [FontFallback]

  init(styles: [TextStyle]) {
    self.styles = styles
    fallbacks = styles.map { FontFallback(for: $0.typeface) }
  }

  /// Sets `characters` on one line. `base` is the span that gives an empty line its height.
  func shape(_ characters: ArraySlice<StyledCharacter>, base: Int) -> ShapedLine {
    var line = ShapedLine()
    line.cover(styles[base].metrics)
    let faces = characters.map { fallbacks[$0.span].face(for: $0.character) }
    var start = characters.startIndex
    while start < characters.endIndex {
      let face = faces[start - characters.startIndex]
      let style = styles[characters[start].span]
      var end = start + 1
      while end < characters.endIndex, faces[end - characters.startIndex] == face,
        styles[characters[end].span] == style
      { end += 1 }
      line.append(characters[start..<end], face: face, style: style)
      start = end
    }
    return line
  }
}

extension ShapedLine {
  /// Adds a run of one face and one style at the pen. Positions within the run are whole font units
  /// until the end, so that its width does not depend on where it stands.
  fileprivate mutating func append(
    _ run: ArraySlice<StyledCharacter>, face: Typeface, style: TextStyle
  ) {
    if let box = style.box { return append(box, count: run.count, style: style) }
    let scale = face.scale(size: style.size)
    let left = width
    let first = edges.count - 1
    let shaped = face.shape(run.lazy.map(\.character), features: style.features)
    cover(style.metrics, raisedBy: style.baselineOffset)
    cover(face.metrics(size: style.size), raisedBy: style.baselineOffset)

    /// The pen after `units` of advance and `count` characters with their letter spacing.
    func pen(_ units: Double, _ count: Int) -> Double {
      left + units * scale * style.expansion + Double(count) * style.kerning
    }
    var units = 0
    var clusterStart = 0
    for (index, glyph) in shaped.enumerated() {
      if index > 0, shaped[index - 1].cluster != glyph.cluster { clusterStart = units }
      let source = run[run.startIndex + glyph.cluster]
      let offset =
        Point(Double(glyph.offsetX), -Double(glyph.offsetY)) * scale
        - Point(0, style.baselineOffset)
      glyphs.append(
        PlacedGlyph(
          typeface: face, glyph: glyph.glyph, size: style.size, slant: style.slant,
          expansion: style.expansion,
          position: Point(pen(Double(units), glyph.cluster), 0) + offset, span: source.span,
          character: source.source))
      clusters.append(first + glyph.cluster)
      units += glyph.advance
      // Characters that share a glyph share its advance in equal parts.
      let count = (index + 1 < shaped.count ? shaped[index + 1].cluster : run.count) - glyph.cluster
      for step in stride(from: 1, through: count, by: 1) {
        let part = Double(units - clusterStart) * Double(step) / Double(count)
        edges.append(pen(Double(clusterStart) + part, glyph.cluster + step))
      }
    }
    // A face may delete glyphs; every character still has an edge.
    while edges.count <= first + run.count { edges.append(width) }
  }

  /// Adds a box for each of `count` characters at the pen.
  private mutating func append(_ box: TextBox, count: Int, style: TextStyle) {
    metrics.ascent = max(metrics.ascent, box.ascent + style.baselineOffset)
    metrics.descent = max(metrics.descent, box.descent - style.baselineOffset)
    for _ in 0..<count { edges.append(width + box.width + style.kerning) }
  }

  fileprivate mutating func cover(_ other: FontMetrics, raisedBy offset: Double = 0) {
    metrics.ascent = max(metrics.ascent, other.ascent + offset)
    metrics.descent = max(metrics.descent, other.descent - offset)
    metrics.lineGap = max(metrics.lineGap, other.lineGap)
  }
}
