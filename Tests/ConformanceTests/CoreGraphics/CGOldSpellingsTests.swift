import CoreGraphics
import Testing

// Core Graphics as Swift 2 and 3 wrote it.
struct CGOldSpellingsTests {
  @Test func rectangles() {
    let rect = CGRectMake(1, 2, 10, 20)
    #expect(rect == CGRect(x: 1, y: 2, width: 10, height: 20))
    #expect(
      [CGRectGetMinX(rect), CGRectGetMidX(rect), CGRectGetMaxX(rect), CGRectGetWidth(rect)]
        == [1, 6, 11, 10])
    #expect(
      [CGRectGetMinY(rect), CGRectGetMidY(rect), CGRectGetMaxY(rect), CGRectGetHeight(rect)]
        == [2, 12, 22, 20])
    #expect(CGRectInset(rect, 1, 1) == CGRectMake(2, 3, 8, 18))
    #expect(CGRectOffset(rect, 1, 1) == CGRectMake(2, 3, 10, 20))
    #expect(CGRectUnion(rect, CGRectZero) == CGRectMake(0, 0, 11, 22))
    #expect(CGRectIntersection(rect, CGRectMake(0, 0, 5, 5)) == CGRectMake(1, 2, 4, 3))
    #expect(CGRectIsNull(CGRectNull) && CGRectIsInfinite(CGRectInfinite))
    #expect(CGRectIsEmpty(CGRectZero))
    #expect(CGRectContainsPoint(rect, CGPointMake(3, 3)))
    #expect(CGRectContainsRect(rect, CGRectMake(2, 3, 1, 1)))
    #expect(CGRectIntersectsRect(rect, rect) && CGRectEqualToRect(rect, rect))
    #expect(CGRectIntegral(CGRectMake(0.5, 0.5, 1, 1)) == CGRectMake(0, 0, 2, 2))
    #expect(CGRectStandardize(CGRectMake(2, 2, -1, -1)) == CGRectMake(1, 1, 1, 1))
    var (slice, rest) = (CGRectZero, CGRectZero)
    CGRectDivide(rect, &slice, &rest, 3, .MinXEdge)
    #expect(slice.width == 3 && rest.width == 7)
    var changing = rect
    changing.insetInPlace(dx: 1, dy: 1)
    changing.offsetInPlace(dx: 1, dy: 1)
    #expect(changing == CGRectMake(3, 4, 8, 18))
    #expect(rect.rectByInsetting(dx: 1, dy: 1) == CGRectMake(2, 3, 8, 18))
    #expect(rect.divide(4, fromEdge: .MaxYEdge).slice.height == 4)
  }

  @Test func pointsSizesAndVectors() {
    #expect(CGPointEqualToPoint(CGPointZero, CGPointMake(0, 0)))
    #expect(CGSizeEqualToSize(CGSizeZero, CGSizeMake(0, 0)))
    #expect(CGPoint.zeroPoint == .zero && CGSize.zeroSize == .zero && CGRect.zeroRect == .zero)
    #expect(CGVectorMake(1, 2) == CGVector(dx: 1, dy: 2))
    #expect(CGFloat(M_PI) == .pi && CGFloat(M_PI_2) == .pi / 2 && CGFloat(M_PI_4) == .pi / 4)
  }

  @Test func matrices() {
    let move = CGAffineTransformMakeTranslation(3, 4)
    #expect(CGAffineTransformIsIdentity(CGAffineTransformIdentity))
    #expect(CGAffineTransformMake(1, 0, 0, 1, 3, 4) == move)
    #expect(
      CGAffineTransformScale(move, 2, 2) == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4))
    #expect(CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 2), 1, 1).tx == 2)
    #expect(CGAffineTransformConcat(CGAffineTransformMakeScale(2, 2), move).tx == 3)
    #expect(CGAffineTransformInvert(move).tx == -3)
    #expect(CGAffineTransformMakeRotation(0) == CGAffineTransformRotate(.identity, 0))
    #expect(CGAffineTransformEqualToTransform(move, move))
    #expect(CGPointApplyAffineTransform(CGPointMake(1, 1), move) == CGPointMake(4, 5))
    #expect(CGSizeApplyAffineTransform(CGSizeMake(1, 1), move) == CGSizeMake(1, 1))
    #expect(CGRectApplyAffineTransform(CGRectMake(0, 0, 1, 1), move) == CGRectMake(3, 4, 1, 1))
  }

  @Test func pathsBuiltWithNil() {
    let path = CGPathCreateMutable()
    #expect(CGPathIsEmpty(path))
    CGPathMoveToPoint(path, nil, 1, 2)
    CGPathAddLineToPoint(path, nil, 3, 4)
    CGPathAddQuadCurveToPoint(path, nil, 5, 5, 6, 6)
    CGPathAddCurveToPoint(path, nil, 7, 7, 8, 8, 9, 9)
    #expect(CGPathGetCurrentPoint(path) == CGPointMake(9, 9))
    CGPathCloseSubpath(path)
    CGPathAddRect(path, nil, CGRectMake(0, 0, 1, 1))
    #expect(
      elements(of: path) == [
        "M 1 2", "L 3 4", "Q 5 5 6 6", "C 7 7 8 8 9 9", "Z", "M 0 0", "L 1 0", "L 1 1", "L 0 1",
        "Z",
      ])
    #expect(CGPathGetBoundingBox(path) == CGRectMake(0, 0, 9, 9))
    #expect(CGPathContainsPoint(path, nil, CGPointMake(0.5, 0.5), false))
    #expect(CGPathEqualToPath(path, CGPathCreateCopy(path)))
    #expect(CGPathEqualToPath(path, CGPathCreateMutableCopy(path)))
  }

  @Test func pathsBuiltWithAMatrix() {
    var move = CGAffineTransformMakeTranslation(10, 20)
    let path = CGPathCreateMutable()
    CGPathMoveToPoint(path, &move, 0, 0)
    CGPathAddLineToPoint(path, &move, 1, 0)
    CGPathAddLines(path, &move, [CGPointZero, CGPointMake(0, 1)], 2)
    #expect(elements(of: path) == ["M 10 20", "L 11 20", "M 10 20", "L 10 21"])
    let oval = CGPathCreateWithEllipseInRect(CGRectMake(0, 0, 2, 2), &move)
    #expect(CGPathGetPathBoundingBox(oval) == CGRectMake(10, 20, 2, 2))
    let rect = CGPathCreateWithRect(CGRectMake(0, 0, 2, 2), nil)
    let moved = CGPathCreateCopyByTransformingPath(rect, &move)
    #expect(moved?.boundingBox == CGRectMake(10, 20, 2, 2))
    var found = CGRectZero
    #expect(CGPathIsRect(rect, &found) && CGPathIsRect(rect, nil))
    #expect(found == CGRectMake(0, 0, 2, 2))
  }

  @Test func arcsAndShapes() {
    let path = CGPathCreateMutable()
    CGPathAddArc(path, nil, 0, 0, 10, 0, CGFloat(M_PI_2), false)
    #expect(elements(of: path).count == 2)
    CGPathAddRelativeArc(path, nil, 0, 0, 10, CGFloat(M_PI_2), CGFloat(M_PI_2))
    #expect(isClose(Double(path.currentPoint.x), -10))
    let other = CGPathCreateMutable()
    CGPathMoveToPoint(other, nil, 0, 0)
    CGPathAddArcToPoint(other, nil, 10, 0, 10, 10, 4)
    #expect(isClose(Double(other.currentPoint.y), 4))
    CGPathAddPath(other, nil, path)
    CGPathAddEllipseInRect(other, nil, CGRectMake(0, 0, 1, 1))
    CGPathAddRoundedRect(other, nil, CGRectMake(0, 0, 9, 9), 1, 1)
    CGPathAddRects(other, nil, [CGRectMake(0, 0, 1, 1)], 1)
    #expect(elements(of: other).last == "Z")
    let line = CGPathCreateMutable()
    CGPathMoveToPoint(line, nil, 0, 0)
    CGPathAddLineToPoint(line, nil, 10, 0)
    let band = CGPathCreateCopyByStrokingPath(line, nil, 2, .Butt, .Miter, 10)
    #expect(band?.boundingBoxOfPath == CGRectMake(0, -1, 10, 2))
    let dashes = CGPathCreateCopyByDashingPath(line, nil, 0, [4, 1], 2)
    #expect(dashes.map { elements(of: $0).count } == 4)
    let rounded = CGPathCreateWithRoundedRect(CGRectMake(0, 0, 9, 9), 2, 2, nil)
    var count = 0
    CGPathApply(rounded, nil) { _, _ in count += 1 }
    #expect(count == 10)
  }

  @Test func capsAndJoins() {
    #expect(CGLineCap.Round == .round && kCGLineCapSquare == .square)
    #expect(CGLineJoin.Bevel == .bevel && kCGLineJoinRound == .round)
    #expect(CGPathElementType.AddCurveToPoint == .addCurveToPoint)
  }

  @Test func coloursAndSpaces() {
    let space = CGColorSpaceCreateWithName(kCGColorSpaceSRGB)
    let color = CGColorCreate(space, [1, 0.5, 0, 1])
    #expect(CGColorEqualToColor(color, CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)))
    #expect(CGColorCreateCopyWithAlpha(color, 0.5)?.alpha == 0.5)
    #expect(color.map(CGColorGetComponents) == [1, 0.5, 0, 1])
    #expect(color.map(CGColorGetNumberOfComponents) == 4)
    #expect(color.map(CGColorGetAlpha) == 1)
    #expect(color.flatMap(CGColorGetColorSpace) == space)
    #expect(space.map(CGColorSpaceGetModel) == .RGB)
    #expect(space.map(CGColorSpaceGetNumberOfComponents) == 3)
  }

  @Test func images() {
    let provider = CGDataProviderCreateWithCFData(Data([1, 2, 3, 255, 4, 5, 6, 255]) as CFData)
    let image = CGImageCreate(
      2, 1, 8, 32, 8, CGColorSpaceCreateDeviceRGB(),
      CGBitmapInfo(rawValue: CGImageAlphaInfo.PremultipliedLast.rawValue), provider, nil, false,
      .RenderingIntentDefault)
    #expect(CGImageGetWidth(image) == 2 && CGImageGetHeight(image) == 1)
    #expect(CGImageGetBytesPerRow(image) == 8 && CGImageGetBitsPerPixel(image) == 32)
    #expect(CGImageGetAlphaInfo(image) == .PremultipliedLast)
    #expect(CGImageGetWidth(CGImageCreateWithImageInRect(image, CGRectMake(1, 0, 1, 1))) == 1)
    #expect(CGDataProviderCopyData(CGImageGetDataProvider(image))?.count == 8)
  }

  @Test func drawingIntoAContext() throws {
    let context = CGBitmapContextCreate(
      nil, 4, 4, 8, 0, CGColorSpaceCreateDeviceRGB(),
      CGImageAlphaInfo.PremultipliedLast.rawValue)
    CGContextSaveGState(context)
    CGContextTranslateCTM(context, 2, 0)
    CGContextSetFillColorWithColor(context, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    CGContextFillRect(context, CGRectMake(0, 0, 2, 4))
    CGContextRestoreGState(context)
    CGContextSetRGBFillColor(context, 0, 0, 1, 1)
    CGContextBeginPath(context)
    CGContextMoveToPoint(context, 0, 0)
    CGContextAddLineToPoint(context, 1, 0)
    CGContextAddLineToPoint(context, 1, 4)
    CGContextAddLineToPoint(context, 0, 4)
    CGContextClosePath(context)
    CGContextFillPath(context)
    let image = try #require(CGBitmapContextCreateImage(context))
    let bytes = try #require(image.dataProvider?.data.map { [UInt8]($0) })
    #expect(Array(bytes[0..<4]) == [0, 0, 255, 255])
    #expect(Array(bytes[4..<8]) == [0, 0, 0, 0])
    #expect(Array(bytes[8..<12]) == [255, 0, 0, 255])
  }

  @Test func patternsFunctionsAndMasks() throws {
    var callbacks = CGPatternCallbacks(
      version: 0, drawPattern: { _, context in context.fill(CGRectMake(0, 0, 1, 1)) },
      releaseInfo: nil)
    let pattern = CGPatternCreate(
      nil, CGRectMake(0, 0, 1, 1), CGAffineTransformIdentity, 1, 1, .ConstantSpacing, true,
      &callbacks)
    let color = CGColorCreateWithPattern(CGColorSpaceCreatePattern(nil), pattern, [0.5])
    #expect(color?.alpha == 0.5)
    var values = CGFunctionCallbacks(
      version: 0, evaluate: { _, x, color in color[0] = x[0] }, releaseInfo: nil)
    let ramp = CGFunctionCreate(nil, 1, [0, 1], 2, [0, 1, 0, 1], &values)
    let grey = CGColorSpaceCreateDeviceGray()
    #expect(CGShadingCreateAxial(grey, CGPointZero, CGPointMake(1, 0), ramp, false, false) != nil)
    let provider = CGDataProviderCreateWithCFData(Data([0, 255]) as CFData)
    let mask = CGImageMaskCreate(2, 1, 8, 8, 2, provider, nil, false)
    #expect(CGImageIsMask(mask))
    let context = CGBitmapContextCreate(
      nil, 2, 1, 8, 0, CGColorSpaceCreateDeviceRGB(), CGImageAlphaInfo.PremultipliedLast.rawValue)
    #expect(CGBitmapContextGetWidth(context) == 2 && CGBitmapContextGetHeight(context) == 1)
    #expect(CGBitmapContextGetBitsPerPixel(context) == 32)
    var alpha: CGFloat = 1
    CGContextSetFillPattern(context, pattern, &alpha)
    CGContextFillRect(context, CGRectMake(0, 0, 1, 1))
    let image = try #require(CGBitmapContextCreateImage(context))
    let bytes = try #require(image.dataProvider?.data.map { [UInt8]($0) })
    #expect(bytes == [0, 0, 0, 255, 0, 0, 0, 0])
  }

  @Test func text() {
    let context = CGBitmapContextCreate(
      nil, 2, 1, 8, 0, CGColorSpaceCreateDeviceRGB(), CGImageAlphaInfo.PremultipliedLast.rawValue)
    CGContextSetTextMatrix(context, CGAffineTransformMakeScale(2, 2))
    CGContextSetTextPosition(context, 3, 4)
    #expect(CGContextGetTextPosition(context) == CGPointMake(3, 4))
    #expect(CGContextGetTextMatrix(context).a == 2)
    CGContextSetTextDrawingMode(context, .FillStroke)
    #expect(CGTextDrawingMode.Clip == .clip)
    #expect(CGFontCreateWithFontName("no such font") == nil)
  }
}
