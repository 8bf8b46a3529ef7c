public import Foundation

// The spellings of Swift 2 and 3 of shadows, blend modes, gradients, patterns, masks and layers.
// Where there is no context nothing happens.

@available(swift, deprecated: 99, renamed: "CGContext.setBlendMode(self:_:)")
public func CGContextSetBlendMode(_ c: CGContext?, _ mode: CGBlendMode) { c?.setBlendMode(mode) }

@available(swift, deprecated: 99, renamed: "CGContext.setShadow(self:offset:blur:)")
public func CGContextSetShadow(_ c: CGContext?, _ offset: CGSize, _ blur: CGFloat) {
  c?.setShadow(offset: offset, blur: blur)
}

@available(swift, deprecated: 99, renamed: "CGContext.setShadow(self:offset:blur:color:)")
public func CGContextSetShadowWithColor(
  _ c: CGContext?, _ offset: CGSize, _ blur: CGFloat, _ color: CGColor?
) { c?.setShadow(offset: offset, blur: blur, color: color) }

@available(swift, deprecated: 99, renamed: "CGContext.setShouldAntialias(self:_:)")
public func CGContextSetShouldAntialias(_ c: CGContext?, _ should: Bool) {
  c?.setShouldAntialias(should)
}

@available(swift, deprecated: 99, renamed: "CGContext.setAllowsAntialiasing(self:_:)")
public func CGContextSetAllowsAntialiasing(_ c: CGContext?, _ allows: Bool) {
  c?.setAllowsAntialiasing(allows)
}

@available(swift, deprecated: 99, renamed: "CGContext.clip(self:to:mask:)")
public func CGContextClipToMask(_ c: CGContext?, _ rect: CGRect, _ mask: CGImage?) {
  if let mask { c?.clip(to: rect, mask: mask) }
}

@available(swift, deprecated: 99, renamed: "CGContext.draw(self:_:in:byTiling:)")
public func CGContextDrawTiledImage(_ c: CGContext?, _ rect: CGRect, _ image: CGImage?) {
  if let image { c?.draw(image, in: rect, byTiling: true) }
}

@available(swift, deprecated: 99, renamed: "CGContext.setFillPattern(self:_:colorComponents:)")
public func CGContextSetFillPattern(
  _ c: CGContext?, _ pattern: CGPattern?, _ components: [CGFloat]
) { if let pattern { c?.setFillPattern(pattern, colorComponents: components) } }

@available(swift, deprecated: 99, renamed: "CGContext.setFillPattern(self:_:colorComponents:)")
public func CGContextSetFillPattern(
  _ c: CGContext?, _ pattern: CGPattern?, _ alpha: inout CGFloat
) { if let pattern { c?.setFillPattern(pattern, colorComponents: &alpha) } }

@available(swift, deprecated: 99, renamed: "CGContext.setStrokePattern(self:_:colorComponents:)")
public func CGContextSetStrokePattern(
  _ c: CGContext?, _ pattern: CGPattern?, _ components: [CGFloat]
) { if let pattern { c?.setStrokePattern(pattern, colorComponents: components) } }

@available(swift, deprecated: 99, renamed: "CGContext.setStrokePattern(self:_:colorComponents:)")
public func CGContextSetStrokePattern(
  _ c: CGContext?, _ pattern: CGPattern?, _ alpha: inout CGFloat
) { if let pattern { c?.setStrokePattern(pattern, colorComponents: &alpha) } }

@available(swift, deprecated: 99, renamed: "CGContext.setPatternPhase(self:_:)")
public func CGContextSetPatternPhase(_ c: CGContext?, _ phase: CGSize) {
  c?.setPatternPhase(phase)
}

@available(swift, deprecated: 99, renamed: "CGContext.setFillColorSpace(self:_:)")
public func CGContextSetFillColorSpace(_ c: CGContext?, _ space: CGColorSpace?) {
  if let space { c?.setFillColorSpace(space) }
}

@available(swift, deprecated: 99, renamed: "CGContext.setStrokeColorSpace(self:_:)")
public func CGContextSetStrokeColorSpace(_ c: CGContext?, _ space: CGColorSpace?) {
  if let space { c?.setStrokeColorSpace(space) }
}

@available(swift, deprecated: 99, renamed: "CGColorSpace(patternBaseSpace:)")
public func CGColorSpaceCreatePattern(_ base: CGColorSpace?) -> CGColorSpace? {
  CGColorSpace(patternBaseSpace: base)
}

@available(swift, deprecated: 99, renamed: "CGGradient(colorsSpace:colors:locations:)")
public func CGGradientCreateWithColors(
  _ space: CGColorSpace?, _ colors: CFArray, _ locations: [CGFloat]?
) -> CGGradient? { CGGradient(colorsSpace: space, colors: colors, locations: locations) }

@available(
  swift, deprecated: 99, renamed: "CGGradient(colorSpace:colorComponents:locations:count:)"
)
public func CGGradientCreateWithColorComponents(
  _ space: CGColorSpace?, _ components: [CGFloat], _ locations: [CGFloat]?, _ count: Int
) -> CGGradient? {
  space.flatMap {
    CGGradient(
      colorSpace: $0, colorComponents: components, locations: locations, count: count)
  }
}

@available(
  swift, deprecated: 99, renamed: "CGContext.drawLinearGradient(self:_:start:end:options:)"
)
public func CGContextDrawLinearGradient(
  _ c: CGContext?, _ gradient: CGGradient?, _ start: CGPoint, _ end: CGPoint,
  _ options: CGGradientDrawingOptions
) { if let gradient { c?.drawLinearGradient(gradient, start: start, end: end, options: options) } }

@available(
  swift, deprecated: 99,
  renamed:
    "CGContext.drawRadialGradient(self:_:startCenter:startRadius:endCenter:endRadius:options:)"
)
public func CGContextDrawRadialGradient(
  _ c: CGContext?, _ gradient: CGGradient?, _ startCenter: CGPoint, _ startRadius: CGFloat,
  _ endCenter: CGPoint, _ endRadius: CGFloat, _ options: CGGradientDrawingOptions
) {
  guard let gradient else { return }
  c?.drawRadialGradient(
    gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
    endRadius: endRadius, options: options)
}

@available(swift, deprecated: 99, renamed: "CGLayer(_:size:auxiliaryInfo:)")
public func CGLayerCreateWithContext(
  _ c: CGContext?, _ size: CGSize, _ auxiliaryInfo: CFDictionary?
) -> CGLayer? { c.flatMap { CGLayer($0, size: size, auxiliaryInfo: auxiliaryInfo) } }

@available(swift, deprecated: 99, renamed: "CGContext.draw(self:_:at:)")
public func CGContextDrawLayerAtPoint(_ c: CGContext?, _ point: CGPoint, _ layer: CGLayer?) {
  if let layer { c?.draw(layer, at: point) }
}

@available(swift, deprecated: 99, renamed: "CGContext.draw(self:_:in:)")
public func CGContextDrawLayerInRect(_ c: CGContext?, _ rect: CGRect, _ layer: CGLayer?) {
  if let layer { c?.draw(layer, in: rect) }
}

@available(swift, deprecated: 99, renamed: "CGContext.drawShading(self:_:)")
public func CGContextDrawShading(_ c: CGContext?, _ shading: CGShading?) {
  if let shading { c?.drawShading(shading) }
}

@available(swift, deprecated: 99, renamed: "CGImage.masking(self:_:)")
public func CGImageCreateWithMask(_ image: CGImage?, _ mask: CGImage?) -> CGImage? {
  mask.flatMap { image?.masking($0) }
}

@available(swift, deprecated: 99, renamed: "getter:CGImage.isMask(self:)")
public func CGImageIsMask(_ image: CGImage?) -> Bool { image?.isMask ?? false }

extension CGBlendMode {
  @available(swift, deprecated: 99, renamed: "normal")
  public static let Normal = CGBlendMode.normal

  @available(swift, deprecated: 99, renamed: "multiply")
  public static let Multiply = CGBlendMode.multiply

  @available(swift, deprecated: 99, renamed: "screen")
  public static let Screen = CGBlendMode.screen

  @available(swift, deprecated: 99, renamed: "overlay")
  public static let Overlay = CGBlendMode.overlay

  @available(swift, deprecated: 99, renamed: "darken")
  public static let Darken = CGBlendMode.darken

  @available(swift, deprecated: 99, renamed: "lighten")
  public static let Lighten = CGBlendMode.lighten

  @available(swift, deprecated: 99, renamed: "colorDodge")
  public static let ColorDodge = CGBlendMode.colorDodge

  @available(swift, deprecated: 99, renamed: "colorBurn")
  public static let ColorBurn = CGBlendMode.colorBurn

  @available(swift, deprecated: 99, renamed: "softLight")
  public static let SoftLight = CGBlendMode.softLight

  @available(swift, deprecated: 99, renamed: "hardLight")
  public static let HardLight = CGBlendMode.hardLight

  @available(swift, deprecated: 99, renamed: "difference")
  public static let Difference = CGBlendMode.difference

  @available(swift, deprecated: 99, renamed: "exclusion")
  public static let Exclusion = CGBlendMode.exclusion

  @available(swift, deprecated: 99, renamed: "hue")
  public static let Hue = CGBlendMode.hue

  @available(swift, deprecated: 99, renamed: "saturation")
  public static let Saturation = CGBlendMode.saturation

  @available(swift, deprecated: 99, renamed: "color")
  public static let Color = CGBlendMode.color

  @available(swift, deprecated: 99, renamed: "luminosity")
  public static let Luminosity = CGBlendMode.luminosity

  @available(swift, deprecated: 99, renamed: "clear")
  public static let Clear = CGBlendMode.clear

  @available(swift, deprecated: 99, renamed: "copy")
  public static let Copy = CGBlendMode.copy

  @available(swift, deprecated: 99, renamed: "sourceIn")
  public static let SourceIn = CGBlendMode.sourceIn

  @available(swift, deprecated: 99, renamed: "sourceOut")
  public static let SourceOut = CGBlendMode.sourceOut

  @available(swift, deprecated: 99, renamed: "sourceAtop")
  public static let SourceAtop = CGBlendMode.sourceAtop

  @available(swift, deprecated: 99, renamed: "destinationOver")
  public static let DestinationOver = CGBlendMode.destinationOver

  @available(swift, deprecated: 99, renamed: "destinationIn")
  public static let DestinationIn = CGBlendMode.destinationIn

  @available(swift, deprecated: 99, renamed: "destinationOut")
  public static let DestinationOut = CGBlendMode.destinationOut

  @available(swift, deprecated: 99, renamed: "destinationAtop")
  public static let DestinationAtop = CGBlendMode.destinationAtop

  @available(swift, deprecated: 99, renamed: "xor")
  public static let XOR = CGBlendMode.xor

  @available(swift, deprecated: 99, renamed: "plusDarker")
  public static let PlusDarker = CGBlendMode.plusDarker

  @available(swift, deprecated: 99, renamed: "plusLighter")
  public static let PlusLighter = CGBlendMode.plusLighter
}

extension CGGradientDrawingOptions {
  @available(swift, deprecated: 99, renamed: "drawsBeforeStartLocation")
  public static let DrawsBeforeStartLocation = CGGradientDrawingOptions.drawsBeforeStartLocation

  @available(swift, deprecated: 99, renamed: "drawsAfterEndLocation")
  public static let DrawsAfterEndLocation = CGGradientDrawingOptions.drawsAfterEndLocation
}
