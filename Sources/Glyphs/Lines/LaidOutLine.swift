package import Geometry

/// One glyph of a line, in points.
package struct PlacedGlyph: Hashable, Sendable {
  package var typeface: Typeface
  package var glyph: GlyphID
  package var size: Double
  /// How far it leans to the right for each point of height.
  package var slant: Double
  /// How much wider it is than its face has it.
  package var expansion: Double
  /// Its origin relative to the line's, y down.
  package var position: Point
  /// Which of the layout's spans it belongs to.
  package var span: Int
  /// Which character of the whole text it begins with, counted in characters; nil for an ellipsis
  /// that stands for text left out.
  package var character: Int?
  /// True where the text it belongs to runs from right to left.
  package var isRightToLeft = false
}

extension PlacedGlyph {
  /// True for a glyph that is painted in colours of its own.
  package var bringsColors: Bool {
    !typeface.isBundled && typeface.hasColors && typeface.colorGlyph(glyph) != nil
  }
}

/// One character of a line and its share of the line's width, in points from the line's origin.
package struct TextCell: Hashable, Sendable {
  /// Which of the layout's spans it belongs to.
  package var span: Int
  /// Which character of the whole text it is; nil for an ellipsis that stands for text left out.
  package var character: Int?
  package var left: Double
  package var right: Double
  /// True where it is read from right to left.
  package var isRightToLeft = false
}

/// The glyphs of one span on one line as a path, to be filled non-zero.
package struct GlyphRun: Hashable, Sendable {
  package var span: Int
  package var path: Path
}

/// One line of text set, in points, y down.
package struct LaidOutLine: Hashable, Sendable {
  /// The left end of the baseline in the layout's space.
  package var origin: Point
  /// The sum of the advances, kerning included. Spaces at the end count, except where the line was
  /// wrapped or cut.
  package var width: Double
  /// The greatest ascent, descent and line gap of the styles on the line, whatever faces step in.
  package var ascent: Double
  package var descent: Double
  package var lineGap: Double
  /// From left to right.
  package var glyphs: [PlacedGlyph]
  /// Its characters but the spaces that hang at a wrapped end, from left to right.
  package var cells: [TextCell]
  /// The characters of the whole text it shows or, where it was cut, stands for.
  package var characters: Range<Int>
  /// True when an ellipsis stands for some of them.
  package var isTruncated: Bool

  /// The typographic box in the layout's space: the width, from ascent to descent.
  package var bounds: Rect {
    Rect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
  }

  /// The glyphs that are the box of a character that no face has.
  package var boxes: [PlacedGlyph] { glyphs.filter { $0.glyph == 0 } }

  /// All glyphs as one path with the line's origin at `baseline`, to be filled non-zero.
  package func path(at baseline: Point) -> Path {
    var path = Path()
    for glyph in glyphs where !glyph.bringsColors { path.append(glyph.outline(at: baseline)) }
    path.joinSimpleAreas()
    return path
  }

  /// The glyphs of each span with the line's origin at `baseline`, in the spans' order; spans
  /// without ink are left out.
  package func runs(at baseline: Point) -> [GlyphRun] {
    var paths: [Int: Path] = [:]
    for glyph in glyphs where !glyph.bringsColors {
      paths[glyph.span, default: Path()].append(glyph.outline(at: baseline))
    }
    return paths.sorted { $0.key < $1.key }.compactMap { span, path in
      if path.isEmpty { return nil }
      var path = path
      path.joinSimpleAreas()
      return GlyphRun(span: span, path: path)
    }
  }
}

extension PlacedGlyph {
  /// The outline where the line's origin is at `baseline`.
  fileprivate func outline(at baseline: Point) -> Path {
    typeface.outline(
      of: glyph, size: size, slant: slant, expansion: expansion, at: baseline + position)
  }
}

extension LaidOutLine {
  /// No text: nothing high and wide, at zero.
  package init() {
    self.init(
      origin: .zero, width: 0, ascent: 0, descent: 0, lineGap: 0, glyphs: [], cells: [],
      characters: 0..<0, isTruncated: false)
  }

  /// The smallest rectangle around the line's ink in the layout's space, nil for a blank line.
  package var inkBounds: Rect? { path(at: origin).tightBounds }
}

/// Neighbouring characters of one span, from edge to edge, in points from the line's origin.
package struct SpanExtent: Hashable, Sendable {
  package var span: Int
  package var left: Double
  package var right: Double

  package init(span: Int, left: Double, right: Double) {
    self.span = span
    self.left = left
    self.right = right
  }
}

extension LaidOutLine {
  /// The extents of the line that belong to one span each, from left to right.
  package var extents: [SpanExtent] {
    cells.reduce(into: []) { extents, cell in
      if let last = extents.last, last.span == cell.span {
        extents[extents.count - 1].right = cell.right
      } else {
        extents.append(SpanExtent(span: cell.span, left: cell.left, right: cell.right))
      }
    }
  }
}
