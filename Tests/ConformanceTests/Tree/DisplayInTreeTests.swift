import QuartzCore
import Testing

/// When contents become due in a tree, beside what `DisplayTests` says of one layer.
@MainActor
struct DisplayInTreeTests {
  @MainActor
  private final class Displaying: CALayerDelegate {
    var calls: [String] = []
    func display(_ layer: CALayer) { calls.append("display") }
    func layerWillDraw(_ layer: CALayer) { calls.append("will") }
    func draw(_ layer: CALayer, in ctx: CGContext) { calls.append("draw") }
  }

  private func layer(_ delegate: (any CALayerDelegate)?) -> CALayer {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    layer.delegate = delegate
    return layer
  }

  // 8: only when display is due.
  @Test func displayIfNeededDoesNothingWhenNothingIsDue() {
    let displaying = Displaying()
    let layer = layer(displaying)
    layer.displayIfNeeded()
    #expect(displaying.calls == [])
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    #expect(displaying.calls == ["display"])
  }

  // The header: what the delegate sets when told takes effect in the drawing.
  @Test func theScaleSetJustBeforeDrawingIsTheDrawings() {
    final class Scaling: CALayerDelegate {
      func layerWillDraw(_ layer: CALayer) { layer.contentsScale = 3 }
      func draw(_ layer: CALayer, in ctx: CGContext) { ctx.fill(layer.bounds) }
    }
    let scaling = Scaling()
    let layer = layer(scaling)
    layer.display()
    #expect((layer.contents as? CGImage)?.width == 60)
    #expect((layer.contents as? CGImage)?.height == 30)
  }

  // 8, measured: false for every key of the class, and for others.
  @Test func noKeyOfAPlainLayerRedraws() {
    for key in ["bounds", "position", "opacity", "contents", "aKeyNobodyDefines", ""] {
      #expect(!CALayer.needsDisplay(forKey: key))
    }
    let layer = layer(nil)
    layer.opacity = 0.5
    layer.contentsScale = 2
    layer.position = CGPoint(x: 1, y: 1)
    #expect(!layer.needsDisplay())
  }

  // 8: the commit displays what is due, in the tree below too.
  @Test func theCommitDisplaysWhatIsDue() {
    onStage { stage in
      let displaying = Displaying()
      let outer = stage.show(CALayer())
      let inner = layer(displaying)
      outer.addSublayer(inner)
      inner.setNeedsDisplay()
      stage.commit()
      #expect(displaying.calls == ["display"])
      stage.commit()
      #expect(displaying.calls == ["display"])
    }
  }

  // GNUstep's measurement: taking animations away does not redraw.
  @Test func removingAnimationsDoesNotRedraw() {
    let layer = CALayer()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "first")
    layer.displayIfNeeded()
    layer.removeAllAnimations()
    #expect(!layer.needsDisplay())
  }
}
