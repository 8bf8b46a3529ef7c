public import Foundation

// The spellings of Swift 2 and 3 of paths. Core Graphics took the matrix by a pointer: nil or `&matrix`.

@available(swift, deprecated: 99, renamed: "CGMutablePath()")
public func CGPathCreateMutable() -> CGMutablePath { CGMutablePath() }

@available(swift, deprecated: 99, renamed: "CGMutablePath.closeSubpath(self:)")
public func CGPathCloseSubpath(_ path: CGMutablePath) { path.closeSubpath() }

@available(swift, deprecated: 99, renamed: "CGPath.copy(self:)")
public func CGPathCreateCopy(_ path: CGPath) -> CGPath? { path.copy() }

@available(swift, deprecated: 99, renamed: "CGPath.mutableCopy(self:)")
public func CGPathCreateMutableCopy(_ path: CGPath) -> CGMutablePath? { path.mutableCopy() }

@available(swift, deprecated: 99, message: "Use ==")
public func CGPathEqualToPath(_ a: CGPath?, _ b: CGPath?) -> Bool { a == b }

@available(swift, deprecated: 99, renamed: "getter:CGPath.isEmpty(self:)")
public func CGPathIsEmpty(_ path: CGPath) -> Bool { path.isEmpty }

@available(swift, deprecated: 99, renamed: "getter:CGPath.currentPoint(self:)")
public func CGPathGetCurrentPoint(_ path: CGPath) -> CGPoint { path.currentPoint }

@available(swift, deprecated: 99, renamed: "getter:CGPath.boundingBox(self:)")
public func CGPathGetBoundingBox(_ path: CGPath) -> CGRect { path.boundingBox }

@available(swift, deprecated: 99, renamed: "getter:CGPath.boundingBoxOfPath(self:)")
public func CGPathGetPathBoundingBox(_ path: CGPath) -> CGRect { path.boundingBoxOfPath }

@available(swift, deprecated: 99, renamed: "CGPath.isRect(self:_:)")
public func CGPathIsRect(_ path: CGPath, _ rect: Never?) -> Bool { path.isRect(nil) }

@available(swift, deprecated: 99, renamed: "CGPath.isRect(self:_:)")
public func CGPathIsRect(_ path: CGPath, _ rect: inout CGRect) -> Bool { path.isRect(&rect) }

@available(swift, deprecated: 99, renamed: "CGPath.apply(self:info:function:)")
public func CGPathApply(_ path: CGPath, _ info: Never?, _ function: CGPathApplierFunction<Never>) {
  path.apply(info: info, function: function)
}

@available(swift, deprecated: 99, renamed: "CGPath.apply(self:info:function:)")
public func CGPathApply<Info>(
  _ path: CGPath, _ info: Info?, _ function: CGPathApplierFunction<Info>
) { path.apply(info: info, function: function) }

@available(swift, deprecated: 99, renamed: "CGMutablePath.move(self:to:transform:)")
public func CGPathMoveToPoint(
  _ path: CGMutablePath, _ m: CGAffineTransform?, _ x: CGFloat, _ y: CGFloat
) { path.move(to: CGPoint(x: x, y: y), transform: m ?? .identity) }

@available(swift, deprecated: 99, renamed: "CGMutablePath.move(self:to:transform:)")
public func CGPathMoveToPoint(
  _ path: CGMutablePath, _ m: inout CGAffineTransform, _ x: CGFloat, _ y: CGFloat
) { path.move(to: CGPoint(x: x, y: y), transform: m) }

@available(swift, deprecated: 99, renamed: "CGMutablePath.addLine(self:to:transform:)")
public func CGPathAddLineToPoint(
  _ path: CGMutablePath, _ m: CGAffineTransform?, _ x: CGFloat, _ y: CGFloat
) { path.addLine(to: CGPoint(x: x, y: y), transform: m ?? .identity) }

@available(swift, deprecated: 99, renamed: "CGMutablePath.addLine(self:to:transform:)")
public func CGPathAddLineToPoint(
  _ path: CGMutablePath, _ m: inout CGAffineTransform, _ x: CGFloat, _ y: CGFloat
) { path.addLine(to: CGPoint(x: x, y: y), transform: m) }

@available(swift, deprecated: 99, renamed: "CGMutablePath.addQuadCurve(self:to:control:transform:)")
public func CGPathAddQuadCurveToPoint(
  _ path: CGMutablePath, _ m: CGAffineTransform?, _ cpx: CGFloat, _ cpy: CGFloat, _ x: CGFloat,
  _ y: CGFloat
) {
  path.addQuadCurve(
    to: CGPoint(x: x, y: y), control: CGPoint(x: cpx, y: cpy), transform: m ?? .identity)
}

@available(swift, deprecated: 99, renamed: "CGMutablePath.addQuadCurve(self:to:control:transform:)")
public func CGPathAddQuadCurveToPoint(
  _ path: CGMutablePath, _ m: inout CGAffineTransform, _ cpx: CGFloat, _ cpy: CGFloat, _ x: CGFloat,
  _ y: CGFloat
) { path.addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: cpx, y: cpy), transform: m) }

@available(
  swift, deprecated: 99, renamed: "CGMutablePath.addCurve(self:to:control1:control2:transform:)"
)
public func CGPathAddCurveToPoint(
  _ path: CGMutablePath, _ m: CGAffineTransform?, _ cp1x: CGFloat, _ cp1y: CGFloat, _ cp2x: CGFloat,
  _ cp2y: CGFloat, _ x: CGFloat, _ y: CGFloat
) {
  path.addCurve(
    to: CGPoint(x: x, y: y), control1: CGPoint(x: cp1x, y: cp1y),
    control2: CGPoint(x: cp2x, y: cp2y), transform: m ?? .identity)
}

@available(
  swift, deprecated: 99, renamed: "CGMutablePath.addCurve(self:to:control1:control2:transform:)"
)
public func CGPathAddCurveToPoint(
  _ path: CGMutablePath, _ m: inout CGAffineTransform, _ cp1x: CGFloat, _ cp1y: CGFloat,
  _ cp2x: CGFloat, _ cp2y: CGFloat, _ x: CGFloat, _ y: CGFloat
) {
  path.addCurve(
    to: CGPoint(x: x, y: y), control1: CGPoint(x: cp1x, y: cp1y),
    control2: CGPoint(x: cp2x, y: cp2y), transform: m)
}

@available(swift, deprecated: 99, renamed: "CGMutablePath.addRect(self:_:transform:)")
public func CGPathAddRect(_ path: CGMutablePath, _ m: CGAffineTransform?, _ rect: CGRect) {
  path.addRect(rect, transform: m ?? .identity)
}

@available(swift, deprecated: 99, renamed: "CGMutablePath.addRect(self:_:transform:)")
public func CGPathAddRect(_ path: CGMutablePath, _ m: inout CGAffineTransform, _ rect: CGRect) {
  path.addRect(rect, transform: m)
}

@available(swift, deprecated: 99, renamed: "CGMutablePath.addRects(self:_:transform:)")
public func CGPathAddRects(
  _ path: CGMutablePath, _ m: CGAffineTransform?, _ rects: [CGRect], _ count: Int
) { path.addRects(Array(rects.prefix(max(0, count))), transform: m ?? .identity) }

@available(swift, deprecated: 99, renamed: "CGMutablePath.addRects(self:_:transform:)")
public func CGPathAddRects(
  _ path: CGMutablePath, _ m: inout CGAffineTransform, _ rects: [CGRect], _ count: Int
) { path.addRects(Array(rects.prefix(max(0, count))), transform: m) }

@available(swift, deprecated: 99, renamed: "CGMutablePath.addLines(self:between:transform:)")
public func CGPathAddLines(
  _ path: CGMutablePath, _ m: CGAffineTransform?, _ points: [CGPoint], _ count: Int
) { path.addLines(between: Array(points.prefix(max(0, count))), transform: m ?? .identity) }

@available(swift, deprecated: 99, renamed: "CGMutablePath.addLines(self:between:transform:)")
public func CGPathAddLines(
  _ path: CGMutablePath, _ m: inout CGAffineTransform, _ points: [CGPoint], _ count: Int
) { path.addLines(between: Array(points.prefix(max(0, count))), transform: m) }

@available(swift, deprecated: 99, renamed: "CGMutablePath.addEllipse(self:in:transform:)")
public func CGPathAddEllipseInRect(_ path: CGMutablePath, _ m: CGAffineTransform?, _ rect: CGRect) {
  path.addEllipse(in: rect, transform: m ?? .identity)
}

@available(swift, deprecated: 99, renamed: "CGMutablePath.addEllipse(self:in:transform:)")
public func CGPathAddEllipseInRect(
  _ path: CGMutablePath, _ m: inout CGAffineTransform, _ rect: CGRect
) { path.addEllipse(in: rect, transform: m) }

@available(
  swift, deprecated: 99,
  renamed: "CGMutablePath.addRoundedRect(self:in:cornerWidth:cornerHeight:transform:)"
)
public func CGPathAddRoundedRect(
  _ path: CGMutablePath, _ m: CGAffineTransform?, _ rect: CGRect, _ cornerWidth: CGFloat,
  _ cornerHeight: CGFloat
) {
  path.addRoundedRect(
    in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: m ?? .identity)
}

@available(
  swift, deprecated: 99,
  renamed: "CGMutablePath.addRoundedRect(self:in:cornerWidth:cornerHeight:transform:)"
)
public func CGPathAddRoundedRect(
  _ path: CGMutablePath, _ m: inout CGAffineTransform, _ rect: CGRect, _ cornerWidth: CGFloat,
  _ cornerHeight: CGFloat
) {
  path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: m)
}

@available(
  swift, deprecated: 99,
  renamed: "CGMutablePath.addArc(self:center:radius:startAngle:endAngle:clockwise:transform:)"
)
public func CGPathAddArc(
  _ path: CGMutablePath, _ m: CGAffineTransform?, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat,
  _ startAngle: CGFloat, _ endAngle: CGFloat, _ clockwise: Bool
) {
  path.addArc(
    center: CGPoint(x: x, y: y), radius: radius, startAngle: startAngle, endAngle: endAngle,
    clockwise: clockwise, transform: m ?? .identity)
}

@available(
  swift, deprecated: 99,
  renamed: "CGMutablePath.addArc(self:center:radius:startAngle:endAngle:clockwise:transform:)"
)
public func CGPathAddArc(
  _ path: CGMutablePath, _ m: inout CGAffineTransform, _ x: CGFloat, _ y: CGFloat,
  _ radius: CGFloat, _ startAngle: CGFloat, _ endAngle: CGFloat, _ clockwise: Bool
) {
  path.addArc(
    center: CGPoint(x: x, y: y), radius: radius, startAngle: startAngle, endAngle: endAngle,
    clockwise: clockwise, transform: m)
}

@available(
  swift, deprecated: 99,
  renamed: "CGMutablePath.addRelativeArc(self:center:radius:startAngle:delta:transform:)"
)
public func CGPathAddRelativeArc(
  _ path: CGMutablePath, _ m: CGAffineTransform?, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat,
  _ startAngle: CGFloat, _ delta: CGFloat
) {
  path.addRelativeArc(
    center: CGPoint(x: x, y: y), radius: radius, startAngle: startAngle, delta: delta,
    transform: m ?? .identity)
}

@available(
  swift, deprecated: 99,
  renamed: "CGMutablePath.addRelativeArc(self:center:radius:startAngle:delta:transform:)"
)
public func CGPathAddRelativeArc(
  _ path: CGMutablePath, _ m: inout CGAffineTransform, _ x: CGFloat, _ y: CGFloat,
  _ radius: CGFloat, _ startAngle: CGFloat, _ delta: CGFloat
) {
  path.addRelativeArc(
    center: CGPoint(x: x, y: y), radius: radius, startAngle: startAngle, delta: delta, transform: m)
}

@available(
  swift, deprecated: 99,
  renamed: "CGMutablePath.addArc(self:tangent1End:tangent2End:radius:transform:)"
)
public func CGPathAddArcToPoint(
  _ path: CGMutablePath, _ m: CGAffineTransform?, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat,
  _ y2: CGFloat, _ radius: CGFloat
) {
  path.addArc(
    tangent1End: CGPoint(x: x1, y: y1), tangent2End: CGPoint(x: x2, y: y2), radius: radius,
    transform: m ?? .identity)
}

@available(
  swift, deprecated: 99,
  renamed: "CGMutablePath.addArc(self:tangent1End:tangent2End:radius:transform:)"
)
public func CGPathAddArcToPoint(
  _ path: CGMutablePath, _ m: inout CGAffineTransform, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat,
  _ y2: CGFloat, _ radius: CGFloat
) {
  path.addArc(
    tangent1End: CGPoint(x: x1, y: y1), tangent2End: CGPoint(x: x2, y: y2), radius: radius,
    transform: m)
}

@available(swift, deprecated: 99, renamed: "CGMutablePath.addPath(self:_:transform:)")
public func CGPathAddPath(_ path: CGMutablePath, _ m: CGAffineTransform?, _ other: CGPath) {
  path.addPath(other, transform: m ?? .identity)
}

@available(swift, deprecated: 99, renamed: "CGMutablePath.addPath(self:_:transform:)")
public func CGPathAddPath(_ path: CGMutablePath, _ m: inout CGAffineTransform, _ other: CGPath) {
  path.addPath(other, transform: m)
}

@available(swift, deprecated: 99, renamed: "CGPath.contains(self:_:using:transform:)")
public func CGPathContainsPoint(
  _ path: CGPath, _ m: CGAffineTransform?, _ point: CGPoint, _ eoFill: Bool
) -> Bool { path.contains(point, using: eoFill ? .evenOdd : .winding, transform: m ?? .identity) }

@available(swift, deprecated: 99, renamed: "CGPath.contains(self:_:using:transform:)")
public func CGPathContainsPoint(
  _ path: CGPath, _ m: inout CGAffineTransform, _ point: CGPoint, _ eoFill: Bool
) -> Bool { path.contains(point, using: eoFill ? .evenOdd : .winding, transform: m) }

@available(
  swift, deprecated: 99,
  renamed: "CGPath.copy(self:strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)"
)
public func CGPathCreateCopyByStrokingPath(
  _ path: CGPath, _ m: CGAffineTransform?, _ lineWidth: CGFloat, _ lineCap: CGLineCap,
  _ lineJoin: CGLineJoin, _ miterLimit: CGFloat
) -> CGPath? {
  path.copy(
    strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
    transform: m ?? .identity)
}

@available(
  swift, deprecated: 99,
  renamed: "CGPath.copy(self:strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)"
)
public func CGPathCreateCopyByStrokingPath(
  _ path: CGPath, _ m: inout CGAffineTransform, _ lineWidth: CGFloat, _ lineCap: CGLineCap,
  _ lineJoin: CGLineJoin, _ miterLimit: CGFloat
) -> CGPath? {
  path.copy(
    strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
    transform: m)
}

extension CGPath {
  /// The name that Swift's importer gives the function that it hides behind `copy(strokingWithWidth:)`.
  @available(
    swift, deprecated: 99,
    renamed: "copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)"
  )
  public convenience init?(
    __byStroking path: CGPath, transform m: CGAffineTransform?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    let outline = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      transform: m ?? .identity)
    self.init(geometry: outline.geometry)
  }
}

@available(swift, deprecated: 99, renamed: "CGPath.copy(self:dashingWithPhase:lengths:transform:)")
public func CGPathCreateCopyByDashingPath(
  _ path: CGPath, _ m: CGAffineTransform?, _ phase: CGFloat, _ lengths: [CGFloat], _ count: Int
) -> CGPath? {
  path.copy(
    dashingWithPhase: phase, lengths: Array(lengths.prefix(max(0, count))),
    transform: m ?? .identity)
}

@available(swift, deprecated: 99, renamed: "CGPath.copy(self:dashingWithPhase:lengths:transform:)")
public func CGPathCreateCopyByDashingPath(
  _ path: CGPath, _ m: inout CGAffineTransform, _ phase: CGFloat, _ lengths: [CGFloat], _ count: Int
) -> CGPath? {
  path.copy(dashingWithPhase: phase, lengths: Array(lengths.prefix(max(0, count))), transform: m)
}

@available(swift, deprecated: 99, renamed: "CGPath.copy(self:using:)")
public func CGPathCreateCopyByTransformingPath(_ path: CGPath, _ m: CGAffineTransform?) -> CGPath? {
  path.copy(using: m)
}

@available(swift, deprecated: 99, renamed: "CGPath.copy(self:using:)")
public func CGPathCreateCopyByTransformingPath(_ path: CGPath, _ m: inout CGAffineTransform)
  -> CGPath?
{ path.copy(using: &m) }

@available(swift, deprecated: 99, renamed: "CGPath.mutableCopy(self:using:)")
public func CGPathCreateMutableCopyByTransformingPath(_ path: CGPath, _ m: CGAffineTransform?)
  -> CGMutablePath?
{ path.mutableCopy(using: m) }

@available(swift, deprecated: 99, renamed: "CGPath.mutableCopy(self:using:)")
public func CGPathCreateMutableCopyByTransformingPath(_ path: CGPath, _ m: inout CGAffineTransform)
  -> CGMutablePath?
{ path.mutableCopy(using: &m) }

@available(swift, deprecated: 99, renamed: "CGPath(rect:transform:)")
public func CGPathCreateWithRect(_ rect: CGRect, _ m: CGAffineTransform?) -> CGPath {
  CGPath(rect: rect, transform: m)
}

@available(swift, deprecated: 99, renamed: "CGPath(rect:transform:)")
public func CGPathCreateWithRect(_ rect: CGRect, _ m: inout CGAffineTransform) -> CGPath {
  CGPath(rect: rect, transform: &m)
}

@available(swift, deprecated: 99, renamed: "CGPath(ellipseIn:transform:)")
public func CGPathCreateWithEllipseInRect(_ rect: CGRect, _ m: CGAffineTransform?) -> CGPath {
  CGPath(ellipseIn: rect, transform: m)
}

@available(swift, deprecated: 99, renamed: "CGPath(ellipseIn:transform:)")
public func CGPathCreateWithEllipseInRect(_ rect: CGRect, _ m: inout CGAffineTransform) -> CGPath {
  CGPath(ellipseIn: rect, transform: &m)
}

@available(
  swift, deprecated: 99, renamed: "CGPath(roundedRect:cornerWidth:cornerHeight:transform:)"
)
public func CGPathCreateWithRoundedRect(
  _ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat, _ m: CGAffineTransform?
) -> CGPath {
  CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: m)
}

@available(
  swift, deprecated: 99, renamed: "CGPath(roundedRect:cornerWidth:cornerHeight:transform:)"
)
public func CGPathCreateWithRoundedRect(
  _ rect: CGRect, _ cornerWidth: CGFloat, _ cornerHeight: CGFloat, _ m: inout CGAffineTransform
) -> CGPath {
  CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: &m)
}

extension CGLineCap {
  @available(swift, deprecated: 99, renamed: "butt")
  public static let Butt = CGLineCap.butt

  @available(swift, deprecated: 99, renamed: "round")
  public static let Round = CGLineCap.round

  @available(swift, deprecated: 99, renamed: "square")
  public static let Square = CGLineCap.square
}

extension CGLineJoin {
  @available(swift, deprecated: 99, renamed: "miter")
  public static let Miter = CGLineJoin.miter

  @available(swift, deprecated: 99, renamed: "round")
  public static let Round = CGLineJoin.round

  @available(swift, deprecated: 99, renamed: "bevel")
  public static let Bevel = CGLineJoin.bevel
}

extension CGPathElementType {
  @available(swift, deprecated: 99, renamed: "moveToPoint")
  public static let MoveToPoint = CGPathElementType.moveToPoint

  @available(swift, deprecated: 99, renamed: "addLineToPoint")
  public static let AddLineToPoint = CGPathElementType.addLineToPoint

  @available(swift, deprecated: 99, renamed: "addQuadCurveToPoint")
  public static let AddQuadCurveToPoint = CGPathElementType.addQuadCurveToPoint

  @available(swift, deprecated: 99, renamed: "addCurveToPoint")
  public static let AddCurveToPoint = CGPathElementType.addCurveToPoint

  @available(swift, deprecated: 99, renamed: "closeSubpath")
  public static let CloseSubpath = CGPathElementType.closeSubpath
}

@available(swift, deprecated: 99, renamed: "CGLineCap.butt")
public let kCGLineCapButt: CGLineCap = .butt

@available(swift, deprecated: 99, renamed: "CGLineCap.round")
public let kCGLineCapRound: CGLineCap = .round

@available(swift, deprecated: 99, renamed: "CGLineCap.square")
public let kCGLineCapSquare: CGLineCap = .square

@available(swift, deprecated: 99, renamed: "CGLineJoin.miter")
public let kCGLineJoinMiter: CGLineJoin = .miter

@available(swift, deprecated: 99, renamed: "CGLineJoin.round")
public let kCGLineJoinRound: CGLineJoin = .round

@available(swift, deprecated: 99, renamed: "CGLineJoin.bevel")
public let kCGLineJoinBevel: CGLineJoin = .bevel

extension CGPath {
  @available(
    swift, deprecated: 99,
    renamed: "copy(strokingWithWidth:lineCap:lineJoin:miterLimit:transform:)"
  )
  public convenience init?(
    __byStroking path: CGPath, transform: inout CGAffineTransform, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    self.init(
      __byStroking: path, transform: Optional(transform), lineWidth: lineWidth, lineCap: lineCap,
      lineJoin: lineJoin, miterLimit: miterLimit)
  }
}
