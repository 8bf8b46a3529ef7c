import QuartzCore
import Testing

/// Which layers animate by themselves, when, and for how long.
@MainActor
struct ImplicitTransactionTests {
  // 4.2, measured
  @Test func aLayerOutsideATreeDoesNotAnimate() {
    onStage { stage in
      let (outer, layer) = (CALayer(), CALayer())
      outer.addSublayer(layer)
      layer.position = CGPoint(x: 10, y: 10)
      #expect(layer.animationKeys() == nil)
      stage.commit()
      CATransaction.begin()
      layer.position = CGPoint(x: 20, y: 20)
      CATransaction.commit()
      #expect(layer.animationKeys() == nil)
      #expect(layer.position.x == 20)
    }
  }

  // 4.2: nobody saw where it came from.
  @Test func aLayerMadeInTheSameTransactionDoesNotAnimate() {
    onStage { stage in
      let layer = CALayer()
      stage.rootLayer.addSublayer(layer)
      layer.opacity = 0.5
      #expect(layer.animationKeys() == nil)
      CATransaction.begin()
      layer.opacity = 0.25
      CATransaction.commit()
      #expect(layer.animationKeys() == nil)
      CATransaction.flush()
      layer.opacity = 1
      #expect(layer.animationKeys() == ["opacity"])
    }
  }

  // 4.2: masks are in the tree too.
  @Test func aMaskOfAShownLayerAnimates() {
    onStage { stage in
      let layer = CALayer()
      layer.mask = CALayer()
      _ = stage.show(layer)
      layer.mask?.opacity = 0.5
      #expect(layer.mask?.animationKeys() == ["opacity"])
      #expect(layer.animationKeys() == nil)
    }
  }

  // 4.2
  @Test func theModelChangesAtOnceAndThePresentationFollows() {
    onStage { stage in
      let layer = stage.show(CALayer())
      stage.advance(to: 1)
      layer.opacity = 0
      #expect(layer.opacity == 0)
      #expect(layer.presentation()?.opacity == 1)
      stage.commit()
      #expect(layer.animation(forKey: "opacity")?.beginTime == 1)
      #expect(layer.presentation()?.opacity == 1)
      // The default curve, (0.25, 0.1) (0.25, 1), is CSS's "ease": 0.8024033877399112 at a half.
      let middle = stage.presentation(of: layer, at: 1.125)?.opacity ?? 0
      #expect(isClose(Double(middle), 1 - 0.8024033877399112, 1e-6))
      #expect(stage.presentation(of: layer, at: 1.25)?.opacity == 0)
      #expect(layer.animationKeys() == nil)
    }
  }

  // 4.2: from what was shown, however often the model changes before it is seen.
  @Test func twoChangesInOneTurnMakeOneMovement() {
    onStage { stage in
      let layer = stage.show(CALayer())
      layer.position = CGPoint(x: 10, y: 0)
      layer.position = CGPoint(x: 100, y: 0)
      #expect(layer.animationKeys() == ["position"])
      let animation = layer.animation(forKey: "position") as? CABasicAnimation
      #expect(animation?.fromValue as? CGPoint == .zero)
      stage.commit()
      #expect(layer.presentation()?.position == .zero)
    }
  }

  // 4.4
  @Test func theTransactionSetsDurationAndCurve() {
    onStage { stage in
      let layer = stage.show(CALayer())
      let curve = CAMediaTimingFunction(name: .easeIn)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(curve)
      layer.opacity = 0
      CATransaction.commit()
      layer.position = CGPoint(x: 1, y: 1)
      #expect(layer.animation(forKey: "opacity")?.duration == 2)
      #expect(layer.animation(forKey: "opacity")?.timingFunction == curve)
      #expect(layer.animation(forKey: "position")?.duration == 0.25)
      #expect(
        layer.animation(forKey: "position")?.timingFunction
          == CAMediaTimingFunction(name: .default))
    }
  }

  // 4.4: implicit changes are immediate.
  @Test func aTransactionOfNoDurationChangesAtOnce() {
    onStage { stage in
      let layer = stage.show(CALayer())
      CATransaction.begin()
      CATransaction.setAnimationDuration(0)
      layer.opacity = 0
      CATransaction.commit()
      #expect(layer.animationKeys() == nil)
      stage.commit()
      #expect(layer.presentation()?.opacity == 0)
    }
  }

  // 1.7: what leaves the tree loses its animations, unfinished.
  @Test func aLayerThatLeavesTheTreeLosesItsAnimations() {
    final class Witness: NSObject, CAAnimationDelegate {
      var ends: [Bool] = []
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { ends.append(flag) }
    }
    onStage { stage in
      let outer = stage.show(CALayer())
      let layer = CALayer()
      outer.addSublayer(layer)
      stage.commit()
      let witness = Witness()
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0
      fade.duration = 5
      fade.delegate = witness
      layer.add(fade, forKey: "fade")
      stage.advance(to: 1)
      #expect(layer.animationKeys() == ["fade"])
      outer.removeFromSuperlayer()
      stage.advance(to: 2)
      #expect(witness.ends == [false])
      #expect(layer.animationKeys() == nil)
      #expect(layer.presentation() == nil)
      layer.position = CGPoint(x: 1, y: 1)
      #expect(layer.animationKeys() == nil)
    }
  }

  // 4.5: a layer that only moves within the tree keeps them.
  @Test func aLayerThatMovesWithinTheTreeKeepsItsAnimations() {
    onStage { stage in
      let (first, second) = (stage.show(CALayer()), stage.show(CALayer()))
      let layer = CALayer()
      first.addSublayer(layer)
      stage.commit()
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.toValue = 0
      fade.duration = 4
      layer.add(fade, forKey: "fade")
      stage.advance(to: 1)
      second.addSublayer(layer)
      #expect(stage.presentation(of: layer, at: 2)?.opacity == 0.5)
    }
  }
}
