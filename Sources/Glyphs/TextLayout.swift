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
  ///
  /// Where a `height` is given only lines that are wholly above it are set, but always one.
  package init(
    _ spans: [TextSpan], width boxWidth: Double? = nil, height boxHeight: Double? = nil,
    style: ParagraphStyle = ParagraphStyle()
  ) {
    let boxWidth = boxWidth.flatMap { $0.isFinite ? min(max(0, $0), 1e9) : nil }
    var style = style
    set(LineSource(spans, width: boxWidth, style: style), in: boxWidth)
    guard let boxHeight, boxHeight.isFinite else { return }
    let fitting = max(1, lines.prefix { $0.bounds.maxY <= boxHeight + 1e-6 }.count)
    guard fitting < lines.count else { return }
    style.maximumLines = fitting
    set(LineSource(spans, width: boxWidth, style: style), in: boxWidth)
  }

  /// Takes the lines of `source` and stacks them.
  private mutating func set(_ source: LineSource, in boxWidth: Double?) {
    let broken = source.lines()
    isTruncated = broken.isTruncated
    lines = []
    height = 0
    let box =
      boxWidth ?? broken.lines.map {
        $0.width + $0.place.head - min(0, $0.place.style.indents.tail)
      }
      .max() ?? 0
    var top = 0.0
    for line in broken.lines {
      let style = line.place.style
      if line.place.beginsParagraph, !lines.isEmpty { top += style.spacingBefore }
      lines.append(line.placed(top: top, in: box))
      height = top + line.ascent + line.shaped.metrics.descent
      top = height + line.shaped.metrics.lineGap + style.lineSpacing
      if line.place.endsParagraph { top += style.spacingAfter }
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
    path.joinSimpleAreas()
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
    return paths.sorted { $0.key < $1.key }.map { span, path in
      var path = path
      path.joinSimpleAreas()
      return GlyphRun(span: span, path: path)
    }
  }

  /// The smallest rectangle around all ink, nil for blank text.
  package var inkBounds: Rect? {
    lines.compactMap(\.inkBounds).reduce(nil) { $0?.union($1) ?? $1 }
  }
}
