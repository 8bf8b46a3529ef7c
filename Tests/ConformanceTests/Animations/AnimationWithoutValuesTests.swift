import QuartzCore
import Testing

/// 2.2: without any value, from what was shown before, captured when the animation is added, to
/// the model as it is. (HDR; O WL)
@MainActor
struct AnimationWithoutValuesTests {
  /// A change of the model that no action animates.
  private func quietly(_ change: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    change()
    CATransaction.commit()
  }

  @Test func itStartsFromWhatWasShownBeforeAChange() {
    onStage { stage in
      let layer = stage.show(model(zPosition: 10))
      quietly { layer.zPosition = 50 }
      layer.add(basic("zPosition"), forKey: nil)
      #expect(stage.presentation(of: layer, at: 0)?.zPosition == 10)
      #expect(stage.presentation(of: layer, at: 0.25)?.zPosition == 20)
      #expect(stage.presentation(of: layer, at: 1)?.zPosition == 50)
    }
  }

  @Test func theChangeMayFollow() {
    onStage { stage in
      let layer = stage.show(model(zPosition: 10))
      layer.add(basic("zPosition"), forKey: nil)
      quietly { layer.zPosition = 50 }
      #expect(stage.presentation(of: layer, at: 0.25)?.zPosition == 20)
    }
  }

  @Test func severalChangesAreOne() {
    onStage { stage in
      let layer = stage.show(model(zPosition: 10))
      quietly { layer.zPosition = 30 }
      quietly { layer.opacity = 0.5 }
      quietly { layer.zPosition = 50 }
      layer.add(basic("zPosition"), forKey: nil)
      layer.add(basic("opacity"), forKey: nil)
      let shown = stage.presentation(of: layer, at: 0.5)
      #expect(shown?.zPosition == 30)
      #expect(shown?.opacity == 0.75)
    }
  }

  @Test func aChangeOfAnEarlierTurnIsNoChange() {
    onStage { stage in
      let layer = stage.show(model(zPosition: 10))
      quietly { layer.zPosition = 50 }
      stage.commit()
      layer.add(basic("zPosition"), forKey: nil)
      #expect(stage.presentation(of: layer, at: 0.25)?.zPosition == 50)
    }
  }

  @Test func whatARunningAnimationShowsIsWhatWasShown() {
    onStage { stage in
      let layer = stage.show(model(zPosition: 0))
      layer.add(basic("zPosition") { ($0.fromValue, $0.toValue) = (100, 200) }, forKey: "move")
      stage.advance(to: 0.5)
      layer.add(basic("zPosition"), forKey: "move")
      #expect(stage.presentation(of: layer, at: 0.5)?.zPosition == 150)
      #expect(stage.presentation(of: layer, at: 1)?.zPosition == 75)
      #expect(stage.presentation(of: layer, at: 1.5)?.zPosition == 0)
    }
  }

  @Test func anAnimationTakenAwayInTheSameTurnWasStillShown() {
    onStage { stage in
      let layer = stage.show(model(zPosition: 0))
      layer.add(basic("zPosition") { ($0.fromValue, $0.toValue) = (100, 200) }, forKey: "move")
      stage.advance(to: 0.5)
      layer.removeAllAnimations()
      layer.add(basic("zPosition"), forKey: nil)
      #expect(stage.presentation(of: layer, at: 1)?.zPosition == 75)
    }
  }

  @Test func partsOfAStructureAndGroupsStartThereToo() {
    onStage { stage in
      let layer = stage.show(CALayer())
      quietly {
        layer.position = CGPoint(x: 8, y: 4)
        layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)
      }
      let group = CAAnimationGroup()
      group.duration = 1
      group.animations = [
        CABasicAnimation(keyPath: "position.x"), CABasicAnimation(keyPath: "transform.rotation"),
      ]
      layer.add(group, forKey: nil)
      let shown = stage.presentation(of: layer, at: 0.25)
      #expect(shown?.position == CGPoint(x: 2, y: 4))
      #expect(isClose(shown?.value(forKeyPath: "transform.rotation") as? Double ?? 0, 0.25))
    }
  }

  @Test func aSpringStartsThereToo() {
    onStage { stage in
      let layer = stage.show(model(zPosition: 0))
      quietly { layer.zPosition = 100 }
      let spring = CASpringAnimation(keyPath: "zPosition")
      (spring.damping, spring.duration) = (20, 1)
      layer.add(spring, forKey: nil)
      // Critical: 1 − e^(−2)·(1 + 2).
      let value = Double(stage.presentation(of: layer, at: 0.2)?.zPosition ?? 0)
      #expect(isClose(value, 100 * (1 - 3 * exp(-2))))
    }
  }

  @Test func itsValuesStayNil() {
    onStage { stage in
      let layer = stage.show(model(zPosition: 10))
      quietly { layer.zPosition = 50 }
      layer.add(basic("zPosition"), forKey: "a")
      let copy = layer.animation(forKey: "a") as? CABasicAnimation
      #expect(copy != nil)
      #expect(copy?.fromValue == nil && copy?.toValue == nil && copy?.byValue == nil)
    }
  }

  // A layer that was never shown has nothing to start from.
  @Test func aNewLayerShowsItsModel() {
    onStage { stage in
      let layer = model(zPosition: 10)
      layer.add(basic("zPosition"), forKey: nil)
      #expect(stage.show(layer).zPosition == 10)
      #expect(stage.presentation(of: layer, at: 0.5)?.zPosition == 10)
    }
  }
}
