package import Geometry

/// Text set in lines: shaped, wrapped, aligned and cut, in points with y down. The origin is the top
/// left of the box; the first line's ascent touches its top. Sizes are not rounded to pixels.
package struct TextLayout: Hashable, Sendable {
  /// From top to bottom. Empty text has none; a newline at the end begins a last, empty one.
  package private(set) var lines: [LaidOutLine] = []
  /// The width of the widest line, and the height from the first line's top to the last's bottom
  /// (without the space below it).
  package private(set) var width = 0.0
  package private(set) var height = 0.0
  /// True when characters are missing: cut by an ellipsis, or past the last line allowed.
  package private(set) var isTruncated = false

  /// Lays out `spans` one after the other. `width` is the box that lines wrap, are cut and stand in;
  /// without it, or where it is infinite, lines end at newlines only and stand in a box as wide as
  /// the widest. A line wider than the box keeps its alignment and overhangs.
  package init(
    _ spans: [TextSpan], width boxWidth: Double? = nil, style: ParagraphStyle = ParagraphStyle()
  ) {
    let boxWidth = boxWidth.flatMap { $0.isFinite ? max(0, $0) : nil }
    let broken = LineSource(spans, width: boxWidth, style: style).lines()
    isTruncated = broken.isTruncated
    let box = boxWidth ?? broken.lines.map(\.width).max() ?? 0
    var top = 0.0
    for line in broken.lines {
      let baseline = Point(0, top + line.shaped.metrics.ascent)
      lines.append(line.placed(baseline: baseline, in: box, alignment: style.alignment))
      height = top + line.shaped.metrics.ascent + line.shaped.metrics.descent
      top = height + line.shaped.metrics.lineGap + style.lineSpacing
    }
    width = lines.map(\.width).max() ?? 0
  }

  /// One span of plain text.
  package init(
    _ text: String, style: TextStyle, width: Double? = nil,
    paragraph: ParagraphStyle = ParagraphStyle()
  ) {
    self.init([TextSpan(text, style: style)], width: width, style: paragraph)
  }

  /// All glyphs as one path, with the box's top left at `origin`.
  package func path(at origin: Point = .zero) -> Path {
    var path = Path()
    for line in lines { path.append(line.path(at: origin + line.origin)) }
    return path
  }

  /// The glyphs of each span as one path, in the spans' order, with the box's top left at `origin`;
  /// spans without ink are left out.
  package func runs(at origin: Point = .zero) -> [GlyphRun] {
    var paths: [Int: Path] = [:]
    for line in lines {
      for run in line.runs(at: origin + line.origin) {
        paths[run.span, default: Path()].append(run.path)
      }
    }
    return paths.sorted { $0.key < $1.key }.map { GlyphRun(span: $0.key, path: $0.value) }
  }

  /// The smallest rectangle around all ink, nil for blank text.
  package var inkBounds: Rect? {
    lines.compactMap(\.inkBounds).reduce(nil) { $0?.union($1) ?? $1 }
  }
}
