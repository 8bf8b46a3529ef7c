import CoreGraphics
import Testing

/// Gradients in contexts, against closed forms.
struct CGGradientTests {
  private let rgb = CGColorSpaceCreateDeviceRGB()

  private func blackToWhite() throws -> CGGradient {
    try #require(
      CGGradient(
        colorSpace: rgb, colorComponents: [0, 0, 0, 1, 1, 1, 1, 1], locations: [0, 1], count: 2))
  }

  private func grey(_ x: Int, _ pixels: DrawnPixels, _ y: Int = 0) -> Int { pixels[x, y][1] }

  @Test func aLinearGradientRunsFromStartToEnd() throws {
    let context = try transparentContext(10, 1)
    context.drawLinearGradient(
      try blackToWhite(), start: .zero, end: CGPoint(x: 10, y: 0), options: [])
    let pixels = try DrawnPixels(context)
    for x in 0..<10 {
      let expected = (Double(x) + 0.5) / 10 * 255
      #expect(abs(Double(pixels[x, 0][0]) - expected) <= 0.75)
      #expect(pixels[x, 0][3] == 255)
    }
  }

  @Test func beyondTheEndsOnlyOptionsDraw() throws {
    for (options, expected) in [
      ([], [0, 0, 255, 255, 0, 0]),
      ([.drawsBeforeStartLocation], [255, 255, 255, 255, 0, 0]),
      ([.drawsAfterEndLocation], [0, 0, 255, 255, 255, 255]),
    ] as [(CGGradientDrawingOptions, [Int])] {
      let context = try transparentContext(6, 1)
      context.drawLinearGradient(
        try blackToWhite(), start: CGPoint(x: 2, y: 0), end: CGPoint(x: 4, y: 0), options: options)
      #expect(try DrawnPixels(context).alphas() == expected)
    }
  }

  @Test func theClipTheMatrixAndAlphaCount() throws {
    let context = try transparentContext(8, 2)
    context.setAlpha(0.5)
    context.clip(to: CGRect(x: 0, y: 0, width: 8, height: 1))
    context.scaleBy(x: 8, y: 1)
    context.drawLinearGradient(
      try blackToWhite(), start: .zero, end: CGPoint(x: 1, y: 0), options: [])
    let pixels = try DrawnPixels(context)
    #expect(pixels.alphas(0) == [Int](repeating: 0, count: 8))
    #expect(pixels.alphas(1) == [Int](repeating: 128, count: 8))
    #expect(abs(grey(7, pixels, 1) - 120) <= 1)
  }

  @Test func aRadialGradientIsARing() throws {
    let context = try transparentContext(20, 20)
    let centre = CGPoint(x: 10, y: 10)
    context.drawRadialGradient(
      try blackToWhite(), startCenter: centre, startRadius: 4, endCenter: centre, endRadius: 8,
      options: [])
    let pixels = try DrawnPixels(context)
    for y in 0..<20 {
      for x in 0..<20 {
        let (dx, dy) = (Double(x) + 0.5 - 10, Double(y) + 0.5 - 10)
        let radius = (dx * dx + dy * dy).squareRoot()
        let isInside = radius >= 4 && radius <= 8
        #expect(pixels[x, y][3] == (isInside ? 255 : 0))
        if isInside { #expect(abs(Double(grey(x, pixels, y)) - (radius - 4) / 4 * 255) <= 1) }
      }
    }
  }

  @Test func aConeOfCirclesPaintsTheLastOneThroughAPoint() throws {
    // Equal circles along a line: a capsule; the last through a point on the axis has its rear
    // end there.
    let context = try transparentContext(40, 20)
    context.drawRadialGradient(
      try blackToWhite(), startCenter: CGPoint(x: 10, y: 10), startRadius: 5,
      endCenter: CGPoint(x: 30, y: 10), endRadius: 5, options: [])
    let pixels = try DrawnPixels(context)
    for x in 0..<40 {
      // The centre of that circle, within the way.
      let centre = Double(x) + 0.5 + (25 - 0.25).squareRoot()
      let t = (centre - 10) / 20
      #expect(pixels[x, 10][3] == (x >= 5 && x < 35 && t <= 1 || t > 1 && x < 35 ? 255 : 0))
      if t > 0, t < 1 { #expect(abs(Double(grey(x, pixels, 10)) - t * 255) <= 1) }
    }
  }

  @Test func aConicGradientTurnsFromItsAngle() throws {
    let context = try transparentContext(21, 21)
    context.drawConicGradient(
      try blackToWhite(), center: CGPoint(x: 10.5, y: 10.5), angle: .pi / 2)
    let pixels = try DrawnPixels(context)
    // Row 0 is at the top, where y is greatest: from the y axis the turn goes to the left.
    #expect(abs(grey(0, pixels, 10) - 64) <= 2)
    #expect(abs(grey(10, pixels, 20) - 128) <= 2)
    #expect(abs(grey(20, pixels, 10) - 191) <= 2)
  }

  @Test func placesAreEvenByDefaultAndColoursStayStraight() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: rgb,
        colors: [
          CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
          CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1),
          CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 0),
        ] as CFArray, locations: nil))
    let context = try transparentContext(40, 1)
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 40, y: 0), options: [])
    let pixels = try DrawnPixels(context)
    #expect(abs(pixels[20, 0][1] - 248) <= 3)
    // Half clear, the green is still full.
    let half = pixels[30, 0]
    #expect(abs(half[3] - 121) <= 2)
    #expect(abs(half[1] - half[3]) <= 1)
  }

  @Test func coloursMixInTheGradientsSpace() throws {
    let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let gradient = try #require(
      CGGradient(
        colorSpace: linear, colorComponents: [0, 0, 0, 1, 1, 1, 1, 1], locations: nil, count: 2))
    let context = try transparentContext(100, 1)
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 100, y: 0), options: [])
    // Light 0.505 is 0.7396 in sRGB: 1.055 · 0.505^(1/2.4) − 0.055.
    #expect(abs(try DrawnPixels(context)[50, 0][1] - 189) <= 1)
  }

  @Test func placesOutOfOrderAreSorted() throws {
    let gradient = try #require(
      CGGradient(
        colorSpace: rgb, colorComponents: [1, 1, 1, 1, 0, 0, 0, 1], locations: [1, 0], count: 2))
    let context = try transparentContext(10, 1)
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 10, y: 0), options: [])
    let pixels = try DrawnPixels(context)
    #expect(grey(0, pixels) < 20)
    #expect(grey(9, pixels) > 235)
  }

  @Test func whatIsNoGradientIsRefused() {
    #expect(CGGradient(colorSpace: rgb, colorComponents: [], locations: nil, count: 0) == nil)
    #expect(CGGradient(colorSpace: rgb, colorComponents: [1, 1], locations: nil, count: 1) == nil)
    #expect(CGGradient(colorsSpace: rgb, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: rgb, colors: ["red"], locations: nil) == nil)
  }

  @Test func degenerateGradientsDrawNothing() throws {
    let context = try transparentContext(4, 1)
    let point = CGPoint(x: 2, y: 0)
    let all: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    context.drawLinearGradient(try blackToWhite(), start: point, end: point, options: all)
    context.drawRadialGradient(
      try blackToWhite(), startCenter: point, startRadius: 0, endCenter: point, endRadius: 0,
      options: all)
    context.drawRadialGradient(
      try blackToWhite(), startCenter: point, startRadius: .nan, endCenter: point,
      endRadius: .infinity, options: all)
    #expect(try DrawnPixels(context).alphas() == [0, 0, 0, 0])
  }

  @Test func shadingsAskAFunction() throws {
    let callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        for channel in 0..<3 { output[channel] = input[0] }
        output[3] = 1
      }, releaseInfo: nil)
    let function = try #require(
      CGFunction(
        info: nil, domainDimension: 1, domain: [0, 1], rangeDimension: 4,
        range: [0, 1, 0, 1, 0, 1, 0, 1], callbacks: callbacks))
    let shading = try #require(
      CGShading(
        axialSpace: rgb, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 8, y: 0), function: function,
        extendStart: false, extendEnd: true))
    let context = try transparentContext(10, 1)
    context.drawShading(shading)
    let pixels = try DrawnPixels(context)
    #expect(pixels.alphas() == [0, 0, 255, 255, 255, 255, 255, 255, 255, 255])
    #expect(abs(grey(4, pixels) - 106) <= 1)
    #expect(grey(9, pixels) == 255)
  }
}
