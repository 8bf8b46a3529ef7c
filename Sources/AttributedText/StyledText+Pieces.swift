package import CoreGraphics
package import Geometry
package import Glyphs
import Raster

extension StyledText {
  /// What to paint for `lines` of this text's layout whose box has its top left at `origin`, from
  /// back to front: backgrounds, underlines, letters, lines through them. `contextColor` is that of
  /// text that takes it from the context. Of a long text only what may be seen in `area` is there, the space
  /// of `origin`; nil: all of it.
  package func pieces(
    of lines: [LaidOutLine], at origin: Point = .zero, contextColor: CGColor = .black,
    seenIn area: Rect? = nil
  ) -> [TextPiece] {
    let lines = withinLimit(seen(lines, at: origin, in: area))
    var (behind, under, letters, over) = (
      [TextPiece](), [TextPiece](), [TextPiece](), [TextPiece]()
    )
    // Looked up where words alone have lines.
    lazy var characters = characters
    for line in lines {
      let baseline = origin + line.origin
      var rest = line.cells[...]
      for extent in line.extents {
        let look = looks[extent.span]
        let cells = rest.prefix { $0.span == extent.span }
        rest = rest.dropFirst(cells.count)
        if let background = look.background {
          let box = Rect(
            x: baseline.x + extent.left, y: baseline.y - line.ascent,
            width: extent.right - extent.left, height: line.ascent + line.descent)
          behind.add(TextPiece(path: Path(around: box), color: background))
        }
        let style = spans[extent.span].style
        let metrics = style.metrics
        let color = look.foreground ?? contextColor
        for run in runs(of: cells, in: extent, look.underline, characters) {
          rule(
            look.underline, metrics.underline, run, raisedBy: style.baselineOffset,
            at: baseline, look.underlineColor ?? color, look.shadow, onto: &under)
        }
        for run in runs(of: cells, in: extent, look.strikethrough, characters) {
          rule(
            look.strikethrough, metrics.strikethrough, run, raisedBy: style.baselineOffset,
            at: baseline, look.strikethroughColor ?? color, look.shadow, onto: &over)
        }
      }
      for cell in line.cells {
        if let picture = looks[cell.span].picture {
          draw(picture, at: baseline + Point(cell.left, 0), spans[cell.span].style, onto: &letters)
        }
      }
      for run in line.runs(at: baseline) {
        draw(run, contextColor, onto: &letters)
      }
      for glyph in line.glyphs where glyph.bringsColors {
        letters += ColorGlyphs.pieces(
          of: glyph, at: baseline + glyph.position, looks[glyph.span], contextColor)
      }
    }
    for index in letters.indices { letters[index].path.joinSimpleAreas() }
    return behind + under + letters + over
  }

  private func draw(_ run: GlyphRun, _ contextColor: CGColor, onto pieces: inout [TextPiece]) {
    let look = looks[run.span]
    let color = look.foreground ?? contextColor
    let width = abs(look.strokeWidth) / 100 * spans[run.span].style.size
    if look.strokeWidth <= 0 {
      pieces.add(TextPiece(path: run.path, color: color, shadow: look.shadow))
    }
    if width > 0 {
      pieces.add(
        TextPiece(
          path: run.path, stroke: StrokeStyle(width: width), color: look.stroke ?? color,
          shadow: look.shadow))
    }
  }

  private func draw(
    _ picture: TextPicture, at pen: Point, _ style: TextStyle, onto pieces: inout [TextPiece]
  ) {
    let frame = picture.frame
    guard let image = picture.image, !frame.isEmpty else { return }
    let box = Rect(
      x: pen.x + frame.x, y: pen.y - style.baselineOffset - frame.maxY, width: frame.width,
      height: frame.height)
    pieces.append(TextPiece(path: Path(around: box), color: .black, image: image))
  }

  /// Where `extent`, which `cells` make, has a line: all of it, or its words alone.
  private func runs(
    of cells: ArraySlice<TextCell>, in extent: SpanExtent, _ style: RuledLineStyle,
    _ characters: @autoclosure () -> [Character]
  ) -> [SpanExtent] {
    guard style.isDrawn else { return [] }
    guard style.skipsSpaces else { return [extent] }
    let characters = characters()
    var runs: [SpanExtent] = []
    for cell in cells {
      if let index = cell.character, characters[index].isWhitespace { continue }
      if let last = runs.last, last.right == cell.left {
        runs[runs.count - 1].right = cell.right
      } else {
        runs.append(SpanExtent(span: cell.span, left: cell.left, right: cell.right))
      }
    }
    return runs
  }

  /// A line along `run`, at its height above the baseline.
  private func rule(
    _ style: RuledLineStyle, _ line: RuledLine, _ run: SpanExtent, raisedBy offset: Double,
    at baseline: Point, _ color: CGColor, _ shadow: TextShadow?, onto pieces: inout [TextPiece]
  ) {
    let unit = line.thickness
    let thickness = unit * style.weight
    guard thickness > 0, run.right > run.left else { return }
    let left = baseline.x + run.left
    let right = baseline.x + run.right
    // A thicker line and the second of two grow downwards.
    var tops = [baseline.y - offset - line.height - unit / 2]
    if style.isDouble { tops.append(tops[0] + 2 * unit) }
    for top in tops {
      if style.pattern.isEmpty {
        let box = Rect(x: left, y: top, width: right - left, height: thickness)
        pieces.add(TextPiece(path: Path(around: box), color: color, shadow: shadow))
      } else {
        var path = Path()
        path.move(to: Point(left, top + thickness / 2))
        path.line(to: Point(right, top + thickness / 2))
        let stroke = StrokeStyle(width: thickness, dash: style.pattern.map { $0 * unit })
        pieces.add(TextPiece(path: path, stroke: stroke, color: color, shadow: shadow))
      }
    }
  }
}

extension Path {
  fileprivate init(around rect: Rect) {
    self.init()
    addRect(rect)
  }
}
