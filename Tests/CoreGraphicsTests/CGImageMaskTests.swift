import CoreGraphics
import Testing

/// Stencils, masks and images in files.
struct CGImageMaskTests {
  private func provider(_ bytes: [UInt8]) throws -> CGDataProvider {
    try #require(CGDataProvider(data: Data(bytes)))
  }

  /// One row of samples as a stencil or as a grey image.
  private func stencil(_ samples: [UInt8], decode: [CGFloat]? = nil) throws -> CGImage {
    try #require(
      CGImage(
        maskWidth: samples.count, height: 1, bitsPerComponent: 8, bitsPerPixel: 8,
        bytesPerRow: samples.count, provider: provider(samples), decode: decode,
        shouldInterpolate: false))
  }

  private func gray(_ samples: [UInt8]) throws -> CGImage {
    try #require(
      CGImage(
        width: samples.count, height: 1, bitsPerComponent: 8, bitsPerPixel: 8,
        bytesPerRow: samples.count, space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [],
        provider: provider(samples), decode: nil, shouldInterpolate: false, intent: .defaultIntent))
  }

  private let row = CGRect(x: 0, y: 0, width: 3, height: 1)

  @Test func aStencilPaintsTheFillColourWhereItIsZero() throws {
    let context = try transparentContext(3, 1)
    context.setFillColor(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
    let mask = try stencil([0, 128, 255])
    #expect(mask.isMask)
    #expect(mask.colorSpace == nil)
    context.draw(mask, in: row)
    let pixels = try DrawnPixels(context)
    #expect(pixels.alphas() == [255, 127, 0])
    #expect(pixels[0, 0] == [0, 255, 0, 255])
  }

  @Test func decodingCanTurnAStencilRound() throws {
    let context = try transparentContext(3, 1)
    context.draw(try stencil([0, 128, 255], decode: [1, 0]), in: row)
    #expect(try DrawnPixels(context).alphas() == [0, 128, 255])
  }

  @Test func clippingToAStencilAndToAnImageAreOpposite() throws {
    for (mask, expected) in [
      (try stencil([0, 128, 255]), [255, 127, 0]), (try gray([0, 128, 255]), [0, 128, 255]),
    ] {
      let context = try transparentContext(3, 1)
      context.clip(to: row, mask: mask)
      context.fill(row)
      #expect(try DrawnPixels(context).alphas() == expected)
      // Each step is cut by itself.
      context.fill(row)
      let half = Double(expected[1]) / 255
      #expect(abs(Double(try DrawnPixels(context).alphas()[1]) - 255 * half * (2 - half)) <= 1)
    }
  }

  @Test func anImageWithAlphaClipsByItsAlpha() throws {
    let source = try transparentContext(3, 1)
    source.setFillColor(CGColor(gray: 0, alpha: 1))
    source.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let context = try transparentContext(3, 1)
    context.clip(to: row, mask: try #require(source.makeImage()))
    context.fill(row)
    #expect(try DrawnPixels(context).alphas() == [0, 255, 0])
  }

  @Test func theFirstRowOfAMaskIsAtTheTop() throws {
    let mask = try #require(
      CGImage(
        maskWidth: 1, height: 2, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 1,
        provider: provider([0, 255]), decode: nil, shouldInterpolate: false))
    let context = try transparentContext(1, 2)
    let area = CGRect(x: 0, y: 0, width: 1, height: 2)
    context.clip(to: area, mask: mask)
    context.fill(area)
    let pixels = try DrawnPixels(context)
    #expect(pixels[0, 0][3] == 255)
    #expect(pixels[0, 1][3] == 0)
  }

  @Test func maskingAnImageMultipliesItsAlpha() throws {
    let context = try transparentContext(3, 1)
    context.fill(row)
    let image = try #require(context.makeImage())
    let target = try transparentContext(3, 1)
    let mask = try stencil([0, 128, 255])
    target.draw(try #require(image.masking(mask)), in: row)
    #expect(try DrawnPixels(target).alphas() == [255, 127, 0])
    #expect(mask.masking(image) == nil)
  }

  @Test func coloursCanBeMaskedOut() throws {
    let grays = try gray([10, 100, 200])
    let image = try #require(grays.copy(maskingColorComponents: [90, 110]))
    let context = try transparentContext(3, 1)
    context.draw(image, in: row)
    #expect(try DrawnPixels(context).alphas() == [255, 0, 255])
    #expect(grays.copy(maskingColorComponents: [1]) == nil)
  }

  @Test func tilesCoverTheClip() throws {
    let context = try transparentContext(6, 2)
    context.draw(
      try gray([0, 128, 255]), in: CGRect(x: 1, y: 0, width: 3, height: 1), byTiling: true)
    let pixels = try DrawnPixels(context)
    for y in 0..<2 { #expect((0..<6).map { pixels[$0, y][0] } == [255, 0, 128, 255, 0, 128]) }
  }

  private func checksum(_ bytes: [UInt8]) -> [UInt8] {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    crc = ~crc
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: crc >> $0) }
  }

  @Test func aPNGInDisplayP3IsConverted() throws {
    let context = try transparentContext(1, 1)
    context.setFillColor(CGColor(srgbRed: 0.5, green: 0.25, blue: 0.25, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    var file = try #require(context.makeImage()?.pngFile())
    let plain = try #require(
      CGImage(
        pngDataProviderSource: provider(file), decode: nil, shouldInterpolate: true,
        intent: .defaultIntent))
    #expect(plain.colorSpace?.name == CGColorSpace.sRGB)
    // Behind the header of 33 bytes: primaries 12, transfer function 13.
    let chunk = Array("cICP".utf8) + [12, 13, 0, 1]
    file.insert(contentsOf: [0, 0, 0, 4] + chunk + checksum(chunk), at: 33)
    let wide = try #require(
      CGImage(
        pngDataProviderSource: provider(file), decode: nil, shouldInterpolate: true,
        intent: .defaultIntent))
    #expect(wide.colorSpace?.name == CGColorSpace.displayP3)
    let target = try transparentContext(1, 1)
    target.draw(wide, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    let displayP3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let standard = try #require(CGColorSpace(name: CGColorSpace.sRGB))
    let color = try #require(
      CGColor(colorSpace: displayP3, components: [128.0 / 255, 64.0 / 255, 64.0 / 255, 1]))
    let expected = try #require(
      color.converted(to: standard, intent: .defaultIntent, options: nil)?.components)
    let found = try DrawnPixels(target)[0, 0]
    for channel in 0..<3 {
      #expect(abs(Double(expected[channel]) * 255 - Double(found[channel])) <= 0.51)
    }
  }

  @Test func whatIsNoFileIsRefused() throws {
    let nothing = try provider(Array("nothing".utf8))
    #expect(
      CGImage(
        pngDataProviderSource: nothing, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent) == nil)
    #expect(
      CGImage(
        jpegDataProviderSource: nothing, decode: nil, shouldInterpolate: true,
        intent: .defaultIntent) == nil)
    #expect(CGDataProvider(filename: "/nowhere/at all") == nil)
  }

  @Test func aJPEGIsReadAndWritten() throws {
    let context = try transparentContext(8, 8)
    context.setFillColor(CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    let file = try #require(context.makeImage()?.jpegFile(quality: 1))
    let image = try #require(
      CGImage(
        jpegDataProviderSource: provider(file), decode: nil, shouldInterpolate: true,
        intent: .defaultIntent))
    #expect(image.bitsPerPixel == 24)
    #expect(image.alphaInfo == .none)
    let target = try transparentContext(8, 8)
    target.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 8))
    let pixel = try DrawnPixels(target)[4, 4]
    #expect(pixel[0] <= 2 && pixel[1] <= 2 && pixel[2] >= 252 && pixel[3] == 255)
  }

  /// A 2 × 1 picture, black and white, in all eight ways of EXIF.
  @Test func picturesAreTurnedUpright() throws {
    let image = try gray([0, 255])
    let expected: [(Int, Int, [Int])] = [
      (2, 1, [0, 255]), (2, 1, [255, 0]), (2, 1, [255, 0]), (2, 1, [0, 255]), (1, 2, [0, 255]),
      (1, 2, [0, 255]), (1, 2, [255, 0]), (1, 2, [255, 0]),
    ]
    for (index, (width, height, greys)) in expected.enumerated() {
      let turned = image.turned(by: index + 1)
      #expect((turned.width, turned.height) == (width, height))
      let pixels = turned.rasterImage.pixels
      #expect([Int(pixels[0]), Int(pixels[4])] == greys)
    }
  }
}
