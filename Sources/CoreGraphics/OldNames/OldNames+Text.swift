public import Foundation

// The spellings of Swift 2 and 3 of text in contexts and of fonts. Where there is no context
// nothing happens.

@available(swift, deprecated: 99, renamed: "CGContext.setFont(self:_:)")
public func CGContextSetFont(_ c: CGContext?, _ font: CGFont?) { if let font { c?.setFont(font) } }

@available(swift, deprecated: 99, renamed: "CGContext.setFontSize(self:_:)")
public func CGContextSetFontSize(_ c: CGContext?, _ size: CGFloat) { c?.setFontSize(size) }

@available(swift, deprecated: 99, renamed: "CGContext.setCharacterSpacing(self:_:)")
public func CGContextSetCharacterSpacing(_ c: CGContext?, _ spacing: CGFloat) {
  c?.setCharacterSpacing(spacing)
}

@available(swift, deprecated: 99, renamed: "CGContext.setTextDrawingMode(self:_:)")
public func CGContextSetTextDrawingMode(_ c: CGContext?, _ mode: CGTextDrawingMode) {
  c?.setTextDrawingMode(mode)
}

@available(swift, deprecated: 99, renamed: "setter:CGContext.textMatrix(self:_:)")
public func CGContextSetTextMatrix(_ c: CGContext?, _ t: CGAffineTransform) { c?.textMatrix = t }

@available(swift, deprecated: 99, renamed: "getter:CGContext.textMatrix(self:)")
public func CGContextGetTextMatrix(_ c: CGContext?) -> CGAffineTransform {
  c?.textMatrix ?? .identity
}

@available(swift, deprecated: 99, renamed: "setter:CGContext.textPosition(self:_:)")
public func CGContextSetTextPosition(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) {
  c?.textPosition = CGPoint(x: x, y: y)
}

@available(swift, deprecated: 99, renamed: "getter:CGContext.textPosition(self:)")
public func CGContextGetTextPosition(_ c: CGContext?) -> CGPoint { c?.textPosition ?? .zero }

@available(swift, deprecated: 99, renamed: "CGContext.showGlyphs(self:_:at:)")
public func CGContextShowGlyphsAtPositions(
  _ c: CGContext?, _ glyphs: [CGGlyph], _ positions: [CGPoint], _ count: Int
) {
  c?.showGlyphs(Array(glyphs.prefix(max(0, count))), at: positions)
}

@available(swift, deprecated: 99, renamed: "CGContext.setShouldSmoothFonts(self:_:)")
public func CGContextSetShouldSmoothFonts(_ c: CGContext?, _ should: Bool) {
  c?.setShouldSmoothFonts(should)
}

@available(swift, deprecated: 99, renamed: "CGFont(_:)")
public func CGFontCreateWithFontName(_ name: CFString?) -> CGFont? { name.flatMap { CGFont($0) } }

@available(swift, deprecated: 99, renamed: "CGFont(_:)")
public func CGFontCreateWithDataProvider(_ provider: CGDataProvider?) -> CGFont? {
  provider.flatMap { CGFont($0) }
}

extension CGTextDrawingMode {
  @available(swift, deprecated: 99, renamed: "fill")
  public static let Fill = CGTextDrawingMode.fill

  @available(swift, deprecated: 99, renamed: "stroke")
  public static let Stroke = CGTextDrawingMode.stroke

  @available(swift, deprecated: 99, renamed: "fillStroke")
  public static let FillStroke = CGTextDrawingMode.fillStroke

  @available(swift, deprecated: 99, renamed: "invisible")
  public static let Invisible = CGTextDrawingMode.invisible

  @available(swift, deprecated: 99, renamed: "fillClip")
  public static let FillClip = CGTextDrawingMode.fillClip

  @available(swift, deprecated: 99, renamed: "strokeClip")
  public static let StrokeClip = CGTextDrawingMode.strokeClip

  @available(swift, deprecated: 99, renamed: "fillStrokeClip")
  public static let FillStrokeClip = CGTextDrawingMode.fillStrokeClip

  @available(swift, deprecated: 99, renamed: "clip")
  public static let Clip = CGTextDrawingMode.clip
}
