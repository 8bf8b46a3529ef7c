import Geometry
import QuartzCore
import Raster
import Testing

/// How a layer comes by its contents.
@MainActor
struct CALayerDisplayTests {
  private let scene = LayerScene()

  private final class Drawing: CALayerDelegate {
    var calls: [String] = []
    func layerWillDraw(_ layer: CALayer) { calls.append("will") }
    func draw(_ layer: CALayer, in ctx: CGContext) {
      calls.append("draw")
      ctx.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
      ctx.fill(CGRect(x: 10, y: 20, width: 2, height: 1))
    }
  }

  private final class Provider: CALayerDelegate {
    var calls = 0
    func display(_ layer: CALayer) { calls += 1 }
    func draw(_ layer: CALayer, in ctx: CGContext) { calls += 100 }
  }

  @Test func theDelegateDrawsInBoundsSpaceAtTheContentsScale() throws {
    let layer = CALayer()
    let drawing = Drawing()
    layer.delegate = drawing
    layer.bounds = CGRect(x: 10, y: 20, width: 4, height: 3)
    layer.contentsScale = 2
    #expect(!layer.needsDisplay())
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    #expect(drawing.calls == ["will", "draw"])
    let image = try #require(layer.contents as? CGImage).rasterImage
    #expect(image.width == 8)
    #expect(image.height == 6)
    for y in 0..<6 {
      for x in 0..<8 {
        let pixel = Array(image.pixels[(y * 8 + x) * 4..<(y * 8 + x) * 4 + 4])
        #expect(pixel == (x < 4 && y < 2 ? [255, 0, 0, 255] : [0, 0, 0, 0]), "\(x) \(y)")
      }
    }
  }

  @Test func aDelegateThatDisplaysDoesNotDraw() {
    let layer = CALayer()
    let provider = Provider()
    layer.delegate = provider
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(provider.calls == 1)
  }

  @Test func theTurnDisplaysWhatIsDue() {
    let layer = scene.add(CALayer())
    let provider = Provider()
    layer.delegate = provider
    scene.turn {
      layer.needsDisplayOnBoundsChange = true
      layer.bounds.size = CGSize(width: 5, height: 5)
      layer.position = CGPoint(x: 1, y: 1)
    }
    scene.turn {}
    #expect(provider.calls == 1)
  }

  @Test func subclassesMayDrawThemselves() throws {
    final class Drawn: CALayer {
      override func draw(in ctx: CGContext) { ctx.fill(CGRect(x: 0, y: 0, width: 9, height: 9)) }
      override class func needsDisplay(forKey key: String) -> Bool { key == "cornerRadius" }
    }
    let layer = Drawn()
    layer.bounds = CGRect(x: 0, y: 0, width: 2, height: 2)
    layer.cornerRadius = 1
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    let image = try #require(layer.contents as? CGImage).rasterImage
    #expect(image.isOpaque)
  }
}
