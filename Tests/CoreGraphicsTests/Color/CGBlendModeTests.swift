import CoreGraphics
import Testing

/// Blend modes and shadows in contexts.
struct CGBlendModeTests {
  private let all = CGRect(x: 0, y: 0, width: 4, height: 4)

  /// Blue at one half over opaque red, as measured on Core Graphics
  /// (gnustep/libs-opal, Tests/opal/CGBlend): within one level.
  @Test(
    arguments: [
      (.normal, [100, 0, 100, 255]), (.multiply, [100, 0, 0, 255]), (.screen, [200, 0, 100, 255]),
      (.darken, [100, 0, 0, 255]), (.lighten, [200, 0, 100, 255]), (.hardLight, [100, 0, 72, 255]),
      (.difference, [200, 0, 100, 255]), (.exclusion, [200, 0, 100, 255]),
      (.hue, [119, 19, 119, 255]), (.luminosity, [137, 0, 0, 255]), (.colorBurn, [0, 0, 0, 255]),
      (.clear, [0, 0, 0, 0]), (.copy, [0, 0, 100, 128]), (.sourceAtop, [100, 0, 100, 255]),
      (.destinationOver, [200, 0, 0, 255]), (.xor, [100, 0, 0, 127]),
      (.plusLighter, [200, 0, 100, 255]), (.plusDarker, [72, 0, 0, 255]),
    ] as [(CGBlendMode, [Int])])
  func blueAtOneHalfOverRed(mode: CGBlendMode, expected: [Int]) throws {
    let context = try transparentContext(4, 4)
    context.setFillColor(red: 200.0 / 255, green: 0, blue: 0, alpha: 1)
    context.fill(all)
    context.setBlendMode(mode)
    context.setFillColor(red: 0, green: 0, blue: 200.0 / 255, alpha: 0.5)
    context.fill(all)
    let found = try DrawnPixels(context)[1, 1]
    for channel in 0..<4 { #expect(abs(found[channel] - expected[channel]) <= 1) }
  }

  @Test(arguments: [
    CGBlendMode.clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop,
  ])
  func modesActWithinTheShapeOnly(mode: CGBlendMode) throws {
    let context = try transparentContext(4, 1)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(all)
    context.setBlendMode(mode)
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1))
    context.fill(CGRect(x: 1, y: 0, width: 3, height: 1))
    let pixels = try DrawnPixels(context)
    for x in [0, 2, 3] { #expect(pixels[x, 0] == [255, 0, 0, 255]) }
    #expect(pixels[1, 0] != [255, 0, 0, 255])
  }

  @Test func copyingReplacesAsFarAsTheShapeCovers() throws {
    let context = try transparentContext(1, 1)
    context.fill(all)
    context.setBlendMode(.copy)
    context.setFillColor(gray: 0, alpha: 0)
    context.fill(CGRect(x: 0, y: 0, width: 0.5, height: 1))
    #expect(abs(try DrawnPixels(context).alphas()[0] - 128) <= 1)
  }

  /// Whole pixels become the colour; where the shape or a clip covers halves, halves.
  @Test func copyingAnOpaqueColour() throws {
    func drawn(_ rect: CGRect, clip: CGRect? = nil) throws -> DrawnPixels {
      let context = try transparentContext(4, 1)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      context.fill(all)
      context.setBlendMode(.copy)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      if let clip { context.clip(to: clip) }
      context.fill(rect)
      return try DrawnPixels(context)
    }
    let (old, new) = ([128, 0, 0, 128], [0, 0, 255, 255])
    let whole = try drawn(CGRect(x: 1, y: 0, width: 2, height: 1))
    #expect((0..<4).map { whole[$0, 0] } == [old, new, new, old])
    let half = try drawn(CGRect(x: 1, y: 0, width: 1.5, height: 1))
    let clipped = try drawn(all, clip: CGRect(x: 1, y: 0, width: 1.5, height: 1))
    for pixels in [half, clipped] {
      #expect([0, 1, 3].map { pixels[$0, 0] } == [old, new, old])
      for channel in 0..<4 {
        #expect(abs(pixels[2, 0][channel] - (old[channel] + new[channel]) / 2) <= 1)
      }
    }
  }

  @Test(arguments: [CGBlendMode.clear, .copy, .destinationOut])
  func whereThereIsNoAlphaBlackIsLeft(mode: CGBlendMode) throws {
    let context = CGContext(width: 2, height: 1, isOpaque: true)
    context.setFillColor(red: 1, green: 1, blue: 0, alpha: 1)
    context.fill(all)
    context.setBlendMode(mode)
    context.setFillColor(gray: 0, alpha: mode == .destinationOut ? 1 : 0)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let pixels = try DrawnPixels(context)
    #expect(pixels[0, 0] == [0, 0, 0, 255])
    #expect(pixels[1, 0] == [255, 255, 0, 255])
  }

  @Test func aTransparencyLayerMeetsThePictureInTheModeAtItsBeginning() throws {
    let context = try transparentContext(2, 1)
    context.setFillColor(red: 1, green: 1, blue: 0, alpha: 1)
    context.fill(all)
    context.setBlendMode(.multiply)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red: 0, green: 1, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.endTransparencyLayer()
    let pixels = try DrawnPixels(context)
    #expect(pixels[0, 0] == [0, 255, 0, 255])
    #expect(pixels[1, 0] == [255, 255, 0, 255])
  }

  /// The first and last column and row between `columns` with any alpha.
  private func extent(_ pixels: DrawnPixels, _ columns: Range<Int>) -> [Int] {
    var found: [Int] = []
    let places = (0..<pixels.height).flatMap { y in
      columns.filter { pixels[$0, y][3] > 0 }.map { ($0, y) }
    }
    found.append(places.map { $0.0 }.min() ?? -1)
    found.append(places.map { $0.0 }.max() ?? -1)
    found.append(places.map { $0.1 }.min() ?? -1)
    found.append(places.map { $0.1 }.max() ?? -1)
    return found
  }

  private let box = CGRect(x: 10, y: 30, width: 10, height: 10)

  @Test func aShadowIsTheShapeMovedInBaseSpace() throws {
    let context = try transparentContext(60, 60)
    context.setShadow(offset: CGSize(width: 20, height: 10), blur: 0, color: .white)
    context.rotate(by: 0.1)
    context.rotate(by: -0.1)
    context.fill(box)
    let pixels = try DrawnPixels(context)
    #expect(pixels[35, 15] == [255, 255, 255, 255])
    // Up by ten.
    #expect(extent(pixels, 25..<60) == [30, 39, 10, 19])
    #expect(extent(pixels, 0..<25) == [10, 19, 20, 29])
  }

  @Test func theOffsetIsNotScaledByTheMatrix() throws {
    let context = try transparentContext(60, 60)
    context.scaleBy(x: 2, y: 2)
    context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: .white)
    context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(extent(try DrawnPixels(context), 25..<60) == [30, 39, 40, 49])
  }

  @Test(arguments: [1, 5, 12]) func theBlurIsFeltAsFarAsItSays(blur: Int) throws {
    let context = try transparentContext(90, 60)
    context.setShadow(offset: CGSize(width: 40, height: 0), blur: CGFloat(blur), color: .white)
    context.fill(box)
    let found = extent(try DrawnPixels(context), 32..<90)
    #expect(found == [50 - blur, 59 + blur, 20 - blur, 29 + blur])
  }

  @Test func withoutAColourItIsBlackAtOneThird() throws {
    let context = try transparentContext(60, 60)
    context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0)
    context.fill(box)
    #expect(try DrawnPixels(context)[35, 25] == [0, 0, 0, 85])
  }

  @Test func noColourOrTheOldStateTakeItAway() throws {
    let context = try transparentContext(60, 60)
    context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0)
    context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: nil)
    context.saveGState()
    context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0)
    context.restoreGState()
    context.fill(box)
    #expect(extent(try DrawnPixels(context), 25..<60) == [-1, -1, -1, -1])
  }

  @Test func aLayerThrowsOneShadow() throws {
    let context = try transparentContext(60, 10)
    context.setAlpha(0.5)
    context.setShadow(offset: CGSize(width: 20, height: 0), blur: 0, color: .white)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 30, y: 0, width: 10, height: 10))
    context.fill(CGRect(x: 5, y: 0, width: 10, height: 10))
    context.endTransparencyLayer()
    let pixels = try DrawnPixels(context)
    #expect(abs(pixels[27, 5][0] - 128) <= 1)
    // Under the black of the layer itself.
    #expect(abs(pixels[32, 5][3] - 191) <= 1)
    #expect(abs(pixels[32, 5][0] - 64) <= 1)
  }

  @Test func aShapeOutsideThePictureOrTheClipThrowsItsShadowInside() throws {
    let context = try transparentContext(20, 10)
    context.clip(to: CGRect(x: 0, y: 0, width: 15, height: 10))
    context.setShadow(offset: CGSize(width: 100, height: 0), blur: 0, color: .white)
    context.fill(CGRect(x: -90, y: 0, width: 10, height: 10))
    #expect(extent(try DrawnPixels(context), 0..<20) == [10, 14, 0, 9])
  }

  @Test func inUIKitsContextsAPositiveHeightIsDown() throws {
    let context = try #require(
      CGContext(size: CGSize(width: 30, height: 30), scale: 2, isOpaque: false))
    context.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: .white)
    context.fill(CGRect(x: 5, y: 5, width: 5, height: 5))
    let pixels = try DrawnPixels(context)
    #expect(pixels[15, 35] == [255, 255, 255, 255])
    #expect(extent(pixels, 0..<60) == [10, 19, 10, 39])
  }
}
