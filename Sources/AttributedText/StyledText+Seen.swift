import CoreGraphics
import Geometry
import Glyphs
import Limits
import VirtualTime

extension StyledText {
  /// Lines with fewer glyphs together are drawn whole.
  private static let shortText = 4096

  /// Of a long text, the lines whose ink may reach into `area`, without the glyphs that lie beside it, the lines'
  /// box having its top left at `origin`. Nil: everywhere.
  func seen(_ lines: [LaidOutLine], at origin: Point, in area: Rect?) -> [LaidOutLine] {
    guard let area, lines.reduce(0, { $0 + $1.glyphs.count }) > Self.shortText else {
      return lines
    }
    let seen = area.inset(by: -reach)
    return lines.compactMap { line in
      let bounds = line.bounds.moved(by: origin)
      guard bounds.maxY >= seen.minY, bounds.minY <= seen.maxY else { return nil }
      guard bounds.minX < seen.minX || bounds.maxX > seen.maxX else { return line }
      let pen = origin.x + line.origin.x
      let (left, right) = (seen.minX - pen, seen.maxX - pen)
      var line = line
      line.glyphs.removeAll { $0.position.x < left || $0.position.x > right }
      line.cells.removeAll { $0.right < left || $0.left > right }
      return line
    }
  }

  /// The same lines, or none where they are more than can be drawn, which ends the run.
  func withinLimit(_ lines: [LaidOutLine]) -> [LaidOutLine] {
    let limit = Limit.drawnLetters
    guard lines.reduce(0, { $0 + $1.glyphs.count }) > limit.most else { return lines }
    let start = spans.lazy.flatMap(\.text).prefix(24).map { $0.isNewline ? " " : $0.withFewMarks }
    SceneContext.active.exceed(limit, at: "the text that begins with \"\(String(start))\"")
    return []
  }

  /// How far ink may reach from the box of its line or the pen of its glyph: no letter is wider than a few ems.
  private var reach: Double {
    zip(spans, looks).reduce(0) { reach, span in
      let (style, look) = (span.0.style, span.1)
      let letters = style.size * (4 * max(1, style.expansion) + abs(style.slant))
      let shadow = look.shadow.map { max(abs($0.offset.x), abs($0.offset.y)) + 3 * $0.blurRadius }
      let line = style.size * abs(look.strokeWidth) / 100 + abs(style.baselineOffset)
      let sum = letters + (shadow ?? 0) + line
      return sum.isFinite ? max(reach, sum) : reach
    }
  }
}

extension Rect {
  fileprivate func moved(by offset: Point) -> Rect {
    Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }
}
