import CoreGraphics
import Testing
import VirtualTime

/// What is drawn in a context with numbers that are none is in the ledger.
@Suite struct StrangeDrawingTests {
  private static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e30]

  /// What the ledger has after `draw` in a small context.
  private func notes(_ draw: (CGContext) throws -> Void) throws -> [String] {
    let scene = SceneContext(screen: VirtualScreen(width: 10, height: 10), seed: 1)
    try SceneContext.$current.withValue(scene) { try draw(transparentContext(8, 8)) }
    return scene.ledger.entries.map(\.feature)
  }

  private static let drawings: [@Sendable (CGContext, CGFloat) throws -> Void] = [
    { $0.translateBy(x: $1, y: 0) }, { $0.scaleBy(x: 1, y: $1) }, { $0.rotate(by: $1) },
    { $0.concatenate(CGAffineTransform(a: 1, b: $1, c: 0, d: 1, tx: 0, ty: 0)) },
    { $0.setAlpha($1) }, { $0.setLineWidth($1) }, { $0.setMiterLimit($1) },
    { $0.setLineDash(phase: $1, lengths: [1]) }, { $0.setLineDash(phase: 0, lengths: [1, $1]) },
    { $0.setShadow(offset: CGSize(width: $1, height: 0), blur: 1) },
    { $0.setShadow(offset: .zero, blur: $1) },
    { $0.clip(to: CGRect(x: 0, y: $1, width: 1, height: 1)) },
    { $0.fill(CGRect(x: 0, y: $1, width: 1, height: 1)) },
    { $0.stroke(CGRect(x: 0, y: 0, width: $1, height: 1)) },
    { $0.fillEllipse(in: CGRect(x: $1, y: 0, width: 4, height: 1)) },
    { $0.strokeLineSegments(between: [.zero, CGPoint(x: 1, y: $1)]) },
    { $0.setFillColor(red: $1, green: 0, blue: 0, alpha: 1) },
    { context, number in
      let image = try #require(context.makeImage())
      context.draw(image, in: CGRect(x: 0, y: 0, width: number, height: 1))
    },
    { context, number in
      let image = try #require(context.makeImage())
      context.clip(to: CGRect(x: number, y: 0, width: 1, height: 1), mask: image)
    },
    { context, number in
      let gradient = try gradient()
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: number, y: 0), options: [])
    },
    { context, number in
      let gradient = try gradient()
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: number,
        options: [])
    },
    { context, number in
      context.drawConicGradient(try gradient(), center: CGPoint(x: 0, y: number), angle: 0)
    },
    { _, number in _ = try gradient(second: number) },
  ]

  private static func gradient(second: CGFloat = 1) throws -> CGGradient {
    try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [0, 0, 0, 1, 1, 1, 1, 1],
        locations: [0, second], count: 2))
  }

  @Test(arguments: numbers, drawings.indices)
  func numbersThatAreNoneAreNoted(number: CGFloat, drawing: Int) throws {
    #expect(try !notes { try Self.drawings[drawing]($0, number) }.isEmpty)
  }

  @Test(arguments: drawings.indices) func ordinaryOnesAreNot(drawing: Int) throws {
    for number: CGFloat in [0, 0.5, -3, 1e5] {
      #expect(try notes { try Self.drawings[drawing]($0, number) } == [])
    }
  }

  @Test func allOfThePlaneIsNoStrangeClip() throws {
    #expect(try notes { $0.clip(to: .infinite) } == [])
  }
}
