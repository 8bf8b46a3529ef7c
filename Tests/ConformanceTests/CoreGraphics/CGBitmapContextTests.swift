import CoreGraphics
import Testing

// CGBitmapContext.h: what a bitmap is made of, and the pictures of it.
struct CGBitmapContextTests {
  private func makeContext(
    _ width: Int, _ height: Int, _ alpha: CGImageAlphaInfo, bits: Int = 8, bytesPerRow: Int = 0,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB()
  ) -> CGContext? {
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: bits, bytesPerRow: bytesPerRow,
      space: space, bitmapInfo: alpha.rawValue)
  }

  @Test func itSaysWhatItWasMadeOf() throws {
    let context = try #require(makeContext(3, 2, .premultipliedFirst, bytesPerRow: 64))
    #expect(context.width == 3 && context.height == 2)
    #expect(
      context.bitsPerComponent == 8 && context.bitsPerPixel == 32 && context.bytesPerRow == 64)
    #expect(context.alphaInfo == .premultipliedFirst)
    #expect(context.bitmapInfo.rawValue == 2)
    #expect(context.colorSpace?.model == .rgb)
    #expect(context.data != nil)
  }

  // Quartz 2D Programming Guide, supported pixel formats.
  @Test func straightAlphaAndThreeBytesAreNotSupported() {
    #expect(makeContext(1, 1, .last) == nil)
    #expect(makeContext(1, 1, .first) == nil)
    #expect(makeContext(1, 1, .none) == nil)
    #expect(makeContext(1, 1, .none, space: CGColorSpaceCreateDeviceGray()) != nil)
    #expect(makeContext(1, 1, .alphaOnly, space: CGColorSpaceCreateDeviceGray()) != nil)
    #expect(makeContext(1, 1, .noneSkipFirst, bits: 5) != nil)
    #expect(makeContext(4, 1, .premultipliedLast, bytesPerRow: 15) == nil)
  }

  @Test func aNewContextHasTheDefaultState() throws {
    let context = try #require(makeContext(4, 3, .premultipliedLast))
    #expect(context.ctm.isIdentity)
    #expect(context.interpolationQuality == .default)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 3))
    #expect(context.isPathEmpty)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
    let pixels = StagePixels(try #require(context.makeImage()))
    // Black, and y grows upwards.
    #expect(pixels[0, 2] == [0, 0, 0, 255])
    #expect(pixels[0, 1] == [0, 0, 0, 0])
  }

  @Test func itsImageHasItsFormatAndDoesNotChangeWithIt() throws {
    let context = try #require(makeContext(2, 1, .premultipliedLast))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let image = try #require(context.makeImage())
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(image.width == 2 && image.height == 1)
    #expect(image.bitsPerComponent == 8 && image.bitsPerPixel == 32)
    #expect(image.alphaInfo == .premultipliedLast)
    #expect(image.colorSpace?.model == .rgb)
    #expect(!image.isMask && image.decode == nil && image.shouldInterpolate)
    #expect(image.renderingIntent == .defaultIntent)
    #expect(StagePixels(image)[1, 0] == [255, 0, 0, 255])
    #expect(StagePixels(try #require(context.makeImage()))[1, 0] == [0, 0, 255, 255])
  }

  // CGImage.h: a mask has no colour space; where a sample is 0 it paints.
  @Test func aMaskPaintsWhereItIsZero() throws {
    let provider = try #require(CGDataProvider(data: Data([0, 255]) as CFData))
    let mask = try #require(
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        provider: provider, decode: nil, shouldInterpolate: false))
    #expect(mask.isMask)
    #expect(mask.colorSpace == nil)
    let context = try #require(makeContext(2, 1, .premultipliedLast))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 1))
    let pixels = StagePixels(try #require(context.makeImage()))
    #expect(pixels[0, 0] == [0, 255, 0, 255])
    #expect(pixels[1, 0] == [0, 0, 0, 0])
  }
}
