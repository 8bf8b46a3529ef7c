import QuartzCore
import Testing

/// Layers whose y axis is turned over.
@MainActor
struct FlippedGeometryTests {
  private func layer(_ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.bounds = CGRect(origin: .zero, size: frame.size)
    layer.position = frame.origin
    return layer
  }

  // 5.4 (M OCA): bounds (5, 7, 100, 80), anchor 0,0 at (20, 30); child anchor 0,0 at (15, 17).
  @Test func aFlippedGeometryMirrorsTheSublayers() {
    let parent = layer(CGRect(x: 20, y: 30, width: 100, height: 80))
    parent.bounds.origin = CGPoint(x: 5, y: 7)
    parent.isGeometryFlipped = true
    let child = layer(CGRect(x: 15, y: 17, width: 10, height: 10))
    parent.addSublayer(child)
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 30, y: 100))
    #expect(child.convert(CGPoint(x: 0, y: 10), to: nil) == CGPoint(x: 30, y: 90))
    #expect(child.convert(CGPoint(x: 30, y: 90), from: nil) == CGPoint(x: 0, y: 10))
    // Within the superlayer's own space nothing is turned over.
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 15, y: 17))
  }

  // 5.4 (D): y' = 2·bounds.y + bounds.h − y; twice is not at all.
  @Test func anEvenNumberOfFlipsCancels() {
    let outer = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = layer(CGRect(x: 10, y: 20, width: 50, height: 40))
    let leaf = layer(CGRect(x: 5, y: 5, width: 10, height: 10))
    outer.addSublayer(inner)
    inner.addSublayer(leaf)
    outer.isGeometryFlipped = true
    #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 75))
    inner.isGeometryFlipped = true
    #expect(leaf.convert(CGPoint.zero, to: nil) == CGPoint(x: 15, y: 45))
    #expect(leaf.convert(CGPoint(x: 0, y: 1), to: nil) == CGPoint(x: 15, y: 46))
  }

  // 5.4 (D; M GS): an odd number of flipped layers from the layer up.
  @Test(arguments: 0..<8)
  func contentsAreFlippedByAnOddNumberOfLayers(flips: Int) {
    let layers = [CALayer(), CALayer(), CALayer()]
    layers[0].addSublayer(layers[1])
    layers[1].addSublayer(layers[2])
    var isFlipped = false
    for (index, layer) in layers.enumerated() {
      layer.isGeometryFlipped = flips & (1 << index) != 0
      if layer.isGeometryFlipped { isFlipped.toggle() }
      #expect(layer.contentsAreFlipped() == isFlipped)
    }
    layers[2].removeFromSuperlayer()
    #expect(layers[2].contentsAreFlipped() == layers[2].isGeometryFlipped)
  }

  // 12.2 #14 (P): on a phone's screen y points down, and an odd number of flips turns that over.
  @Test(arguments: 0..<8)
  func onAScreenContentsAreFlippedByAnEvenNumberOfLayers(flips: Int) {
    onStage { stage in
      let layers = [CALayer(), CALayer(), CALayer()]
      var parent = stage.rootLayer
      #expect(parent.contentsAreFlipped())
      var isFlipped = true
      for (index, layer) in layers.enumerated() {
        layer.isGeometryFlipped = flips & (1 << index) != 0
        if layer.isGeometryFlipped { isFlipped.toggle() }
        parent.addSublayer(layer)
        parent = layer
        #expect(layer.contentsAreFlipped() == isFlipped)
      }
      stage.commit()
      #expect(layers[2].contentsAreFlipped() == isFlipped)
      #expect(layers[2].presentation()?.contentsAreFlipped() == isFlipped)
      layers[0].removeFromSuperlayer()
      #expect(layers[0].contentsAreFlipped() == layers[0].isGeometryFlipped)
    }
  }

  // 12.2 #14 (P): drawing made for y upwards that turns its context by it stands upright.
  @Test(arguments: [false, true])
  func drawingThatHeedsTheFlipStandsUpright(isMirrored: Bool) {
    onStage(20) { stage in
      let holder = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
      holder.isGeometryFlipped = isMirrored
      let drawn = UpwardLayer()
      drawn.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      drawn.setNeedsDisplay()
      holder.addSublayer(drawn)
      _ = stage.show(holder)
      #expect(stage.pixel(10, 2) == redPixel)
      #expect(stage.pixel(10, 17) == clearPixel)
    }
  }

  /// Draws a bar along the upper edge, as code for y upwards does.
  private final class UpwardLayer: CALayer {
    override func draw(in ctx: CGContext) {
      if contentsAreFlipped() {
        ctx.translateBy(x: 0, y: bounds.height)
        ctx.scaleBy(x: 1, y: -1)
      }
      ctx.setFillColor(redColor)
      ctx.fill(CGRect(x: 0, y: bounds.height - 5, width: bounds.width, height: 5))
    }
  }

  // 5.4 (D)
  @Test func sublayersAreDrawnMirrored() {
    onStage(20) { stage in
      let parent = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
      parent.isGeometryFlipped = true
      let child = layer(CGRect(x: 2, y: 3, width: 4, height: 5))
      child.backgroundColor = redColor
      parent.addSublayer(child)
      _ = stage.show(parent)
      // From y = 20 − 3 − 5 to 20 − 3.
      #expect(stage.pixel(2, 11) == [0, 0, 0, 0])
      #expect(stage.pixel(2, 12) == [255, 0, 0, 255])
      #expect(stage.pixel(5, 16) == [255, 0, 0, 255])
      #expect(stage.pixel(5, 17) == [0, 0, 0, 0])
    }
  }

  @Test func hitsFollowTheFlip() {
    let parent = layer(CGRect(x: 0, y: 0, width: 20, height: 20))
    parent.isGeometryFlipped = true
    let child = layer(CGRect(x: 2, y: 3, width: 4, height: 5))
    parent.addSublayer(child)
    #expect(parent.hitTest(CGPoint(x: 3, y: 14)) === child)
    #expect(parent.hitTest(CGPoint(x: 3, y: 5)) === parent)
  }

  // 5.4 (D HDR: the geometry of the layer and its sublayers): glyphs of a y-up world stand upright
  // in a flipped shape layer.
  @Test func aShapeIsFlippedWithItsOwnLayer() {
    onStage(20) { stage in
      let shape = CAShapeLayer()
      shape.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      shape.path = CGPath(rect: CGRect(x: 0, y: 1, width: 4, height: 3), transform: nil)
      shape.fillColor = redColor
      shape.isGeometryFlipped = true
      _ = stage.show(shape)
      #expect(stage.pixel(1, 16) == redPixel)
      #expect(stage.pixel(1, 18) == redPixel)
      #expect(stage.pixel(1, 19) == clearPixel)
      #expect(stage.pixels().coveredArea == 12)
    }
  }

  // 5.4: a flip turns nothing over: what shows its front still does.
  @Test func aFlipShowsNoBack() {
    onStage(20) { stage in
      let (parent, child) = (square(nil, 20, at: 10, 10), square(redColor, 10, at: 10, 10))
      child.isDoubleSided = false
      parent.addSublayer(child)
      parent.isGeometryFlipped = true
      _ = stage.show(parent)
      #expect(stage.pixels().coveredArea == 100)
      still { child.isGeometryFlipped = true }
      #expect(stage.pixels().coveredArea == 100)
      still { child.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
      #expect(stage.pixels().coveredArea == 0)
    }
  }

  // 5.4, 6.4: a mask lies in the space of its layer.
  @Test func masksAreFlippedWithTheirLayer() {
    onStage(20) { stage in
      let layer = square(redColor, 20, at: 10, 10)
      layer.isGeometryFlipped = true
      layer.mask = square(greenColor, 4, at: 2, 3)
      _ = stage.show(layer)
      #expect(stage.pixel(0, 15) == redPixel)
      #expect(stage.pixel(0, 18) == redPixel)
      #expect(stage.pixels().coveredArea == 16)
    }
  }

  // 5.4 (D HDR): text keeps upright: its first line is the upper one.
  @Test func textKeepsUpright() {
    onStage(40) { stage in
      let text = CATextLayer()
      text.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
      text.string = "L"
      let shown = stage.show(text)
      let upright = stage.pixels()
      still { shown.isGeometryFlipped = true }
      let flipped = stage.pixels()
      #expect(upright.coveredArea > 0)
      #expect((0..<40).allSatisfy { upright[$0, 20] == flipped[$0, 20] })
      #expect(upright.coveredArea == flipped.coveredArea)
    }
  }
}
