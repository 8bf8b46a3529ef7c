import CoreGraphics
import QuartzCore
import Testing

/// When contents are drawn, by whom and in which order.
@MainActor
struct DisplayTests {
  private final class Drawer: CALayerDelegate {
    var calls: [String] = []
    func layerWillDraw(_ layer: CALayer) { calls.append("layerWillDraw") }
    func draw(_ layer: CALayer, in ctx: CGContext) {
      calls.append("draw")
      ctx.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
      ctx.fill(CGRect(x: 10, y: 20, width: 2, height: 1))
    }
  }

  private final class Provider: CALayerDelegate {
    var calls: [String] = []
    func display(_ layer: CALayer) { calls.append("display") }
    func layerWillDraw(_ layer: CALayer) { calls.append("layerWillDraw") }
    func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
  }

  private func layer(with delegate: (any CALayerDelegate)?) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 10, y: 20, width: 4, height: 3)
    layer.delegate = delegate
    return layer
  }

  // 8, measured (GS display): the flag.
  @Test func theFlagIsSetAndCleared() {
    let layer = layer(with: nil)
    #expect(!layer.needsDisplay())
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    #expect(!layer.needsDisplay())
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.needsDisplay())
    layer.display()
    #expect(!layer.needsDisplay())
  }

  // Measured (GS display): a new size asks for drawing only where that was asked for.
  @Test func aNewSizeDrawsOnRequest() {
    let layer = layer(with: nil)
    layer.bounds.size.width = 30
    #expect(!layer.needsDisplay())
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 40
    #expect(layer.needsDisplay())
  }

  // 8, measured (GS redisplay): a change of a key that needs display, but not to the same value.
  @Test func aChangeOfAKeyThatNeedsDisplayAsksForIt() {
    final class Redrawn: CALayer {
      override class func needsDisplay(forKey key: String) -> Bool {
        key == "opacity" || super.needsDisplay(forKey: key)
      }
    }
    let layer = Redrawn()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(!layer.needsDisplay())
    layer.opacity = 0.25
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    layer.opacity = 0.25
    #expect(!layer.needsDisplay())
    layer.setValue(0.75, forKey: "opacity")
    #expect(layer.needsDisplay())
  }

  // 8, measured (GS protocols): first `layerWillDraw`, then `draw`; nothing when nothing is due.
  @Test func theDelegateIsWarnedAndThenDraws() {
    let drawer = Drawer()
    let layer = layer(with: drawer)
    layer.displayIfNeeded()
    #expect(drawer.calls.isEmpty)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    #expect(drawer.calls == ["layerWillDraw", "draw"])
    layer.display()
    #expect(drawer.calls.count == 4)
  }

  // 8 (D): a delegate that displays is asked for nothing else.
  @Test func aDelegateThatDisplaysDoesNotDraw() {
    let provider = Provider()
    let layer = layer(with: provider)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(provider.calls == ["display"])
  }

  // 8 (D): `draw(in:)` of a subclass comes after `layerWillDraw`; the delegate draws through super.
  @Test func aSubclassThatDrawsDecidesAboutItsDelegate() {
    final class Own: CALayer {
      var drawn = 0
      var passesOn = false
      override func draw(in ctx: CGContext) {
        drawn += 1
        if passesOn { super.draw(in: ctx) }
      }
    }
    let drawer = Drawer()
    let layer = Own()
    layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.delegate = drawer
    layer.display()
    #expect(layer.drawn == 1)
    #expect(drawer.calls == ["layerWillDraw"])
    layer.passesOn = true
    layer.display()
    #expect(drawer.calls == ["layerWillDraw", "layerWillDraw", "draw"])
  }

  // 8 (D): a subclass that displays itself neither draws nor asks its delegate.
  @Test func aSubclassThatDisplaysDoesNotDraw() {
    final class Own: CALayer {
      override func display() { contentsScale = 3 }
    }
    let drawer = Drawer()
    let layer = Own()
    layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
    layer.delegate = drawer
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(drawer.calls.isEmpty)
    #expect(layer.contentsScale == 3)
  }

  // 8 (D): drawing is in bounds space, its picture has `contentsScale` pixels a point.
  @Test func drawingIsInBoundsSpaceAtTheContentsScale() {
    let drawer = Drawer()
    let layer = layer(with: drawer)
    layer.contentsScale = 2
    layer.setNeedsDisplay()
    layer.position = CGPoint(x: 50, y: 50)
    onStage { stage in
      _ = stage.show(layer)
      #expect(drawer.calls == ["layerWillDraw", "draw"])
      let red: [UInt8] = [255, 0, 0, 255]
      layer.anchorPoint = .zero
      layer.removeAllAnimations()
      let image = layer.contents as! CGImage?
      #expect(image?.width == 8)
      #expect(image?.height == 6)
      #expect(stage.pixel(50, 50) == red)
      #expect(stage.pixel(51, 50) == red)
      #expect(stage.pixel(52, 50) == [0, 0, 0, 0])
      #expect(stage.pixel(50, 51) == [0, 0, 0, 0])
    }
  }

  // 8, 9.1 (D): layout comes before display, both at the end of the turn, once.
  @Test func theTurnLaysOutAndThenDisplays() {
    final class Witness: CALayer {
      var calls: [String] = []
      override func layoutSublayers() { calls.append("layout") }
      override func draw(in ctx: CGContext) { calls.append("draw") }
    }
    onStage { stage in
      let layer = Witness()
      layer.bounds = CGRect(x: 0, y: 0, width: 4, height: 4)
      layer.setNeedsDisplay()
      layer.setNeedsLayout()
      #expect(layer.calls.isEmpty)
      _ = stage.show(layer)
      #expect(layer.calls == ["layout", "draw"])
      stage.commit()
      #expect(layer.calls.count == 2)
    }
  }

  // 8: nothing is drawn into no space.
  @Test func anEmptyLayerIsNotDrawn() {
    let drawer = Drawer()
    let layer = CALayer()
    layer.delegate = drawer
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(drawer.calls.isEmpty)
    #expect(layer.contents == nil)
  }
}
