import CoreGraphics
import Raster
import Testing

struct CGContextTests {
  /// A transparent context, y up.
  private func makeContext(_ width: Int, _ height: Int) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  /// The alpha bytes, one string of two hexadecimal digits per pixel, row by row from the top.
  private func alphas(_ context: CGContext) -> [String] {
    plane(context, 3)
  }

  private func plane(_ context: CGContext, _ component: Int) -> [String] {
    guard let image = context.makeImage()?.rasterImage else { return [] }
    return (0..<image.height).map { y in
      (0..<image.width).map { x in
        let byte = image.pixels[(y * image.width + x) * 4 + component]
        return (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }.joined(separator: " ")
    }
  }

  private func sumOfAlpha(_ context: CGContext) -> Double {
    guard let image = context.makeImage()?.rasterImage else { return 0 }
    return stride(from: 3, to: image.pixels.count, by: 4)
      .reduce(0) { $0 + Double(image.pixels[$1]) / 255 }
  }

  @Test func theOriginIsAtTheBottomLeft() throws {
    let context = try makeContext(3, 3)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(alphas(context) == ["00 00 00", "00 00 00", "ff ff 00"])
  }

  @Test func contextsInPointsHaveTheirOriginAtTheTopLeft() throws {
    let context = try #require(
      CGContext(size: CGSize(width: 2, height: 1.5), scale: 2, isOpaque: false))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 0.5))
    #expect(alphas(context) == ["ff ff 00 00", "00 00 00 00", "00 00 00 00"])
  }

  @Test func coloursArePremultiplied() throws {
    let context = try makeContext(1, 1)
    context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let pixel = try #require(context.makeImage()).rasterImage.pixels
    #expect(pixel[3] == 128)
    #expect(pixel[0] == 128)
    #expect(abs(Int(pixel[1]) - 64) <= 1)
    #expect(pixel[2] == 0)
  }

  @Test func edgesBetweenPixelsCoverInProportion() throws {
    let context = try makeContext(3, 1)
    context.fill(CGRect(x: 0.5, y: 0, width: 2, height: 1))
    #expect(alphas(context) == ["80 ff 80"])
  }

  /// The documented areas of Core Animation's shape layers hold for contexts too: a 40 × 30
  /// rectangle with a stroke 4 wide covers (44 · 34 − 36 · 26) = 560.
  @Test func aStrokedRectangleCoversItsRing() throws {
    let context = try makeContext(60, 50)
    context.stroke(CGRect(x: 10, y: 10, width: 40, height: 30), width: 4)
    #expect(sumOfAlpha(context) == 560)
  }

  @Test func anEllipseCoversItsArea() throws {
    let context = try makeContext(100, 60)
    context.fillEllipse(in: CGRect(x: 10, y: 10, width: 80, height: 40))
    #expect(abs(sumOfAlpha(context) - .pi * 40 * 20) < 1.5)
  }

  @Test func alphaMultipliesColours() throws {
    let context = try makeContext(1, 1)
    context.setAlpha(0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(alphas(context) == ["80"])
  }

  @Test func restoringBringsBackMatrixColourAndClip() throws {
    let context = try makeContext(4, 1)
    context.saveGState()
    context.translateBy(x: 1, y: 0)
    context.setFillColor(gray: 1, alpha: 0.5)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 1))
    context.restoreGState()
    context.fill(CGRect(x: 3, y: 0, width: 9, height: 1))
    #expect(alphas(context) == ["00 80 00 ff"])
    #expect(context.ctm == .identity)
  }

  @Test func clipsIntersect() throws {
    let context = try makeContext(4, 1)
    context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 1))
    context.clip(to: CGRect(x: 2, y: 0, width: 2, height: 1))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 2, y: 0, width: 1, height: 1))
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    #expect(alphas(context) == ["00 00 ff 00"])
  }

  @Test func noRectanglesClipEverythingButAnEmptyPathNothing() throws {
    let context = try makeContext(1, 1)
    context.clip()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(alphas(context) == ["ff"])
    context.clip(to: [])
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(plane(context, 0) == ["00"])
    #expect(context.boundingBoxOfClipPath.isNull)
  }

  @Test func theEvenOddRuleLeavesHoles() throws {
    let context = try makeContext(3, 3)
    context.addRect(CGRect(x: 0, y: 0, width: 3, height: 3))
    context.addRect(CGRect(x: 1, y: 1, width: 1, height: 1))
    context.fillPath(using: .evenOdd)
    #expect(alphas(context) == ["ff ff ff", "ff 00 ff", "ff ff ff"])
    #expect(context.isPathEmpty)
  }

  @Test func pointsOfAPathStayWhereTheyAreWhenTheMatrixChanges() throws {
    let context = try makeContext(4, 1)
    context.move(to: .zero)
    context.addLine(to: CGPoint(x: 1, y: 0))
    context.addLine(to: CGPoint(x: 1, y: 1))
    context.scaleBy(x: 2, y: 1)
    #expect(context.currentPointOfPath == CGPoint(x: 0.5, y: 1))
    context.addLine(to: CGPoint(x: 0, y: 1))
    context.fillPath()
    #expect(alphas(context) == ["ff 00 00 00"])
  }

  @Test func theLineIsAsWideAsTheMatrixMakesIt() throws {
    let context = try makeContext(8, 8)
    context.scaleBy(x: 2, y: 2)
    context.setLineWidth(1)
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 2), CGPoint(x: 4, y: 2)])
    #expect(sumOfAlpha(context) == 16)
  }

  @Test func withoutAntialiasingPixelsAreWhole() throws {
    let context = try makeContext(4, 1)
    context.saveGState()
    context.setShouldAntialias(false)
    context.fill(CGRect(x: 0.25, y: 0, width: 1.5, height: 1))
    context.restoreGState()
    context.fill(CGRect(x: 2.5, y: 0, width: 0.5, height: 1))
    #expect(alphas(context) == ["ff ff 80 00"])
    context.setAllowsAntialiasing(false)
    context.fill(CGRect(x: 2.75, y: 0, width: 1, height: 1))
    #expect(alphas(context) == ["ff ff 80 ff"])
  }

  @Test func dashesLeaveGaps() throws {
    let context = try makeContext(8, 1)
    context.setLineDash(phase: 1, lengths: [2, 1])
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 8, y: 0.5)])
    #expect(alphas(context) == ["ff 00 ff ff 00 ff ff 00"])
  }

  @Test func clearingErasesWithinTheClip() throws {
    let context = try makeContext(4, 1)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1))
    context.clear(CGRect(x: 1, y: 0, width: 3, height: 1))
    #expect(alphas(context) == ["ff 00 ff ff"])
  }

  @Test func withoutAlphaThePictureIsBlackFirstAndAfterClearing() throws {
    let context = CGContext(width: 2, height: 1, isOpaque: true)
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(alphas(context) == ["ff ff"])
    #expect(plane(context, 0) == ["00 ff"])
  }

  @Test func aTransparencyLayerFadesAsOnePicture() throws {
    let context = try makeContext(3, 1)
    context.setAlpha(0.5)
    context.beginTransparencyLayer()
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    context.endTransparencyLayer()
    #expect(alphas(context) == ["80 80 80"])
  }

  /// 2 × 2 pixels: red over green at the left, transparent at the right.
  private let image = CGImage(
    rasterImage: Image(
      width: 2, height: 2,
      pixels: [255, 0, 0, 255, 0, 0, 0, 0, 0, 255, 0, 255, 0, 0, 0, 0]))

  @Test func imagesStandUprightWhereYGoesUp() throws {
    let context = try makeContext(2, 2)
    context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(plane(context, 0) == ["ff 00", "00 00"])
    #expect(plane(context, 1) == ["00 00", "ff 00"])
  }

  @Test func imagesAreUpsideDownWhereYGoesDown() throws {
    let context = try #require(
      CGContext(size: CGSize(width: 2, height: 2), scale: 1, isOpaque: false))
    context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(plane(context, 0) == ["00 00", "ff 00"])
  }

  @Test func withoutInterpolationPixelsStaySharp() throws {
    let context = try makeContext(4, 2)
    context.interpolationQuality = .none
    context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 2))
    #expect(plane(context, 0) == ["ff ff 00 00", "00 00 00 00"])
  }

  @Test func shrunkenImagesAreMeansUnlessTheQualityIsNone() throws {
    let stripes = CGImage(
      rasterImage: Image(
        width: 8, height: 1,
        pixels: (0..<8).flatMap { x -> [UInt8] in
          x.isMultiple(of: 4) ? [255, 255, 255, 255] : [0, 0, 0, 255]
        }))
    for quality in [CGInterpolationQuality.default, .medium, .high] {
      let context = try makeContext(2, 1)
      context.interpolationQuality = quality
      context.draw(stripes, in: CGRect(x: 0, y: 0, width: 2, height: 1))
      #expect(plane(context, 0) == ["40 40"])
    }
    let sharp = try makeContext(2, 1)
    sharp.interpolationQuality = .none
    sharp.draw(stripes, in: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(plane(sharp, 0) == ["00 00"])
  }

  @Test func anImageTakenEarlyDoesNotChange() throws {
    let context = try makeContext(1, 1)
    let before = try #require(context.makeImage())
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(before.rasterImage.pixels == [0, 0, 0, 0])
    #expect(alphas(context) == ["ff"])
  }

  @Test func unknownPixelFormatsAreRefused() {
    #expect(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 5, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
    #expect(
      CGContext(
        data: nil, width: 0, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: 1) == nil)
  }

  @Test func theFillOrStrokeContainsPoints() throws {
    let context = try makeContext(10, 10)
    context.setLineWidth(2)
    context.addRect(CGRect(x: 2, y: 2, width: 4, height: 4))
    #expect(context.pathContains(CGPoint(x: 4, y: 4), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 4, y: 4), mode: .stroke))
    #expect(context.pathContains(CGPoint(x: 6.5, y: 4), mode: .fillStroke))
    #expect(!context.pathContains(CGPoint(x: 6.5, y: 4), mode: .fill))
  }

  /// 3 points at 1.5 pixels each are 4.5: the picture has 5 × 5 pixels, and what fills the points
  /// fills all of them.
  @Test func aSizeCanFillItsWholePixels() throws {
    let context = try #require(
      CGContext(filledBy: CGSize(width: 3, height: 3), scale: 1.5, isOpaque: false))
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1.5))
    let full = "ff ff ff ff ff"
    let empty = "00 00 00 00 00"
    #expect(alphas(context) == [full, full, "80 80 80 80 80", empty, empty])
  }
}
