// Where Core Text takes a pointer to write through, these take an array `inout`, of which the first
// elements are written, or one variable, which gets the range's first.

public import CoreGraphics
import Geometry
import Glyphs

/// The glyphs of a range; its length 0 means to the end.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: inout [CGGlyph]) {
  buffer.replaceFirst(run.placed(range).map { CGGlyph(clamping: $0.glyph) })
}

/// The first glyph of a range.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ glyph: inout CGGlyph) {
  if let first = run.placed(range).first { glyph = CGGlyph(clamping: first.glyph) }
}

/// All glyphs; read like Core Text's pointer to them.
public func CTRunGetGlyphsPtr(_ run: CTRun) -> [CGGlyph]? {
  run.placed(CFRange()).map { CGGlyph(clamping: $0.glyph) }
}

/// Where the glyphs of a range stand in the line, points, y up.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: inout [CGPoint]) {
  buffer.replaceFirst(run.placed(range).map(run.position))
}

/// Where the first glyph of a range stands in the line.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ position: inout CGPoint) {
  if let first = run.placed(range).first { position = run.position(of: first) }
}

/// Where all glyphs stand; read like Core Text's pointer to them.
public func CTRunGetPositionsPtr(_ run: CTRun) -> [CGPoint]? {
  run.placed(CFRange()).map(run.position)
}

/// How far the glyphs of a range move the pen, points.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: inout [CGSize]) {
  buffer.replaceFirst(
    run.placed(range).indices.map { CGSize(width: run.advance($0), height: 0) })
}

/// How far the first glyph of a range moves the pen.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ advance: inout CGSize) {
  if let first = run.placed(range).indices.first {
    advance = CGSize(width: run.advance(first), height: 0)
  }
}

/// How far all glyphs move the pen; read like Core Text's pointer to them.
public func CTRunGetAdvancesPtr(_ run: CTRun) -> [CGSize]? {
  run.glyphs.map { CGSize(width: run.advance($0), height: 0) }
}

/// The UTF-16 indices that the glyphs of a range begin with.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: inout [CFIndex]) {
  buffer.replaceFirst(run.placed(range).indices.map(run.stringIndex))
}

/// The UTF-16 indices that all glyphs begin with; read like Core Text's pointer to them.
public func CTRunGetStringIndicesPtr(_ run: CTRun) -> [CFIndex]? {
  run.glyphs.map(run.stringIndex)
}

/// The width of the glyphs of a range, and ascent, descent and leading of their font, points.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: inout CGFloat, _ descent: inout CGFloat,
  _ leading: inout CGFloat
) -> Double {
  if let first = run.placed(range).first {
    let metrics = first.typeface.metrics(size: first.size)
    ascent = CGFloat(metrics.ascent)
    descent = CGFloat(metrics.descent)
    leading = CGFloat(metrics.lineGap)
  }
  return CTRunGetTypographicBounds(run, range, nil, nil, nil)
}

/// The width of the glyphs of a range, and ascent and descent of their font, points.
@discardableResult
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: inout CGFloat, _ descent: inout CGFloat,
  _ leading: Never?
) -> Double {
  var unused: CGFloat = 0
  return CTRunGetTypographicBounds(run, range, &ascent, &descent, &unused)
}

/// The width of the glyphs of a range, points.
public func CTRunGetTypographicBounds(
  _ run: CTRun, _ range: CFRange, _ ascent: Never?, _ descent: Never?, _ leading: Never?
) -> Double {
  run.placed(range).indices.reduce(0) { $0 + run.advance($1) }
}

/// The box of the ink of a range where `context` would draw it, y up; nil: with the line at zero.
/// Null for a blank.
public func CTRunGetImageBounds(_ run: CTRun, _ context: CGContext?, _ range: CFRange) -> CGRect {
  var line = run.line.line
  line.glyphs = Array(run.placed(range))
  guard let box = line.inkBox else { return .null }
  let position = context?.textPosition ?? .zero
  return box.offsetBy(dx: position.x, dy: position.y)
}
