import QuartzCore
import Testing

/// Layers that give their sublayers a place in space and nothing else.
@MainActor
struct TransformLayerTests {
  private func transformLayer(_ size: CGFloat, at x: CGFloat, _ y: CGFloat) -> CATransformLayer {
    let layer = CATransformLayer()
    layer.bounds = CGRect(x: 0, y: 0, width: size, height: size)
    layer.position = CGPoint(x: x, y: y)
    return layer
  }

  // 7.4 (M GS)
  @Test func aTransformLayerStartsAsALayerDoes() {
    let layer: CALayer = CATransformLayer()
    #expect(layer.opacity == 1)
    #expect(layer.bounds == .zero)
    let child = CALayer()
    layer.addSublayer(child)
    #expect(layer.sublayers?.count == 1)
    #expect(child.superlayer === layer)
  }

  // 7.4 (D): only the sublayers are drawn.
  @Test func onlySublayersAreDrawn() {
    onStage(20) { stage in
      let layer = transformLayer(10, at: 10, 10)
      layer.backgroundColor = redColor
      layer.borderWidth = 2
      layer.borderColor = redColor
      layer.cornerRadius = 5
      layer.masksToBounds = true
      layer.mask = square(redColor, 1, at: 0, 0)
      layer.addSublayer(square(greenColor, 4, at: 10, 5))
      _ = stage.show(layer)
      let pixels = stage.pixels()
      #expect(pixels.coveredArea == 16)
      // Half of it outside the bounds.
      #expect(pixels[13, 8] == greenPixel)
      #expect(pixels[16, 11] == greenPixel)
    }
  }

  // 7.4 (D): sublayers keep their places in space: the turns add up.
  @Test func sublayersAreNotFlattened() {
    onStage(100) { stage in
      let (layer, child) = (transformLayer(40, at: 50, 50), square(redColor, 20, at: 20, 20))
      child.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
      layer.transform = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
      layer.addSublayer(child)
      _ = stage.show(layer)
      #expect(abs(stage.pixels().coveredArea - 400) < 0.01)
    }
  }

  // 7.4 (D), 5.2 (O SO-10917380): its own perspective shows the zPosition of its sublayers.
  @Test func sublayersAreSeenInItsOwnPerspective() {
    onStage(100) { stage in
      let (layer, child) = (transformLayer(100, at: 50, 50), square(redColor, 20, at: 60, 40))
      layer.transform.m34 = -1 / 100
      child.zPosition = 50
      layer.addSublayer(child)
      _ = stage.show(layer)
      #expect(stage.pixels().coveredArea == 1600)
      #expect(stage.pixel(50, 10) == redPixel)
    }
  }

  // 7.4 (D): no group: overlapping sublayers fade each by itself.
  @Test func opacityFadesEachSublayer() {
    onStage(20) { stage in
      let layer = transformLayer(20, at: 10, 10)
      layer.opacity = 0.5
      layer.addSublayer(square(redColor, 10, at: 10, 10))
      layer.addSublayer(square(redColor, 10, at: 15, 10))
      _ = stage.show(layer)
      let pixels = stage.pixels()
      #expect(pixels[6, 10][3] == 128)
      #expect(abs(Int(pixels[12, 10][3]) - 191) <= 1)
      still { layer.isHidden = true }
      #expect(stage.pixels().coveredArea == 0)
    }
  }

  // 7.4 (D; R OCA): sublayers of nested transform layers lie in one space.
  @Test func nestedTransformLayersAreOneSpace() {
    onStage(40) { stage in
      let (outer, inner) = (transformLayer(40, at: 20, 20), transformLayer(40, at: 20, 20))
      let (back, front, between) = (
        square(redColor, 20, at: 20, 20), square(greenColor, 20, at: 20, 20),
        square(blueColor, 10, at: 20, 20)
      )
      front.zPosition = 10
      between.zPosition = 5
      outer.sublayers = [front, back, inner]
      inner.addSublayer(between)
      _ = stage.show(outer)
      #expect(stage.pixel(20, 20) == greenPixel)
      still { inner.zPosition = 6 }
      #expect(stage.pixel(20, 20) == bluePixel)
      still {
        inner.zPosition = 0
        outer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      }
      #expect(stage.pixel(20, 20) == redPixel)
      still {
        front.isHidden = true
        back.isHidden = true
      }
      #expect(stage.pixel(20, 20) == bluePixel)
    }
  }

  // 7.4 (D): a plain layer in it is flattened itself.
  @Test func aPlainLayerInsideFlattensItsOwnSublayers() {
    onStage(100) { stage in
      let (layer, plain, child) = (
        transformLayer(100, at: 50, 50), square(nil, 100, at: 50, 50),
        square(redColor, 20, at: 60, 40)
      )
      layer.transform.m34 = -1 / 100
      child.zPosition = 50
      plain.addSublayer(child)
      layer.addSublayer(plain)
      _ = stage.show(layer)
      #expect(stage.pixels().coveredArea == 400)
    }
  }

  // 5.2: its sublayerTransform acts about its anchor point, before its own.
  @Test func sublayerTransformActsInSpace() {
    onStage(40) { stage in
      let (layer, child) = (transformLayer(20, at: 20, 20), square(redColor, 10, at: 10, 10))
      layer.sublayerTransform = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
      layer.transform = CATransform3DMakeRotation(-.pi / 2, 1, 0, 0)
      layer.addSublayer(child)
      _ = stage.show(layer)
      #expect(abs(stage.pixels().coveredArea - 100) < 0.01)
    }
  }

  // 1.2: time runs through it as through other layers.
  @Test func timeRunsThroughIt() {
    onStage(40) { stage in
      let (layer, child) = (transformLayer(40, at: 20, 20), square(redColor, 10, at: 5, 20))
      layer.speed = 2
      layer.addSublayer(child)
      _ = stage.show(layer)
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (5, 35, 4)
      child.add(move, forKey: nil)
      stage.advance(to: 1)
      #expect(stage.pixel(20, 20) == redPixel)
      #expect(stage.pixel(10, 20) == clearPixel)
    }
  }

  // 7.4 (D): points pass over it to its sublayers.
  @Test func hitsPassOverItToItsSublayers() {
    let root = square(nil, 100, at: 50, 50)
    let (layer, child) = (transformLayer(40, at: 50, 50), square(nil, 20, at: 20, 20))
    root.sublayerTransform.m34 = -1 / 100
    layer.addSublayer(child)
    layer.zPosition = 30
    child.zPosition = 20
    root.addSublayer(layer)
    // Twice as large as it is: 30…70.
    #expect(root.hitTest(CGPoint(x: 31, y: 69)) === child)
    #expect(root.hitTest(CGPoint(x: 29, y: 50)) === root)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(root.hitTest(CGPoint(x: 69, y: 31)) === child)
    layer.isHidden = true
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === root)
  }

  // 7.4, 5.2: what lies in it is converted by its place in space.
  @Test func pointsInsideAreConvertedThroughSpace() {
    let root = square(nil, 100, at: 50, 50)
    let (layer, child) = (transformLayer(100, at: 50, 50), square(nil, 20, at: 50, 50))
    root.addSublayer(layer)
    layer.addSublayer(child)
    layer.transform = CATransform3DMakeRotation(-.pi / 3, 0, 1, 0)
    child.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let corner = child.convert(CGPoint.zero, to: root)
    #expect(abs(corner.x - 40) < 1e-9 && abs(corner.y - 40) < 1e-9)
    let back = child.convert(corner, from: root)
    #expect(abs(back.x) < 1e-9 && abs(back.y) < 1e-9)
    let sibling = square(nil, 20, at: 50, 50)
    layer.addSublayer(sibling)
    // Turned by 60°, seen half as wide.
    let there = sibling.convert(CGPoint(x: 20, y: 5), to: child)
    #expect(abs(there.x - 15) < 1e-9 && abs(there.y - 5) < 1e-9)
  }

  @Test func aTransformLayerMasksByItsSublayers() {
    onStage(20) { stage in
      let (layer, mask) = (square(redColor, 20, at: 10, 10), transformLayer(20, at: 10, 10))
      mask.addSublayer(square(greenColor, 4, at: 5, 5))
      mask.addSublayer(square(greenColor, 4, at: 15, 5))
      layer.mask = mask
      _ = stage.show(layer)
      #expect(stage.pixels().coveredArea == 32)
      #expect(stage.pixel(4, 4) == redPixel)
      #expect(stage.pixel(14, 4) == redPixel)
    }
  }
}
