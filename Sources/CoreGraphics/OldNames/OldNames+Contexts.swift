public import Foundation

// The spellings of Swift 2 and 3 of contexts. Where there is no context nothing happens.

@available(swift, deprecated: 99, renamed: "CGContext.saveGState(self:)")
public func CGContextSaveGState(_ c: CGContext?) { c?.saveGState() }

@available(swift, deprecated: 99, renamed: "CGContext.restoreGState(self:)")
public func CGContextRestoreGState(_ c: CGContext?) { c?.restoreGState() }

@available(swift, deprecated: 99, renamed: "CGContext.translateBy(self:x:y:)")
public func CGContextTranslateCTM(_ c: CGContext?, _ tx: CGFloat, _ ty: CGFloat) {
  c?.translateBy(x: tx, y: ty)
}

@available(swift, deprecated: 99, renamed: "CGContext.scaleBy(self:x:y:)")
public func CGContextScaleCTM(_ c: CGContext?, _ sx: CGFloat, _ sy: CGFloat) {
  c?.scaleBy(x: sx, y: sy)
}

@available(swift, deprecated: 99, renamed: "CGContext.rotate(self:by:)")
public func CGContextRotateCTM(_ c: CGContext?, _ angle: CGFloat) { c?.rotate(by: angle) }

@available(swift, deprecated: 99, renamed: "CGContext.concatenate(self:_:)")
public func CGContextConcatCTM(_ c: CGContext?, _ transform: CGAffineTransform) {
  c?.concatenate(transform)
}

@available(swift, deprecated: 99, renamed: "CGContext.setLineWidth(self:_:)")
public func CGContextSetLineWidth(_ c: CGContext?, _ width: CGFloat) { c?.setLineWidth(width) }

@available(swift, deprecated: 99, renamed: "CGContext.setLineCap(self:_:)")
public func CGContextSetLineCap(_ c: CGContext?, _ cap: CGLineCap) { c?.setLineCap(cap) }

@available(swift, deprecated: 99, renamed: "CGContext.setLineJoin(self:_:)")
public func CGContextSetLineJoin(_ c: CGContext?, _ join: CGLineJoin) { c?.setLineJoin(join) }

@available(swift, deprecated: 99, renamed: "CGContext.setMiterLimit(self:_:)")
public func CGContextSetMiterLimit(_ c: CGContext?, _ limit: CGFloat) { c?.setMiterLimit(limit) }

@available(swift, deprecated: 99, renamed: "CGContext.setLineDash(self:phase:lengths:)")
public func CGContextSetLineDash(
  _ c: CGContext?, _ phase: CGFloat, _ lengths: [CGFloat], _ count: Int
) { c?.setLineDash(phase: phase, lengths: Array(lengths.prefix(max(0, count)))) }

@available(swift, deprecated: 99, renamed: "CGContext.setAlpha(self:_:)")
public func CGContextSetAlpha(_ c: CGContext?, _ alpha: CGFloat) { c?.setAlpha(alpha) }

@available(swift, deprecated: 99, renamed: "CGContext.interpolationQuality")
public func CGContextSetInterpolationQuality(_ c: CGContext?, _ quality: CGInterpolationQuality) {
  c?.interpolationQuality = quality
}

@available(swift, deprecated: 99, renamed: "CGContext.beginPath(self:)")
public func CGContextBeginPath(_ c: CGContext?) { c?.beginPath() }

@available(swift, deprecated: 99, renamed: "CGContext.move(self:to:)")
public func CGContextMoveToPoint(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) {
  c?.move(to: CGPoint(x: x, y: y))
}

@available(swift, deprecated: 99, renamed: "CGContext.addLine(self:to:)")
public func CGContextAddLineToPoint(_ c: CGContext?, _ x: CGFloat, _ y: CGFloat) {
  c?.addLine(to: CGPoint(x: x, y: y))
}

@available(swift, deprecated: 99, renamed: "CGContext.addLines(self:between:)")
public func CGContextAddLines(_ c: CGContext?, _ points: [CGPoint], _ count: Int) {
  c?.addLines(between: Array(points.prefix(max(0, count))))
}

@available(swift, deprecated: 99, renamed: "CGContext.addCurve(self:to:control1:control2:)")
public func CGContextAddCurveToPoint(
  _ c: CGContext?, _ cp1x: CGFloat, _ cp1y: CGFloat, _ cp2x: CGFloat, _ cp2y: CGFloat, _ x: CGFloat,
  _ y: CGFloat
) {
  c?.addCurve(
    to: CGPoint(x: x, y: y), control1: CGPoint(x: cp1x, y: cp1y),
    control2: CGPoint(x: cp2x, y: cp2y))
}

@available(swift, deprecated: 99, renamed: "CGContext.addQuadCurve(self:to:control:)")
public func CGContextAddQuadCurveToPoint(
  _ c: CGContext?, _ cpx: CGFloat, _ cpy: CGFloat, _ x: CGFloat, _ y: CGFloat
) { c?.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: cpx, y: cpy)) }

@available(swift, deprecated: 99, renamed: "CGContext.closePath(self:)")
public func CGContextClosePath(_ c: CGContext?) { c?.closePath() }

@available(swift, deprecated: 99, renamed: "CGContext.addRect(self:_:)")
public func CGContextAddRect(_ c: CGContext?, _ rect: CGRect) { c?.addRect(rect) }

@available(swift, deprecated: 99, renamed: "CGContext.addEllipse(self:in:)")
public func CGContextAddEllipseInRect(_ c: CGContext?, _ rect: CGRect) { c?.addEllipse(in: rect) }

@available(
  swift, deprecated: 99,
  renamed: "CGContext.addArc(self:center:radius:startAngle:endAngle:clockwise:)"
)
public func CGContextAddArc(
  _ c: CGContext?, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ startAngle: CGFloat,
  _ endAngle: CGFloat, _ clockwise: Int32
) {
  c?.addArc(
    center: CGPoint(x: x, y: y), radius: radius, startAngle: startAngle, endAngle: endAngle,
    clockwise: clockwise != 0)
}

@available(swift, deprecated: 99, renamed: "CGContext.addArc(self:tangent1End:tangent2End:radius:)")
public func CGContextAddArcToPoint(
  _ c: CGContext?, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ radius: CGFloat
) {
  c?.addArc(tangent1End: CGPoint(x: x1, y: y1), tangent2End: CGPoint(x: x2, y: y2), radius: radius)
}

@available(swift, deprecated: 99, renamed: "CGContext.addPath(self:_:)")
public func CGContextAddPath(_ c: CGContext?, _ path: CGPath?) { if let path { c?.addPath(path) } }

@available(swift, deprecated: 99, renamed: "CGContext.fillPath(self:)")
public func CGContextFillPath(_ c: CGContext?) { c?.fillPath() }

@available(swift, deprecated: 99, renamed: "CGContext.fillPath(self:using:)")
public func CGContextEOFillPath(_ c: CGContext?) { c?.fillPath(using: .evenOdd) }

@available(swift, deprecated: 99, renamed: "CGContext.strokePath(self:)")
public func CGContextStrokePath(_ c: CGContext?) { c?.strokePath() }

@available(swift, deprecated: 99, renamed: "CGContext.drawPath(self:using:)")
public func CGContextDrawPath(_ c: CGContext?, _ mode: CGPathDrawingMode) {
  c?.drawPath(using: mode)
}

@available(swift, deprecated: 99, renamed: "CGContext.fill(self:_:)")
public func CGContextFillRect(_ c: CGContext?, _ rect: CGRect) { c?.fill(rect) }

@available(swift, deprecated: 99, renamed: "CGContext.stroke(self:_:)")
public func CGContextStrokeRect(_ c: CGContext?, _ rect: CGRect) { c?.stroke(rect) }

@available(swift, deprecated: 99, renamed: "CGContext.stroke(self:_:width:)")
public func CGContextStrokeRectWithWidth(_ c: CGContext?, _ rect: CGRect, _ width: CGFloat) {
  c?.stroke(rect, width: width)
}

@available(swift, deprecated: 99, renamed: "CGContext.clear(self:_:)")
public func CGContextClearRect(_ c: CGContext?, _ rect: CGRect) { c?.clear(rect) }

@available(swift, deprecated: 99, renamed: "CGContext.fillEllipse(self:in:)")
public func CGContextFillEllipseInRect(_ c: CGContext?, _ rect: CGRect) { c?.fillEllipse(in: rect) }

@available(swift, deprecated: 99, renamed: "CGContext.strokeEllipse(self:in:)")
public func CGContextStrokeEllipseInRect(_ c: CGContext?, _ rect: CGRect) {
  c?.strokeEllipse(in: rect)
}

@available(swift, deprecated: 99, renamed: "CGContext.clip(self:)")
public func CGContextClip(_ c: CGContext?) { c?.clip() }

@available(swift, deprecated: 99, renamed: "CGContext.clip(self:using:)")
public func CGContextEOClip(_ c: CGContext?) { c?.clip(using: .evenOdd) }

@available(swift, deprecated: 99, renamed: "CGContext.clip(self:to:)")
public func CGContextClipToRect(_ c: CGContext?, _ rect: CGRect) { c?.clip(to: rect) }

@available(swift, deprecated: 99, renamed: "CGContext.setFillColor(self:_:)")
public func CGContextSetFillColorWithColor(_ c: CGContext?, _ color: CGColor?) {
  if let color { c?.setFillColor(color) }
}

@available(swift, deprecated: 99, renamed: "CGContext.setStrokeColor(self:_:)")
public func CGContextSetStrokeColorWithColor(_ c: CGContext?, _ color: CGColor?) {
  if let color { c?.setStrokeColor(color) }
}

@available(swift, deprecated: 99, renamed: "CGContext.setFillColor(self:red:green:blue:alpha:)")
public func CGContextSetRGBFillColor(
  _ c: CGContext?, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
) { c?.setFillColor(red: red, green: green, blue: blue, alpha: alpha) }

@available(swift, deprecated: 99, renamed: "CGContext.setStrokeColor(self:red:green:blue:alpha:)")
public func CGContextSetRGBStrokeColor(
  _ c: CGContext?, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat
) { c?.setStrokeColor(red: red, green: green, blue: blue, alpha: alpha) }

@available(swift, deprecated: 99, renamed: "CGContext.setFillColor(self:gray:alpha:)")
public func CGContextSetGrayFillColor(_ c: CGContext?, _ gray: CGFloat, _ alpha: CGFloat) {
  c?.setFillColor(gray: gray, alpha: alpha)
}

@available(swift, deprecated: 99, renamed: "CGContext.setStrokeColor(self:gray:alpha:)")
public func CGContextSetGrayStrokeColor(_ c: CGContext?, _ gray: CGFloat, _ alpha: CGFloat) {
  c?.setStrokeColor(gray: gray, alpha: alpha)
}

@available(swift, deprecated: 99, renamed: "CGContext.draw(self:_:in:)")
public func CGContextDrawImage(_ c: CGContext?, _ rect: CGRect, _ image: CGImage?) {
  if let image { c?.draw(image, in: rect) }
}

@available(swift, deprecated: 99, renamed: "CGContext.endTransparencyLayer(self:)")
public func CGContextEndTransparencyLayer(_ c: CGContext?) { c?.endTransparencyLayer() }

@available(swift, deprecated: 99, renamed: "CGContext.beginTransparencyLayer(self:)")
public func CGContextBeginTransparencyLayer(_ c: CGContext?, _ auxiliaryInfo: CFDictionary?) {
  c?.beginTransparencyLayer()
}

@available(swift, deprecated: 99, renamed: "getter:CGContext.ctm(self:)")
public func CGContextGetCTM(_ c: CGContext?) -> CGAffineTransform { c?.ctm ?? .identity }

@available(swift, deprecated: 99, renamed: "CGContext.makeImage(self:)")
public func CGBitmapContextCreateImage(_ c: CGContext?) -> CGImage? { c?.makeImage() }

extension CGPathDrawingMode {
  @available(swift, deprecated: 99, renamed: "fill")
  public static let Fill = CGPathDrawingMode.fill

  @available(swift, deprecated: 99, renamed: "eoFill")
  public static let EOFill = CGPathDrawingMode.eoFill

  @available(swift, deprecated: 99, renamed: "stroke")
  public static let Stroke = CGPathDrawingMode.stroke

  @available(swift, deprecated: 99, renamed: "fillStroke")
  public static let FillStroke = CGPathDrawingMode.fillStroke

  @available(swift, deprecated: 99, renamed: "eoFillStroke")
  public static let EOFillStroke = CGPathDrawingMode.eoFillStroke
}

extension CGInterpolationQuality {
  @available(swift, deprecated: 99, renamed: "default")
  public static let Default = CGInterpolationQuality.default

  @available(swift, deprecated: 99, renamed: "none")
  public static let None = CGInterpolationQuality.none

  @available(swift, deprecated: 99, renamed: "low")
  public static let Low = CGInterpolationQuality.low

  @available(swift, deprecated: 99, renamed: "medium")
  public static let Medium = CGInterpolationQuality.medium

  @available(swift, deprecated: 99, renamed: "high")
  public static let High = CGInterpolationQuality.high
}
