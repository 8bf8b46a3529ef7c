import CoreGraphics
import Testing

/// Numbers that mean nothing neither trap nor hang, and leave the context in order.
struct HostileDrawingTests {
  /// Does `draw` in a small context, and then fills it, which must be seen.
  private func survives(_ draw: (CGContext) throws -> Void) throws {
    let context = try transparentContext(8, 8)
    context.saveGState()
    try draw(context)
    context.restoreGState()
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(try DrawnPixels(context)[3, 3] == [255, 0, 0, 255])
  }

  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e30, 1e-300, 0,
  ]

  private func gradient() throws -> CGGradient {
    try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [0, 0, 0, 1, 1, 1, 1, 1],
        locations: [.nan, .infinity], count: 2))
  }

  @Test(arguments: numbers) func gradients(number: CGFloat) throws {
    let gradient = try gradient()
    let everywhere: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    try survives {
      $0.drawLinearGradient(
        gradient, start: CGPoint(x: number, y: 0), end: CGPoint(x: 4, y: number),
        options: everywhere)
      $0.drawRadialGradient(
        gradient, startCenter: CGPoint(x: number, y: 1), startRadius: 1, endCenter: .zero,
        endRadius: number, options: everywhere)
      $0.drawConicGradient(gradient, center: CGPoint(x: number, y: 0), angle: 1)
      $0.drawConicGradient(gradient, center: .zero, angle: number)
    }
  }

  @Test(arguments: numbers) func shadows(number: CGFloat) throws {
    try survives {
      $0.setShadow(offset: CGSize(width: number, height: 1), blur: 2)
      $0.fill(CGRect(x: 1, y: 1, width: 4, height: 4))
      $0.setShadow(offset: CGSize(width: 1, height: 1), blur: number)
      $0.fill(CGRect(x: 1, y: 1, width: 4, height: 4))
      $0.setShadow(offset: CGSize(width: 1, height: 1), blur: 1)
      $0.fill(CGRect(x: 1, y: number, width: 4, height: number))
    }
  }

  @Test(arguments: numbers) func patterns(number: CGFloat) throws {
    func fill(
      _ context: CGContext, _ bounds: CGRect, _ matrix: CGAffineTransform, _ step: CGFloat
    ) {
      let callbacks = CGPatternCallbacks(
        version: 0,
        drawPattern: { _, context in context.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) },
        releaseInfo: nil)
      let pattern = CGPattern(
        info: nil, bounds: bounds, matrix: matrix, xStep: step, yStep: 4, tiling: .noDistortion,
        isColored: true, callbacks: callbacks)
      if let pattern { context.setFillPattern(pattern, colorComponents: [number]) }
      context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    let cell = CGRect(x: 0, y: 0, width: 4, height: 4)
    try survives { context in
      fill(context, CGRect(x: 0, y: number, width: number, height: 4), .identity, 4)
      fill(context, cell, CGAffineTransform(scaleX: number, y: 1), 4)
      fill(context, cell, .identity, number)
      context.setPatternPhase(CGSize(width: number, height: 0))
      fill(context, cell, .identity, 4)
    }
  }

  @Test(arguments: numbers) func images(number: CGFloat) throws {
    let image = try #require(transparentContext(2, 2).makeImage())
    let rect = CGRect(x: number, y: 0, width: 4, height: number)
    try survives {
      $0.draw(image, in: rect)
      $0.draw(image, in: rect, byTiling: true)
      $0.draw(image, in: CGRect(x: 0, y: 0, width: number, height: 1), byTiling: true)
      for size in [CGSize(width: 2, height: 2), CGSize(width: number, height: number)] {
        if let layer = CGLayer($0, size: size, auxiliaryInfo: nil) {
          layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
          $0.draw(layer, at: CGPoint(x: number, y: 0))
        }
      }
      $0.clip(to: rect, mask: image)
      $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    }
    _ = image.cropping(to: rect)
    #expect(CGLayer(try transparentContext(1, 1), size: .zero, auxiliaryInfo: nil) == nil)
  }

  @Test(arguments: numbers) func text(number: CGFloat) throws {
    let font = try #require(CGFont("Inter-Regular"))
    try survives {
      $0.setFont(font)
      $0.setFontSize(number)
      $0.showGlyphs([40], at: [.zero])
      $0.setFontSize(8)
      $0.showGlyphs([40, 41], at: [CGPoint(x: number, y: 0), CGPoint(x: 0, y: number)])
      $0.textMatrix = CGAffineTransform(a: number, b: 0, c: 0, d: 1, tx: 0, ty: 0)
      $0.showGlyphs([40], at: [.zero])
    }
  }
}
