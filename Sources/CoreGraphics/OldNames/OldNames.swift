public import Foundation

// The spellings of Swift 2 and 3. Silent in the build; `-warn-soft-deprecated` lists their uses.

@available(swift, deprecated: 99, renamed: "Double.pi")
public let M_PI: Double = Double.pi

@available(swift, deprecated: 99, renamed: "Double.pi")
public let M_PI_2: Double = Double.pi / 2

@available(swift, deprecated: 99, renamed: "Double.pi")
public let M_PI_4: Double = Double.pi / 4

@available(swift, deprecated: 99, renamed: "CGPoint.zero")
public let CGPointZero: CGPoint = .zero

@available(swift, deprecated: 99, renamed: "CGSize.zero")
public let CGSizeZero: CGSize = .zero

@available(swift, deprecated: 99, renamed: "CGRect.zero")
public let CGRectZero: CGRect = .zero

@available(swift, deprecated: 99, renamed: "CGRect.null")
public let CGRectNull: CGRect = .null

@available(swift, deprecated: 99, renamed: "CGAffineTransform.identity")
public let CGAffineTransformIdentity: CGAffineTransform = .identity

@available(swift, deprecated: 99, renamed: "CGPoint(x:y:)")
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

@available(swift, deprecated: 99, renamed: "CGSize(width:height:)")
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

@available(swift, deprecated: 99, renamed: "CGRect(x:y:width:height:)")
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

@available(swift, deprecated: 99, renamed: "getter:CGRect.minX(self:)")
public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }

@available(swift, deprecated: 99, renamed: "getter:CGRect.midX(self:)")
public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }

@available(swift, deprecated: 99, renamed: "getter:CGRect.maxX(self:)")
public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }

@available(swift, deprecated: 99, renamed: "getter:CGRect.minY(self:)")
public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }

@available(swift, deprecated: 99, renamed: "getter:CGRect.midY(self:)")
public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }

@available(swift, deprecated: 99, renamed: "getter:CGRect.maxY(self:)")
public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }

@available(swift, deprecated: 99, renamed: "getter:CGRect.width(self:)")
public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }

@available(swift, deprecated: 99, renamed: "getter:CGRect.height(self:)")
public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

@available(swift, deprecated: 99, renamed: "CGRect.insetBy(self:dx:dy:)")
public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.insetBy(dx: dx, dy: dy)
}

@available(swift, deprecated: 99, renamed: "CGRect.offsetBy(self:dx:dy:)")
public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
  rect.offsetBy(dx: dx, dy: dy)
}

@available(swift, deprecated: 99, renamed: "getter:CGRect.integral(self:)")
public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }

@available(swift, deprecated: 99, renamed: "CGRect.contains(self:_:)")
public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }

@available(swift, deprecated: 99, renamed: "CGRect.intersects(self:_:)")
public func CGRectIntersectsRect(_ a: CGRect, _ b: CGRect) -> Bool { a.intersects(b) }

@available(swift, deprecated: 99, message: "Use ==")
public func CGRectEqualToRect(_ a: CGRect, _ b: CGRect) -> Bool { a == b }

@available(swift, deprecated: 99, message: "Use ==")
public func CGPointEqualToPoint(_ a: CGPoint, _ b: CGPoint) -> Bool { a == b }

@available(swift, deprecated: 99, renamed: "CGAffineTransform(translationX:y:)")
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

@available(swift, deprecated: 99, renamed: "CGAffineTransform(scaleX:y:)")
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

@available(swift, deprecated: 99, renamed: "CGAffineTransform(rotationAngle:)")
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

@available(swift, deprecated: 99, renamed: "CGAffineTransform.translatedBy(self:x:y:)")
public func CGAffineTransformTranslate(_ t: CGAffineTransform, _ tx: CGFloat, _ ty: CGFloat)
  -> CGAffineTransform
{ t.translatedBy(x: tx, y: ty) }

@available(swift, deprecated: 99, renamed: "CGAffineTransform.scaledBy(self:x:y:)")
public func CGAffineTransformScale(_ t: CGAffineTransform, _ sx: CGFloat, _ sy: CGFloat)
  -> CGAffineTransform
{ t.scaledBy(x: sx, y: sy) }

@available(swift, deprecated: 99, renamed: "CGAffineTransform.rotated(self:by:)")
public func CGAffineTransformRotate(_ t: CGAffineTransform, _ angle: CGFloat) -> CGAffineTransform {
  t.rotated(by: angle)
}

@available(swift, deprecated: 99, renamed: "CGAffineTransform.concatenating(self:_:)")
public func CGAffineTransformConcat(_ a: CGAffineTransform, _ b: CGAffineTransform)
  -> CGAffineTransform
{ a.concatenating(b) }

@available(swift, deprecated: 99, renamed: "CGAffineTransform.inverted(self:)")
public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }

@available(swift, deprecated: 99, renamed: "CGVector(dx:dy:)")
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

@available(swift, deprecated: 99, renamed: "getter:CGRect.standardized(self:)")
public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }

@available(swift, deprecated: 99, renamed: "CGRect.union(self:_:)")
public func CGRectUnion(_ a: CGRect, _ b: CGRect) -> CGRect { a.union(b) }

@available(swift, deprecated: 99, renamed: "CGRect.intersection(self:_:)")
public func CGRectIntersection(_ a: CGRect, _ b: CGRect) -> CGRect { a.intersection(b) }

@available(swift, deprecated: 99, renamed: "CGRect.contains(self:_:)")
public func CGRectContainsRect(_ a: CGRect, _ b: CGRect) -> Bool { a.contains(b) }

@available(swift, deprecated: 99, renamed: "getter:CGRect.isEmpty(self:)")
public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }

@available(swift, deprecated: 99, renamed: "getter:CGRect.isNull(self:)")
public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }

@available(swift, deprecated: 99, renamed: "getter:CGRect.isInfinite(self:)")
public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }

@available(swift, deprecated: 99, renamed: "CGRect.divided(self:atDistance:from:)")
public func CGRectDivide(
  _ rect: CGRect, _ slice: inout CGRect, _ remainder: inout CGRect, _ amount: CGFloat,
  _ edge: CGRectEdge
) { (slice, remainder) = rect.divided(atDistance: amount, from: edge) }

@available(swift, deprecated: 99, renamed: "CGSize.equalTo(self:_:)")
public func CGSizeEqualToSize(_ a: CGSize, _ b: CGSize) -> Bool { a == b }

@available(swift, deprecated: 99, renamed: "CGPoint.applying(self:_:)")
public func CGPointApplyAffineTransform(_ point: CGPoint, _ t: CGAffineTransform) -> CGPoint {
  point.applying(t)
}

@available(swift, deprecated: 99, renamed: "CGSize.applying(self:_:)")
public func CGSizeApplyAffineTransform(_ size: CGSize, _ t: CGAffineTransform) -> CGSize {
  size.applying(t)
}

@available(swift, deprecated: 99, renamed: "CGRect.applying(self:_:)")
public func CGRectApplyAffineTransform(_ rect: CGRect, _ t: CGAffineTransform) -> CGRect {
  rect.applying(t)
}

@available(swift, deprecated: 99, renamed: "CGAffineTransform(a:b:c:d:tx:ty:)")
public func CGAffineTransformMake(
  _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat
) -> CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }

@available(swift, deprecated: 99, renamed: "getter:CGAffineTransform.isIdentity(self:)")
public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }

@available(swift, deprecated: 99, message: "Use ==")
public func CGAffineTransformEqualToTransform(_ a: CGAffineTransform, _ b: CGAffineTransform)
  -> Bool
{ a == b }

@available(swift, deprecated: 99, renamed: "CGRect.infinite")
public let CGRectInfinite: CGRect = .infinite

extension CGRectEdge {
  @available(swift, deprecated: 99, renamed: "minXEdge")
  public static let MinXEdge = CGRectEdge.minXEdge

  @available(swift, deprecated: 99, renamed: "minYEdge")
  public static let MinYEdge = CGRectEdge.minYEdge

  @available(swift, deprecated: 99, renamed: "maxXEdge")
  public static let MaxXEdge = CGRectEdge.maxXEdge

  @available(swift, deprecated: 99, renamed: "maxYEdge")
  public static let MaxYEdge = CGRectEdge.maxYEdge
}

extension CGRect {
  @available(swift, deprecated: 99, renamed: "null")
  public static let nullRect = CGRect.null

  @available(swift, deprecated: 99, renamed: "zero")
  public static let zeroRect = CGRect.zero

  @available(swift, deprecated: 99, renamed: "insetBy(dx:dy:)")
  public func rectByInsetting(dx: CGFloat, dy: CGFloat) -> CGRect { insetBy(dx: dx, dy: dy) }

  @available(swift, deprecated: 99, renamed: "offsetBy(dx:dy:)")
  public func rectByOffsetting(dx: CGFloat, dy: CGFloat) -> CGRect { offsetBy(dx: dx, dy: dy) }

  @available(swift, deprecated: 99, renamed: "intersection(_:)")
  public func intersect(_ rect: CGRect) -> CGRect { intersection(rect) }

  @available(swift, deprecated: 99, message: "Write rect = rect.insetBy(dx:dy:).")
  public mutating func insetInPlace(dx: CGFloat, dy: CGFloat) { self = insetBy(dx: dx, dy: dy) }

  @available(swift, deprecated: 99, message: "Write rect = rect.offsetBy(dx:dy:).")
  public mutating func offsetInPlace(dx: CGFloat, dy: CGFloat) { self = offsetBy(dx: dx, dy: dy) }

  @available(swift, deprecated: 99, message: "Write rect = rect.union(other).")
  public mutating func unionInPlace(_ rect: CGRect) { self = union(rect) }

  @available(swift, deprecated: 99, message: "Write rect = rect.intersection(other).")
  public mutating func intersectInPlace(_ rect: CGRect) { self = intersection(rect) }

  @available(swift, deprecated: 99, message: "Write rect = rect.integral.")
  public mutating func makeIntegralInPlace() { self = integral }

  @available(swift, deprecated: 99, renamed: "divided(atDistance:from:)")
  public func divide(_ atDistance: CGFloat, fromEdge: CGRectEdge) -> (
    slice: CGRect, remainder: CGRect
  ) {
    divided(atDistance: atDistance, from: fromEdge)
  }
}

extension CGPoint {
  @available(swift, deprecated: 99, renamed: "zero")
  public static let zeroPoint = CGPoint.zero
}

extension CGSize {
  @available(swift, deprecated: 99, renamed: "zero")
  public static let zeroSize = CGSize.zero
}
