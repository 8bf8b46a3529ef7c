import CoreGraphics
import Geometry
import Testing

/// Patterns, tile by tile.
struct CGPatternTests {
  private let rgb = CGColorSpaceCreateDeviceRGB()

  /// A cell 4 units wide and high whose `area` is filled, in green or in the caller's colour.
  private func pattern(
    _ area: CGRect, isColored: Bool = true, step: CGFloat = 4,
    matrix: CGAffineTransform = .identity
  ) throws -> CGPattern {
    try #require(
      CGPattern(
        info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: matrix, xStep: step,
        yStep: step, tiling: .noDistortion, isColored: isColored,
        callbacks: CGPatternCallbacks(
          version: 0,
          drawPattern: { _, context in
            if isColored { context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1) }
            context.fill(area)
          }, releaseInfo: nil)))
  }

  private let all = CGRect(x: 0, y: 0, width: 12, height: 8)

  @Test func cellsRepeatAcross() throws {
    let context = try transparentContext(12, 8)
    context.setFillPattern(
      try pattern(CGRect(x: 0, y: 0, width: 2, height: 4)), colorComponents: [1])
    context.fill(all)
    let row = [255, 255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0]
    #expect(try DrawnPixels(context).alphas(4) == row)
  }

  @Test func cellsStandOnTheBottom() throws {
    let context = try transparentContext(12, 8)
    context.setFillPattern(
      try pattern(CGRect(x: 0, y: 0, width: 4, height: 2)), colorComponents: [1])
    context.fill(all)
    let pixels = try DrawnPixels(context)
    #expect((0..<8).map { pixels[1, $0][3] } == [0, 0, 255, 255, 0, 0, 255, 255])
  }

  @Test func theMatrixDoesNotMoveThemButThePhaseDoes() throws {
    let area = CGRect(x: 0, y: 0, width: 2, height: 4)
    let context = try transparentContext(12, 8)
    context.translateBy(x: 1, y: 0)
    context.scaleBy(x: 3, y: 1)
    context.setFillPattern(try pattern(area), colorComponents: [1])
    context.fill(all)
    let row = try DrawnPixels(context).alphas()
    #expect(row == [0, 255, 0, 0, 255, 255, 0, 0, 255, 255, 0, 0])
    let moved = try transparentContext(8, 8)
    moved.setPatternPhase(CGSize(width: 1, height: 0))
    moved.setFillPattern(try pattern(area), colorComponents: [0.5])
    moved.fill(all)
    #expect(try DrawnPixels(moved).alphas() == [0, 128, 128, 0, 0, 128, 128, 0])
  }

  @Test func thePatternsOwnMatrixCounts() throws {
    let context = try transparentContext(8, 4)
    context.setFillPattern(
      try pattern(
        CGRect(x: 0, y: 0, width: 2, height: 4), matrix: CGAffineTransform(scaleX: 0.5, y: 1)),
      colorComponents: [1])
    context.fill(all)
    #expect(try DrawnPixels(context).alphas() == [255, 0, 255, 0, 255, 0, 255, 0])
  }

  @Test func stepsMayBeWiderOrNarrowerThanCells() throws {
    let area = CGRect(x: 0, y: 0, width: 1, height: 4)
    let wide = try transparentContext(12, 1)
    wide.setFillPattern(try pattern(area, step: 6), colorComponents: [1])
    wide.fill(all)
    #expect(try DrawnPixels(wide).alphas() == [255, 0, 0, 0, 0, 0, 255, 0, 0, 0, 0, 0])
    let narrow = try transparentContext(6, 1)
    narrow.setFillPattern(
      try pattern(CGRect(x: 3, y: 0, width: 1, height: 4), step: 2), colorComponents: [1])
    narrow.fill(all)
    #expect(try DrawnPixels(narrow).alphas() == [0, 255, 0, 255, 0, 255])
  }

  @Test func aPatternWithoutColoursTakesTheCallers() throws {
    let context = try transparentContext(8, 4)
    let space = try #require(CGColorSpace(patternBaseSpace: rgb))
    context.setFillColorSpace(space)
    context.setFillPattern(
      try pattern(CGRect(x: 0, y: 0, width: 2, height: 4), isColored: false),
      colorComponents: [0, 0, 1, 1])
    context.fill(all)
    let pixels = try DrawnPixels(context)
    #expect(pixels[1, 2] == [0, 0, 255, 255])
    #expect(pixels[3, 2] == [0, 0, 0, 0])
    #expect(pixels[5, 2] == [0, 0, 255, 255])
  }

  @Test func spacesOfPatterns() throws {
    let colored = try #require(CGColorSpace(patternBaseSpace: nil))
    #expect(colored.model == .pattern)
    #expect(colored.numberOfComponents == 0)
    #expect(colored.baseColorSpace == nil)
    let uncolored = try #require(CGColorSpace(patternBaseSpace: rgb))
    #expect(uncolored.model == .pattern)
    #expect(uncolored.numberOfComponents == 3)
    #expect(uncolored.baseColorSpace?.model == .rgb)
    #expect(CGColorSpace(patternBaseSpace: uncolored) == nil)
    let pattern = try pattern(.zero)
    let color = try #require(
      CGColor(patternSpace: colored, pattern: pattern, components: [0.25]))
    #expect(color.pattern === pattern)
    #expect(color.alpha == 0.25)
    #expect(CGColor(patternSpace: rgb, pattern: pattern, components: [1, 1, 1, 1]) == nil)
  }

  @Test func aStrokeAndAStencilTakePatternsToo() throws {
    let context = try transparentContext(8, 4)
    context.setStrokePattern(
      try pattern(CGRect(x: 0, y: 0, width: 2, height: 4)), colorComponents: [1])
    context.setLineWidth(2)
    context.strokeLineSegments(between: [CGPoint(x: 0, y: 1), CGPoint(x: 8, y: 1)])
    #expect(try DrawnPixels(context).alphas(3) == [255, 255, 0, 0, 255, 255, 0, 0])
    #expect(try DrawnPixels(context).alphas(1) == [0, 0, 0, 0, 0, 0, 0, 0])
  }

  /// Core Graphics takes the address of one alpha as well as that of several components.
  @Test func theAlphaOfAColouredPatternMayBeOneNumber() throws {
    let context = try transparentContext(4, 4)
    let draw: CGPatternDrawPatternCallback = { _, context in
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: draw, releaseInfo: nil)
    let made = CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 4, height: 4), matrix: .identity, xStep: 4,
      yStep: 4, tiling: .constantSpacing, isColored: true, callbacks: &callbacks)
    let pattern = try #require(made)
    var alpha: CGFloat = 0.5
    context.setFillPattern(pattern, colorComponents: &alpha)
    context.fill(all)
    #expect(try DrawnPixels(context)[1, 1] == [0, 0, 0, 128])
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    let color = CGColor(patternSpace: space, pattern: pattern, components: &alpha)
    #expect(color?.alpha == 0.5)
  }

  /// In the contexts UIKit makes base space grows downwards.
  @Test func inUIKitsContextsCellsHangFromTheTop() throws {
    let context = try #require(
      CGContext(size: CGSize(width: 4, height: 6), scale: 1, isOpaque: false))
    context.setFillPattern(
      try pattern(CGRect(x: 0, y: 0, width: 4, height: 1)), colorComponents: [1])
    context.fill(all)
    let pixels = try DrawnPixels(context)
    #expect((0..<6).map { pixels[0, $0][3] } == [255, 0, 0, 0, 255, 0])
  }

  @Test func settingASpaceMakesItsBlack() throws {
    let context = try transparentContext(1, 1)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.setFillColorSpace(rgb)
    context.fill(all)
    #expect(try DrawnPixels(context)[0, 0] == [0, 0, 0, 255])
    context.setFillColor([0, 1, 0, 1])
    context.fill(all)
    #expect(try DrawnPixels(context)[0, 0] == [0, 255, 0, 255])
  }

  @Test func aLayerIsDrawnAsOftenAsWanted() throws {
    let context = try transparentContext(10, 10)
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 4, height: 4), auxiliaryInfo: nil))
    #expect(layer.size == CGSize(width: 4, height: 4))
    let own = try #require(layer.context)
    own.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    own.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    context.draw(layer, at: CGPoint(x: 2, y: 2))
    context.draw(layer, in: CGRect(x: 8, y: 0, width: 2, height: 2))
    let pixels = try DrawnPixels(context)
    #expect(pixels[2, 7] == [0, 255, 0, 255])
    #expect(pixels[2, 5][3] == 0)
    #expect((8..<10).map { pixels[9, $0][3] } == [0, 255])
    #expect(CGLayer(context, size: .zero, auxiliaryInfo: nil) == nil)
  }
}
