// Where Core Text takes a pointer to write through, these take an array `inout`, of which the first
// elements are written, as many as it has; a call written for Apple's, with `&glyphs`, compiles.

public import CoreGraphics
import Geometry
import Glyphs

/// One unit of UTF-16.
public typealias UniChar = UInt16

/// Which way glyphs run; they run from left to right here, whatever is said.
public enum CTFontOrientation: UInt32, Sendable {
  case `default` = 0
  case horizontal = 1
  case vertical = 2
}

/// Puts the glyphs of the first `count` UTF-16 units into `glyphs`, 0 where the font has none. The
/// second half of a pair has 0.
/// - Returns: true when the font has all characters.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: [UniChar], _ glyphs: inout [CGGlyph], _ count: CFIndex
) -> Bool {
  var found: [CGGlyph] = []
  var hasAll = true
  let units = Array(characters.prefix(max(0, count)))
  var index = 0
  while index < units.count {
    let isPair =
      UTF16.isLeadSurrogate(units[index]) && index + 1 < units.count
      && UTF16.isTrailSurrogate(units[index + 1])
    let scalar =
      isPair
      ? Unicode.Scalar(
        0x10000 + (UInt32(units[index]) & 0x3FF) << 10 + UInt32(units[index + 1]) & 0x3FF)
      : Unicode.Scalar(units[index])
    let glyph = scalar.flatMap { font.face.glyph(for: $0) }
    if glyph == nil { hasAll = false }
    found.append(CGGlyph(clamping: glyph ?? 0))
    if isPair { found.append(0) }
    index += isPair ? 2 : 1
  }
  glyphs.replaceFirst(found)
  return hasAll
}

/// Finds glyphs for a call that passes its characters by `&`, as pointers may be.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: inout [UniChar], _ glyphs: inout [CGGlyph], _ count: CFIndex
) -> Bool {
  let constant = characters
  return CTFontGetGlyphsForCharacters(font, constant, &glyphs, count)
}

/// Finds one glyph for one character; a count of 0 does nothing.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ character: inout UniChar, _ glyph: inout CGGlyph, _ count: CFIndex
) -> Bool {
  guard count > 0 else { return true }
  var glyphs = [glyph]
  let hasIt = CTFontGetGlyphsForCharacters(font, [character], &glyphs, 1)
  glyph = glyphs[0]
  return hasIt
}

/// The glyph of that name; 0 where there is none.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
  font.graphicsFont.getGlyphWithGlyphName(name: glyphName)
}

/// The outline of a glyph: origin on the baseline, y up, points, after the font's matrix and
/// `matrix`. Nil for a blank.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: CGAffineTransform?
) -> CGPath? {
  let path = font.path(of: glyph)
  return matrix.map { path?.copy(using: $0) } ?? path
}

/// Puts the advances of the first `count` glyphs into `advances`, points.
/// - Returns: their sum.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: [CGGlyph],
  _ advances: inout [CGSize], _ count: CFIndex
) -> Double {
  let widths = font.advances(of: glyphs, count)
  advances.replaceFirst(widths.map { CGSize(width: $0, height: 0) })
  return widths.reduce(0, +)
}

/// The sum of the advances of the first `count` glyphs, points.
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: [CGGlyph], _ advances: Never?,
  _ count: CFIndex
) -> Double {
  font.advances(of: glyphs, count).reduce(0, +)
}

/// Puts the rectangles around the first `count` glyphs into `boundingRects`, points, y up; the null
/// rectangle for a blank.
/// - Returns: the rectangle around all of them, all at one place.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: [CGGlyph],
  _ boundingRects: inout [CGRect], _ count: CFIndex
) -> CGRect {
  let rects = font.boundingRects(of: glyphs, count)
  boundingRects.replaceFirst(rects)
  return rects.reduce(.null) { $0.union($1) }
}

/// The rectangle around the first `count` glyphs, all at one place, points, y up.
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: [CGGlyph],
  _ boundingRects: Never?, _ count: CFIndex
) -> CGRect {
  font.boundingRects(of: glyphs, count).reduce(.null) { $0.union($1) }
}

/// Draws the first `count` glyphs at their positions in the context's text space, filled and stroked
/// as its text drawing mode says.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: [CGGlyph], _ positions: [CGPoint], _ count: Int,
  _ context: CGContext
) {
  context.saveGState()
  context.setFont(font.graphicsFont)
  context.setFontSize(CTFontGetSize(font))
  let count = min(max(0, count), min(glyphs.count, positions.count))
  context.showGlyphs(Array(glyphs.prefix(count)), at: Array(positions.prefix(count)))
  context.restoreGState()
}

extension CTFont {
  fileprivate func advances(of glyphs: [CGGlyph], _ count: Int) -> [Double] {
    glyphs.prefix(max(0, count)).map { face.advance(of: GlyphID($0), size: style.size) }
  }

  fileprivate func boundingRects(of glyphs: [CGGlyph], _ count: Int) -> [CGRect] {
    glyphs.prefix(max(0, count)).map { path(of: $0)?.boundingBoxOfPath ?? .null }
  }
}
