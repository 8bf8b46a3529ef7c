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
  /// Where a `height` is given only lines that are wholly above it are set, but always one. In a
  /// box with a width, lines after the first one that goes beyond `seenHeight` are not set: whoever gives it shows
  /// none of them.
  package init(
    _ spans: [TextSpan], width boxWidth: Double? = nil, height boxHeight: Double? = nil,
    seenHeight: Double? = nil, style: ParagraphStyle = ParagraphStyle()
  ) {
    let boxWidth = boxWidth.flatMap { $0.isFinite ? min(max(0, $0), 1e9) : nil }
    var style = style
    let lowest = boxHeight.flatMap { $0.isFinite ? $0 + 1e-6 : nil }
    let source = LineSource(spans, width: boxWidth, style: style)
    set(source, in: boxWidth, until: lowest ?? (boxWidth == nil ? nil : seenHeight) ?? .infinity)
    guard let lowest else { return }
    let fitting = max(1, lines.prefix { $0.bounds.maxY <= lowest }.count)
    guard fitting < lines.count else { return }
    style.maximumLines = fitting
    set(source.with(style), in: boxWidth)
  }

  /// Takes the lines of `source` and stacks them, as far as the first that ends below `lowest`.
  private mutating func set(
    _ source: LineSource, in boxWidth: Double?, until lowest: Double = .infinity
  ) {
    var stack = LineStack()
    // The first is set however low it is; whether there is more, the one after it tells.
    let broken = source.lines { stack.add($0) <= lowest || stack.tops.count == 1 }
    isTruncated = broken.isTruncated
    let box =
      boxWidth ?? broken.lines.map {
        $0.width + $0.context.head - min(0, $0.context.style.indents.tail)
      }
      .max() ?? 0
    lines = zip(broken.lines, stack.tops).map { $0.placed(top: $1, in: box) }
    height = stack.height
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

/// Where lines stand that lie one below the other.
private struct LineStack {
  private(set) var tops: [Double] = []
  /// From the first line's top to the last one's bottom.
  private(set) var height = 0.0
  private var next = 0.0

  /// Adds a line, and returns where it ends.
  mutating func add(_ line: BrokenLine) -> Double {
    let style = line.context.style
    if line.context.beginsParagraph, !tops.isEmpty { next += style.spacingBefore }
    tops.append(next)
    height = next + line.ascent + line.shaped.metrics.descent
    next = height + line.shaped.metrics.lineGap + style.lineSpacing
    if line.context.endsParagraph { next += style.spacingAfter }
    return height
  }
}
