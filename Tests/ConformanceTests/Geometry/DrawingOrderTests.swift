import QuartzCore
import Testing

/// What lies above what.
@MainActor
struct DrawingOrderTests {
  // 5.3 (D; O)
  @Test func siblingsAreDrawnByZPositionThenByIndex() {
    onStage(20) { stage in
      let layers = [
        square(redColor, 10, at: 10, 10), square(greenColor, 10, at: 10, 10),
        square(blueColor, 10, at: 10, 10),
      ]
      stage.rootLayer.sublayers = layers
      #expect(stage.pixel(10, 10) == bluePixel)
      still { layers[1].zPosition = 1 }
      #expect(stage.pixel(10, 10) == greenPixel)
      still { layers[0].zPosition = 1 }
      #expect(stage.pixel(10, 10) == greenPixel)
      still { layers[0].zPosition = 1.5 }
      #expect(stage.pixel(10, 10) == redPixel)
      still { for layer in layers { layer.zPosition = -3 } }
      #expect(stage.pixel(10, 10) == bluePixel)
    }
  }

  // 5.3 (D; O): whatever their zPosition.
  @Test func sublayersLieAboveTheirSuperlayersOwnContent() {
    onStage(20) { stage in
      let (parent, child) = (square(redColor, 10, at: 10, 10), square(greenColor, 10, at: 5, 5))
      child.zPosition = -1000
      parent.addSublayer(child)
      _ = stage.show(parent)
      #expect(stage.pixel(10, 10) == greenPixel)
    }
  }

  // 5.3 (D): a layer's sublayers stay with it, between its siblings.
  @Test func depthDoesNotLeadOutOfASuperlayer() {
    onStage(20) { stage in
      let (parent, child, sibling) = (
        square(nil, 10, at: 10, 10), square(redColor, 10, at: 5, 5),
        square(greenColor, 10, at: 10, 10)
      )
      child.zPosition = 1000
      parent.addSublayer(child)
      stage.rootLayer.sublayers = [parent, sibling]
      #expect(stage.pixel(10, 10) == greenPixel)
    }
  }

  // 5.3 (O SO-12659301): a move along z in the transform counts like zPosition.
  @Test func movingAlongZCountsLikeZPosition() {
    onStage(20) { stage in
      let (a, b) = (square(redColor, 10, at: 10, 10), square(greenColor, 10, at: 10, 10))
      stage.rootLayer.sublayers = [a, b]
      still { a.transform = CATransform3DMakeTranslation(0, 0, 5) }
      #expect(stage.pixel(10, 10) == redPixel)
      still { b.zPosition = 6 }
      #expect(stage.pixel(10, 10) == greenPixel)
      // Both at 5, up to rounding: the later one.
      still {
        b.zPosition = 0.1
        b.anchorPointZ = 0.7
        b.transform = CATransform3DMakeTranslation(0, 0, 4.9)
      }
      #expect(stage.pixel(10, 10) == greenPixel)
      // Smaller about an anchor point 10 above the plane means nearer by 5.
      still {
        b.transform = CATransform3DMakeScale(1, 1, 0.5)
        b.zPosition = 0
        b.anchorPointZ = 8
      }
      #expect(stage.pixel(10, 10) == redPixel)
      still { b.anchorPointZ = 12 }
      #expect(stage.pixel(10, 10) == greenPixel)
    }
  }

  // 5.3 (D): animations of zPosition change the order on the way.
  @Test func theOrderFollowsAnAnimatedZPosition() {
    onStage(20) { stage in
      let (a, b) = (square(redColor, 10, at: 10, 10), square(greenColor, 10, at: 10, 10))
      stage.rootLayer.sublayers = [a, b]
      stage.commit()
      let rise = CABasicAnimation(keyPath: "zPosition")
      (rise.fromValue, rise.toValue, rise.duration) = (-1, 1, 2)
      a.add(rise, forKey: nil)
      stage.advance(to: 0.9)
      #expect(stage.pixel(10, 10) == greenPixel)
      stage.advance(to: 1.1)
      #expect(stage.pixel(10, 10) == redPixel)
      stage.advance(to: 2.1)
      #expect(stage.pixel(10, 10) == greenPixel)
    }
  }

  // 5.3 (D): the layer and its sublayers are not drawn; 4.5 (D): nor when they are transparent.
  @Test func hiddenLayersAreNotDrawn() {
    onStage(20) { stage in
      let (parent, child) = (square(redColor, 10, at: 10, 10), square(greenColor, 4, at: 5, 5))
      parent.addSublayer(child)
      _ = stage.show(parent)
      still { parent.isHidden = true }
      #expect(stage.pixels().coveredArea == 0)
      still {
        parent.isHidden = false
        child.isHidden = true
      }
      #expect(stage.pixel(10, 10) == redPixel)
      still { parent.opacity = 0 }
      #expect(stage.pixels().coveredArea == 0)
      still { parent.opacity = -1 }
      #expect(stage.pixels().coveredArea == 0)
    }
  }

  // 5.3 (D): what is hidden goes on moving.
  @Test func animationsGoOnWhileALayerIsHidden() {
    onStage(20) { stage in
      let layer = stage.show(square(redColor, 4, at: 2, 10))
      let move = CABasicAnimation(keyPath: "position.x")
      (move.fromValue, move.toValue, move.duration) = (2, 18, 4)
      layer.add(move, forKey: nil)
      still { layer.isHidden = true }
      stage.advance(to: 2)
      #expect(stage.pixels().coveredArea == 0)
      #expect(layer.presentation()?.position.x == 10)
      still { layer.isHidden = false }
      #expect(stage.pixel(10, 10) == redPixel)
      #expect(stage.pixel(2, 10) == clearPixel)
    }
  }

  // 5.3 (D meaning; I test)
  @Test func aOneSidedLayerIsNotDrawnFromBehind() {
    onStage(20) { stage in
      let (card, child) = (square(redColor, 10, at: 10, 10), square(greenColor, 4, at: 5, 5))
      card.addSublayer(child)
      _ = stage.show(card)
      still { card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0) }
      #expect(stage.pixels().coveredArea == 100)
      still { card.isDoubleSided = false }
      #expect(stage.pixels().coveredArea == 0)
      still { card.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0) }
      #expect(abs(stage.pixels().coveredArea - 50) < 0.5)
      // A mirror shows the back too; two turns show the front.
      still { card.transform = CATransform3DMakeScale(-1, 1, 1) }
      #expect(stage.pixels().coveredArea == 0)
      still { stage.rootLayer.sublayerTransform = CATransform3DMakeRotation(.pi, 1, 0, 0) }
      #expect(stage.pixels().coveredArea == 100)
    }
  }

  // 5.3 (D): two cards back to back, of which one shows at a time.
  @Test func aCardFlips() {
    onStage(20) { stage in
      let (front, back) = (square(redColor, 10, at: 10, 10), square(greenColor, 10, at: 10, 10))
      front.isDoubleSided = false
      back.isDoubleSided = false
      back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      stage.rootLayer.sublayers = [front, back]
      #expect(stage.pixel(10, 10) == redPixel)
      var perspective = CATransform3DIdentity
      perspective.m34 = -1 / 100
      for (angle, pixel) in [
        (1.0, redPixel), (1.5, redPixel), (1.65, greenPixel), (3.0, greenPixel),
      ] {
        still {
          stage.rootLayer.sublayerTransform = CATransform3DRotate(perspective, angle, 0, 1, 0)
        }
        let pixels = stage.pixels()
        #expect(pixels.coveredArea > 0)
        let seen = (0..<20).map { pixels[$0, 10] }.max { $0[3] < $1[3] } ?? []
        #expect((seen[0] > seen[1]) == (pixel == redPixel), "\(angle)")
      }
    }
  }
}
