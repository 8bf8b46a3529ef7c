package import Geometry

/// One glyph of a line, in points.
package struct PlacedGlyph: Hashable, Sendable {
  package var typeface: Typeface
  package var glyph: GlyphID
  package var size: Double
  /// Its origin relative to the line's, y down.
  package var position: Point
  /// Which of the layout's spans it belongs to.
  package var span: Int
  /// Which character of the whole text it begins with, counted in characters; nil for an ellipsis
  /// that stands for text left out.
  package var character: Int?
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
  /// The greatest ascent, descent and line gap of the faces on the line.
  package var ascent: Double
  package var descent: Double
  package var lineGap: Double
  /// From left to right.
  package var glyphs: [PlacedGlyph]
  /// The characters of the whole text it shows or, where it was cut, stands for.
  package var characters: Range<Int>
  /// True when an ellipsis stands for some of them.
  package var isTruncated: Bool

  /// The typographic box in the layout's space: the width, from ascent to descent.
  package var bounds: Rect {
    Rect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
  }

  /// All glyphs as one path with the line's origin at `baseline`, to be filled non-zero.
  package func path(at baseline: Point) -> Path {
    path(at: baseline) { _ in true }
  }

  /// The glyphs of each span with the line's origin at `baseline`, in the spans' order; spans
  /// without ink are left out.
  package func runs(at baseline: Point) -> [GlyphRun] {
    Set(glyphs.map(\.span)).sorted().compactMap { span in
      let path = path(at: baseline) { $0.span == span }
      return path.isEmpty ? nil : GlyphRun(span: span, path: path)
    }
  }

  private func path(at baseline: Point, where isWanted: (PlacedGlyph) -> Bool) -> Path {
    var path = Path()
    for glyph in glyphs where isWanted(glyph) {
      path.append(
        glyph.typeface.outline(
          of: glyph.glyph, size: glyph.size, at: baseline + glyph.position))
    }
    return path
  }
}

extension LaidOutLine {
  /// The smallest rectangle around the line's ink in the layout's space, nil for a blank line.
  package var inkBounds: Rect? { path(at: origin).tightBounds }
}
