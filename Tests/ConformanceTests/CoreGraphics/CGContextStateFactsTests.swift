import CoreGraphics
import Testing

// CGContext.h: shadows, transparency layers, gradients and patterns.
struct CGContextStateFactsTests {
  private let rgb = CGColorSpaceCreateDeviceRGB()

  /// What `draw` makes of a transparent bitmap, y up.
  private func pixels(
    _ width: Int, _ height: Int, _ draw: (CGContext) throws -> Void
  ) throws -> StagePixels {
    let context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: rgb,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    try draw(context)
    return StagePixels(try #require(context.makeImage()))
  }

  private func near(_ a: [UInt8], _ b: [Int], _ tolerance: Int = 2) -> Bool {
    zip(a, b).allSatisfy { abs(Int($0) - $1) <= tolerance }
  }

  // CGContextSetShadow: black with an alpha of one third.
  @Test func aShadowWithoutAColourIsAThirdOfBlack() throws {
    let pixels = try pixels(8, 4) { context in
      context.setShadow(offset: CGSize(width: 4, height: 0), blur: 0)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(pixels[1, 1] == [255, 0, 0, 255])
    #expect(near(pixels[6, 1], [0, 0, 0, 85], 1))
  }

  @Test func aShadowsOffsetIsInBaseSpace() throws {
    let pixels = try pixels(8, 8) { context in
      context.scaleBy(x: 2, y: 2)
      context.setShadow(
        offset: CGSize(width: 4, height: 4), blur: 0,
        color: CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    // To the right and up.
    #expect(pixels[6, 1] == [0, 0, 255, 255])
    #expect(pixels[1, 1][3] == 0)
    #expect(pixels[6, 6][3] == 0)
  }

  // CGContextBeginTransparencyLayer: inside, alpha is 1, and there is no shadow.
  @Test func aTransparencyLayerBeginsWithAlphaShadowAndBlendModeReset() throws {
    let pixels = try pixels(8, 4) { context in
      context.setFillColor(red: 1, green: 1, blue: 0, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 4))
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      // Twice in one place: as a group they fade once.
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      context.endTransparencyLayer()
      // The alpha is that of before again.
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 4, y: 0, width: 2, height: 4))
    }
    #expect(near(pixels[1, 1], [127, 127, 128, 255]))
    #expect(pixels[3, 1] == [255, 255, 0, 255])
    #expect(near(pixels[5, 1], [127, 127, 128, 255]))
  }

  @Test func aTransparencyLayerThrowsTheShadowOfItsWhole() throws {
    let pixels = try pixels(12, 2) { context in
      context.setShadow(
        offset: CGSize(width: 4, height: 0), blur: 0,
        color: CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.fill(CGRect(x: 4, y: 0, width: 4, height: 2))
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      context.endTransparencyLayer()
    }
    // The second shape's shadow lies under the first.
    #expect(pixels[5, 0] == [255, 0, 0, 255])
    #expect(pixels[9, 0] == [0, 0, 255, 255])
  }

  // CGGradient.h: without locations the colours are evenly spaced.
  @Test func withoutPlacesTheColoursOfAGradientAreEvenlySpaced() throws {
    let colors: [CGColor] = [
      CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
      CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1),
      CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1),
    ]
    let pixels = try pixels(100, 1) { context in
      let gradient = try #require(
        CGGradient(colorsSpace: rgb, colors: colors as CFArray, locations: nil))
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
    }
    #expect(near(pixels[0, 0], [252, 3, 0, 255], 4))
    #expect(near(pixels[25, 0], [125, 130, 0, 255], 4))
    #expect(near(pixels[50, 0], [0, 252, 3, 255], 4))
    #expect(near(pixels[99, 0], [0, 3, 252, 255], 4))
  }

  @Test func aGradientGoesOnBeyondItsEndsOnlyWhereItIsTold() throws {
    let gradient = try #require(
      CGGradient(
        colorSpace: rgb, colorComponents: [1, 0, 0, 1, 0, 0, 1, 1], locations: [0, 1], count: 2))
    let options: [CGGradientDrawingOptions] = [
      [], .drawsBeforeStartLocation, .drawsAfterEndLocation,
      [.drawsBeforeStartLocation, .drawsAfterEndLocation],
    ]
    let ends = try options.map { options in
      let pixels = try pixels(6, 1) { context in
        context.drawLinearGradient(
          gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 4, y: 0), options: options)
      }
      return [pixels[0, 0], pixels[5, 0]]
    }
    let (red, blue, none): ([UInt8], [UInt8], [UInt8]) = (
      [255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0]
    )
    #expect(ends == [[none, none], [red, none], [none, blue], [red, blue]])
  }

  // CGPattern.h: version, drawPattern, releaseInfo; the matrix of the context does not move cells.
  @Test func aPatternCoversWhatIsFilledWithItsCells() throws {
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      }, releaseInfo: nil)
    let made = CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4,
      yStep: 4, tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
    let pattern = try #require(made)
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let pixels = try pixels(8, 4) { context in
      context.translateBy(x: 1, y: 0)
      context.setFillColorSpace(space)
      var alpha: CGFloat = 1
      context.setFillPattern(pattern, colorComponents: &alpha)
      context.fill(CGRect(x: -1, y: 0, width: 8, height: 4))
    }
    #expect((0..<8).map { pixels[$0, 1][3] } == [255, 255, 0, 0, 255, 255, 0, 0])
    #expect(pixels[5, 2] == [0, 255, 0, 255])
  }
}
