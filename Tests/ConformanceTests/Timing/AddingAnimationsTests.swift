import QuartzCore
import Testing
import UIKit

/// 1.5: adding, replacing and removing animations.
@MainActor
struct AddingAnimationsTests {
  // 1.5 (D HDR)
  @Test func addingCopies() {
    let layer = CALayer()
    let animation = rise()
    layer.add(animation, forKey: "rise")
    animation.toValue = 5
    let stored = layer.animation(forKey: "rise") as? CABasicAnimation
    #expect(stored !== animation)
    #expect(stored?.toValue as? Int == 100)
    #expect(layer.animation(forKey: "rise") === stored)
  }

  // 1.5 (D HDR): the original may be changed and added again.
  @Test func laterChangesOfTheOriginalHaveNoEffect() {
    onStage { stage in
      let layer = stage.restingLayer()
      let animation = rise()
      let child = rise()
      let group = CAAnimationGroup()
      (group.animations, group.duration) = ([child], 1)
      layer.add(animation, forKey: "rise")
      animation.toValue = 200
      layer.add(animation, forKey: "rise")
      animation.toValue = 300
      #expect(stage.depth(of: layer, at: 0.5) == 100)
      layer.add(group, forKey: "rise")
      stage.commit()
      child.toValue = 400
      #expect(stage.depth(of: layer, at: 1) == 50)
    }
  }

  // 1.5: what `animation(forKey:)` gives is not a handle to what is shown.
  @Test func theStoredCopyIsNotChangedFromOutside() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn { layer.add(rise(), forKey: "rise") }
      layer.animation(forKey: "rise")?.duration = 50
      (layer.animation(forKey: "rise") as? CABasicAnimation)?.toValue = 7
      #expect(stage.depth(of: layer, at: 0.5) == 50)
      #expect(stage.depth(of: layer, at: 1) == -1)
    }
  }

  // 1.5 (D)
  @Test func keysReplaceAndNilDoesNot() {
    let layer = CALayer()
    layer.add(rise(), forKey: "a")
    layer.add(rise(), forKey: "b")
    layer.add(rise(), forKey: nil)
    layer.add(rise { $0.duration = 2 }, forKey: "a")
    #expect(layer.animationKeys() == ["b", "a"])
    #expect(layer.animation(forKey: "a")?.duration == 2)
    layer.removeAnimation(forKey: "b")
    #expect(layer.animationKeys() == ["a"])
    #expect(layer.animation(forKey: "b") == nil)
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
  }

  // 1.5 (I)
  @Test func anEmptyKeyIsAKey() {
    let layer = CALayer()
    layer.add(rise(), forKey: "")
    layer.add(rise { $0.duration = 3 }, forKey: "")
    #expect(layer.animationKeys() == [""])
    #expect(layer.animation(forKey: "")?.duration == 3)
  }

  // 1.5 (D): several animations without a key run together.
  @Test func animationsWithoutKeyDoNotReplaceEachOther() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn {
        layer.add(rise { ($0.isAdditive, $0.duration) = (true, 2) }, forKey: nil)
        layer.add(rise { ($0.isAdditive, $0.duration) = (true, 4) }, forKey: nil)
      }
      #expect(stage.depth(of: layer, at: 1) == 74)
    }
  }

  // 1.5: keys are per layer and have nothing to do with key paths.
  @Test func aKeyIsNotAKeyPath() {
    onStage { stage in
      let layer = stage.restingLayer()
      let other = stage.restingLayer()
      stage.turn {
        layer.add(rise(), forKey: "opacity")
        other.add(rise(), forKey: "opacity")
        layer.opacity = 0.5
      }
      // The implicit animation of the opacity takes the key.
      #expect(stage.depth(of: layer, at: 0.5) == -1)
      #expect(stage.depth(of: other, at: 0.5) == 50)
    }
  }

  // animations.m (M GS)
  @Test func removingAllLeavesNone() {
    let layer = CALayer()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "first")
    layer.add(CABasicAnimation(keyPath: "position"), forKey: "second")
    #expect(layer.animationKeys()?.count == 2)
    layer.displayIfNeeded()
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil)
    #expect(layer.animation(forKey: "first") == nil)
    #expect(layer.animation(forKey: "second") == nil)
    #expect(!layer.needsDisplay())
    layer.removeAllAnimations()
    layer.removeAnimation(forKey: "first")
    #expect(layer.animationKeys() == nil)
  }

  // 1.5 (D HDR)
  @Test func aMissingDurationIsTheTransactions() {
    let layer = CALayer()
    onStage { stage in
      layer.add(rise { $0.duration = 0 }, forKey: "a")
      layer.add(rise { $0.duration = -3 }, forKey: "b")
      CATransaction.setAnimationDuration(3)
      layer.add(rise { $0.duration = 0 }, forKey: "c")
      layer.add(rise { $0.duration = 2 }, forKey: "d")
      let group = CAAnimationGroup()
      group.animations = [rise { $0.duration = 0 }]
      layer.add(group, forKey: "e")
    }
    let durations = ["a", "b", "c", "d", "e"].map { layer.animation(forKey: $0)?.duration }
    #expect(durations == [0.25, 0.25, 3, 2, 3])
  }

  // 1.5: where the transaction has no duration either, the animation is over as it begins.
  @Test func noDurationAtAllIsOverAtOnce() {
    onStage { stage in
      let layer = stage.restingLayer()
      let witness = AnimationWitness()
      stage.advance(to: 1)
      stage.turn {
        CATransaction.setAnimationDuration(0)
        layer.add(
          rise {
            $0.duration = 0
            $0.delegate = witness
          }, forKey: "rise")
      }
      #expect(stage.depth(of: layer, at: 1) == -1)
      #expect(layer.animationKeys() == nil)
      #expect(witness.notes == ["start 1.0", "end 1.0"])
    }
  }

  // 1.5 (D; layer space O RQ, WL)
  @Test func beginTimeZeroIsTheCommitInTheLayersTime() {
    onStage { stage in
      let parent = stage.show(CALayer())
      let layer = stage.restingLayer(in: parent)
      stage.turn {
        parent.speed = 2
        layer.timeOffset = 10
      }
      stage.advance(to: 4)
      layer.add(rise(), forKey: "rise")
      #expect(layer.animation(forKey: "rise")?.beginTime == 0)
      stage.commit()
      #expect(layer.animation(forKey: "rise")?.beginTime == 18)
      #expect(stage.depth(of: layer, at: 4.25) == 50)
    }
  }

  // 1.5 (O RQ), trap 4: an explicit one is taken literally, in the layer's time.
  @Test func anExplicitBeginTimeIsInTheLayersTime() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn { layer.speed = 2 }
      stage.turn { layer.add(rise { $0.beginTime = 4 }, forKey: nil) }
      #expect(stage.depth(of: layer, at: 1.75) == -1)
      #expect(stage.depth(of: layer, at: 2.25) == 50)
    }
  }

  // 1.5 (O RQ): the time now plus a delay is wrong in a layer with a clock of its own.
  @Test func globalTimesAreWrongUnderAnotherClock() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn { layer.beginTime = 1 }
      stage.advance(to: 2)
      stage.turn {
        layer.add(rise { $0.beginTime = CACurrentMediaTime() + 0.5 }, forKey: "wrong")
        layer.add(
          rise {
            $0.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + 0.5
            $0.toValue = 10
          }, forKey: "right")
      }
      #expect(stage.depth(of: layer, at: 3) == 5)
      #expect(stage.depth(of: layer, at: 4) == 50)
    }
  }

  // 1.5 (O CAML): only exactly 0 is replaced.
  @Test func aTinyBeginTimeIsTheLayersZero() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.advance(to: 0.5)
      stage.turn { layer.add(rise { $0.beginTime = 1e-100 }, forKey: nil) }
      #expect(stage.depth(of: layer, at: 0.5) == 50)
    }
  }

  // 1.5: a beginning that is past is kept: the animation is seen from its middle.
  @Test func aPastBeginTimeIsKept() {
    onStage { stage in
      let layer = stage.restingLayer()
      let witness = AnimationWitness()
      stage.advance(to: 5)
      stage.turn {
        layer.add(
          rise { ($0.beginTime, $0.duration, $0.delegate) = (4, 4, witness) }, forKey: "a")
      }
      #expect(stage.depth(of: layer, at: 5) == 25)
      stage.turn { layer.add(rise { ($0.beginTime, $0.delegate) = (1, witness) }, forKey: "b") }
      #expect(stage.depth(of: layer, at: 5.5) == 37.5)
      #expect(layer.animationKeys() == ["a"])
      stage.advance(to: 9)
      #expect(witness.notes == ["start 5.0", "start 5.0", "end 5.0", "end 8.0"])
    }
  }

  // 1.6: everything added in one turn shares the time of its commit.
  @Test func oneCommitIsOneMoment() {
    onStage { stage in
      let layers = (0..<3).map { _ in stage.restingLayer() }
      stage.advance(to: 1.25)
      stage.turn {
        for layer in layers { layer.add(rise(), forKey: "rise") }
        layers[0].opacity = 0
      }
      #expect(layers.map { $0.animation(forKey: "rise")?.beginTime } == [1.25, 1.25, 1.25])
      #expect(layers[0].animation(forKey: "opacity")?.beginTime == 1.25)
    }
  }

  // 1.5 (M): a layer outside any tree keeps its animations and begins them when it is shown.
  @Test func aLayerOutsideTheTreeWaits() {
    onStage { stage in
      let layer = CALayer()
      stage.turn { layer.add(rise(), forKey: "rise") }
      stage.advance(to: 5)
      #expect(layer.animationKeys() == ["rise"])
      #expect(layer.presentation() == nil)
      stage.turn { stage.rootLayer.addSublayer(layer) }
      #expect(layer.animation(forKey: "rise")?.beginTime == 5)
      #expect(stage.depth(of: layer, at: 5.5) == 50)
    }
  }

  // Trap 17 (O/M): before the commit an added animation is not seen.
  @Test func nothingIsShownBeforeTheCommit() {
    onStage { stage in
      let layer = stage.restingLayer()
      layer.add(rise(), forKey: "rise")
      #expect(layer.presentation()?.zPosition == -1)
      stage.commit()
      #expect(layer.presentation()?.zPosition == 0)
    }
  }

  // 1.5 (D): at its end it leaves, unless it was told not to.
  @Test func isRemovedOnCompletionDecidesWhetherItStays() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn {
        layer.add(rise(), forKey: "leaves")
        layer.add(rise { $0.isRemovedOnCompletion = false }, forKey: "stays")
      }
      stage.advance(to: 0.999)
      #expect(layer.animationKeys() == ["leaves", "stays"])
      stage.advance(to: 1)
      #expect(layer.animationKeys() == ["stays"])
      #expect(stage.depth(of: layer, at: 1) == -1)
    }
  }

  // 1.5 (O SO), trap 9: end points of the wrong class show nothing.
  @Test func valuesOfTheWrongClassDoNothing() {
    onStage { stage in
      let layer = stage.restingLayer()
      layer.backgroundColor = UIColor.green.cgColor
      stage.commit()
      stage.turn {
        layer.add(rise { ($0.fromValue, $0.toValue) = ("low", "high") }, forKey: nil)
        layer.add(rise { $0.toValue = CGPoint(x: 1, y: 1) }, forKey: nil)
        layer.add(
          rise {
            $0.keyPath = "backgroundColor"
            ($0.fromValue, $0.toValue) = (UIColor.red, UIColor.blue)
          }, forKey: nil)
        layer.add(rise { $0.keyPath = "nobodyKnowsIt" }, forKey: nil)
        layer.add(rise { $0.keyPath = nil }, forKey: nil)
      }
      let shown = stage.presentation(of: layer, at: 0.5)
      #expect(shown?.zPosition == -1)
      #expect(shown?.backgroundColor == UIColor.green.cgColor)
    }
  }

  // 1.5: a change of the model leaves the animation alone.
  @Test func theModelMayChangeUnderAnAnimation() {
    onStage { stage in
      let layer = stage.restingLayer()
      stage.turn { layer.add(rise(), forKey: nil) }
      stage.advance(to: 0.5)
      stage.turn {
        CATransaction.setDisableActions(true)
        layer.zPosition = 7
      }
      #expect(stage.depth(of: layer, at: 0.75) == 75)
      #expect(stage.depth(of: layer, at: 1) == 7)
    }
  }
}
